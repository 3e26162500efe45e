import { act, renderHook } from '@testing-library/react-native';
import { useAwake } from '../../src/ui/awake';

/** A screen that counts how often it is held more than it is let go. */
function newScreen(hold = (): Promise<void> => Promise.resolve()) {
  const screen = {
    held: 0,
    hold: async () => {
      await hold();
      screen.held++;
    },
    letGo: async () => void screen.held--,
  };
  return screen;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('the screen is held awake as long as something goes on, and let go with it', async () => {
  const screen = newScreen();
  const { rerender, unmount } = renderHook((what: string | null) => useAwake(what, screen), { initialProps: null });
  await pass(10);
  expect(screen.held).toBe(0);
  rerender('thinking');
  await pass(10);
  expect(screen.held).toBe(1);
  rerender(null);
  await pass(10);
  expect(screen.held).toBe(0);
  rerender('thinking');
  await pass(10);
  unmount();
  await pass(10);
  expect(screen.held).toBe(0);
});

test('after two minutes of the same it may sleep, and the next thing holds it again', async () => {
  const screen = newScreen();
  const { rerender } = renderHook((what: string | null) => useAwake(what, screen), { initialProps: 'step 1' });
  await pass(119_000);
  expect(screen.held).toBe(1);
  await pass(2_000);
  expect(screen.held).toBe(0);
  rerender('step 2');
  await pass(10);
  expect(screen.held).toBe(1);
});

test('a phone that refuses is not asked to let go', async () => {
  const screen = newScreen(() => Promise.reject(new Error('not allowed')));
  const { unmount } = renderHook(() => useAwake('thinking', screen));
  await pass(10);
  unmount();
  await pass(10);
  expect(screen.held).toBe(0);
});
