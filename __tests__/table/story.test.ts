/** A table knows all that happened since its game began, and tells everybody only what they could hear. */
import { start } from '../../src/engine/frames';
import { seeded } from '../../src/engine/rng';
import { heard } from '../../src/engine/view';
import { games } from '../../src/games/all';
import type { ThinkInput } from '../../src/table/events';
import { logOf, recapOf, tell } from '../../src/table/story';
import { toy, withHand } from '../engine/toy';
import { sitDown, tapSensibly } from './sitting';

const DRAW = { do: 'draw' } as const;
const TAPS = 300;

it.each(games.map(({ game }) => [game.id, game] as const))(
  'the story of %s is the same whether it was played or is read again',
  async (_id, game) => {
    const chance = seeded('story');
    const setup = { seats: 3, seed: 'story', variants: [] };
    const table = sitDown(game, { ...setup, bots: [1, 2], speed: 0, story: tell(game, setup, []) });
    for (let i = 0; i < TAPS; i++) await tapSensibly(table, chance);
    const { story, moves } = table.play();
    expect(moves.length).toBeGreaterThan(20);
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
    expect(recapOf(story, 0)).toMatchObject([
      { what: 'drew', seat: 1, face: -1 },
      { what: 'drew', seat: 2, face: -1 },
    ]);
  });

  it('stays while the seat has its next turn', () => {
    const story = tell(toy, setup, [DRAW, DRAW, DRAW, DRAW]);
    expect(recapOf(story, 0)).toMatchObject([
      { what: 'drew', seat: 1 },
      { what: 'drew', seat: 2 },
    ]);
  });
});

it('hands a bot what its seat heard, and the same seed at the same moment', async () => {
  const asked: ThinkInput[] = [];
  const think = (_view: unknown, question: ThinkInput) => {
    asked.push(question);
    return Promise.resolve(DRAW);
  };
  for (let again = 0; again < 2; again++) {
    const state = withHand(start(toy, { seats: 2, seed: 'asked', variants: [] }), 0, ['gem']);
    const table = sitDown(toy, { state, bots: [1], think });
    await table.wait();
    table.send({ type: 'REVEAL' });
    table.send({ type: 'CHOOSE', move: DRAW });
    await table.wait(700);
  }
  expect(asked).toHaveLength(2);
  expect(asked[0]?.story).toMatchObject([{ what: 'drew', seat: 0, face: -1 }]);
  expect(asked[0]).toEqual(asked[1]);
});
