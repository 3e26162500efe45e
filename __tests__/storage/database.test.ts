import { defaultDatabaseDirectory, openDatabaseAsync } from 'expo-sqlite';
import { existsSync, writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../src/storage/database';
import { MIGRATIONS } from '../../src/storage/migrations';
import { loadGame } from '../../src/storage/loadGame';
import { deleteGame } from '../../src/storage/saveGame';
import { loadSettings, saveSetting } from '../../src/storage/settings';
import { fileTroubleOf } from '../../src/storage/trouble';
import { courseOf, find, games, saveCourse } from './games';

const pathOf = (file: string) => join(String(defaultDatabaseDirectory), file);
const cannotBeRead = (file: string) => writeFileSync(pathOf(file), 'rubble '.repeat(2000));

test('what is written in one task is written whole or not at all', async () => {
  const database = await openDatabase({ name: 'whole' });
  const half = database.write(async (connection) => {
    await connection.runAsync("insert into setting values ('language', 'de')");
    throw new Error('the roof came down');
  });
  await expect(half).rejects.toThrow('the roof came down');
  expect((await loadSettings(database)).language).toBe('system');
  await database.close();
});

test('tasks run one after the other, in the order they came', async () => {
  const database = await openDatabase({ name: 'order' });
  const steps: string[] = [];
  const task = (name: string) => async () => {
    steps.push(`${name} begins`);
    await new Promise((done) => setTimeout(done, 5));
    steps.push(`${name} ends`);
  };
  await Promise.all([database.write(task('a')), database.read(task('b')), database.write(task('c'))]);
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  await database.close();
});

test('a broken file is reported, and left as it is when a fresh one is begun', async () => {
  cannotBeRead('broken-1.db');
  const before = readFileSync(pathOf('broken-1.db'));
  await expect(openDatabase({ name: 'broken' })).rejects.toMatchObject({ trouble: 'broken' });

  const fresh = await openDatabase({ name: 'broken', fresh: true });
  await saveSetting(fresh, 'theme', 'dark');
  await fresh.close();
  expect(readFileSync(pathOf('broken-1.db')).equals(before)).toBe(true);

  const again = await openDatabase({ name: 'broken' });
  expect((await loadSettings(again)).theme).toBe('dark');
  await again.close();
});

test('a file of a newer version is not touched', async () => {
  const newer = await openDatabaseAsync('newer-1.db');
  await newer.execAsync('pragma user_version = 9999');
  await newer.closeAsync();
  await expect(openDatabase({ name: 'newer' })).rejects.toMatchObject({ trouble: 'newer' });
});

test('to look for a later file leaves none behind', async () => {
  const database = await openDatabase({ name: 'only' });
  await database.close();
  expect(existsSync(pathOf('only-1.db'))).toBe(true);
  expect(existsSync(pathOf('only-2.db'))).toBe(false);
});

test('whoever began afresh keeps what they did, and gets the rest back when the app can read it again', async () => {
  const [game] = games;
  if (!game) throw new Error('no game');
  const writtenBy = async (version: number) => {
    const file = await openDatabaseAsync('afresh-1.db');
    await file.execAsync(`pragma locking_mode = exclusive; pragma user_version = ${version}`);
    await file.closeAsync();
  };
  const newer = await openDatabase({ name: 'afresh' });
  const before = await saveCourse(newer, courseOf(game, 'before', game.seats[0], 3));
  await saveSetting(newer, 'theme', 'light');
  await newer.close();
  await writtenBy(MIGRATIONS.length + 1);

  const fresh = await openDatabase({ name: 'afresh', fresh: true });
  const after = await saveCourse(fresh, courseOf(game, 'after', game.seats[0], 5));
  await saveSetting(fresh, 'theme', 'dark');
  expect(await loadGame(fresh, before.id, find)).toEqual({ outcome: 'missing' });
  await fresh.close();
  await writtenBy(MIGRATIONS.length);

  const both = await openDatabase({ name: 'afresh' });
  expect((await loadSettings(both)).theme).toBe('dark');
  expect(await loadGame(both, before.id, find)).toMatchObject({ outcome: 'whole', saved: { moveCount: 3 } });
  expect(await loadGame(both, after.id, find)).toMatchObject({ outcome: 'whole', saved: { moveCount: 5 } });
  await deleteGame(both, before.id, 1);
  await both.write((connection) => connection.runAsync('delete from game where id = ?', before.id));
  await both.close();

  const later = await openDatabase({ name: 'afresh' });
  expect(await loadGame(later, before.id, find)).toEqual({ outcome: 'missing' });
  expect(await loadGame(later, after.id, find)).toMatchObject({ outcome: 'whole' });
  await later.close();
});

/** A file with a game in it, changed by a statement outside the app. */
async function spoiltBy(name: string, sql: string): Promise<string> {
  const [game] = games;
  if (!game) throw new Error('no game');
  const database = await openDatabase({ name });
  const { id } = await saveCourse(database, courseOf(game, 'spoilt', game.seats[0], 3));
  await database.close();
  const file = await openDatabaseAsync(`${name}-1.db`);
  await file.execAsync(`pragma locking_mode = exclusive; ${sql}`);
  await file.closeAsync();
  return id;
}

test.each([
  ['a version one too low', 'pragma user_version = 2'],
  ['a version two too low', 'pragma user_version = 1'],
  ['a version below zero', 'pragma user_version = -1'],
  [
    'a view that refers to itself',
    `pragma writable_schema = on;
     insert into sqlite_master values ('view', 'setting2', 'setting2', 0, 'create view setting2 as select * from setting2');
     update sqlite_master set type = 'view', rootpage = 0, sql = 'create view snapshot as select * from snapshot' where name = 'snapshot'`,
  ],
  [
    'a table in words that SQLite does not know',
    "pragma writable_schema = on; update sqlite_master set sql = 'create tabel snapshot (x)' where name = 'snapshot'",
  ],
  ['a column that is gone', 'alter table snapshot drop column state'],
  ['a table that is gone', 'drop table snapshot'],
])('%s: the file is set aside, and every game is carried over', async (what, sql) => {
  const name = `schema-${what.replaceAll(' ', '-')}`;
  const id = await spoiltBy(name, sql);
  await expect(openDatabase({ name })).rejects.toMatchObject({ trouble: 'broken' });
  const fresh = await openDatabase({ name, fresh: true });
  expect(await loadGame(fresh, id, find)).toMatchObject({ outcome: 'whole', saved: { moveCount: 3 } });
  await fresh.close();
  const again = await openDatabase({ name });
  expect(await loadGame(again, id, find)).toMatchObject({ outcome: 'whole', saved: { moveCount: 3 } });
  await again.close();
});

test('a disk that is full is no broken file', () => {
  expect(fileTroubleOf(new Error('database or disk is full')).trouble).toBe('unavailable');
  expect(fileTroubleOf(new Error('database is locked')).trouble).toBe('elsewhere');
  expect(fileTroubleOf(new Error('view snapshot is circularly defined')).trouble).toBe('broken');
});
