import { openDatabase, type Database } from '../../src/storage/database';
import { listGames, loadGame } from '../../src/storage/loadGame';
import { createGame, endOf, saveMoves, SNAPSHOT_EVERY } from '../../src/storage/saveGame';
import { loadSettings, saveSetting } from '../../src/storage/settings';
import type { Move } from '../../src/engine/game';
import { seeded } from '../../src/engine/rng';
import { makeDisk, watched, withoutWaiting, type Act } from './disk';
import { layOut, pathOf, type Image } from './files';
import { beginningOf, courseOf, find, games, reachedBy, stateAt } from './games';

jest.setTimeout(300_000);

const game = games[0] ?? none();
const BEFORE = SNAPSHOT_EVERY - 10;
const course = courseOf(game, 'crash', game.seats[1], SNAPSHOT_EVERY + 10);

function none(): never {
  throw new Error('no such thing in the test');
}

/** What must be found after a step: the moves of the game, null before there is one. */
const expected: (readonly Move[] | null)[] = [null];

/** Plays a game with everything that writes: moves one by one, a snapshot, a setting, moves taken back, checkpoints. */
async function play(database: Database, confirmed: (step: number) => void): Promise<void> {
  const reached = (at: number) => reachedBy(game, stateAt(course.states, at));
  const endAt = (at: number) => endOf(at, stateAt(course.states, at));
  const done = (moves: readonly Move[]): void => confirmed(expected.push(moves) - 1);
  // A checkpoint every few moves, so that crashes in one are met with too.
  await database.read((connection) => connection.execAsync('pragma wal_autocheckpoint = 30'));
  const { id } = await createGame(
    database,
    { ...beginningOf(course), moves: course.moves.slice(0, BEFORE) },
    reached(BEFORE),
  );
  done(course.moves.slice(0, BEFORE));
  for (let at = BEFORE; at < course.moves.length; at++) {
    const moves = [course.moves[at] ?? none()];
    await saveMoves(database, id, { from: at, moves, ends: [endAt(at)] }, reached(at + 1));
    done(course.moves.slice(0, at + 1));
    if (at === BEFORE + 3) await saveSetting(database, 'language', 'de');
  }
  const others = course.moves.slice(BEFORE, BEFORE + 3);
  await saveMoves(
    database,
    id,
    { from: BEFORE, moves: others, ends: [endAt(course.moves.length)] },
    reached(BEFORE + 3),
  );
  done(course.moves.slice(0, BEFORE + 3));
}

/** Opens files as they were found and tells which moves are there. */
async function found(image: Image): Promise<readonly Move[] | null> {
  layOut(pathOf('found'), image);
  const database = await openDatabase({ name: 'found' });
  try {
    await loadSettings(database);
    const { games: listed, unreadable } = await listGames(database);
    expect(unreadable).toEqual([]);
    if (!listed[0]) return null;
    const opened = await loadGame(database, listed[0].id, find);
    if (opened.outcome !== 'whole') throw new Error(`the game is ${opened.outcome}`);
    return opened.record.moves;
  } finally {
    await database.close();
  }
}

let acts: Act[];

beforeAll(async () => {
  const path = pathOf('crash');
  acts = await watched(path, async (confirmed) => {
    const database = await openDatabase({ name: 'crash' });
    confirmed(0);
    await play(database, confirmed);
    await database.close();
  });
  withoutWaiting();
});
afterAll(() => jest.restoreAllMocks());

test('the game meets with every kind of write, checkpoints too', () => {
  const kinds = acts.map((act) => ('path' in act ? `${act.act} ${act.path.replace(/.*\.db/, '')}` : act.act));
  expect(kinds).toEqual(expect.arrayContaining(['write ', 'write -wal', 'sync ', 'sync -wal', 'remove -wal']));
  expect(kinds.slice(kinds.indexOf('confirmed'), kinds.lastIndexOf('confirmed'))).toContain('write ');
});

test.each([
  ['is killed', (disk: ReturnType<typeof makeDisk>) => disk.killed()],
  [
    'is killed in the middle of a write',
    (disk: ReturnType<typeof makeDisk>, act: Act, n: number) => disk.torn(act, seeded(`torn ${n}`)),
  ],
  ['loses its power', (disk: ReturnType<typeof makeDisk>, _: Act, n: number) => disk.dark(seeded(`dark ${n}`))],
])('when the phone %s at any write, no confirmed move is lost and none is half there', async (_, imageAt) => {
  const disk = makeDisk(pathOf('crash'));
  let step = 0;
  for (const [n, act] of acts.entries()) {
    if (act.act === 'confirmed') step = act.step;
    else {
      const moves = await found(imageAt(disk, act, n));
      expect([expected[step], expected[step + 1]]).toContainEqual(moves);
    }
    disk.do(act);
  }
  expect(await found(disk.killed())).toEqual(expected.at(-1));
});
