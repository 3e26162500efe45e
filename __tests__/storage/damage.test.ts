import { openDatabase, type Database } from '../../src/storage/database';
import { listGames, loadGame, rescueGame } from '../../src/storage/loadGame';
import { frozen, moveSeal, snapshotSeal } from '../../src/storage/rows';
import { endOf, OutOfStep, saveMoves, SNAPSHOT_EVERY } from '../../src/storage/saveGame';
import { courseOf, find, games, reachedBy, saveQuickly, stateAt } from './games';

const game = games[0] ?? none();
const course = courseOf(game, 'damage', game.seats[1], 2 * SNAPSHOT_EVERY + 20);
const count = course.moves.length;

function none(): never {
  throw new Error('no such thing in the test');
}

let database: Database;
let id: string;
let files = 0;

beforeEach(async () => {
  database = await openDatabase({ name: `damage-${++files}` });
  ({ id } = await saveQuickly(database, course));
});
afterEach(() => database.close());

const sql = (text: string, ...values: (string | number | null)[]) =>
  database.write((connection) => connection.runAsync(text, values));

/** Opens the game and expects that it is damaged in this way and that so many moves of it are good. */
async function expectDamage(why: string, good: number | null): Promise<void> {
  const opened = await loadGame(database, id, find);
  expect(opened).toMatchObject({ outcome: 'damaged', why });
  if (opened.outcome !== 'damaged') return;
  expect(opened.good?.record.moves ?? null).toEqual(good === null ? null : course.moves.slice(0, good));
  if (good !== null) expect(opened.good && frozen(opened.good.state)).toBe(frozen(stateAt(course.states, good)));
}

test('a row that is no JSON any more: the moves before it are offered', async () => {
  await sql('update move set move = \'{"do":\' where game = ? and at = 30', id);
  await expectDamage('unreadable', 30);
});

test('a move that was altered to another one is noticed, even before a snapshot', async () => {
  await sql(
    'update move set move = (select move from move where game = ? and at = 4) where game = ? and at = 5',
    id,
    id,
  );
  await expectDamage('unreadable', 5);
});

test('a move that is gone from the middle', async () => {
  await sql('delete from move where game = ? and at = 50', id);
  await expectDamage('unreadable', 50);
});

test('moves that are gone from the end', async () => {
  await sql('delete from move where game = ? and at >= ?', id, count - 3);
  await expectDamage('missing', count - 3);
});

test('a move that the rules refuse, though its row is sound', async () => {
  const move = JSON.stringify({ do: 'fly' });
  await sql(
    'update move set move = ?, seal = ? where game = ? and at = ?',
    move,
    moveSeal(id, count - 2, move),
    id,
    count - 2,
  );
  await expectDamage('refused', count - 2);
});

test('rules that lead elsewhere than they did: the last state that agrees is offered', async () => {
  const other = frozen(stateAt(course.states, 3));
  const at = 2 * SNAPSHOT_EVERY;
  await sql(
    'update snapshot set state = ?, seal = ? where game = ? and at = ?',
    other,
    snapshotSeal(id, at, other),
    id,
    at,
  );
  await expectDamage('differs', SNAPSHOT_EVERY);
});

test('a snapshot that is damaged is not used, and costs nothing', async () => {
  await sql("update snapshot set state = substr(state, 1, 100) || 'x' where game = ?", id);
  expect(await loadGame(database, id, find)).toMatchObject({ outcome: 'whole', saved: { moveCount: count } });
});

test('how far the game had come was altered: all moves are offered', async () => {
  await sql('update game set move_count = 3 where id = ?', id);
  await expectDamage('unreadable', count);
});

test('names that cannot be read: all moves are offered', async () => {
  await sql("update game set players = '[' where id = ?", id);
  await expectDamage('unreadable', count);
});

test('a beginning that was altered: nothing can be offered, and the game is listed as it is', async () => {
  await sql("update game set setup = replace(setup, 'damage', 'dumage') where id = ?", id);
  await expectDamage('unreadable', null);
  expect(await listGames(database)).toEqual({ games: [], unreadable: [id] });
});

test('a damaged game is set aside: nothing of it is changed, and it takes no more moves', async () => {
  await sql('delete from move where game = ? and at = 10', id);
  await loadGame(database, id, find);
  expect((await listGames(database)).games).toMatchObject([{ id, damage: 'unreadable', moveCount: count }]);
  const rows = await database.read((connection) => connection.getAllAsync('select * from move where game = ?', id));
  expect(rows).toHaveLength(count - 1);
  const next = reachedBy(game, stateAt(course.states, count));
  const advance = { from: count, moves: [{ do: 'any' }], ends: [endOf(count, stateAt(course.states, count))] };
  await expect(saveMoves(database, id, advance, next)).rejects.toThrow(OutOfStep);
});

test('what is good of a damaged game can be played on, beside it', async () => {
  await sql('delete from move where game = ? and at = 100', id);
  const opened = await loadGame(database, id, find);
  if (opened.outcome !== 'damaged' || !opened.saved || !opened.good) throw new Error(opened.outcome);
  const rescued = await rescueGame(database, opened.saved, opened.good, { at: 9, summary: opened.saved.summary });
  const next = reachedBy(game, stateAt(course.states, 101));
  const ends = [endOf(100, stateAt(course.states, 100))];
  await saveMoves(database, rescued.id, { from: 100, moves: course.moves.slice(100, 101), ends }, next);
  expect(await loadGame(database, rescued.id, find)).toMatchObject({ outcome: 'whole', saved: { moveCount: 101 } });
  expect((await listGames(database)).games).toHaveLength(2);
});

test('a game of rules that this app does not have stays as it is', async () => {
  expect(await loadGame(database, id, () => undefined)).toMatchObject({ outcome: 'foreign', why: 'unknown game' });
  const newer = { ...game, version: game.version + 1 };
  expect(await loadGame(database, id, () => newer)).toMatchObject({ outcome: 'foreign', why: 'other version' });
  expect(await loadGame(database, id, find)).toMatchObject({ outcome: 'whole' });
});

test('a date that no calendar can show counts as none', async () => {
  await sql('update game set updated_at = ?, created_at = ? where id = ?', 8_640_000_000_000_001, 9e15, id);
  const [listed] = (await listGames(database)).games;
  expect(listed).toMatchObject({ id, createdAt: 0, updatedAt: 0, damage: null });
  expect(() => new Intl.DateTimeFormat('de').format(listed?.updatedAt)).not.toThrow();
});
