/** What the Assayer found is kept with the game, and a decision can be made once more. */
import { assay } from '../../src/bots/assay';
import { isOver, options, pending } from '../../src/engine/frames';
import { replay } from '../../src/engine/replay';
import { assayName } from '../../src/storage/notes';
import { decisionAt, practiseFrom } from '../../src/table/again';
import { readAssay, recordOf, wantedOf, weighedSeats, writeAssay } from '../../src/table/assay';
import { memoryStore } from '../../src/table/memoryStore';
import { randomRecord } from '../../src/lab/golden';
import { advisedGame } from '../bots/table';

const { game, advice } = advisedGame('city-under-the-mountain');
const setup = { seats: 3, seed: 'kept', variants: [] };
const { moves } = randomRecord(game, setup);
const players = ['Thora', 'Odo', 'Isa'].map((name, seat) => ({
  ...{ name, emblem: '' },
  kind: seat === 0 ? 'person' : 'master',
}));
const kinds = players.map(({ kind }) => kind);

function weighed() {
  const { seats, eyes } = wantedOf(game, { setup, moves }, 0);
  const record = { ...recordOf(game, { setup, moves }), moves: moves.slice(0, 12) };
  const weighing = assay(game, advice, record, { eyes, seats, moments: [0, 12] });
  while (!weighing.run(100));
  return weighing.found();
}

test('what was found is read as it was kept', () => {
  const found = weighed();
  const kept = readAssay(new Map([[assayName('a', 0), writeAssay(found, game)]]), game, 'a', 0);
  expect(kept?.weighed.map(({ at, seat, worth }) => [at, seat, worth])).toEqual(
    found.weighed.map(({ at, seat, worth }) => [at, seat, worth]),
  );
  expect(kept?.weighed.map(({ look }) => look?.other)).toEqual(found.weighed.map(({ look }) => look?.other));
  kept?.curve.forEach(({ chances }, i) =>
    chances.forEach((chance, seat) => expect(chance).toBeCloseTo(found.curve[i]?.chances[seat] ?? -1, 2)),
  );
  expect(kept?.isWhole).toBe(true);
});

test('what other eyes saw, other rules led to, or nobody can read is weighed anew', () => {
  const text = writeAssay(weighed(), game);
  const notes = new Map([[assayName('a', 0), text]]);
  expect(readAssay(notes, game, 'a', 1)).toBeNull();
  expect(readAssay(notes, game, 'b', 0)).toBeNull();
  expect(readAssay(notes, { ...game, version: game.version + 1 }, 'a', 0)).toBeNull();
  for (const spoilt of ['', '{}', text.slice(1), text.replace('"v":1', '"v":0'), text.replace('[0,', '["x",')])
    expect(readAssay(new Map([[assayName('a', 0), spoilt]]), game, 'a', 0)).toBeNull();
});

test('people’s moves are weighed, also of those whose place a bot took; where only bots played, everybody’s', () => {
  expect(weighedSeats({ kinds, players })).toEqual([0]);
  expect(weighedSeats({ kinds: ['person', 'person', 'master'], players })).toEqual([0, 1]);
  expect(
    weighedSeats({
      kinds: ['master', 'master', 'master'],
      players: players.map((one) => ({ ...one, kind: 'master' })),
    }),
  ).toEqual([0, 1, 2]);
});

const found = { id: 'a', game: game.id, setup, players, kinds, isTakenIn: false, moves, story: null };

function decisionOf(at: number) {
  const state = replay(game, { ...recordOf(game, { setup, moves }) });
  const { story: _story, ...rest } = found;
  return decisionAt(game, { ...rest, state, story: TOLD }, at);
}

const TOLD = {
  ...{ told: [], mover: -1, left: [], away: [], last: -1, acted: [], lit: [], apart: [], dealing: 0, dealt: [] },
  quarrels: [],
  finds: [],
};

test('a decision is set up as its seat saw it, with what was played then', () => {
  const at = 7;
  const crossroads = decisionOf(at);
  expect(crossroads?.played).toEqual(moves[at]);
  expect(crossroads && pending(game, crossroads.state)?.seat).toBe(crossroads?.seat);
  expect(crossroads?.question.view.eye).toBe(crossroads?.seat);
  expect(crossroads?.players.filter(({ bot }) => bot === null)).toHaveLength(1);
  expect(decisionOf(moves.length)).toBeNull();
});

test('playing on from there is a game of its own that counts in no statistics', async () => {
  const store = memoryStore(
    () => Promise.resolve(() => game),
    () => 1,
  );
  const crossroads = decisionOf(7);
  const other = crossroads && options(game, crossroads.state).find((move) => move !== crossroads.played);
  if (!crossroads || !other) throw new Error('nothing to choose');
  const id = await practiseFrom(store, game, { setup, players }, crossroads, other, 'Practice');
  const search = await store.open(id);
  expect(search.found?.moves).toEqual([...moves.slice(0, 7), other]);
  expect(search.found && isOver(search.found.state)).toBe(false);
  // Played to its end it is in the list, and in no count.
  const whole = await store.begin(game, setup, players, { moves });
  expect((await store.statistics()).tallies.length).toBe(3);
  const practice = await practiseFrom(
    store,
    game,
    { setup, players },
    { ...crossroads, moves: moves.slice(0, -1) },
    moves.at(-1) ?? other,
    'Practice',
  );
  expect((await store.list()).games.map((saved) => saved.id).sort()).toEqual([id, practice, whole].sort());
  expect((await store.statistics()).tallies.every(({ played }) => played === 1)).toBe(true);
});
