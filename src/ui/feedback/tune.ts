/** The music: a slow harp over a low breath, far down in the mountain. After a change run `npm run sounds`. */
import { bell, hum, mix, smallWav, type Wave } from './synth';

const NOTES = {
  G2: 98,
  A2: 110,
  C3: 130.81,
  D3: 146.83,
  E3: 164.81,
  G3: 196,
  A3: 220,
  D4: 293.66,
  E4: 329.63,
  F4: 349.23,
  G4: 392,
  A4: 440,
  C5: 523.25,
  D5: 587.33,
} as const;
type Note = keyof typeof NOTES;

/** The length of a bar, in seconds. */
const BAR = 4;

/** What breathes and is plucked below each bar. */
const BARS: readonly { readonly low: Note; readonly fifth: Note }[] = [
  { low: 'D3', fifth: 'A3' },
  { low: 'C3', fifth: 'G3' },
  { low: 'G2', fifth: 'D3' },
  { low: 'D3', fifth: 'A3' },
  { low: 'A2', fifth: 'E3' },
  { low: 'D3', fifth: 'A3' },
];

/** The harp: when, what, and how loud. */
const HARP: readonly (readonly [after: number, note: Note, loudness: number])[] = [
  [0.2, 'D4', 0.5],
  [1.2, 'A4', 0.45],
  [2.2, 'G4', 0.35],
  [3.2, 'F4', 0.35],
  [4.2, 'E4', 0.45],
  [5.7, 'C5', 0.35],
  [6.7, 'G4', 0.3],
  [8.2, 'D5', 0.42],
  [9.2, 'C5', 0.34],
  [10.2, 'A4', 0.4],
  [11.2, 'G4', 0.3],
  [12.2, 'F4', 0.4],
  [13.7, 'A4', 0.34],
  [14.7, 'D4', 0.36],
  [16.2, 'E4', 0.42],
  [17.2, 'G4', 0.34],
  [18.2, 'A4', 0.36],
  [19.2, 'C5', 0.34],
  [20.2, 'A4', 0.36],
  [21.2, 'G4', 0.3],
  [22.2, 'D4', 0.4],
];

/** Drops of water that fall somewhere. */
const DROPS: readonly (readonly [after: number, pitch: number])[] = [
  [7.4, 1568],
  [15.6, 1319],
];

const harp = (note: Note): Wave =>
  bell(2.2, NOTES[note], 0.34, [
    [1, 1],
    [2, 0.32],
    [3, 0.1],
  ]);

const plucked = (note: Note): Wave =>
  bell(3.2, NOTES[note], 0.6, [
    [1, 1],
    [2, 0.4],
    [3, 0.16],
  ]);

/** It begins and ends in silence, so that it can begin again at once. */
const tune = (): Wave =>
  mix(
    ...BARS.flatMap(
      ({ low, fifth }, i) =>
        [
          [i * BAR, 0.3, hum(BAR + 0.4, NOTES[low])],
          [i * BAR, 0.16, hum(BAR + 0.4, NOTES[fifth])],
          [i * BAR + 0.2, 0.5, plucked(low)],
        ] as const,
    ),
    ...HARP.map(([after, note, loudness]) => [after, loudness, harp(note)] as const),
    ...DROPS.map(([after, pitch]) => [after, 0.07, bell(0.5, pitch, 0.05, [[1, 1]])] as const),
  );

/** As a file: low tones do with few values a second. */
export const tuneFile = (): readonly [name: string, file: Uint8Array] => ['music.wav', smallWav(tune(), 0.9, 8000)];
