/** Claims as they are listed: by grade, with what came of each, and today’s above them. */
import { fireEvent, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { LanguageProvider } from '../../src/i18n/language';
import { unworked } from '../../src/table/claimBook';
import { ClaimsPage, stateOf, type Today } from '../../src/ui/claims/ClaimsPage';

const metrics = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 0, bottom: 0, left: 0, right: 0 } };
jest.setTimeout(60_000);

const shaft = { id: 'upper', name: 'Upper Shaft', gem: 'emerald', symbol: 'mining' } as const;

function show(today: Today) {
  const opened: string[] = [];
  const claims = (['clean', 'helped', 'shown', 'begun', 'new'] as const).map((state, at) => ({
    key: state,
    grade: at < 3 ? (1 as const) : (2 as const),
    state,
  }));
  render(
    <SafeAreaProvider initialMetrics={metrics}>
      <LanguageProvider language="en">
        <ClaimsPage
          games={[{ ...shaft, claims }]}
          today={today}
          rating={1042}
          onToday={() => opened.push('today')}
          onClaim={(game, claim) => opened.push(`${game} ${claim}`)}
          onBack={() => undefined}
        />
      </LanguageProvider>
    </SafeAreaProvider>,
  );
  return opened;
}

test('claims are listed by grade, and each is heard with what came of it', () => {
  const opened = show({ at: 'looking' });
  expect(screen.getByText('2 of 5 claims solved')).toBeTruthy();
  expect(screen.getByText('Your rating: 1042')).toBeTruthy();
  expect(screen.getByText('Today’s claim is being surveyed …')).toBeTruthy();
  const heard = [
    'Claim 1, solved at the first try',
    'Claim 2, solved',
    'Claim 3, solution seen',
    'Claim 1, begun',
    'Claim 2, not tried',
  ];
  expect(screen.getAllByRole('link')).toHaveLength(heard.length);
  for (const name of heard) expect(screen.getByRole('link', { name })).toBeTruthy();
  fireEvent.press(screen.getByRole('link', { name: 'Claim 2, not tried' }));
  expect(opened).toEqual(['upper new']);
});

test('today’s claim is opened once it has been found', () => {
  const opened = show({ at: 'found', game: 'Upper Shaft', grade: 3, state: 'new' });
  expect(screen.getByText('Upper Shaft · Grade 3 · not tried')).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Work today’s claim' }));
  expect(opened).toEqual(['today']);
});

test('a claim counts as begun with the first wrong line or hint', () => {
  expect(stateOf(unworked(1))).toBe('new');
  expect(stateOf({ ...unworked(1), slips: 1 })).toBe('begun');
  expect(stateOf({ ...unworked(1), hints: 1, end: 'helped' })).toBe('helped');
});
