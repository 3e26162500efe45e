import { block, disc } from './outline';
import type { Shape } from './shape';

/** How a dwarf feels. */
export type Mood = 'calm' | 'thinking' | 'pleased' | 'cross' | 'scheming' | 'beaten';
export type Beard = 'full' | 'fork' | 'braid' | 'short' | 'curly' | 'plaits' | 'bob' | 'bun';
export type Headgear = 'helmet' | 'lamp' | 'hood' | 'horns' | 'cap' | 'felt' | 'scarf' | 'crown' | 'bare' | 'bald';
export type Extra = 'glasses' | 'patch' | 'scar' | 'earring' | 'monocle' | 'pipe';

/** Hair behind the head. */
export const HAIR: Readonly<Record<Beard, readonly Shape[]>> = {
  full: [['also', -2, 'M16 40Q14 14 50 12t34 28l2 36H14Z']],
  fork: [['also', -2, 'M18 40Q14 14 50 12t32 28v22H18Z']],
  braid: [['also', -2, 'M16 40Q14 14 50 12t34 28l-2 30H18Z']],
  short: [['also', -2, 'M20 44Q16 14 50 12t30 32v12H20Z']],
  curly: [['also', -2, 'M14 62q-8-8 0-16-6-12 6-16 0-14 14-12 6-10 16-6 10-4 16 6 14-2 14 12 12 4 6 16 8 8 0 16Z']],
  plaits: [
    ['also', -2, 'M16 44Q12 12 50 12t34 32v18H16Z'],
    ['also', -1, 'M14 50q-10 20 0 48 8 6 12-2-6-22 0-44ZM86 50q10 20 0 48-8 6-12-2 6-22 0-44Z'],
    ['also', 2, 'M12 62l10 6M10 76l12 4M88 62l-10 6M90 76l-12 4', 3],
    ['rust', 1, 'M10 90h16M74 90h16', 5],
  ],
  bob: [['also', -2, 'M10 80Q6 10 50 10t40 70q-12 6-20 0V50H30v30q-8 6-20 0Z']],
  bun: [
    ['also', -1, disc(50, 8, 17, 13)],
    ['also', -2, 'M18 44Q12 12 50 12t32 32v20H18Z'],
  ],
};

const MOUSTACHE: readonly Shape[] = [
  ['also', 2, 'M24 68q10-12 26-6 16-6 26 6-12 8-26 1-14 7-26-1Z'],
  ['also', -1, 'M50 63v7', 2],
];

/** What grows on the chin, before the face. */
export const BEARDS: Readonly<Record<Beard, readonly Shape[]>> = {
  full: [
    ['also', -1, 'M22 48q4 14 14 14h28q10 0 14-14 10 34-8 52-20 14-40 0-18-18-8-52Z'],
    ['also', 1, 'M22 48q4 14 14 14-4 24 4 44-8-2-14-8-16-16-4-50Z'],
    ['also', -3, 'M42 80q2 12 6 20M58 80q-2 12-6 20', 2.4],
    ...MOUSTACHE,
  ],
  fork: [
    ['also', -1, 'M22 48q4 14 14 14h28q10 0 14-14 6 24-4 36l6 26-20-14-10 10-10-10-20 14 6-26q-10-12-4-36Z'],
    ['also', 1, 'M22 48q4 14 14 14-4 18 2 34l-18 14 6-26q-10-12-4-36Z'],
    ...MOUSTACHE,
  ],
  braid: [
    ['also', -1, 'M22 48q4 14 14 14h28q10 0 14-14 6 24-12 36H34q-18-12-12-36Z'],
    ['also', 1, 'M22 48q4 14 14 14-2 12 2 22h-4q-18-12-12-36Z'],
    ['also', 0, 'M38 82h24l-4 22H42Z'],
    ['gold', 0, block(37, 84, 26, 7, 3)],
    ...MOUSTACHE,
  ],
  short: [
    ['also', -1, 'M22 46q4 16 14 16h28q10 0 14-16 6 44-28 46Q16 90 22 46Z'],
    ['also', 1, 'M22 46q4 16 14 16-4 14 6 28-20-6-20-44Z'],
    ...MOUSTACHE,
  ],
  curly: [
    [
      'also',
      -1,
      'M20 50q4 12 14 12h32q10 0 14-12 10 8 2 18 6 10-6 16 0 12-12 10-6 10-14 4-8 6-14-4-12 2-12-10-12-6-6-16-8-10 2-18Z',
    ],
    ['also', 1, 'M32 76q-6-8 2-10M44 86q-8-4-2-12M62 78q8-2 6-10', 3.4],
    ...MOUSTACHE,
  ],
  plaits: [
    ['also', -1, 'M23 46Q22 18 50 18t27 28Q70 26 54 26 34 28 23 46Z'],
    ['also', 1, 'M23 46Q22 18 50 18 36 24 23 46Z'],
  ],
  bob: [
    ['also', -1, 'M22 50Q18 16 50 16t28 34Q76 32 62 28 40 40 22 50Z'],
    ['also', 2, 'M24 44Q24 20 50 18 32 26 24 44Z'],
  ],
  bun: [
    ['also', -1, 'M23 44Q20 16 50 16t27 28Q70 24 50 24T23 44Z'],
    ['also', 2, 'M24 40Q24 20 46 17 30 24 24 40Z'],
  ],
};

const iron = (): readonly Shape[] => [
  ['iron', -1, 'M18 36Q16 0 50 0t32 36Z'],
  ['iron', 2, 'M18 36Q16 0 50 0 30 10 32 36Z'],
];

/** What is worn on the head. */
export const HEADGEAR: Readonly<Record<Headgear, readonly Shape[]>> = {
  helmet: [
    ...iron(),
    ['iron', 0, block(14, 28, 72, 9, 4)],
    ['gold', -1, 'M45 0h10v34H45Z'],
    ['gold', 2, 'M45 0h4v34h-4Z'],
  ],
  lamp: [
    ['straw', -2, 'M18 35Q16 0 50 0t32 35Z'],
    ['straw', 1, 'M18 38Q16 0 50 0 30 10 32 38Z'],
    ['straw', 0, block(10, 29, 80, 8, 4)],
    ['iron', -2, disc(50, 18, 12)],
    ['flame', 1, disc(50, 18, 8.5)],
  ],
  hood: [
    ['tint', -2, 'M8 96Q4 0 50-6q46 6 42 102-10-6-14-20Q84 22 50 18 16 22 22 76q-4 14-14 20Z'],
    ['tint', 1, 'M8 96Q4 0 50-6 18 16 22 76q-4 14-14 20Z'],
  ],
  horns: [
    ['bone', 0, 'M20 24Q-8 22-6-10q8 18 32 18ZM80 24q28-2 26-34-8 18-32 18Z'],
    ...iron(),
    ['iron', -2, block(14, 28, 72, 9, 4)],
    ['steel', 1, 'M46 32h8v24q-4 3-8 0Z'],
  ],
  cap: [
    ['tint', -2, 'M18 34Q16-2 50-2t32 36Z'],
    ['tint', 0, 'M18 34Q16-2 50-2 30 8 32 34Z'],
    ['bone', -1, block(14, 28, 72, 11, 5)],
    ['bone', 0, disc(50, -2, 8)],
  ],
  felt: [
    ['umber', -1, 'M-4 29q54-18 108 0-14 9-54 9T-4 29Z'],
    ['umber', 0, 'M20 28Q22-10 52-10q28 4 28 38Z'],
    ['umber', 2, 'M20 28Q22-10 52-10 34 2 36 28Z'],
    ['tint', 0, 'M20 22q30 8 60 0v8q-30 7-60 0Z'],
    ['tint', 2, 'M76 28q16-20 12-34-16 8-20 34Z'],
  ],
  scarf: [
    ['tint', -1, 'M16 44Q12 2 50 2t34 42Q70 24 50 24T16 44Z'],
    ['tint', 1, 'M16 44Q12 2 50 2 30 10 28 32Z'],
    ['bone', 0, 'M34 14h.1M50 10h.1M66 14h.1M26 26h.1M74 26h.1M42 20h.1M58 20h.1', 4],
    ['tint', -2, 'M80 36l18 14-14 6ZM80 36l10 26-12-4Z'],
  ],
  crown: [
    ['gold', -2, 'M18 32L12 2l18 14L50-6l20 22L88 2l-6 30q-32 8-64 0Z'],
    ['gold', 1, 'M18 32L12 2l18 14L50-6v42q-18 0-32-4Z'],
    ['ruby', 1, disc(50, 24, 5)],
    ['sapphire', 1, disc(30, 24, 3.6)],
    ['emerald', 1, disc(70, 24, 3.6)],
  ],
  bare: [
    ['also', -1, 'M20 40Q12 6 50 6t30 34Q78 24 66 22 50 34 34 22 22 26 20 40Z'],
    ['also', 2, 'M22 36Q16 8 48 7 30 14 28 25Z'],
  ],
  bald: [
    ['skin', 0, 'M24 40Q22 10 50 10t26 30Z'],
    ['skin', 3, disc(40, 22, 9, 6)],
    ['also', -1, 'M18 60q-4-14 6-22l2 18ZM82 60q4-14-6-22l-2 18Z'],
  ],
};

export const EXTRAS: Readonly<Record<Extra, readonly Shape[]>> = {
  glasses: [
    ['gold', 0, `${disc(39, 48, 10)}${disc(61, 48, 10)}M49 47h2M29 47l-6-3M71 47l6-3`, 2.6],
    ['shine', 0, 'M33 44l6-4M55 44l6-4', 2.4],
  ],
  patch: [
    ['coal', -2, 'M20 36L80 58', 3],
    ['coal', -1, disc(61, 48, 10, 9)],
  ],
  scar: [['rust', -1, 'M64 34l8 26M62 44l10-3M64 52l10-3', 2.2]],
  earring: [
    ['gold', 1, disc(22, 66, 5), 3],
    ['gold', 1, disc(78, 66, 5), 3],
  ],
  monocle: [
    ['gold', 0, disc(61, 48, 11), 3],
    ['gold', -1, 'M70 55q8 20 2 40', 1.8],
    ['shine', 0, 'M54 45l7-5', 3],
  ],
  pipe: [
    ['umber', 0, 'M56 74l22 8', 4],
    ['umber', -1, 'M74 72h14v14q-7 6-14 0Z'],
    ['mist', 0, 'M82 66q-6-8 0-14t-2-14', 4],
  ],
};

const eye = (x: number, dx: number, dy: number): readonly Shape[] => [
  ['white', 0, disc(x, 48, 6.4, 6)],
  ['black', 0, disc(x + dx, 48 + dy, 3.6, 4)],
  ['white', 0, disc(x + dx - 1.2, 46.6 + dy, 1.3)],
];
const lids = (cut: number): readonly Shape[] => [
  ['skin', -1, `M31 40h16v${cut}q-8-2-16 0ZM53 40h16v${cut}q-8-2-16 0Z`],
];
const brows = (left: string, right: string): readonly Shape[] => [['also', -2, `${left}${right}`, 5]];

/** Eyes and brows. */
export function eyesOf(mood: Mood): readonly Shape[] {
  switch (mood) {
    case 'calm':
      return [...eye(39, 0.6, 0.4), ...eye(61, 0.6, 0.4), ...brows('M31 39q8-5 15-1', 'M54 38q8-4 15 1')];
    case 'thinking':
      return [...eye(39, 1.8, -2.4), ...eye(61, 1.8, -2.4), ...brows('M31 40q8-4 15 0', 'M54 34q8-5 15 1')];
    case 'pleased':
      return [['black', 0, 'M33 50q6-8 12 0M55 50q6-8 12 0', 3.4], ...brows('M31 37q8-6 15-1', 'M54 36q8-5 15 1')];
    case 'cross':
      return [...eye(39, 1, 1), ...eye(61, -1, 1), ...lids(5), ...brows('M30 36l17 7', 'M53 43l17-7')];
    case 'scheming':
      return [...eye(39, 3, 0.6), ...eye(61, 3, 0.6), ...lids(6), ...brows('M30 40q9-2 17 3', 'M53 37q8-6 16-2')];
    case 'beaten':
      return [...eye(39, 0, 2.2), ...eye(61, 0, 2.2), ...lids(4.5), ...brows('M31 42q7-6 15-6', 'M54 36q8 0 15 6')];
  }
}

/** The mouth, on skin or beard. */
export function mouthOf(mood: Mood): readonly Shape[] {
  switch (mood) {
    case 'calm':
      return [['black', 0, 'M44 72q6 3 12 0', 2.6]];
    case 'thinking':
      return [['black', 0, 'M47 73q6-2 10 1', 2.8]];
    case 'pleased':
      return [
        ['black', 0, 'M39 69q11 5 22 0-2 13-11 13t-11-13Z'],
        ['white', 0, 'M41 70q9 4 18 0l-1 4q-8 2-16 0Z'],
      ];
    case 'cross':
      return [['black', 0, 'M42 76q8-6 16 0', 3]];
    case 'scheming':
      return [['black', 0, 'M42 73q10 4 17-4', 3]];
    case 'beaten':
      return [['black', 0, 'M43 77q4-5 7-1t7 1', 2.8]];
  }
}
