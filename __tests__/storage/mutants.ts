/** Ways to spoil bytes, texts and values, by a seeded generator so that each can be had again. */
import { pick, roll, type Rng } from '../../src/engine/rng';

const PAGE = 4096;

type Spoil = (bytes: Buffer, rng: Rng) => Buffer;

const at = (bytes: Buffer, rng: Rng): number => roll(rng, Math.max(1, bytes.length));

const flip: Spoil = (bytes, rng) => {
  const spoilt = Buffer.from(bytes);
  const place = at(bytes, rng);
  spoilt[place] = (spoilt[place] ?? 0) ^ (1 << roll(rng, 8));
  return spoilt;
};

/** Flips where SQLite keeps its own bookkeeping: the head of the file or of a page. */
const flipHead: Spoil = (bytes, rng) => {
  const spoilt = Buffer.from(bytes);
  const place = Math.min(bytes.length - 1, roll(rng, Math.ceil(bytes.length / PAGE)) * PAGE + roll(rng, 100));
  spoilt[place] = roll(rng, 256);
  return spoilt;
};

const flipMany: Spoil = (bytes, rng) => {
  let spoilt = bytes;
  for (let n = 1 + roll(rng, 20); n > 0; n--) spoilt = flip(spoilt, rng);
  return spoilt;
};

const smear: Spoil = (bytes, rng) => {
  const spoilt = Buffer.from(bytes);
  const begin = at(bytes, rng);
  return spoilt.fill(roll(rng, 256), begin, Math.min(bytes.length, begin + 1 + roll(rng, 600)));
};

const truncate: Spoil = (bytes, rng) => bytes.subarray(0, at(bytes, rng));

/** A page or a part of one that was never written. */
const tear: Spoil = (bytes, rng) => {
  const spoilt = Buffer.from(bytes);
  const begin = roll(rng, Math.ceil(bytes.length / 512)) * 512;
  return spoilt.fill(0, begin, Math.min(bytes.length, begin + pick(rng, [512, PAGE, 3 * PAGE])));
};

/** A piece that ended up in another place. */
const misplace: Spoil = (bytes, rng) => {
  const spoilt = Buffer.from(bytes);
  const size = pick(rng, [16, 512, PAGE]);
  const from = roll(rng, Math.ceil(bytes.length / size)) * size;
  bytes.copy(spoilt, roll(rng, Math.ceil(bytes.length / size)) * size, from, from + size);
  return spoilt;
};

const append: Spoil = (bytes, rng) => Buffer.concat([bytes, bytes.subarray(at(bytes, rng))]);

const BYTES: readonly Spoil[] = [
  flip,
  flip,
  flip,
  flipHead,
  flipHead,
  flipMany,
  smear,
  truncate,
  tear,
  misplace,
  append,
];

/** Bytes spoilt in one of many ways. */
export const spoiltBytes: Spoil = (bytes, rng) => pick(rng, BYTES)(bytes, rng);

const deep = (levels: number): unknown => (levels === 0 ? 0 : [deep(levels - 1)]);

/** Values that nobody expects. */
const ODD: readonly unknown[] = [
  ...[null, true, false, '', 0, -1, 1.5, 1e308, -1e308, 2 ** 53, -(2 ** 31), 99],
  ...['__proto__', 'constructor', '\u0000', '\ud800', 'x'.repeat(100_000)],
  ...[[], {}, [[]], deep(5), deep(500), { do: null }, { __proto__: 1 }, Array.from({ length: 10_000 }, () => 0)],
];

/** A value in which one thing, anywhere, is replaced, dropped or doubled. */
export function spoiltValue(value: unknown, rng: Rng): unknown {
  if (Array.isArray(value) && value.length > 0 && roll(rng, 8) > 0) {
    const place = roll(rng, value.length);
    const way = roll(rng, 10);
    if (way === 0) return value.filter((_, i) => i !== place);
    if (way === 1) return [...value.slice(0, place), ...value.slice(Math.max(0, place - 1))];
    return value.map((item: unknown, i) => (i === place ? spoiltValue(item, rng) : item));
  }
  if (typeof value === 'object' && value !== null && roll(rng, 8) > 0) {
    const entries = Object.entries(value);
    if (entries.length === 0) return pick(rng, ODD);
    const place = roll(rng, entries.length);
    const way = roll(rng, 12);
    if (way === 0) return Object.fromEntries(entries.filter((_, i) => i !== place));
    if (way === 1) return { ...value, [`odd${roll(rng, 9)}`]: pick(rng, ODD) };
    return Object.fromEntries(entries.map(([key, part], i) => [key, i === place ? spoiltValue(part, rng) : part]));
  }
  if (typeof value === 'number' && roll(rng, 2) === 0) return value + pick(rng, [-1, 1, 2, 1000]);
  return pick(rng, ODD);
}
