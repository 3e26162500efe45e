/** Which games earn marks, and what is kept of them. */
import type { Mark } from '../../src/engine/marks';
import { randomRecord } from '../../src/lab/golden';
import { practiceNote } from '../../src/storage/notes';
import { earn, EARNED, MARKS, earnedIn, featsOf, noteRewind } from '../../src/table/marks';
import { memoryStore } from '../../src/table/memoryStore';
import { NOTHING_TOLD } from '../../src/table/story';
import { advisedGame } from '../bots/table';

const { game } = advisedGame('city-under-the-mountain');
const setup = { seats: 3, seed: 'marks', variants: [] };
const { moves } = randomRecord(game, setup);
const players = ['person', 'master', 'apprentice'].map((kind, seat) => ({ name: `p${seat}`, emblem: '', kind }));
const ALWAYS: Mark = { key: 'always', en: ['Always', 'Play.'], de: ['Immer', 'Spiele.'], earned: () => true };

const newStore = () =>
  memoryStore(
    () => Promise.resolve(() => game),
    () => 1,
  );
type Store = ReturnType<typeof newStore>;

async function opened(store: Store, id: string) {
  const { found } = await store.open(id);
  if (!found) throw new Error('not found');
  return found;
}

const keys = async (store: Store, id: string, marks: readonly Mark[] = [ALWAYS]) =>
  (await earn(store, game, await opened(store, id), marks)).map(({ mark }) => mark.key);

test('a game that is over earns its marks once, and says so whenever it is looked at', async () => {
  const store = newStore();
  const id = await store.begin(game, setup, players, { moves });
  expect(await keys(store, id)).toContain('always');
  expect(await keys(store, id)).toContain('always');
  expect(earnedIn(await store.notes(EARNED), game.id, 'always')).toEqual({ id, name: 'p0' });
  const again = await store.begin(game, setup, players, { moves });
  expect(await keys(store, again)).not.toContain('always');
});

test('a game that is on, practice, one in which somebody went back and one from a file earn none', async () => {
  const store = newStore();
  const on = await store.begin(game, setup, players, { moves: moves.slice(0, 5) });
  const practice = await store.begin(game, setup, players, { moves, note: (id) => practiceNote(id, 'again') });
  const rewound = await store.begin(game, setup, players, { moves });
  await noteRewind(store, rewound);
  const file = (await store.write(await store.begin(game, setup, players, { moves }))) ?? '';
  const taken = await store.read(file);
  for (const id of [on, practice, rewound, taken]) expect(await keys(store, id)).toEqual([]);
  expect((await store.notes(EARNED)).size).toBe(0);
});

test('a game that was practice before somebody went back in it still counts in no statistics', async () => {
  const store = newStore();
  const id = await store.begin(game, setup, players, { moves, note: (made) => practiceNote(made, 'again') });
  await noteRewind(store, id);
  expect((await store.statistics()).tallies).toEqual([]);
});

test('from the front wins who was ahead, not who had as much as everybody', () => {
  const front = MARKS.find(({ key }) => key === 'front');
  const standings = [4, 0].map((points, seat) => ({ seat, points, rank: seat + 1, lines: [] }));
  const won = (...curve: readonly (readonly number[])[]) =>
    front?.earned({ seat: 0, told: [], standings, curve, rivals: ['master'], isFull: false });
  expect(won([0, 0], [1, 0], [2, 1], [3, 0], [4, 0])).toBe(true);
  expect(won([0, 0], [0, 0], [0, 0], [0, 0], [4, 0])).toBe(false);
  expect(won([0, 0], [1, 0], [1, 1], [3, 0], [4, 0])).toBe(false);
});

test('only whoever sat there from beginning to end looks back, and a bot counts as the weaker of what it was', () => {
  const whole = { setup, moves, state: game.setup(setup, [1, 1]), story: NOTHING_TOLD };
  const kinds = ['person', 'master', 'apprentice'];
  expect(featsOf(game, { ...whole, kinds, players }).map(({ seat, rivals }) => [seat, rivals])).toEqual([
    [0, ['master', 'apprentice']],
  ]);
  const eased = players.map((player, seat) => (seat === 1 ? { ...player, kind: 'apprentice' } : player));
  expect(featsOf(game, { ...whole, kinds, players: eased })[0]?.rivals).toEqual(['apprentice', 'apprentice']);
  const raised = players.map((player) => (player.kind === 'apprentice' ? { ...player, kind: 'master' } : player));
  expect(featsOf(game, { ...whole, kinds, players: raised })[0]?.rivals).toEqual(['master', 'apprentice']);
  const left = players.map((player) => ({ ...player, kind: 'master' }));
  expect(featsOf(game, { ...whole, kinds, players: left })).toEqual([]);
});
