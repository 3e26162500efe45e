import { openDatabase } from '../../src/storage/database';
import { DEFAULTS, loadSettings, saveSetting } from '../../src/storage/settings';

test('nothing is chosen at first', async () => {
  const database = await openDatabase({ name: 'new' });
  expect(await loadSettings(database)).toEqual(DEFAULTS);
  await database.close();
});

test('a choice is kept when the app is closed', async () => {
  const before = await openDatabase({ name: 'kept' });
  await saveSetting(before, 'language', 'de');
  await saveSetting(before, 'theme', 'light');
  await saveSetting(before, 'theme', 'contrast');
  await before.close();

  const after = await openDatabase({ name: 'kept' });
  expect(await loadSettings(after)).toEqual({ language: 'de', theme: 'contrast', motion: 'system' });
  await after.close();
});

test('a choice that this version does not know counts as none', async () => {
  const before = await openDatabase({ name: 'unknown' });
  await before.write((connection) => connection.runAsync("insert into setting values ('motion', 'sideways')"));
  await before.close();

  const after = await openDatabase({ name: 'unknown' });
  expect(await loadSettings(after)).toEqual(DEFAULTS);
  await after.close();
});
