/** Where only one thing is left to choose somebody alone is not asked: a card of which nothing can be used, a tile that lies in one way only. */
import { options, pending, start, step } from '../../src/engine/frames';
import type { Move } from '../../src/engine/game';
import { seeded } from '../../src/engine/rng';
import { pickByWeight } from '../../src/bots/question';
import { view } from '../../src/engine/view';
import { dwarf, entry } from '../../src/games/dig-deeper-dwarf';
import { table } from '../games/dig-deeper-dwarf/table';
import { isOnlyOne } from '../../src/table/play';
import { rewound } from '../../src/table/rewind';
import { sitDown } from './sitting';

const CUT = { piles: {} };

test('a card of which only “leave unused” is left asks nobody', async () => {
  // Move and Mine on one card, and nothing to mine where it leads.
  const { state } = table({ ...CUT, hands: ['pick-and-cart'] });
  const sitting = sitDown(dwarf, { state, bots: [1] });
  await sitting.wait();
  const play = sitting.look().options.find(({ do: what }) => what === 'play');
  if (!play) throw new Error('nothing to play');
  sitting.send({ type: 'CHOOSE', move: play });
  await sitting.wait();
  const act = sitting.look().options.find(({ do: what }) => what === 'act');
  if (!act) throw new Error('nothing to do with it');
  sitting.send({ type: 'CHOOSE', move: act });
  await sitting.wait();
  expect(sitting.play().moves.map(({ do: what }) => what)).toEqual(['play', 'act', 'done']);
  expect(sitting.look().screen).toBe('choose');
});

test('whoever takes something back then takes back what they chose themselves', async () => {
  const { state } = table({ ...CUT, hands: ['pick-and-cart'] });
  const sitting = sitDown(dwarf, { state, bots: [1] });
  await sitting.wait();
  for (const wanted of ['play', 'act']) {
    const move = sitting.look().options.find(({ do: what }) => what === wanted);
    if (move) sitting.send({ type: 'CHOOSE', move });
    await sitting.wait();
  }
  sitting.send({ type: 'UNDO' });
  await sitting.wait();
  expect(sitting.play().moves.map(({ do: what }) => what)).toEqual(['play']);
});

test('a tile that fits in one way alone is laid at once', async () => {
  const t = table({
    dwarves: 'e',
    hands: ['mine', ''],
    piles: { ee: 'gold-treasure: silver', nn: 'silver' },
    tilePile: 'straight',
  });
  const sitting = sitDown(dwarf, { state: t.state, bots: [1] });
  await sitting.wait();
  for (const wanted of ['play', 'act']) {
    const move = sitting.look().options.find(({ do: what }) => what === wanted);
    if (move) sitting.send({ type: 'CHOOSE', move });
    for (let i = 0; i < 4; i++) await sitting.wait(700);
  }
  expect(sitting.play().moves.map(({ do: what }) => what)).toContain('lay');
});

test('at the end of a turn nobody is asked for a trait that cannot be used then', async () => {
  const asked = (hand: string) => {
    const { state } = table({ hands: [hand], traits: ['orderly'] }).plays('A end');
    const { game, players } = sitDown(dwarf, { state, bots: [1] }).play();
    return [state.stack.at(-1)?.kind, isOnlyOne({ game, state, players })];
  };
  // Orderly throws two Rubble out of the hand.
  expect(asked('rubble rubble')).toEqual(['asking', false]);
  expect(asked('silver')).toEqual(['asking', true]);
});

test.each(['a', 'b', 'c'])(
  'whoever goes back for practice comes to something that they chose themselves (%s)',
  (seed) => {
    const setup = { seats: 2, seed, variants: [], first: 0 };
    const state = start(dwarf, setup);
    const chance = seeded(seed);
    const { game, players, ...play } = sitDown(dwarf, { setup, state: dwarf.copy(state), bots: [1] }).play();
    const moves: Move[] = [];
    let isSettled = false;
    while (!isSettled) {
      isSettled = pending(game, state)?.seat === 0 && isOnlyOne({ game, state, players });
      const open = options(dwarf, state);
      const weights: number[] = [];
      entry.advice.weigh(view(dwarf, state, pending(game, state)?.seat ?? 0), open, weights);
      const move = open[pickByWeight(chance, weights)];
      if (!move) throw new Error('the game ended too early');
      step(dwarf, state, move);
      moves.push(move);
    }
    const back = rewound({ ...play, game, players, moves, state });
    expect(back.state && options(game, back.state).length).toBeGreaterThan(1);
  },
);
