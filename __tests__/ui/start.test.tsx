import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { defaultDatabaseDirectory, SQLiteDatabase } from 'expo-sqlite';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { SettingsPage } from '../../src/ui/page/SettingsPage';
import { Begin } from '../../src/ui/start/Begin';

configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

const file = join(String(defaultDatabaseDirectory), 'pick-and-lantern-1.db');
const metrics = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 0, bottom: 0, left: 0, right: 0 } };

const start = () =>
  render(
    <SafeAreaProvider initialMetrics={metrics}>
      <Begin>
        <SettingsPage onAbout={() => undefined} onBack={() => undefined} />
      </Begin>
    </SafeAreaProvider>,
  );

afterEach(() => {
  for (const number of [1, 2]) {
    for (const part of ['', '-wal', '-journal']) rmSync(file.replace('-1.db', `-${number}.db${part}`), { force: true });
  }
});

test('the app starts, and a choice changes it at once', async () => {
  start();
  fireEvent.press(await screen.findByRole('radio', { name: 'Deutsch' }));
  expect(screen.getByRole('heading', { name: 'Einstellungen' })).toBeTruthy();
  await waitFor(() => expect(screen.getByText('Deine Auswahl wird auf diesem Gerät gespeichert.')).toBeTruthy());
});

test('a broken file is explained, and one can go on without saving', async () => {
  writeFileSync(file, 'rubble '.repeat(2000));
  start();
  await screen.findByText('The store room has caved in');
  fireEvent.press(screen.getByRole('button', { name: 'Play without saving' }));
  expect(await screen.findByText('Saving is off: your choices last until you close the app.')).toBeTruthy();
});

test('a broken file is kept aside when a fresh one is begun', async () => {
  writeFileSync(file, 'rubble '.repeat(2000));
  start();
  fireEvent.press(await screen.findByRole('button', { name: 'Start with a fresh file' }));
  expect(await screen.findByText('Your choices are kept on this device.')).toBeTruthy();
});

test('once the file is whole again, trying again is enough', async () => {
  writeFileSync(file, 'rubble '.repeat(2000));
  start();
  const again = await screen.findByRole('button', { name: 'Try again' });
  rmSync(file);
  fireEvent.press(again);
  expect(await screen.findByText('Your choices are kept on this device.')).toBeTruthy();
});

test('settings that cannot be read keep nobody from trying again', async () => {
  const reading = jest
    .spyOn(SQLiteDatabase.prototype, 'getAllAsync')
    .mockRejectedValueOnce(new Error('disk I/O error'));
  start();
  expect(await screen.findByText('Nothing can be saved here')).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your choices are kept on this device.')).toBeTruthy();
  reading.mockRestore();
});

/** Lets the next reading wait until it is answered. */
function holdBackReading(): () => void {
  let answer = (): void => undefined;
  const reading = jest.spyOn(SQLiteDatabase.prototype, 'getAllAsync').mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = () => resolve([]);
      }),
  );
  return () => {
    answer();
    reading.mockRestore();
  };
}

test('a file that does not open for long keeps nobody from playing, and is used if it opens after all', async () => {
  const answer = holdBackReading();
  start();
  expect(await screen.findByText('Nothing can be saved here')).toBeTruthy();
  answer();
  expect(await screen.findByText('Your choices are kept on this device.')).toBeTruthy();
});

test('who plays without saving is left alone by a file that opens afterwards', async () => {
  const answer = holdBackReading();
  start();
  fireEvent.press(await screen.findByRole('button', { name: 'Play without saving' }));
  await screen.findByText('Saving is off: your choices last until you close the app.');
  answer();
  await new Promise((done) => setTimeout(done, 200));
  expect(screen.getByText('Saving is off: your choices last until you close the app.')).toBeTruthy();
});
