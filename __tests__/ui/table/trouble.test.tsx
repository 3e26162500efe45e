/** What a table says when it cannot save. */
import { fireEvent, render, screen } from '@testing-library/react-native';
import { SavingTrouble } from '../../../src/ui/table/SavingTrouble';

const RETRY = { type: 'RETRY' };
const PLAY_ON = { type: 'PLAY_ON' };

test('nothing while all is saved', () => {
  render(<SavingTrouble saving="fine" send={jest.fn()} />);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a move that could not be saved can be tried again, or the table goes on without', () => {
  const send = jest.fn();
  render(<SavingTrouble saving="failed" send={send} />);
  expect(screen.getByText('The last move could not be saved.')).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
  fireEvent.press(screen.getByRole('button', { name: 'Play on without saving' }));
  expect(send.mock.calls).toEqual([[RETRY], [PLAY_ON]]);
});

test('a game that is not saved says so for as long as it is played, and can be saved again', () => {
  const send = jest.fn();
  render(<SavingTrouble saving="without" send={send} />);
  expect(screen.getByText('This game is not being saved.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Play on without saving' })).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
  expect(send.mock.calls).toEqual([[RETRY]]);
});
