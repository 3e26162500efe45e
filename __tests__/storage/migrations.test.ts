import { openDatabaseAsync } from 'expo-sqlite';
import { readFileSync } from 'node:fs';
import { openDatabase } from '../../src/storage/database';
import { MIGRATIONS, TABLES } from '../../src/storage/migrations';
import { loadGame } from '../../src/storage/loadGame';
import { endSeal, headSeal, printOf } from '../../src/storage/rows';
import { loadSettings } from '../../src/storage/settings';
import { pathOf } from './files';
import { courseOf, find, games, playersOf, saveCourse, stateAt } from './games';

/** What each earlier version left on disk, in the words it was created with: these never change. */
const EARLIER: readonly string[] = [
  `create table setting (name text primary key, value text not null) strict, without rowid;
   insert into setting values ('language', 'de'), ('theme', 'contrast');
   pragma user_version = 1`,
  `create table setting (name text primary key, value text not null) strict, without rowid;
   create table game (id text primary key, game text not null, version integer not null, setup text not null,
     seal text not null, players text not null, title text, created_at integer not null, updated_at integer not null,
     move_count integer not null, last_fingerprint text not null, end_seal text not null, summary text not null,
     standings text, damage text, deleted_at integer) strict, without rowid;
   create table move (game text not null references game (id) on delete cascade, at integer not null,
     move text not null, seal text not null, primary key (game, at)) strict, without rowid;
   create table snapshot (game text not null references game (id) on delete cascade, at integer not null,
     state text not null, seal text not null, primary key (game, at)) strict, without rowid;
   insert into setting values ('language', 'de'), ('theme', 'contrast');
   pragma user_version = 2`,
];

const [game] = games;

test.each(EARLIER.map((sql, i) => ({ version: i + 1, sql })))(
  'what version $version left is taken over, and games can be saved',
  async ({ version, sql }) => {
    const name = `migration-${version}`;
    const earlier = await openDatabaseAsync(`${name}-1.db`);
    await earlier.execAsync(sql);
    await earlier.closeAsync();
    const database = await openDatabase({ name });
    expect(await loadSettings(database)).toMatchObject({ language: 'de', theme: 'contrast' });
    if (!game) throw new Error('no game');
    const { id } = await saveCourse(database, courseOf(game, 'later', game.seats[0], 5));
    expect(await loadGame(database, id, find)).toMatchObject({ outcome: 'whole', saved: { moveCount: 5 } });
    await database.close();
  },
);

/** A game as version 2 left it, after so many moves. */
async function leaveGame(file: string, id: string): Promise<void> {
  if (!game) throw new Error('no game');
  const { setup, states } = courseOf(game, 'left', game.seats[0], 0);
  const print = printOf(stateAt(states, 0));
  const head = JSON.stringify(setup);
  const earlier = await openDatabaseAsync(file);
  await earlier.execAsync(EARLIER[1] ?? '');
  await earlier.runAsync(
    `insert into game values (?, ?, ?, ?, ?, ?, 'Sunday', 1, 2, 0, ?, ?, '{"turn":0,"leaders":[],"round":1}', null, null, null)`,
    ...[id, game.id, game.version, head, headSeal(id, game.id, game.version, head)],
    ...[JSON.stringify(playersOf(setup.seats)), print, endSeal(id, 0, print)],
  );
  await earlier.closeAsync();
}

test('a game of version 2 goes on, begun by those who sit there', async () => {
  await leaveGame('left-1.db', 'f00');
  const database = await openDatabase({ name: 'left' });
  expect(await loadGame(database, 'f00', find)).toMatchObject({
    outcome: 'whole',
    saved: { title: 'Sunday', kinds: playersOf(game?.seats[0] ?? 0).map(({ kind }) => kind), isFromElsewhere: false },
  });
  await database.close();
});

test('what can be read of a broken file of version 2 is carried over into a fresh one', async () => {
  await leaveGame('fallen-1.db', 'f00');
  const broken = await openDatabaseAsync('fallen-1.db');
  await broken.execAsync('drop table snapshot');
  await broken.closeAsync();
  await expect(openDatabase({ name: 'fallen' })).rejects.toMatchObject({ trouble: 'broken' });
  const fresh = await openDatabase({ name: 'fallen', fresh: true });
  expect(await loadGame(fresh, 'f00', find)).toMatchObject({ outcome: 'whole', saved: { title: 'Sunday' } });
  await fresh.close();
});

test('every version but the last is in the list of those that were left', () => {
  expect(EARLIER).toHaveLength(MIGRATIONS.length - 1);
});

test('the tables are those that the migrations make', async () => {
  const database = await openDatabase({ name: 'tables' });
  for (const [table, columns] of Object.entries(TABLES)) {
    const made = await database.read((connection) =>
      connection.getAllAsync<{ name: string; type: string }>('select name, type from pragma_table_info(?)', table),
    );
    expect(Object.fromEntries(made.map(({ name, type }) => [name, type.toLowerCase()]))).toEqual(columns);
  }
  await database.close();
});

test('every commit is in the log and on disk before it counts', async () => {
  const database = await openDatabase({ name: 'pragmas' });
  const pragma = (name: string) =>
    database.read(
      async (connection) => Object.values((await connection.getFirstAsync<object>(`pragma ${name}`)) ?? {})[0],
    );
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('foreign_keys')).toBe(1);
  await database.close();
});

test('a file of a newer version is refused and not a byte of it changes', async () => {
  const database = await openDatabase({ name: 'newer-file' });
  if (!game) throw new Error('no game');
  await saveCourse(database, courseOf(game, 'newer', game.seats[0], 5));
  await database.write((connection) => connection.execAsync(`pragma user_version = ${MIGRATIONS.length + 1}`));
  await database.close();
  const before = readFileSync(pathOf('newer-file'));
  await expect(openDatabase({ name: 'newer-file' })).rejects.toMatchObject({ trouble: 'newer' });
  const fresh = await openDatabase({ name: 'newer-file', fresh: true });
  await fresh.close();
  expect(readFileSync(pathOf('newer-file')).equals(before)).toBe(true);
});

test('a second connection is turned away, and the first goes on', async () => {
  const first = await openDatabase({ name: 'twice' });
  await expect(openDatabase({ name: 'twice' })).rejects.toMatchObject({ trouble: 'elsewhere' });
  if (!game) throw new Error('no game');
  const { id } = await saveCourse(first, courseOf(game, 'twice', game.seats[0], 5));
  await expect(openDatabase({ name: 'twice', fresh: true })).rejects.toMatchObject({ trouble: 'elsewhere' });
  expect(await loadGame(first, id, find)).toMatchObject({ outcome: 'whole', saved: { moveCount: 5 } });
  await first.close();
  const second = await openDatabase({ name: 'twice' });
  expect(await loadGame(second, id, find)).toMatchObject({ outcome: 'whole' });
  await second.close();
});
