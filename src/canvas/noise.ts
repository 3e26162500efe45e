/** A number between 0 and 1 that belongs to a place on the integer grid: the same every time. */
export function speck(x: number, y: number, seed = 0): number {
  let h = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(seed | 0, 2147483647);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h = Math.imul(h ^ (h >>> 16), 2246822519);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}

/** Smooth noise between 0 and 1 with a wavelength of 1. */
export function noise(x: number, y: number, seed = 0): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = x - ix;
  const fy = y - iy;
  const u = fx * fx * (3 - 2 * fx);
  const v = fy * fy * (3 - 2 * fy);
  const above = speck(ix, iy, seed) * (1 - u) + speck(ix + 1, iy, seed) * u;
  const below = speck(ix, iy + 1, seed) * (1 - u) + speck(ix + 1, iy + 1, seed) * u;
  return above * (1 - v) + below * v;
}

/** Noise with sharp crests, as ridges of rock have them, between 0 and 1. */
export function crags(x: number, y: number, seed = 0): number {
  let sum = 0;
  let weight = 0.55;
  for (let octave = 0; octave < 4; octave++) {
    const scale = 2 ** octave;
    sum += weight * (1 - Math.abs(2 * noise(x * scale, y * scale, seed + octave) - 1));
    weight *= 0.5;
  }
  return sum;
}

/** A row of numbers between 0 and 1 that is the same every time for the same seed: for scattering things. */
export function scatter(seed: number): () => number {
  let turn = 0;
  return () => speck(turn++, seed, 91);
}
