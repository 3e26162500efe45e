/** What each sound is made of. After a change run `npm run sounds`. */
import type { Sound } from '../../engine/show';
import { bell, mix, rush, struck, swell, thud, type Wave } from './synth';

/** What can be heard: the sounds of a table, and the curtain. */
export type Heard = Sound | 'curtain';

const clink = (pitch: number): Wave =>
  bell(0.35, pitch, 0.05, [
    [1, 1],
    [2.76, 0.6],
    [5.4, 0.3],
  ]);

/** Every sound, and how loud it is. */
export const RECIPES: Readonly<Record<Heard, { readonly wave: () => Wave; readonly peak: number }>> = {
  // Iron on rock.
  pick: {
    wave: () =>
      mix([0, 1, clink(1480)], [0, 0.7, rush(0.12, 11, 0.3, struck(0.02))], [0, 0.8, thud(0.2, 180, 90, 0.04)]),
    peak: 0.5,
  },
  // A boot on gravel.
  step: {
    wave: () => mix([0, 1, rush(0.12, 23, 0.6, struck(0.02))], [0, 0.8, thud(0.15, 120, 70, 0.03)]),
    peak: 0.35,
  },
  // A card that slides over wood: the same for every card.
  card: {
    wave: () => mix([0, 1, rush(0.16, 37, 0.55, swell(0.15))], [0.12, 0.6, rush(0.05, 41, 0.2, struck(0.008))]),
    peak: 0.3,
  },
  // A stone slab that is set down.
  tile: {
    wave: () =>
      mix(
        [0, 0.5, rush(0.18, 53, 0.8, swell(0.18))],
        [0.16, 1, thud(0.25, 150, 60, 0.05)],
        [0.16, 0.5, rush(0.1, 59, 0.4, struck(0.02))],
      ),
    peak: 0.55,
  },
  // Stones that tumble.
  rubble: {
    wave: () =>
      mix(
        [0, 1, thud(0.3, 110, 45, 0.08)],
        [0, 0.8, rush(0.5, 67, 0.75, struck(0.1))],
        [0.09, 0.5, rush(0.1, 71, 0.4, struck(0.02))],
        [0.19, 0.4, rush(0.1, 73, 0.4, struck(0.02))],
        [0.31, 0.25, rush(0.1, 79, 0.4, struck(0.02))],
      ),
    peak: 0.6,
  },
  // Two coins.
  coin: { wave: () => mix([0, 1, clink(2100)], [0.07, 0.8, clink(2640)]), peak: 0.35 },
  // A low gong: no.
  thwart: {
    wave: () =>
      mix(
        [
          0,
          1,
          bell(0.6, 146.8, 0.15, [
            [1, 1],
            [2.1, 0.5],
            [2.9, 0.4],
          ]),
        ],
        [
          0,
          0.8,
          bell(0.6, 155.6, 0.15, [
            [1, 1],
            [2.05, 0.4],
          ]),
        ],
      ),
    peak: 0.5,
  },
  // Heavy cloth that is drawn aside.
  curtain: { wave: () => rush(0.45, 97, 0.86, swell(0.45)), peak: 0.3 },
  // Lanterns lit one after the other.
  win: {
    wave: () =>
      mix(
        ...[392, 493.9, 587.3, 784].map(
          (pitch, i) =>
            [
              i * 0.13,
              1,
              bell(0.8, pitch, 0.16, [
                [1, 1],
                [2, 0.35],
                [3, 0.12],
              ]),
            ] as const,
        ),
      ),
    peak: 0.5,
  },
};
