/** A table knows all that happened since its game began, and tells everybody only what they could hear. */
import { apply, options, start } from '../../src/engine/frames';
import type { Move } from '../../src/engine/game';
import { seeded } from '../../src/engine/rng';
import { heard } from '../../src/engine/view';
import { games } from '../../src/games/all';
import { aboutThree } from '../../src/lab/check/wander';
import type { Request } from '../../src/bots/question';
import { logOf, NOTHING_TOLD, recapOf, tell, tellOn, toldFrom, turnOf, type Story } from '../../src/table/story';
import { dwarf } from '../../src/games/dig-deeper-dwarf';
import { table as deal } from '../games/dig-deeper-dwarf/table';
import { toy, withHand } from '../engine/toy';
import { seeOn, sitDown, tapSensibly } from './sitting';

const DRAW = { do: 'draw' } as const;
const TAPS = 300;

it.each(games.map(({ game }) => [game.id, game] as const))(
  'the story of %s is the same whether it was played or is read again',
  async (_id, game) => {
    const chance = seeded('story');
    const setup = { seats: aboutThree(game), seed: 'story', variants: [] };
    const bots = Array.from({ length: setup.seats - 1 }, (_, n) => n + 1);
    const table = sitDown(game, { ...setup, bots, speed: 0, story: tell(game, setup, []) });
    for (let i = 0; i < TAPS; i++) await tapSensibly(table, chance);
    const { story, moves } = table.play();
    expect(moves.length).toBeGreaterThan(0);
    expect(story).toEqual(tell(game, setup, moves));
    table.actor.stop();
  },
);

it('grows by every move and shrinks when one is taken back', async () => {
  const dwarf = games[0]?.game;
  if (!dwarf) throw new Error('no games');
  const table = sitDown(dwarf, { seats: 2, seed: 'taken back', speed: 0 });
  const chance = seeded('taken back');
  for (let i = 0; i < 2000 && !table.look().canUndo; i++) await tapSensibly(table, chance);
  await table.wait();
  const { past, story } = table.play();
  expect(table.look().canUndo).toBe(true);
  table.send({ type: 'UNDO' });
  expect(table.play().story).toBe(past.at(-1)?.story);
  expect(table.play().story.told.length).toBeLessThanOrEqual(story.told.length);
});

it('whoever is asked for a trait as a turn ends has no turn of their own yet, and hears afterwards what came before it', () => {
  let story: Story = NOTHING_TOLD;
  let { state } = deal({ traits: ['', 'clever'], hands: ['silver'] });
  for (const wanted of ['reveal', 'end', 'pass', 'end']) {
    const before = state;
    const move = options(dwarf, before).find(({ do: what }) => what === wanted);
    if (!move) throw new Error(`no ${wanted}`);
    if (wanted === 'pass') expect(turnOf(dwarf, before)).toBe(-1);
    state = apply(dwarf, before, move);
    story = tellOn(story, dwarf, before, move, state);
  }
  expect(recapOf(story, 1, 'own').map(({ what }) => what)).toContain('revealed');
});

it('whoever has decided something in their turn is on the way, and not any more once it is taken back', async () => {
  const { state } = deal({ hands: ['silver move', ''] });
  const sitting = sitDown(dwarf, { state, bots: [1] });
  await sitting.wait();
  expect(sitting.look().isUnderWay).toBe(false);
  const move = sitting.look().options.find(({ do: what }) => what === 'play');
  if (!move) throw new Error('nothing to play');
  sitting.send({ type: 'CHOOSE', move });
  await sitting.wait();
  expect(sitting.look().isUnderWay).toBe(true);
  sitting.send({ type: 'UNDO' });
  await sitting.wait();
  expect(sitting.look().isUnderWay).toBe(false);
});

it('a quarrel that was told in part is told again as a whole, and no longer once it was', () => {
  const begun = [0, 1].reduce(
    (state, seat) => withHand(state, seat, ['gem', 'thwart']),
    start(toy, { seats: 2, seed: 'quarrel', variants: [] }),
  );
  let state = begun;
  let story: Story = NOTHING_TOLD;
  const play = (move: (option: Move) => boolean): number => {
    const chosen = options(toy, state).find(move);
    if (!chosen) throw new Error('no such move');
    const after = apply(toy, state, chosen);
    story = tellOn(story, toy, state, chosen, after);
    state = after;
    return story.told.length;
  };
  const announced = play((option) => option.do === 'play');
  const answered = play((option) => option.do === 'thwart');
  const from = announced - 1;
  const ended = play((option) => option.do === 'pass');
  expect(ended).toBeGreaterThan(answered);
  expect([toldFrom(story, announced), toldFrom(story, answered), toldFrom(story, ended)]).toEqual([from, from, ended]);
});

describe('what is told', () => {
  const setup = { seats: 3, seed: 'told', variants: [] };
  const { told } = tell(toy, setup, [DRAW, DRAW]);
  const people = (bots: number) =>
    Array.from({ length: 3 }, (_, seat) => ({
      name: '',
      bot: seat < 3 - bots ? null : 'quick',
      order: 'ask' as const,
    }));

  it('in a log that goes round is what everybody heard', () => {
    expect(logOf(told, people(0)).every(({ face }) => face === undefined || face === -1)).toBe(true);
  });

  it('in the log of somebody alone among bots is what that seat heard', () => {
    expect(logOf(told, people(2))).toEqual(heard(told, 0));
  });

  it('where only bots play is what everybody heard', () => {
    expect(logOf(told, people(3))).toEqual(logOf(told, people(0)));
  });
});

describe('a recap', () => {
  const setup = { seats: 3, seed: 'recap', variants: [] };

  it('says what the others did since a seat had its turn', () => {
    const story = tell(toy, setup, [DRAW, DRAW, DRAW]);
    expect(recapOf(story, 0, 'own')).toMatchObject([
      { what: 'drew', seat: 1, face: -1 },
      { what: 'drew', seat: 2, face: -1 },
    ]);
  });

  it('stays while the seat has its next turn', () => {
    const story = tell(toy, setup, [DRAW, DRAW, DRAW, DRAW]);
    expect(recapOf(story, 0, 'own')).toMatchObject([
      { what: 'drew', seat: 1 },
      { what: 'drew', seat: 2 },
    ]);
  });
});

it('hands a bot what its seat heard, and the same seed at the same moment', async () => {
  const asked: Request[] = [];
  const think = (_view: unknown, question: Request) => {
    asked.push(question);
    return Promise.resolve(DRAW);
  };
  for (let again = 0; again < 2; again++) {
    const state = withHand(start(toy, { seats: 2, seed: 'asked', variants: [] }), 0, ['gem']);
    const table = sitDown(toy, { state, bots: [1], think });
    await table.wait();
    table.send({ type: 'REVEAL' });
    table.send({ type: 'CHOOSE', move: DRAW });
    await seeOn(table);
    await table.wait(150);
  }
  expect(asked).toHaveLength(2);
  expect(asked[0]?.story).toMatchObject([{ what: 'drew', seat: 0, face: -1 }]);
  expect(asked[0]).toEqual(asked[1]);
});
