import { fireEvent, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { LanguageProvider } from '../../src/i18n/language';
import { RulesPage } from '../../src/ui/rules/RulesPage';
import { cut, holds, wantedIn } from '../../src/ui/rules/search';

jest.setTimeout(60_000);

describe('search', () => {
  const finds = (query: string, text: string): boolean => holds(wantedIn(query), text);

  test('case and accents do not matter, neither in the query nor in the text', () => {
    expect(finds('gerolL', 'Geröll geben')).toBe(true);
    expect(finds('Geröll', 'geroll')).toBe(true);
    expect(finds('strasse', 'Straße')).toBe(true);
  });

  test('German words are found in other endings', () => {
    expect(finds('Zwerge', 'Alle Zwergen sind hier')).toBe(true);
    expect(finds('Begleitern', 'Begleiter vertreiben')).toBe(true);
    expect(finds('Gänge', 'Ein Gang führt weiter')).toBe(true);
  });

  test('all words must be there, short ones as they are', () => {
    expect(finds('rubble camp', 'No Rubble on the Camp')).toBe(true);
    expect(finds('rubble canary', 'No Rubble on the Camp')).toBe(false);
    expect(finds('See', 'Sand')).toBe(false);
  });

  test('what was found is marked, and nothing is lost', () => {
    const pieces = cut('Straße und Geröll, GERÖLL', wantedIn('geroll strasse'));
    expect(pieces.map(({ text }) => text).join('')).toBe('Straße und Geröll, GERÖLL');
    expect(pieces.filter(({ found }) => found).map(({ text }) => text)).toEqual(['Straß', 'Geröll', 'GERÖLL']);
  });
});

describe('the page', () => {
  const rules = [
    { key: 'move', title: 'Move', text: 'Go to a connected tile.' },
    { key: 'mine', title: 'Mine', text: 'Take the top card of a pile.' },
  ];
  const families = [
    {
      key: 'birds',
      title: 'Birds',
      cards: [
        { face: 'canary', kind: 'event', copies: 2 },
        { face: 'owl', kind: 'event', copies: 1, since: 2 },
      ],
    },
  ];
  const signs = [{ sign: 'mining', name: 'A pick', text: 'Somebody digs.' }];
  const card = (face: string) => ({ name: face === 'owl' ? 'Owl' : 'Canary', text: 'Cancels an Event.', rule: 'mine' });
  const metrics = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 0, bottom: 0, left: 0, right: 0 } };

  const open = (at?: string, edition = 1) =>
    render(
      <SafeAreaProvider initialMetrics={metrics}>
        <LanguageProvider language="en">
          <RulesPage
            onLearn={null}
            title="Toy"
            {...{ rules, signs, families, card }}
            edition={edition}
            print={() => ({})}
            {...(at && { at })}
            onBack={() => undefined}
          />
        </LanguageProvider>
      </SafeAreaProvider>,
    );

  test('the legend says what every sign stands for', () => {
    open();
    expect(screen.queryByText('Somebody digs.')).toBeNull();
    fireEvent.press(screen.getByRole('radio', { name: 'Signs' }));
    expect(screen.getByText('A pick')).toBeTruthy();
    expect(screen.getByText('Somebody digs.')).toBeTruthy();
    expect(screen.queryByText('Birds')).toBeNull();
  });

  test('a rule opens and closes under its title', () => {
    open();
    expect(screen.queryByText('Go to a connected tile.')).toBeNull();
    fireEvent.press(screen.getByRole('button', { name: 'Move' }));
    expect(screen.getByText('Go to a connected tile.')).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: 'Move' }));
    expect(screen.queryByText('Go to a connected tile.')).toBeNull();
  });

  test('who looks a rule up finds it open, who looks a card up finds the cards', () => {
    open('mine');
    expect(screen.getByText('Take the top card of a pile.')).toBeTruthy();
    screen.unmount();
    open('canary');
    expect(screen.getByText('Cancels an Event.')).toBeTruthy();
  });

  test('only the cards of the edition are shown', () => {
    open('canary');
    expect(screen.queryByText('Owl')).toBeNull();
    screen.unmount();
    open('canary', 2);
    expect(screen.getByText('Owl')).toBeTruthy();
  });

  test('a search finds rules and cards alike, and a card leads to its rule', () => {
    open();
    fireEvent.changeText(screen.getByLabelText('Search rules and cards'), 'event');
    expect(screen.getByText('0 rules and 1 card found')).toBeTruthy();
    fireEvent.press(screen.getByRole('link', { name: 'Rule: Mine' }));
    expect(screen.getByText('Take the top card of a pile.')).toBeTruthy();
  });
});
