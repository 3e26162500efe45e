import { gapOf, shareOf } from '../../src/lab/arena/share';

const scores = (won: number, of: number): number[] => Array.from({ length: of }, (_, n) => (n < won ? 1 : 0));

// The intervals are those of the worked example in Newcombe's paper of 1998: 56 of 70 against 48 of 80.
test('a share comes with how far it may be off', () => {
  const { mean, low, high, count } = shareOf(scores(56, 70));
  expect(count).toBe(70);
  expect(mean).toBeCloseTo(0.8);
  expect(low).toBeCloseTo(0.6918, 2);
  expect(high).toBeCloseTo(0.877, 2);
});

test('so does the gap between two', () => {
  const { mean, low, high } = gapOf(shareOf(scores(56, 70)), shareOf(scores(48, 80)));
  expect(mean).toBeCloseTo(0.2);
  expect(low).toBeCloseTo(0.0524, 3);
  expect(high).toBeCloseTo(0.3339, 3);
});

test('nobody who always wins is sure to: the interval of 20 of 20 begins at 84 %', () => {
  const { low, high } = shareOf(scores(20, 20));
  expect(low).toBeCloseTo(0.839, 3);
  expect(high).toBeCloseTo(1);
});
