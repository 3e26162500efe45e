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

/** A tone that swells and fades away again, as a breath of an organ does. */
export function hum(seconds: number, pitch: number): Wave {
  const loudness = swell(seconds);
  return Float64Array.from({ length: samples(seconds) }, (_, i) => {
    const turn = 2 * Math.PI * pitch * (i / RATE);
    return loudness(i / RATE) * (Math.sin(turn) + 0.3 * Math.sin(2 * turn) + 0.08 * Math.sin(3 * turn));
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

const loudestOf = (wave: Wave): number => wave.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);

/** Writes plain text into a file, a byte a letter. */
const writeText = (file: DataView, at: number, text: string): void =>
  [...text].forEach((letter, i) => file.setUint8(at + i, letter.charCodeAt(0)));

const HEADER = 44;

/** A sound as a WAV file: one channel of 16 bits, as loud as asked, its end faded out. */
export function wav(wave: Wave, peak: number): Uint8Array {
  const loudest = loudestOf(wave);
  const file = new DataView(new ArrayBuffer(HEADER + 2 * wave.length));
  writeText(file, 0, 'RIFF');
  file.setUint32(4, HEADER - 8 + 2 * wave.length, true);
  writeText(file, 8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, RATE, true);
  file.setUint32(28, RATE * 2, true);
  file.setUint16(32, 2, true);
  file.setUint16(34, 16, true);
  writeText(file, 36, 'data');
  file.setUint32(40, 2 * wave.length, true);
  const fade = samples(0.01);
  wave.forEach((value, i) => {
    const tail = Math.min(1, (wave.length - i) / fade);
    file.setInt16(HEADER + 2 * i, Math.round((value / loudest) * peak * tail * 32_767), true);
  });
  return new Uint8Array(file.buffer);
}

/** What is added before the logarithm, so that soft values keep their steps, and the most that can be told (ITU-T G.711). */
const BIAS = 132;
const MOST = 32_635;

/** A value of 16 bits in eight: the louder it is the larger are the steps, as the ear hears them. */
function companded(value: number): number {
  const loud = Math.min(MOST, Math.abs(value)) + BIAS;
  const octave = Math.floor(Math.log2(loud)) - 7;
  const step = (loud >> (octave + 3)) & 15;
  return ~((value < 0 ? 128 : 0) | (octave << 4) | step) & 255;
}

const SMALL_HEADER = 58;

/** A long sound as a small WAV file: one channel of eight companded bits, at a lower rate than it was made at. */
export function smallWav(wave: Wave, peak: number, rate: number): Uint8Array {
  const loudest = loudestOf(wave);
  const length = Math.floor((wave.length / RATE) * rate);
  const file = new DataView(new ArrayBuffer(SMALL_HEADER + length));
  writeText(file, 0, 'RIFF');
  file.setUint32(4, SMALL_HEADER - 8 + length, true);
  writeText(file, 8, 'WAVEfmt ');
  file.setUint32(16, 18, true);
  file.setUint16(20, 7, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, rate, true);
  file.setUint32(28, rate, true);
  file.setUint16(32, 1, true);
  file.setUint16(34, 8, true);
  writeText(file, 38, 'fact');
  file.setUint32(42, 4, true);
  file.setUint32(46, length, true);
  writeText(file, 50, 'data');
  file.setUint32(54, length, true);
  for (let i = 0; i < length; i++) {
    const at = (i / rate) * RATE;
    const before = Math.floor(at);
    const [a, b] = [wave[before] ?? 0, wave[before + 1] ?? 0];
    const value = a + (b - a) * (at - before);
    file.setUint8(SMALL_HEADER + i, companded(Math.round((value / loudest) * peak * 32_767)));
  }
  return new Uint8Array(file.buffer);
}
