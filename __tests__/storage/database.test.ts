import { defaultDatabaseDirectory, openDatabaseAsync } from 'expo-sqlite';
import { writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../src/storage/database';
import { loadSettings, saveSetting } from '../../src/storage/settings';

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
