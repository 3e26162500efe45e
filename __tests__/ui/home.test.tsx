import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import { Dimensions } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { LanguageProvider } from '../../src/i18n/language';
import type { Language } from '../../src/engine/show';
import { Home } from '../../src/ui/home/Home';
import type { Shaft } from '../../src/ui/home/shafts';

const shafts: Shaft[] = [
  { id: 'upper', name: 'Upper Shaft', players: [2, 4], portal: 'timber', gem: 'emerald', symbol: 'mining' },
  { id: 'lower', name: 'Lower Shaft', players: [3, 10], portal: 'carved', gem: 'sapphire', symbol: 'castle' },
];
jest.setTimeout(60_000);

const window = { width: 390, height: 844, scale: 1, fontScale: 1 };
Dimensions.set({ window, screen: window });
const frame = { x: 0, y: 0, width: 390, height: 844 };
const insets = { top: 0, bottom: 0, left: 0, right: 0 };

async function show(language: Language, going: { game: string; turn: string | null } | null = null) {
  const entered: string[] = [];
  const visit = (place: string) => entered.push(place);
  render(
    <SafeAreaProvider initialMetrics={{ frame, insets }}>
      <LanguageProvider language={language}>
        <Home
          shafts={shafts}
          going={going}
          onContinue={() => visit('table')}
          onEnter={visit}
          onDaily={() => visit('daily')}
          onShaft={() => visit('shaft')}
          onLearn={() => visit('learn')}
          onClaims={() => visit('claims')}
          onGames={() => visit('games')}
          onRules={() => visit('rules')}
          onStatistics={() => visit('statistics')}
          onSettings={() => visit('settings')}
          onAbout={() => visit('about')}
        />
      </LanguageProvider>
    </SafeAreaProvider>,
  );
  // The mountain comes a little later.
  await act(async () => undefined);
  return entered;
}

test('every shaft is a button that says its name and for how many it is, and leads inside', async () => {
  const entered = await show('en');
  const lower = screen.getByRole('button', { name: 'Lower Shaft' });
  expect(within(lower).getByText('3 to 10 players')).toBeTruthy();
  fireEvent.press(lower);
  fireEvent.press(screen.getByRole('button', { name: 'Upper Shaft' }));
  expect(entered).toEqual(['lower', 'upper']);
});

test('everything beside the games is one press away, in the person’s language', async () => {
  const entered = await show('de');
  for (const name of ['Tagesmine', 'Der Lange Schacht', 'Lernen', 'Gespeicherte Spiele', 'Regeln', 'Optionen'])
    fireEvent.press(screen.getByRole('button', { name }));
  expect(entered).toEqual(['daily', 'shaft', 'learn', 'games', 'rules', 'settings']);
});

test('a game that is on is one press away, and nothing is offered if there is none', async () => {
  const entered = await show('en', { game: 'Upper Shaft', turn: 'Odo' });
  const on = screen.getByRole('button', { name: 'Continue: Upper Shaft' });
  expect(within(on).getByText('Odo is next')).toBeTruthy();
  fireEvent.press(on);
  expect(entered).toEqual(['table']);
  screen.unmount();
  await show('en');
  expect(screen.queryByRole('button', { name: /Continue/ })).toBeNull();
});

test('the app’s name is the heading', async () => {
  await show('en');
  expect(screen.getByRole('heading', { name: 'Pick & Lantern' })).toBeTruthy();
});
