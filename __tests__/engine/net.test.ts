import { asInput, chances, powerOf, sizeOfNet, type Net } from '../../src/engine/net';

/** Two inputs, one hidden unit: it hears twice the first less the second, and counts by half; the second input counts by itself. */
const NET: Net = { inputs: 2, hidden: 1, weights: [0, 512, -256, 128, 0, 256] };
const inputs = (...values: number[]): number[] => values.map(asInput);

test('a net has as many weights as its shape asks for', () => {
  expect(sizeOfNet(2, 1)).toBe(NET.weights.length);
});

test('two to the power of a number is exact at whole ones and lies on straight lines between them', () => {
  expect([-2, -1, 0, 1, 5].map(powerOf)).toEqual([0.25, 0.5, 1, 2, 32]);
  expect([0.5, 1.25, -0.5].map(powerOf)).toEqual([1.5, 2.5, 0.75]);
});

test('no score is too large or too small to be compared', () => {
  for (const score of [-1e9, 1e9]) {
    expect(powerOf(score)).toBeGreaterThan(0);
    expect(Number.isFinite(powerOf(score))).toBe(true);
  }
});

test('inputs are whole numbers and never huge', () => {
  expect(inputs(0.5, -1, 0.02, 1e9, -1e9)).toEqual([16, -32, 1, 1024, -1024]);
});

test('a seat is as likely to win as its strength is a part of all', () => {
  const values: number[] = [];
  // The first seat: hidden 2 · 1 − 0 = 2, half of it is 1, strength 2. The second: hidden below 0 counts nothing, strength 2⁰.
  chances(NET, inputs(1, 0, -1, 0), 2, values);
  expect(values).toEqual([2 / 3, 1 / 3]);
  // Hidden 2 − 1 = 1, half of it, and 1 by itself: 1.5, so 3.
  chances(NET, inputs(1, 1, 0, 0), 2, values);
  expect(values).toEqual([0.75, 0.25]);
});
