/** What could not be done is said, and can be tried again. */
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { toldOthers } from '../../src/ui/daily/toldOthers';
import { Turnings } from '../../src/ui/table/Turnings';

test('a review that fails says so, and can be asked for again', async () => {
  let asked = 0;
  const review = () => (++asked === 1 ? Promise.reject(new Error('no thread')) : Promise.resolve([]));
  render(<Turnings review={review} onWatch={() => undefined} />);
  fireEvent.press(screen.getByRole('button', { name: 'Review the game' }));
  await act(async () => undefined);
  expect(screen.getByText('The game could not be reviewed. You can ask again.')).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Review the game' }));
  await act(async () => undefined);
  expect(screen.getByText(/^No move stood out/)).toBeTruthy();
});

test('a result that could not be passed on says so; one that the phone has shared needs no words', async () => {
  expect(await toldOthers(Promise.resolve('shared'))).toBeNull();
  expect(await toldOthers(Promise.resolve('copied'))).toBe('daily.copied');
  expect(await toldOthers(Promise.reject(new Error('not allowed')))).toBe('daily.notShared');
});
