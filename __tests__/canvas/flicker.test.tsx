import { act, renderHook } from '@testing-library/react-native';
import { useSlowClock } from '../../src/canvas/flicker';

beforeAll(async () => {
  // What calls at every frame is made ready a moment after it was imported.
  await new Promise((resolve) => setTimeout(resolve, 50));
  jest.useFakeTimers();
});

/** A clock and how far it goes in half a second. */
function clockOf(still: boolean) {
  const { result, rerender } = renderHook((asked: boolean) => useSlowClock(asked), { initialProps: still });
  const gone = (): number => {
    const before = result.current.get();
    act(() => jest.advanceTimersByTime(500));
    return result.current.get() - before;
  };
  gone();
  return { rerender, gone };
}

test('the clock stops when stillness is asked for, and goes on when it is no longer', () => {
  const { rerender, gone } = clockOf(false);
  expect(gone()).toBeGreaterThan(300);
  rerender(true);
  gone();
  expect(gone()).toBe(0);
  rerender(false);
  expect(gone()).toBeGreaterThan(300);
});

test('a clock that began in stillness goes as soon as the phone says that things may move', () => {
  const { rerender, gone } = clockOf(true);
  expect(gone()).toBe(0);
  rerender(false);
  expect(gone()).toBeGreaterThan(300);
});

test('it goes on evenly while what it lights is drawn anew', () => {
  const { rerender, gone } = clockOf(false);
  for (let i = 0; i < 4; i++) {
    rerender(false);
    expect(gone()).toBeGreaterThan(300);
    expect(gone()).toBeLessThan(700);
  }
});
