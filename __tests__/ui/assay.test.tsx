/** The page of the Assayer: what was found is said in words, kept, and a failure can be tried again. */
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { LanguageProvider } from '../../src/i18n/language';
import { randomRecord } from '../../src/lab/golden';
import { assayName } from '../../src/storage/notes';
import type { Assay } from '../../src/table/assay';
import type { WeighGame } from '../../src/table/events';
import { memoryStore } from '../../src/table/memoryStore';
import { AssayPage } from '../../src/ui/assay/AssayPage';
import { StoreContext } from '../../src/ui/store';
import { advisedGame } from '../bots/table';

const metrics = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 0, bottom: 0, left: 0, right: 0 } };
jest.setTimeout(60_000);

const { game, show } = advisedGame('city-under-the-mountain');
const setup = { seats: 2, seed: 'page', variants: [] };
const { moves } = randomRecord(game, setup);
const players = ['Thora', 'Odo'].map((name, seat) => ({ name, emblem: '', kind: seat === 0 ? 'person' : 'master' }));

const FOUND: Assay = {
  eyes: 0,
  curve: [
    { at: 0, chances: [0.5, 0.5], off: 0.03 },
    { at: 6, chances: [0.2, 0.8], off: 0.02 },
    { at: moves.length, chances: [0, 1], off: 0 },
  ],
  weighed: [
    { at: 0, seat: 0, worth: 'fine', look: null },
    {
      ...{ at: 1, seat: 0, worth: 'blunder' },
      look: { loss: 0.2, off: 0.03, other: moves[1] ?? { do: 'stop' }, reason: { because: 'looksBest' } },
    },
  ],
  turnings: [{ from: 0, to: 6, seat: 0, change: -0.3 }],
  isWhole: true,
};

async function open(weigh: WeighGame) {
  const store = memoryStore(
    () => Promise.resolve(() => game),
    () => 1,
  );
  const id = await store.begin(game, setup, players, { moves });
  const { found } = await store.open(id);
  if (!found) throw new Error('not found');
  const again: number[] = [];
  render(
    <SafeAreaProvider initialMetrics={metrics}>
      <LanguageProvider language="en">
        <StoreContext value={store}>
          <AssayPage
            {...{ found, game, show, weigh }}
            onAgain={(at) => again.push(at)}
            onWatch={() => undefined}
            onBack={() => undefined}
          />
        </StoreContext>
      </LanguageProvider>
    </SafeAreaProvider>,
  );
  await act(async () => undefined);
  return { store, id, again };
}

test('chances, turning points and moves are said in words, and one’s own blunder can be tried again', async () => {
  const { store, id, again } = await open(() => Promise.resolve(FOUND));
  expect(screen.getByText('1. Thora fell from 50 to 20 %')).toBeTruthy();
  expect(screen.getByLabelText(/^Chance to win over the whole game\. At first Thora 50 %, Odo 50 %\./)).toBeTruthy();
  expect(screen.getByText(/^Blunder, move 2, Thora: /)).toBeTruthy();
  expect(screen.getByText(/That cost 20 points of a hundred \(± 3\)/)).toBeTruthy();
  expect(screen.getByText(/may be off by about \d+ points/)).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Try it again' }));
  expect(again).toEqual([1]);
  expect((await store.notes(assayName(id, 0))).size).toBe(1);
});

test('what could not be weighed says so, and can be tried again', async () => {
  let asked = 0;
  await open(() => (++asked === 1 ? Promise.reject(new Error('no thread')) : Promise.resolve(FOUND)));
  expect(screen.getByText('The game could not be weighed. You can ask again.')).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
  await act(async () => undefined);
  expect(screen.getByText('Where the game turned')).toBeTruthy();
});

test('it says how far it has come, and all eyes are weighed only when they are chosen', async () => {
  const eyes: number[] = [];
  await open((_record, wanted, _signal, onProgress) => {
    eyes.push(wanted.eyes);
    onProgress(0.42);
    return new Promise(() => undefined);
  });
  expect(screen.getByText(/^Weighing: 42 %/)).toBeTruthy();
  expect(eyes).toEqual([0]);
  fireEvent.press(screen.getByRole('radio', { name: 'All eyes' }));
  await act(async () => undefined);
  expect(eyes).toEqual([0, -1]);
});
