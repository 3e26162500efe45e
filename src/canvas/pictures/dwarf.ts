import type { Hat, Pose } from '../../engine/picture';
import { block, disc } from './outline';
import type { Shape } from './shape';

type Limbs = {
  readonly left: string;
  readonly right: string;
  readonly hands: readonly [number, number][];
  readonly legs: string;
};

const STANDING = 'M40 84v10M60 84v10';

/** Arms from the shoulders to the hands, and legs, by what a dwarf does. */
const LIMBS: Readonly<Record<Pose, Limbs>> = {
  stand: {
    left: 'M28 60L20 78',
    right: 'M72 60l8 18',
    hands: [
      [19, 80],
      [81, 80],
    ],
    legs: STANDING,
  },
  swing: {
    left: 'M30 58Q40 40 62 26',
    right: 'M70 58Q84 46 78 26',
    hands: [
      [64, 24],
      [78, 22],
    ],
    legs: 'M38 84l-8 10M60 84l8 10',
  },
  push: {
    left: 'M32 62L74 66',
    right: 'M70 60l22 4',
    hands: [
      [78, 68],
      [95, 64],
    ],
    legs: 'M36 84l-14 10M60 84l2 10',
  },
  run: {
    left: 'M28 60L10 56',
    right: 'M72 60l18 14',
    hands: [
      [7, 54],
      [92, 76],
    ],
    legs: 'M38 82L18 90M62 82l18 8',
  },
  lift: {
    left: 'M28 58Q10 40 16 14',
    right: 'M72 58q18-18 12-44',
    hands: [
      [16, 10],
      [84, 10],
    ],
    legs: 'M38 84l-6 10M62 84l6 10',
  },
  point: {
    left: 'M28 60L18 74',
    right: 'M72 60l26-10',
    hands: [
      [17, 76],
      [101, 48],
    ],
    legs: STANDING,
  },
  shout: {
    left: 'M28 60Q14 56 26 46',
    right: 'M72 60q14-4 2-14',
    hands: [
      [28, 45],
      [72, 45],
    ],
    legs: STANDING,
  },
  think: {
    left: 'M28 60L24 78',
    right: 'M72 60Q80 76 58 66',
    hands: [
      [23, 80],
      [55, 63],
    ],
    legs: STANDING,
  },
  sneak: {
    left: 'M30 62L50 74',
    right: 'M72 62l14-8',
    hands: [
      [54, 76],
      [89, 51],
    ],
    legs: 'M38 84l-10 8M62 84l6 10',
  },
  hold: {
    left: 'M28 60Q24 76 42 76',
    right: 'M72 60q4 16-14 16',
    hands: [
      [44, 76],
      [56, 76],
    ],
    legs: STANDING,
  },
};

const HATS: Readonly<Record<Hat, readonly Shape[]>> = {
  helmet: [
    ['iron', -1, 'M24 26Q24-2 50-2t26 28Z'],
    ['iron', 2, 'M24 26Q24-2 50-2 34 6 36 26Z'],
    ['iron', 0, block(20, 22, 60, 8, 4)],
    ['gold', -1, 'M46-2h8v26h-8Z'],
  ],
  lamp: [
    ['straw', -2, 'M24 26Q24-2 50-2t26 28Z'],
    ['straw', 0, 'M24 26Q24-2 50-2 34 6 36 26Z'],
    ['straw', -1, block(18, 22, 64, 8, 4)],
    ['iron', -2, disc(52, 12, 10)],
    ['flame', 1, disc(53, 12, 7)],
  ],
  hood: [
    ['tint', -2, 'M18 58Q12 6 46-8q38 8 38 44 0 14-4 22L70 40Q70 18 50 16T30 40Z'],
    ['tint', 0, 'M18 58Q12 6 46-8 28 12 30 40Z'],
  ],
  cap: [
    ['rust', -1, 'M24 24Q22-4 50-4t26 28Z'],
    ['rust', 1, 'M24 24Q22-4 50-4 34 2 36 24Z'],
    ['umber', 0, block(22, 18, 56, 9, 4)],
  ],
  felt: [
    ['moss', -2, 'M10 24q40-12 80 0-10 8-40 8T10 24Z'],
    ['moss', -1, 'M28 22Q30-6 52-8q20 4 20 30Z'],
    ['moss', 1, 'M28 22Q30-6 52-8 38 2 40 22Z'],
    ['umber', 0, 'M28 18q22 6 44 0v6q-22 5-44 0Z'],
    ['ruby', 0, 'M68 18q10-16 8-26-12 8-14 26Z'],
  ],
  horns: [
    ['bone', 0, 'M26 14Q4 12 4-12q8 14 26 14ZM74 14q22-2 22-26-8 14-26 14Z'],
    ['iron', -1, 'M24 26Q24-2 50-2t26 28Z'],
    ['iron', 2, 'M24 26Q24-2 50-2 34 6 36 26Z'],
    ['iron', -2, block(20, 22, 60, 8, 4)],
  ],
  none: [
    ['also', -1, 'M24 30Q20 2 50 2t26 28Q66 14 50 16T24 30Z'],
    ['also', 1, 'M24 30Q20 2 50 2 34 8 30 22Z'],
  ],
  mask: [
    ['coal', -1, 'M18 58Q12 4 48-8q36 10 36 44 0 14-4 22L70 40Q70 18 50 16T30 40Z'],
    ['coal', 1, 'M18 58Q12 4 48-8 28 12 30 40Z'],
    ['black', 0, 'M28 26q22-5 44 0 2 12-10 14-8 0-12-6-4 6-12 6-12-2-10-14Z'],
    ['white', 0, disc(40, 33, 4.5, 3.6)],
    ['white', 0, disc(60, 33, 4.5, 3.6)],
    ['black', 0, disc(42, 33, 2.2)],
    ['black', 0, disc(62, 33, 2.2)],
  ],
};

/** A dwarf: tint is the coat, also is the beard. */
export function dwarfShapes(pose: Pose, hat: Hat): readonly Shape[] {
  const { left, right, hands, legs } = LIMBS[pose];
  const raised = pose === 'lift' || pose === 'swing' || pose === 'shout';
  const arms: readonly Shape[] = [
    ['tint', -1, left, 13],
    ['tint', 1, right, 13],
    ...hands.map(([x, y]): Shape => ['leather', 1, disc(x, y, 7.5)]),
  ];
  const mouth: readonly Shape[] = pose === 'shout' ? [['black', 0, disc(50, 52, 8, 9)]] : [];
  return [
    ['umber', 0, legs, 13],
    ['tint', -1, 'M28 54q22-10 44 0l8 34q-30 8-60 0Z'],
    ['tint', 1, 'M28 54q10-4 20-5l-6 42q-12-1-22-3Z'],
    ['leather', -2, 'M22 76q28 7 56 0l1 7q-29 7-58 0Z'],
    ['gold', 0, block(44, 75, 12, 11, 2)],
    ...(raised ? [] : arms),
    ['skin', 0, disc(50, 33, 23, 19)],
    ['skin', 2, disc(42, 29, 10, 8)],
    ...(hat === 'mask' ? [] : HEAD),
    ['also', -1, 'M25 34q4 8 14 8 11-5 22 0 10 0 14-8 8 24-5 37-9 12-20 15-11-3-20-15-13-13-5-37Z'],
    ['also', 1, 'M25 34q4 8 14 8-4 20 4 42-7-3-13-13-13-13-5-37Z'],
    ['also', -3, 'M42 56q2 14 6 22M58 56q-2 14-6 22', 2],
    ['also', 2, 'M30 46q20-10 40 0-10 8-20 3-10 5-20-3Z'],
    ...mouth,
    ['skin', 1, disc(51, 41, 7.5, 6)],
    ['skin', 3, disc(49, 39, 2.6)],
    ...HATS[hat],
    ...(raised ? arms : []),
  ];
}

const HEAD: readonly Shape[] = [
  ['white', 0, disc(40, 33, 4.6)],
  ['white', 0, disc(60, 33, 4.6)],
  ['black', 0, disc(41.5, 33.5, 2.8)],
  ['black', 0, disc(61.5, 33.5, 2.8)],
  ['also', -1, 'M32 28q8-5 14 0M54 28q8-5 14 0', 4],
];
