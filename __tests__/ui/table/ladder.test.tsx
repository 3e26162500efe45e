/** A call: every rung says what is announced, what it comes from and where it is aimed, and can be looked at closely. */
import { act, fireEvent, screen } from '@testing-library/react-native';
import { entry as dwarf } from '../../../src/games/dig-deeper-dwarf';
import { table, type Position } from '../../games/dig-deeper-dwarf/table';
import { onScreen } from './sitting';

jest.setTimeout(120_000);

/** A table at which something has been announced. */
async function called(position: Position, ...moves: readonly string[]) {
  const { state } = table(position).plays(...moves);
  const sitting = await onScreen(dwarf, { state });
  await act(() => sitting.table.wait(3000));
  expect(screen.getByRole('heading', { name: 'Does anybody react?' })).toBeTruthy();
  return sitting;
}

test('a basic action says that it is one, what it does and where', async () => {
  await called({ dwarves: 'e', hands: ['silver silver', 'thwart'] }, 'A basic mine ee');
  expect(screen.getByText(/^Thora announces: Mine the pile east of Thora/)).toBeTruthy();
  expect(screen.getByText('Basic action')).toBeTruthy();
  expect(screen.getByText(/^Take the top card of an adjacent pile/)).toBeTruthy();
});

test('a basic action can be looked at closely, up to its rule, and nobody has objected by that', async () => {
  const { onRule, table: sitting } = await called(
    { dwarves: 'e', hands: ['silver silver', 'thwart'] },
    'A basic mine ee',
  );
  fireEvent.press(screen.getByRole('button', { name: 'Look closely: Mine' }));
  expect(screen.getByRole('heading', { name: 'Mine' })).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: /^In the rules:/ }));
  expect(onRule.mock.calls).toEqual([['mining']]);
  fireEvent.press(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(sitting.look().screen).toBe('call');
});

test('a companion’s action says which companion, and shows it', async () => {
  const position = { companions: ['flying-agaric'], hands: ['silver', 'thwart'] };
  await called(position, 'A call flying-agaric', 'A move e');
  expect(screen.getByText('Thora announces: Move to the tile east of Thora.')).toBeTruthy();
  expect(screen.getByText('Companion: Flying Agaric')).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Look closely: Flying Agaric' }));
  expect(screen.getByRole('heading', { name: 'Flying Agaric' })).toBeTruthy();
});

test('a trait’s action says which trait', async () => {
  const position = { traits: ['clever'], decks: ['mine'], hands: ['', 'thwart'] };
  await called(position, 'A trait clever', 'A draw');
  expect(screen.getByText('Trait: Clever')).toBeTruthy();
});

test('a card and the basic action against it stand below each other, the newest first, each with its verdict', async () => {
  const position = { hands: ['move silver', 'silver silver silver silver'] };
  await called(position, 'A play move', 'A move e', 'B thwart', 'B pay silver', 'B pay silver', 'B pay silver');
  const said = screen
    .getAllByText(/announces:|^(Card|Basic action)|will be/)
    .map(({ props }) => String(props['children']));
  expect(said).toEqual([
    'Brunna announces: Thwart Thora’s “Move”.',
    'Basic action',
    'will be carried out',
    'Thora announces: Move to the tile east of Thora.',
    'Card: Move',
    'will be cancelled',
  ]);
});
