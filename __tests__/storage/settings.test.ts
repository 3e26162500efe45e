import { openDatabase } from '../../src/storage/database';
import { CHOICES, DEFAULTS, loadSettings, saveSetting, type SettingName } from '../../src/storage/settings';

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
  expect(await loadSettings(after)).toEqual({ ...DEFAULTS, language: 'de', theme: 'contrast' });
  await after.close();
});

test('every setting starts with the first of its choices, and any other is kept', async () => {
  const names = Object.keys(CHOICES).filter((name): name is SettingName => name in CHOICES);
  const before = await openDatabase({ name: 'every' });
  for (const name of names) {
    expect(DEFAULTS[name]).toBe(CHOICES[name][0]);
    await saveSetting(before, name, CHOICES[name][1]);
  }
  await before.close();

  const after = await openDatabase({ name: 'every' });
  expect(await loadSettings(after)).toEqual(Object.fromEntries(names.map((name) => [name, CHOICES[name][1]])));
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
