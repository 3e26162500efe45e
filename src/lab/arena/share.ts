/** A share of something with how far it may be off. */
export type Share = { readonly mean: number; readonly low: number; readonly high: number; readonly count: number };

/** The mean of scores from 0 to 1 with its 95 % confidence interval (Wilson's, which holds near 0 and 1 too). */
export function shareOf(scores: readonly number[]): Share {
  const count = scores.length;
  const mean = scores.reduce((sum, score) => sum + score, 0) / Math.max(1, count);
  const z = 1.96;
  const middle = (mean + (z * z) / (2 * count)) / (1 + (z * z) / count);
  const half = (z / (1 + (z * z) / count)) * Math.sqrt((mean * (1 - mean)) / count + (z * z) / (4 * count * count));
  return { mean, low: middle - half, high: middle + half, count };
}

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

/** A share as a person reads it. */
export const shareText = ({ mean, low, high }: Share): string =>
  `${percent(mean)}  (${percent(low)} to ${percent(high)})`;

/** How far one share is above another, with its 95 % confidence interval (Newcombe's, from both shares' own). */
export function gapOf(a: Share, b: Share): Share {
  const mean = a.mean - b.mean;
  const low = mean - Math.hypot(a.mean - a.low, b.high - b.mean);
  const high = mean + Math.hypot(a.high - a.mean, b.mean - b.low);
  return { mean, low, high, count: a.count + b.count };
}
