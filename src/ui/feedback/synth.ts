/** Small sounds out of nothing: the same numbers every time, on every computer. */

const RATE = 22_050;

/** A sound as numbers between −1 and 1. */
export type Wave = Float64Array;

/** Noise that is always the same. */
function* noise(seed: number): Generator<number, never> {
  let word = seed >>> 0 || 1;
  for (;;) {
    word ^= word << 13;
    word >>>= 0;
    word ^= word >>> 17;
    word ^= word << 5;
    word >>>= 0;
    yield word / 0x7fffffff - 1;
  }
}

const samples = (seconds: number): number => Math.round(seconds * RATE);

/** Rises at once and dies away: after `half` seconds half of it is left. */
const decay = (time: number, half: number): number => Math.min(1, time * 400) * 2 ** (-time / half);

/** A struck tone with overtones, each a factor of the pitch with its strength. */
export function bell(
  seconds: number,
  pitch: number,
  half: number,
  overtones: readonly (readonly [number, number])[],
): Wave {
  return Float64Array.from({ length: samples(seconds) }, (_, i) => {
    const time = i / RATE;
    return overtones.reduce(
      (sum, [factor, strength]) =>
        sum + strength * decay(time, half / factor ** 0.5) * Math.sin(2 * Math.PI * pitch * factor * time),
      0,
    );
  });
}

/** A thud: a tone that falls from one pitch to another. */
export function thud(seconds: number, from: number, to: number, half: number): Wave {
  let phase = 0;
  return Float64Array.from({ length: samples(seconds) }, (_, i) => {
    const time = i / RATE;
    phase += (2 * Math.PI * (to + (from - to) * 2 ** (-time / (half / 2)))) / RATE;
    return decay(time, half) * Math.sin(phase);
  });
}

/** A rush of noise, soft where `dull` is near 1. */
export function rush(seconds: number, seed: number, dull: number, loudness: (time: number) => number): Wave {
  const source = noise(seed);
  let smooth = 0;
  return Float64Array.from({ length: samples(seconds) }, (_, i) => {
    smooth += (1 - dull) * (source.next().value - smooth);
    return smooth * loudness(i / RATE);
  });
}

/** Loudness of something that is struck. */
export const struck =
  (half: number) =>
  (time: number): number =>
    decay(time, half);

/** Loudness that swells and fades within so many seconds. */
export const swell =
  (seconds: number) =>
  (time: number): number =>
    Math.sin(Math.PI * Math.min(1, time / seconds)) ** 2;

/** Several sounds at once, each beginning after so many seconds and so loud. */
export function mix(...parts: readonly (readonly [after: number, loudness: number, wave: Wave])[]): Wave {
  const length = Math.max(...parts.map(([after, , wave]) => samples(after) + wave.length));
  const sum = new Float64Array(length);
  for (const [after, loudness, wave] of parts)
    wave.forEach((value, i) => {
      const at = samples(after) + i;
      sum[at] = (sum[at] ?? 0) + loudness * value;
    });
  return sum;
}

const HEADER = 44;

/** A sound as a WAV file: one channel of 16 bits, as loud as asked, its end faded out. */
export function wav(wave: Wave, peak: number): Uint8Array {
  const loudest = wave.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
  const file = new DataView(new ArrayBuffer(HEADER + 2 * wave.length));
  const letters = (at: number, text: string) =>
    [...text].forEach((letter, i) => file.setUint8(at + i, letter.charCodeAt(0)));
  letters(0, 'RIFF');
  file.setUint32(4, HEADER - 8 + 2 * wave.length, true);
  letters(8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, RATE, true);
  file.setUint32(28, RATE * 2, true);
  file.setUint16(32, 2, true);
  file.setUint16(34, 16, true);
  letters(36, 'data');
  file.setUint32(40, 2 * wave.length, true);
  const fade = samples(0.01);
  wave.forEach((value, i) => {
    const tail = Math.min(1, (wave.length - i) / fade);
    file.setInt16(HEADER + 2 * i, Math.round((value / loudest) * peak * tail * 32_767), true);
  });
  return new Uint8Array(file.buffer);
}
