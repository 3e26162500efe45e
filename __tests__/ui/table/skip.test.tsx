/** Bots are skipped for as long as a finger holds the button, and not a moment longer. */
import { fireEvent, render, screen } from '@testing-library/react-native';
import { SkipBar } from '../../../src/ui/table/SkipBar';

const HURRY = (on: boolean) => [{ type: 'HURRY', on }];

test('held, it skips; let go of, it does not', () => {
  const send = jest.fn();
  const { unmount } = render(<SkipBar send={send} />);
  const bar = screen.getByRole('button', { name: 'Hold to skip' });
  fireEvent(bar, 'pressIn');
  fireEvent(bar, 'pressOut');
  unmount();
  expect(send.mock.calls).toEqual([HURRY(true), HURRY(false)]);
});

test('it ends when the button goes while it is held', () => {
  const send = jest.fn();
  const { unmount } = render(<SkipBar send={send} />);
  fireEvent(screen.getByRole('button', { name: 'Hold to skip' }), 'pressIn');
  unmount();
  expect(send.mock.calls).toEqual([HURRY(true), HURRY(false)]);
});
