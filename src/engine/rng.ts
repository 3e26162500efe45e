/** A seeded generator (xoroshiro64**): two 32-bit words, kept in the state so that its position is saved with it. */
export type Rng = number[];

// Taken out of the global object once: looking it up there is slow in phones' engines.
const { imul } = Math;

/** A generator for a seed of any text. */
export function seeded(seed: string): Rng {
  let a = 0x6d2b79f5 ^ seed.length;
  let b = 0x1b873593;
  for (let i = 0; i < seed.length; i++) {
    const code = seed.charCodeAt(i);
    a = imul(a ^ code, 0x85ebca6b);
    b = imul(b ^ code, 0xc2b2ae35) ^ (a >>> 15);
    a ^= b >>> 13;
  }
  const rng = [a | 0, b | 1];
  for (let i = 0; i < 4; i++) next(rng);
  return rng;
}

/** The next 32 bits, as a whole number from 0 to 2³² − 1. */
export function next(rng: Rng): number {
  const a = rng[0] ?? 0;
  let b = rng[1] ?? 0;
  const product = imul(a, 0x9e3779bb);
  const rolled = (product << 5) | (product >>> 27);
  b ^= a;
  rng[0] = ((a << 26) | (a >>> 6)) ^ b ^ (b << 9);
  rng[1] = (b << 13) | (b >>> 19);
  return ((rolled << 2) + rolled) >>> 0;
}

/** A whole number from 0 to n − 1, all alike likely. */
export function roll(rng: Rng, n: number): number {
  return ((next(rng) / 4294967296) * n) >>> 0;
}

/** One of the things in a list that is not empty. */
export function pick<T>(rng: Rng, list: readonly T[]): T {
  const chosen = list[roll(rng, list.length)];
  if (chosen === undefined) throw new Error('nothing to pick from');
  return chosen;
}

/** Puts a list into random order, in place. */
export function shuffleList(rng: Rng, list: number[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = roll(rng, i + 1);
    const held = list[i] ?? 0;
    list[i] = list[j] ?? 0;
    list[j] = held;
  }
}

/** Stretches of places, each from its `begin` to its `end`. */
interface Stretches {
  readonly begin: readonly number[];
  readonly end: readonly number[];
}

/**
 * Exchanges by lot the values of a list that stand at the places of each stretch. A guess draws hundreds at once, so the
 * words of the generator are not put back in between.
 */
export function exchangeByLot(rng: Rng, list: number[], places: readonly number[], { begin, end }: Stretches): void {
  let a = rng[0] ?? 0;
  let b = rng[1] ?? 0;
  for (let stretch = 0; stretch < begin.length; stretch++) {
    const least = begin[stretch] ?? 0;
    for (let last = (end[stretch] ?? 0) - 1; last >= least; last--) {
      const product = imul(a, 0x9e3779bb);
      const rolled = (product << 5) | (product >>> 27);
      b ^= a;
      a = ((a << 26) | (a >>> 6)) ^ b ^ (b << 9);
      b = (b << 13) | (b >>> 19);
      const drawn = least + ((((((rolled << 2) + rolled) >>> 0) / 4294967296) * (last - least + 1)) >>> 0);
      const from = places[drawn] ?? 0;
      const to = places[last] ?? 0;
      const held = list[from] ?? 0;
      list[from] = list[to] ?? 0;
      list[to] = held;
    }
  }
  rng[0] = a;
  rng[1] = b;
}
