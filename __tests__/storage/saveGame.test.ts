import { openDatabase, type Database } from '../../src/storage/database';
import { readNotes } from '../../src/storage/notes';
import { listGames, loadGame } from '../../src/storage/loadGame';
import { printOf } from '../../src/storage/rows';
import {
  createGame,
  deleteGame,
  endOf,
  OutOfStep,
  renameGame,
  restoreGame,
  saveMoves,
  seatPlayers,
  SNAPSHOT_EVERY,
} from '../../src/storage/saveGame';
import { loadSettings, saveSetting } from '../../src/storage/settings';
import { statistics } from '../../src/storage/statistics';
import { beginningOf, courseOf, find, games, playersOf, reachedBy, saveCourse, saveQuickly, stateAt } from './games';

let database: Database;
let files = 0;

beforeEach(async () => {
  database = await openDatabase({ name: `saves-${++files}` });
});
afterEach(() => database.close());

const count = (table: string, id: string): Promise<number> =>
  database.read(async (connection) => {
    const row = await connection.getFirstAsync<{ n: number }>(`select count(*) as n from ${table} where game = ?`, id);
    return row?.n ?? -1;
  });

describe.each(games)('$id', (game) => {
  test('a game that was left is found again exactly as it was', async () => {
    const course = courseOf(game, 'left', game.seats[1], 150);
    const { id } = await saveQuickly(database, course);
    const opened = await loadGame(database, id, find);
    if (opened.outcome !== 'whole') throw new Error(opened.outcome);
    expect(opened.record.moves).toEqual(course.moves);
    expect({ ...opened.state, news: null }).toEqual({ ...stateAt(course.states, course.moves.length), news: null });
  });

  test('a game that is over is kept with its standings and without snapshots', async () => {
    const course = courseOf(game, 'over');
    const { id } = await saveQuickly(database, course);
    const opened = await loadGame(database, id, find);
    expect(opened).toMatchObject({ outcome: 'whole', saved: { status: 'over', moveCount: course.moves.length } });
    expect(await count('snapshot', id)).toBe(0);
  });
});

const dig = courseOf(games[0] ?? fail(), 'dig', 4, 3 * SNAPSHOT_EVERY);
const reached = (at: number) => reachedBy(dig.game, stateAt(dig.states, at));
const move = (at: number) => dig.moves[at] ?? fail();

function fail(): never {
  throw new Error('no such thing in the test');
}

/** Saves the moves from one number of moves to another, as somebody who knows that so many are saved. */
const save = (id: string, known: number, from: number, to: number, more = {}) =>
  saveMoves(
    database,
    id,
    { from, moves: dig.moves.slice(from, to), ends: [endOf(known, stateAt(dig.states, known))] },
    { ...reached(to), ...more },
  );

test('only who knows where the game ends goes on with it', async () => {
  const { id } = await createGame(database, beginningOf(dig), reached(0));
  await expect(save(id, 1, 1, 2)).rejects.toThrow(OutOfStep);
  await save(id, 0, 0, 1);
  await expect(save(id, 0, 0, 1)).rejects.toThrow(OutOfStep);
  await expect(save('nowhere', 0, 0, 1)).rejects.toThrow(OutOfStep);
  // As many moves, but others.
  const ends = [endOf(1, stateAt(dig.states, 2))];
  await expect(saveMoves(database, id, { from: 0, moves: [], ends }, reached(0))).rejects.toThrow(OutOfStep);
  expect(await loadGame(database, id, find)).toMatchObject({ outcome: 'whole', record: { moves: [move(0)] } });
});

test('a write that may or may not have come through is written again, and is there once', async () => {
  const { id } = await createGame(database, beginningOf(dig), reached(0));
  const ends = [endOf(0, stateAt(dig.states, 0)), endOf(1, stateAt(dig.states, 1))];
  await saveMoves(database, id, { from: 0, moves: [move(0)], ends }, reached(1));
  await saveMoves(database, id, { from: 0, moves: [move(0)], ends }, reached(1));
  expect(await count('move', id)).toBe(1);
});

test('moves that are taken back are replaced in one go', async () => {
  const { id } = await saveCourse(database, { ...dig, moves: dig.moves.slice(0, 10) });
  await save(id, 10, 7, 7);
  expect(await loadGame(database, id, find)).toMatchObject({ record: { moves: dig.moves.slice(0, 7) } });
  await save(id, 7, 5, 9);
  expect(await loadGame(database, id, find)).toMatchObject({ record: { moves: dig.moves.slice(0, 9) } });
  await expect(save(id, 9, 10, 11)).rejects.toThrow(OutOfStep);
});

test('moves taken back behind a snapshot take the snapshot with them', async () => {
  const { id } = await saveCourse(database, dig);
  expect(await count('snapshot', id)).toBe(2);
  await save(id, 3 * SNAPSHOT_EVERY, SNAPSHOT_EVERY, SNAPSHOT_EVERY);
  expect(await count('snapshot', id)).toBe(0);
  expect(await loadGame(database, id, find)).toMatchObject({ outcome: 'whole', saved: { moveCount: SNAPSHOT_EVERY } });
});

test('the list shows what a person needs to recognise a game, the last played first', async () => {
  const first = await createGame(database, beginningOf(dig), { ...reached(0), at: 1000 });
  const second = await createGame(database, { ...beginningOf(dig), title: 'Sunday' }, { ...reached(0), at: 2000 });
  expect(await listGames(database)).toMatchObject({ games: [{ id: second.id, title: 'Sunday' }, { id: first.id }] });
  await save(first.id, 0, 0, 1, { at: 3000 });
  const { games: listed } = await listGames(database);
  expect(listed[0]).toEqual({
    id: first.id,
    game: dig.game.id,
    version: dig.game.version,
    setup: dig.setup,
    players: playersOf(4),
    kinds: ['person', 'easy', 'easy', 'easy'],
    isFromElsewhere: false,
    isTakenIn: false,
    title: null,
    createdAt: 1000,
    updatedAt: 3000,
    status: 'on',
    moveCount: 1,
    lastFingerprint: printOf(stateAt(dig.states, 1)),
    summary: reached(1).summary,
    standings: null,
    damage: null,
  });
});

test('a game is renamed, and somebody else sits down', async () => {
  const { id } = await createGame(database, beginningOf(dig), reached(0));
  const players = [...playersOf(3), { name: 'Robot', emblem: 'pick', kind: 'strong' }];
  await renameGame(database, id, 'Rematch');
  await seatPlayers(database, id, players);
  expect((await listGames(database)).games).toMatchObject([{ title: 'Rematch', players }]);
  await expect(renameGame(database, 'nowhere', '')).rejects.toThrow(OutOfStep);
});

test('a deleted game can be brought back', async () => {
  const { id } = await saveCourse(database, { ...dig, moves: dig.moves.slice(0, 3) });
  await deleteGame(database, id, 500);
  expect((await listGames(database)).games).toEqual([]);
  expect((await listGames(database, 'deleted')).games).toMatchObject([{ id, moveCount: 3 }]);
  await expect(save(id, 3, 3, 4)).rejects.toThrow(OutOfStep);
  await restoreGame(database, id);
  expect(await loadGame(database, id, find)).toMatchObject({ outcome: 'whole', saved: { moveCount: 3 } });
});

test('statistics count finished games by game and player', async () => {
  const line = (seat: number, rank: number, points: number) => ({ seat, rank, points, lines: [] });
  const play = async (standings: ReturnType<typeof line>[]) => {
    const { id } = await createGame(database, beginningOf(dig), reached(0));
    await save(id, 0, 0, 1, { standings });
    return id;
  };
  await play([line(0, 1, 10), line(1, 2, 4)]);
  await play([line(1, 1, 8), line(0, 1, 8)]);
  await deleteGame(database, await play([line(1, 1, 99), line(0, 2, 0)]), 6);
  await createGame(database, beginningOf(dig), reached(0));
  const game = dig.game.id;
  expect(await statistics(database)).toEqual({
    tallies: [
      { game, name: 'Ada', kind: 'person', played: 2, won: 2, bestPoints: 10, meanPoints: 9 },
      { game, name: 'Bruno', kind: 'easy', played: 2, won: 1, bestPoints: 8, meanPoints: 6 },
    ],
    againstBots: [{ game, level: 'easy', played: 2, won: 2 }],
  });
});

test('a result counts for whoever began at the seat, also where a bot has taken over since', async () => {
  const { id } = await createGame(database, beginningOf(dig), reached(0));
  await seatPlayers(database, id, [{ name: 'Ada', emblem: 'pick', kind: 'strong' }, ...playersOf(4).slice(1)]);
  const standings = [{ seat: 0, rank: 1, points: 10, lines: [] }];
  await save(id, 0, 0, 1, { standings });
  expect(await statistics(database)).toMatchObject({
    tallies: [{ name: 'Ada', kind: 'person', played: 1, won: 1 }],
    againstBots: [{ level: 'easy', played: 1, won: 1 }],
  });
});

test('a game that was over when it was taken in counts for nobody, one that is played on here does', async () => {
  const standings = [{ seat: 0, rank: 1, points: 10, lines: [] }];
  const over = { ...reached(1), standings };
  const taken = { ...beginningOf(dig), moves: [move(0)] };
  await createGame(database, { ...taken, isFromElsewhere: true }, over);
  expect((await statistics(database)).tallies).toEqual([]);
  const { id } = await createGame(database, { ...taken, moves: [] }, reached(0));
  await save(id, 0, 0, 1, over);
  expect((await statistics(database)).tallies).toMatchObject([{ name: 'Ada', played: 1 }]);
});

test('a game and what is noted of it are written together, and what was noted first stays', async () => {
  const note = (id: string) => ({ name: 'daily a', value: id });
  const first = await createGame(database, { ...beginningOf(dig), note }, reached(0));
  await createGame(database, { ...beginningOf(dig), note }, reached(0));
  expect(await readNotes(database, 'daily')).toEqual(new Map([['daily a', first.id]]));
  const torn = () => {
    throw new Error('no words for it');
  };
  await expect(createGame(database, { ...beginningOf(dig), note: torn }, reached(0))).rejects.toThrow('no words');
  expect((await listGames(database)).games).toHaveLength(2);
});

test('settings and games keep out of each other’s way', async () => {
  const [, , saved] = await Promise.all([
    saveSetting(database, 'language', 'de'),
    saveSetting(database, 'theme', 'dark'),
    saveCourse(database, { ...dig, moves: dig.moves.slice(0, 20) }),
    saveSetting(database, 'motion', 'reduced'),
  ]);
  expect(await loadSettings(database)).toMatchObject({ language: 'de', theme: 'dark', motion: 'reduced' });
  expect(await loadGame(database, saved.id, find)).toMatchObject({ outcome: 'whole', saved: { moveCount: 20 } });
});

test('a change that fails half way leaves nothing behind', async () => {
  const { id } = await createGame(database, beginningOf(dig), reached(0));
  await database.write((connection) =>
    connection.runAsync('insert into move (game, at, move, seal) values (?, 0, ?, ?)', id, '{}', ''),
  );
  await expect(save(id, 0, 0, 1)).rejects.toThrow(/UNIQUE/);
  expect((await listGames(database)).games).toMatchObject([{ moveCount: 0 }]);
});
