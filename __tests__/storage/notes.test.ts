import { openDatabase } from '../../src/storage/database';
import { readNotes, writeNote } from '../../src/storage/notes';
import { loadSettings, saveSetting } from '../../src/storage/settings';

test('notes are kept when the app is closed, found by how their names begin, and leave the settings alone', async () => {
  const before = await openDatabase({ name: 'notes' });
  await saveSetting(before, 'language', 'de');
  await writeNote(before, 'daily 2026-11-16 a', 'one');
  await writeNote(before, 'daily 2026-11-17 a', 'two');
  await writeNote(before, 'daily 2026-11-17 a', 'three');
  await writeNote(before, 'lesson a', 'four');
  await before.close();

  const after = await openDatabase({ name: 'notes' });
  expect([...(await readNotes(after, 'daily '))]).toEqual([
    ['daily 2026-11-16 a', 'one'],
    ['daily 2026-11-17 a', 'three'],
  ]);
  expect((await loadSettings(after)).language).toBe('de');
  await after.close();
});
