import { LEVELS } from '../../src/bots/levels';
import { ponderEvenly, type Pondering } from '../../src/bots/ponder';
import { isOver, options, pending, start, step } from '../../src/engine/frames';
import type { State } from '../../src/engine/game';
import { roll, seeded } from '../../src/engine/rng';
import { view } from '../../src/engine/view';
import { games } from '../../src/games/all';
import { aboutThree } from '../../src/lab/check/wander';

/** How many playouts somebody thinks through. */
function lengthOf(pondering: Pondering): number {
  let playouts = 1;
  while (!pondering.run(1)) playouts++;
  return playouts;
}

const callers = games.flatMap(({ game, advice }) => (advice && 'window' in game.rules ? [{ game, advice }] : []));

it('there is a game with calls', () => expect(callers).not.toEqual([]));

it.each(LEVELS)('in a call a bot (%s) thinks as long whatever it holds, also if it can only pass', (level) => {
  for (const { game, advice } of callers) {
    const rng = seeded('calls');
    const state: State = start(game, { seats: aboutThree(game), seed: 'calls', variants: [] });
    const lengths = { free: new Set<number>(), bound: new Set<number>() };
    while (lengths.free.size === 0 || lengths.bound.size === 0) {
      const moves = options(game, state);
      const { seat = 0 } = pending(game, state) ?? {};
      const held = moves.length > 1 ? lengths.free : lengths.bound;
      if (state.stack[state.stack.length - 1]?.kind === 'window' && held.size === 0) {
        const question = { game, advice, view: view(game, state, seat), story: [], seed: 'even' };
        held.add(lengthOf(ponderEvenly(question, level, true)));
      }
      step(game, state, moves[roll(rng, moves.length)] ?? { do: 'pass' });
    }
    expect(lengths.free).toEqual(lengths.bound);
  }
});

it.each(LEVELS)('outside calls a bot (%s) thinks as long if there is only one thing to do', (level) => {
  for (const { game, advice } of games) {
    if (!advice) continue;
    const rng = seeded('turns');
    let state: State = start(game, { seats: aboutThree(game), seed: 'turns', variants: [] });
    const lengths = { free: new Set<number>(), bound: new Set<number>() };
    for (let deal = 0; deal < 200 && (lengths.free.size === 0 || lengths.bound.size === 0);) {
      const moves = options(game, state);
      const held = moves.length > 1 ? lengths.free : lengths.bound;
      if (state.stack[state.stack.length - 1]?.kind !== 'window' && held.size === 0) {
        const { seat = 0 } = pending(game, state) ?? {};
        const question = { game, advice, view: view(game, state, seat), story: [], seed: 'even' };
        held.add(lengthOf(ponderEvenly(question, level, false)));
      }
      step(game, state, moves[roll(rng, moves.length)] ?? { do: 'pass' });
      if (isOver(state)) state = start(game, { seats: aboutThree(game), seed: `turns ${++deal}`, variants: [] });
    }
    if (lengths.bound.size > 0) expect(lengths.free).toEqual(lengths.bound);
  }
});
