/** The saved games: what was deleted comes back, and what cannot be opened or taken in says why. */
import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { LanguageProvider } from '../../src/i18n/language';
import { FileRefused } from '../../src/storage/exchange';
import type { SavedGame } from '../../src/storage/savedGame';
import type { Search } from '../../src/table/gameStore';
import { SavedGameCard } from '../../src/ui/saved/SavedGameCard';
import { SavedGamesPage } from '../../src/ui/saved/SavedGamesPage';
import { takeIn } from '../../src/ui/saved/takeIn';
import { Missing } from '../../src/ui/table/Missing';

const metrics = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 0, bottom: 0, left: 0, right: 0 } };
jest.setTimeout(60_000);

const saved: SavedGame = {
  ...{ id: 'f00', game: 'upper', version: 1, title: 'Sunday', moveCount: 3, lastFingerprint: '' },
  setup: { seats: 1, seed: '', variants: [] },
  players: [{ name: 'Ada', emblem: '', kind: 'person' }],
  ...{
    kinds: ['person'],
    isFromElsewhere: false,
    isTakenIn: false,
    createdAt: 1,
    updatedAt: 2,
    status: 'on',
    damage: null,
  },
  ...{ summary: { turn: 0, leaders: [], round: null }, standings: null },
};

const NONE = { games: [], unreadable: [] };
const nothing = async () => undefined;

test('a game deleted some days ago lies in a fold of its own, and is brought back from there', async () => {
  const restored: string[] = [];
  render(
    <SafeAreaProvider initialMetrics={metrics}>
      <LanguageProvider language="en">
        <SavedGamesPage
          list={NONE}
          deleted={{ games: [saved], unreadable: ['f01'] }}
          isKept
          gameOf={() => ({ name: 'Upper Shaft', symbol: 'mining' })}
          onRename={nothing}
          onPassOn={nothing}
          onDelete={nothing}
          onRestore={async (id) => void restored.push(id)}
          onOpen={nothing}
          onTakeIn={nothing}
          onStatistics={nothing}
          outcome={null}
          onBack={nothing}
        />
      </LanguageProvider>
    </SafeAreaProvider>,
  );
  expect(screen.queryByRole('button', { name: 'Bring back' })).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: /^Recently deleted/ }));
  expect(screen.getByText('Kept for at least a week, then gone for good.')).toBeTruthy();
  fireEvent.press(within(screen.getByLabelText('Sunday')).getByRole('button', { name: 'Bring back' }));
  await act(async () => undefined);
  expect(restored).toEqual(['f00']);
});

test('bringing one game back leaves the way to bring back another that was just deleted', async () => {
  const other: SavedGame = { ...saved, id: 'f02', title: 'Monday' };
  render(
    <SafeAreaProvider initialMetrics={metrics}>
      <LanguageProvider language="en">
        <SavedGamesPage
          list={{ games: [saved], unreadable: [] }}
          deleted={{ games: [other], unreadable: [] }}
          isKept
          gameOf={() => ({ name: 'Upper Shaft', symbol: 'mining' })}
          onRename={nothing}
          onPassOn={nothing}
          onDelete={nothing}
          onRestore={nothing}
          onOpen={nothing}
          onTakeIn={nothing}
          onStatistics={nothing}
          outcome={null}
          onBack={nothing}
        />
      </LanguageProvider>
    </SafeAreaProvider>,
  );
  fireEvent.press(within(screen.getByLabelText('Sunday')).getByRole('button', { name: 'Delete' }));
  await act(async () => undefined);
  fireEvent.press(screen.getByRole('button', { name: /^Recently deleted/ }));
  fireEvent.press(within(screen.getByLabelText('Monday')).getByRole('button', { name: 'Bring back' }));
  await act(async () => undefined);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
});

test.each<[Search, string, RegExp]>([
  [{ found: null, why: 'nowhere' }, 'This game cannot be found', /^$/],
  [{ found: null, why: 'other version' }, 'This game cannot be opened', /another version of the rules/],
  [{ found: null, why: 'unreadable' }, 'This game cannot be opened', /nothing of it can be played on/],
])('a game that cannot be opened says why: %o', (search, title, words) => {
  renderRouter({ index: () => <Missing search={search} onLeave={nothing} onTable={nothing} /> });
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Play on from there' })).toBeNull();
});

test('what is good of a damaged game is rescued once', async () => {
  const led: string[] = [];
  let rescues = 0;
  const search: Search = { found: null, why: 'missing', moves: 7, rescue: async () => `rescued ${++rescues}` };
  renderRouter({ index: () => <Missing search={search} onLeave={nothing} onTable={(id) => void led.push(id)} /> });
  expect(screen.getByText(/You can play on from move 7/)).toBeTruthy();
  const rescue = screen.getByRole('button', { name: 'Play on from there' });
  fireEvent.press(rescue);
  fireEvent.press(rescue);
  await act(async () => undefined);
  expect(led).toEqual(['rescued 1']);
});

test('a file is blamed for what is wrong with it, and the disk for the rest', async () => {
  const file = async () => 'a game';
  const fails = (error: Error) => () => Promise.reject(error);
  expect(await takeIn(file, nothing)).toBe('saved.taken');
  expect(await takeIn(async () => null, nothing)).toBeNull();
  expect(await takeIn(file, fails(new FileRefused('damaged')))).toBe('import.damaged');
  expect(await takeIn(file, fails(new Error('disk full')))).toBe('import.unsaved');
  expect(await takeIn(fails(new FileRefused('too large')), nothing)).toBe('import.too large');
  expect(await takeIn(fails(new Error('no such file')), nothing)).toBe('saved.failed');
});

test.each([
  ['en', 'Pass on', /holds everything that is hidden/, 'Pass on all the same'],
  ['de', 'Weitergeben', /enthält alles, was darin verborgen ist/, 'Trotzdem weitergeben'],
] as const)('before a game in progress is passed on it is said what its file holds (%s)', (language, ask, said, go) => {
  const passOn = jest.fn();
  const card = (shown: SavedGame) => (
    <SafeAreaProvider initialMetrics={metrics}>
      <LanguageProvider language={language}>
        <SavedGameCard
          saved={shown}
          name="Upper Shaft"
          symbol="mining"
          onOpen={nothing}
          onRename={nothing}
          onPassOn={passOn}
          onDelete={nothing}
        />
      </LanguageProvider>
    </SafeAreaProvider>
  );
  const { rerender } = render(card(saved));
  fireEvent.press(screen.getByRole('button', { name: ask }));
  expect(passOn).not.toHaveBeenCalled();
  expect(screen.getByText(said)).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: go }));
  expect(passOn).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(said)).toBeNull();
  rerender(card({ ...saved, status: 'over', standings: [] }));
  fireEvent.press(screen.getByRole('button', { name: ask }));
  expect(passOn).toHaveBeenCalledTimes(2);
});
