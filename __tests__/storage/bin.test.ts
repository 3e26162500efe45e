import { emptyBin } from '../../src/storage/bin';
import { openDatabase, type Database } from '../../src/storage/database';
import { assayName, practiceNote, readNotes, writeNote } from '../../src/storage/notes';
import { listGames } from '../../src/storage/loadGame';
import { createGame, deleteGame, restoreGame } from '../../src/storage/saveGame';
import { beginningOf, courseOf, games, reachedBy, stateAt } from './games';

const A_DAY = 24 * 60 * 60 * 1000;
const TODAY = Date.UTC(2026, 10, 17, 12);
const game = games[0] ?? none();
const course = courseOf(game, 'bin', game.seats[0], 0);

function none(): never {
  throw new Error('no such thing in the test');
}

let database: Database;
let id: string;
let files = 0;

beforeEach(async () => {
  database = await openDatabase({ name: `bin-${++files}` });
  ({ id } = await createGame(database, beginningOf(course), reachedBy(game, stateAt(course.states, 0))));
  await deleteGame(database, id, TODAY);
});
afterEach(() => database.close());

const look = async (...days: readonly number[]): Promise<number> => {
  for (const day of days) await emptyBin(database, TODAY + day * A_DAY);
  return (await listGames(database, 'deleted')).games.length;
};

test('a deleted game is there for a week of looks and gone after it, with its moves', async () => {
  expect(await look(0, 1, 2, 3, 4, 5, 6)).toBe(1);
  expect(await look(7, 7, 7)).toBe(1);
  expect(await look(8)).toBe(0);
});

test('a clock that jumps ahead throws nothing away, nor does one that jumps there and back', async () => {
  expect(await look(0, 8, 400, 8, 400)).toBe(1);
  await restoreGame(database, id);
  expect((await listGames(database)).games).toMatchObject([{ id }]);
});

test('a note that cannot be read throws nothing away', async () => {
  await look(0, 1, 2, 3, 4, 5, 6, 7);
  await writeNote(database, 'bin', '{"day":"never"}');
  expect(await look(30)).toBe(1);
});

test('what was noted about a game goes with it, and nothing else does', async () => {
  await writeNote(database, assayName(id, 0), 'weighed');
  await writeNote(database, assayName(id, -1), 'weighed');
  await writeNote(database, practiceNote(id, 'again').name, 'again');
  await writeNote(database, assayName('another', 0), 'weighed');
  await look(0, 1, 2, 3, 4, 5, 6, 7);
  expect((await readNotes(database, assayName(id, 0).slice(0, -1))).size).toBe(2);
  await look(8);
  expect([...(await readNotes(database, 'assay ')).keys()]).toEqual([assayName('another', 0)]);
  expect((await readNotes(database, 'practice ')).size).toBe(0);
});
