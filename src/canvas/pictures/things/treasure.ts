import type { Shape } from '../shape';
import { block, disc } from '../outline';

const bar = (x: number, y: number): readonly Shape[] => [
  ['tint', -2, `M${x} ${y}l8-20h34l8 20Z`],
  ['tint', 0, `M${x} ${y}l8-20h14l-3 20Z`],
  ['tint', 3, `M${x + 8} ${y - 20}l6-8h28l0 8Z`],
  ['tint', -3, `M${x + 42} ${y - 20}l0-8 8 28Z`],
];

export const bars: readonly Shape[] = [...bar(2, 92), ...bar(50, 92), ...bar(25, 62), ['white', 0, 'M40 36l20 0', 2.5]];

export const nugget: readonly Shape[] = [
  ['tint', -1, 'M12 60L20 34 42 16 68 20 88 44 84 72 58 88 28 82Z'],
  ['tint', 2, 'M20 34L42 16 50 40 30 52Z'],
  ['tint', 4, 'M42 16l26 4-18 20Z'],
  ['tint', 0, 'M68 20l20 24-22 8-16-12Z'],
  ['tint', -3, 'M88 44l-4 28-18-20ZM84 72L58 88l8-36Z'],
  ['tint', -2, 'M58 88L28 82l22-18 16-12Z'],
  ['tint', 1, 'M12 60l8-26 10 18-2 30Z'],
  ['white', 0, 'M40 26l6-5', 3],
];

export const cutGem: readonly Shape[] = [
  ['tint', 1, 'M4 38L26 14h48l22 24L50 94Z'],
  ['tint', 3, 'M4 38L26 14l8 24Z'],
  ['tint', 4, 'M26 14h48L66 38H34Z'],
  ['tint', 1, 'M74 14l22 24H66Z'],
  ['tint', 1, 'M4 38h30l16 56Z'],
  ['tint', -1, 'M34 38h32L50 94Z'],
  ['tint', -3, 'M66 38h30L50 94Z'],
  ['white', 0, 'M30 20l12 0', 3],
];

export const roundGem: readonly Shape[] = [
  ['tint', -1, 'M50 4l32 14 14 32-14 32-32 14-32-14L4 50l14-32Z'],
  ['tint', 3, 'M50 4v20L31 31 18 18ZM4 50l14-32 13 13-7 19Z'],
  ['tint', 1, 'M50 4l32 14-13 13-19-7ZM4 50h20l7 19-13 13Z'],
  ['tint', -3, 'M96 50L82 82 69 69l7-19ZM50 96V76l19-7 13 13Z'],
  ['tint', 2, 'M50 24l19 7 7 19-7 19-19 7-19-7-7-19 7-19Z'],
  ['tint', 4, 'M50 24l-19 7-7 19 14-6 12-8Z'],
];

export const squareGem: readonly Shape[] = [
  ['tint', -1, 'M24 6h52l20 20v48L76 94H24L4 74V26Z'],
  ['tint', 3, 'M24 6h52L66 26H34Z'],
  ['tint', 2, 'M4 26L24 6l10 20-8 10Z'],
  ['tint', 1, 'M4 26l22 10v28L4 74Z'],
  ['tint', -3, 'M96 74L76 94 66 74l8-10ZM24 94h52L66 74H34Z'],
  ['tint', 1, 'M34 26h32l8 10v28l-8 10H34l-8-10V36Z'],
  ['tint', 4, 'M34 26h32L30 68l-4-4V36Z'],
];

export const dropGem: readonly Shape[] = [
  ['tint', 0, 'M50 2L80 52q10 22-8 36-22 14-44 0Q10 74 20 52Z'],
  ['tint', 3, 'M50 2L20 52q-4 10-2 18l22-14Z'],
  ['tint', -3, 'M50 2L80 52q10 22-8 36L62 56Z'],
  ['tint', 1, 'M50 2L40 56l10 40q-14 0-22-8-10-8-10-18l22-14Z'],
  ['white', 0, 'M34 48l6-12', 3.5],
];

const shard = (x: number, lean: number, tall: number, wide: number): readonly Shape[] => [
  [
    'tint',
    2,
    `M${x - wide} 94L${x - wide + lean * 0.7} ${94 - tall * 0.7}L${x + lean} ${94 - tall}L${x + wide * 0.2 + lean * 0.6} ${94 - tall * 0.62}L${x + wide * 0.2} 94Z`,
  ],
  [
    'tint',
    -2,
    `M${x + wide * 0.2} 94L${x + wide * 0.2 + lean * 0.6} ${94 - tall * 0.62}L${x + lean} ${94 - tall}L${x + wide + lean * 0.7} ${94 - tall * 0.66}L${x + wide} 94Z`,
  ],
];

export const crystals: readonly Shape[] = [
  ...shard(24, -16, 52, 9),
  ...shard(76, 18, 56, 9),
  ...shard(36, -6, 74, 11),
  ...shard(64, 8, 70, 10),
  ...shard(50, 2, 92, 13),
];

export const ring: readonly Shape[] = [
  ['tint', -3, disc(50, 58, 38), 13],
  ['tint', 0, disc(50, 58, 38), 10],
  ['tint', 4, 'M17 40A38 38 0 0 1 34 24M84 76a38 38 0 0 1-18 16', 5],
  ['tint', -1, 'M36 20l5-12h18l5 12-14 10Z'],
  ['tint', 3, 'M36 20l5-12h7l-4 16Z'],
];

export const band: readonly Shape[] = [
  ['tint', -3, disc(50, 50, 36), 22],
  ['tint', 0, disc(50, 50, 40), 11],
  ['also', 0, disc(50, 50, 31), 9],
  ['tint', 4, 'M14 33A40 40 0 0 1 33 14', 7],
  ['also', 3, 'M21 39A31 31 0 0 1 36 22', 5],
];

export const signet: readonly Shape[] = [
  ['tint', -3, disc(50, 60, 34), 18],
  ['tint', 0, disc(50, 60, 34), 14],
  ['tint', 4, 'M17 66A34 34 0 0 0 24 82M76 82a34 34 0 0 1-14 10', 5],
  ['tint', -2, 'M14 50L20 14 34 2h32l14 12 6 36-20 2H34Z'],
  ['tint', 2, 'M14 50L20 14 34 2h10l-8 50Z'],
  ['tint', 0, 'M26 42V18l10-9h28l10 9v24l-10 8H36Z'],
  ['tint', 4, 'M26 42V18l10-9h28', 2.6],
  ['tint', -4, 'M32 38V21l7-6h22l7 6v17l-7 6H39Z'],
];

const PETALS = [0, 1, 2, 3, 4, 5, 6, 7];

export const stud: readonly Shape[] = [
  ['tint', -4, 'M50 50L92 92', 5],
  ...PETALS.flatMap((i): readonly Shape[] => {
    const a = (i / 8) * Math.PI * 2;
    const [x, y] = [50 + Math.cos(a) * 29, 50 + Math.sin(a) * 29];
    const light = Math.round(-2.4 * Math.cos(a - Math.PI * 0.25));
    return [
      ['tint', light - 1, disc(x, y, 15)],
      ['tint', light + 2, disc(x - 3, y - 3, 7)],
    ];
  }),
  ['tint', -3, disc(50, 50, 22)],
  ['tint', 1, disc(49, 49, 19)],
  ['tint', 4, disc(43, 43, 8)],
];

/** An ellipse that is turned by so many degrees. */
function tilted(x: number, y: number, rx: number, ry: number, turn: number): string {
  const [dx, dy] = [Math.cos((turn * Math.PI) / 180) * rx, Math.sin((turn * Math.PI) / 180) * rx];
  const at = (side: number) => `${(x + dx * side).toFixed(1)} ${(y + dy * side).toFixed(1)}`;
  return `M${at(-1)}A${rx} ${ry} ${turn} 1 0 ${at(1)}A${rx} ${ry} ${turn} 1 0 ${at(-1)}Z`;
}

/** Links along a way: seen flat and on edge by turns. */
const links = (count: number, at: (t: number) => readonly [x: number, y: number, turn: number]): readonly Shape[] =>
  Array.from({ length: count }, (_, i) => ({ i, place: at(i / (count - 1)) })).flatMap(
    ({ i, place: [x, y, turn] }): readonly Shape[] => {
      const path = tilted(x, y, 9.5, i % 2 === 0 ? 6.5 : 2.2, turn);
      return [
        ['tint', -4, path, 7],
        ['tint', i % 2 === 0 ? 1 : -1, path, 4.6],
      ];
    },
  );

const degrees = (radians: number): number => Math.round((radians * 180) / Math.PI);

export const chain: readonly Shape[] = [
  ...links(13, (t) => {
    const a = Math.PI * (1.08 - t * 1.16);
    const [x, y] = [50 + Math.cos(a) * 42, 14 + Math.sin(a) * 56];
    return [x, y, degrees(Math.atan2(56 * Math.cos(a), -42 * Math.sin(a)))];
  }),
  ['tint', -3, disc(50, 84, 18)],
  ['tint', 0, disc(49, 83, 15)],
  ['tint', 4, disc(44, 78, 6)],
  ['tint', -3, 'M50 72v24M38 84h24', 3],
];

export const loop: readonly Shape[] = [
  ...links(19, (t) => {
    const a = Math.PI * (0.5 + t * 1.9);
    return [50 + Math.cos(a) * 42, 50 + Math.sin(a) * 38, degrees(Math.atan2(38 * Math.cos(a), -42 * Math.sin(a)))];
  }),
  ['tint', -3, block(46, 76, 34, 18, 8)],
  ['tint', 1, block(46, 76, 32, 14, 7)],
  ['tint', 4, 'M52 81h14', 4],
];

export const buckle: readonly Shape[] = [
  ['leather', -2, 'M-20 34h140v32H-20Z'],
  ['leather', 1, 'M-20 34h140v5H-20Z'],
  ['tint', -3, block(20, 12, 60, 76, 12), 16],
  ['tint', 0, block(20, 12, 60, 76, 12), 12],
  ['tint', 4, 'M16 50V26q0-16 16-16h22', 4],
  ['also', 0, 'M26 44h60v12H26Z'],
  ['also', 3, 'M26 44h60v5H26Z'],
];

export const bracelet: readonly Shape[] = [
  ['tint', -4, disc(50, 42, 47, 26)],
  ['tint', -2, 'M8 40Q10 20 50 20t42 20Q84 30 50 30T8 40Z'],
  ['tint', -1, 'M3 42Q4 68 50 68t47-26v24Q94 94 50 94T3 66Z'],
  ['tint', 2, 'M3 42Q4 62 34 67v26Q4 88 3 66Z'],
  ['tint', -3, 'M97 42Q96 60 72 66v26Q96 86 97 66Z'],
  ['tint', 4, 'M6 46Q12 64 50 64.500T94 46', 3],
  ['tint', -4, 'M8 70l10 8 10-4 10 10 12-8 12 8 10-10 10 4 10-8', 3],
  ['tint', 4, disc(50, 80, 5)],
];

export const armlet: readonly Shape[] = [
  ['tint', -3, 'M28 14Q-4 50 28 84Q50 100 76 82', 20],
  ['tint', -3, 'M30 14Q60-4 84 26', 20],
  ['tint', 0, 'M28 14Q-4 50 28 84Q50 100 76 82', 15],
  ['tint', 0, 'M30 14Q60-4 84 26', 15],
  ['tint', 4, 'M24 20Q4 44 16 66', 5],
  ['tint', 2, disc(82, 30, 13)],
  ['tint', 2, disc(76, 80, 13)],
  ['tint', 4, disc(78, 26, 5)],
  ['tint', 4, disc(72, 76, 5)],
];

export const hook: readonly Shape[] = [
  ['tint', -2, 'M50 48V30q0-22 18-22t14 20', 6],
  ['tint', 3, 'M49 48V30q0-22 19-22', 2.5],
  ['tint', 0, disc(50, 52, 8)],
];

export const clasp: readonly Shape[] = [
  ['also', -2, 'M28-10h44q8 60-22 120Q20 50 28-10Z'],
  ['also', 0, 'M34-10h14q-2 60 2 110Q24 50 34-10Z'],
  ['also', 2, 'M36-8q0 50 10 90M60-8q0 50-8 90', 3],
  ['tint', -2, block(18, 28, 64, 36, 10)],
  ['tint', 1, block(18, 28, 64, 28, 10)],
  ['tint', 4, 'M26 34h24', 4],
];

export const cord: readonly Shape[] = [
  ['tint', -2, 'M6-6Q20 40 50 48Q80 40 94-6', 5.5],
  ['tint', 2, 'M5-6Q19 40 50 47', 2.2],
  ['tint', 0, disc(50, 50, 8), 5],
];

export const brooch: readonly Shape[] = [
  ['tint', -3, 'M50 2l14 16 22-4 2 22 16 14-16 14-2 22-22-4-14 16-14-16-22 4-2-22L-4 50l16-14 2-22 22 4Z'],
  ['tint', 0, 'M50 6l13 15 20-4 2 20 15 13-15 13-2 20-20-4-13 15-13-15-20 4-2-20L0 50l15-13 2-20 20 4Z'],
  ['tint', 3, 'M50 6L37 21l-20-4-2 20L0 50l30-6 14-14Z'],
  ['tint', -4, disc(50, 50, 22)],
];

const bead = (i: number, n: number): readonly [number, number] => {
  const a = Math.PI * (1.1 - (i / (n - 1)) * 1.2);
  return [50 + Math.cos(a) * 44, 18 + Math.sin(a) * 58];
};

export const necklace: readonly Shape[] = Array.from({ length: 11 }, (_, i) => bead(i, 11)).flatMap(
  ([x, y], i): readonly Shape[] => {
    const r = 5 + 3 * (1 - Math.abs(i - 5) / 5);
    return [
      [i % 2 === 0 ? 'tint' : 'also', -1, disc(x, y, r)],
      [i % 2 === 0 ? 'tint' : 'also', 4, disc(x - r * 0.3, y - r * 0.3, r * 0.4)],
    ];
  },
);

export const collar: readonly Shape[] = [
  ['tint', -3, 'M12 82h.1M28 94h.1M50 98h.1M72 94h.1M88 82h.1', 13],
  ['tint', 3, 'M10 80h.1M26 92h.1M48 96h.1M70 92h.1M86 80h.1', 6],
  ['tint', -2, 'M-2 8Q-6 92 50 96Q106 92 102 8L78 14Q82 54 50 58Q18 54 22 14Z'],
  ['tint', 1, 'M-2 8Q-6 92 50 96V58Q18 54 22 14Z'],
  ['tint', 3, 'M-2 8Q-4 70 26 88L34 54Q18 46 22 14Z'],
  ['tint', -4, 'M4 40l20-6M8 66l20-18M26 88l12-32M50 96V58M74 88L62 56M92 66L72 48M96 40l-20-6', 3],
  ['also', 0, 'M14 12Q12 64 50 70Q88 64 86 12', 6],
  ['also', 3, 'M14 12Q12 64 50 70', 2.4],
];

export const goblet: readonly Shape[] = [
  ['tint', -2, 'M28 92q20-6 18-24h8q-2 18 18 24v5H28Z'],
  ['tint', 1, 'M28 92q20-6 18-24h3q2 20-6 29H28Z'],
  ['tint', -1, 'M16 8h68q6 58-34 64Q10 66 16 8Z'],
  ['tint', 2, 'M16 8h24q-4 44 10 64Q10 66 16 8Z'],
  ['tint', -3, disc(50, 9, 34, 7)],
  ['rust', -2, disc(50, 10, 28, 5)],
  ['tint', 3, 'M18 30q32 10 64 0', 3.5],
];

export const diadem: readonly Shape[] = [
  ['tint', -3, 'M4 50Q50 84 96 50l2 14Q50 100 2 64Z'],
  ['tint', 0, 'M4 50Q50 84 96 50l1 9Q50 94 3 59Z'],
  ['tint', 0, 'M16 56Q34 60 50 14Q66 60 84 56', 6],
  ['tint', 3, 'M15 55Q33 59 49 13', 2.5],
];

export const tiara: readonly Shape[] = [
  ['tint', -3, 'M4 66Q50 92 96 66l2 12Q50 106 2 78Z'],
  ['tint', 0, 'M4 64Q50 90 96 64l1 9Q50 98 3 73Z'],
  [
    'tint',
    0,
    'M8 66Q6 46 16 36Q22 56 30 74M24 72Q24 40 36 24Q46 50 48 80M92 66Q94 46 84 36Q78 56 70 74M76 72Q76 40 64 24Q54 50 52 80M34 30Q50-10 66 30',
    5,
  ],
  ['tint', 3, 'M7 66Q5 46 15 36M23 72Q23 40 35 24M34 30Q42 8 50 6', 2],
];

export const sceptre: readonly Shape[] = [
  ['tint', -2, 'M45 40h10v62q-5 6-10 0Z'],
  ['tint', 2, 'M45 40h4v64q-3-1-4-2Z'],
  ['tint', 0, block(40, 62, 20, 6, 3)],
  ['tint', 0, block(38, 94, 24, 10, 5)],
  ['tint', -2, 'M30 28q20 14 40 0l-8 18H38Z'],
  ['tint', 2, 'M30 28q8 6 18 7l-2 11h-8Z'],
  ['also', -2, 'M50-12L74 2v18L50 34 26 20V2Z'],
  ['also', 2, 'M50-12L26 2l12 6 12-6Z'],
  ['also', 0, 'M26 2v18l12-4V8Z'],
  ['also', 3, 'M38 8l12-6 12 6v8l-12 6-12-6Z'],
  ['also', -3, 'M74 2v18l-12-4V8ZM74 20L50 34V22l12-6Z'],
  ['tint', 1, 'M30 28Q14 6 34-10M70 28Q86 6 66-10', 6],
  ['tint', 4, 'M28 26Q14 6 33-9', 2.4],
  ['tint', 2, disc(34, -11, 5)],
  ['tint', 0, disc(66, -11, 5)],
];

export const crown: readonly Shape[] = [
  ['tint', -3, 'M10 60h80l-4 30H14Z'],
  ['tint', -2, 'M4 22l20 24L34 8l16 34L66 8l10 38 20-24-8 44H12Z'],
  ['tint', 2, 'M4 22l20 24L34 8l16 34v24H12Z'],
  ['tint', 0, 'M10 66h80l-3 18H13Z'],
  ['tint', 3, 'M10 66h40v18H13Z'],
  ['tint', 3, disc(4, 20, 5)],
  ['tint', 3, disc(34, 7, 5.5)],
  ['tint', 2, disc(66, 7, 5.5)],
  ['tint', 1, disc(96, 20, 5)],
];

export const cushion: readonly Shape[] = [
  ['tint', -2, 'M6 30q44-16 88 0l8 52q-52 20-104 0Z'],
  ['tint', 0, 'M6 30q44-16 88 0l4 26q-48 16-96 0Z'],
  ['tint', 2, 'M8 30q42-14 84 0-42 12-84 0Z'],
  ['gold', -1, disc(0, 84, 6)],
  ['gold', -2, disc(100, 84, 6)],
];

export const chest: readonly Shape[] = [
  ['umber', -1, 'M8 44Q8 2 50 2t42 42L84 40Q80 12 50 12T16 40Z'],
  ['black', 0, 'M12 44q4-30 38-30t38 30Z'],
  ['glow', 0, 'M12 46q4-30 38-30t38 30Z'],
  ['tint', 0, 'M12 52q6-12 14-8 4-12 14-6 8-12 18-2 10-8 16 2 10-4 14 14Z'],
  ['tint', 3, 'M22 46l6-4 4 6ZM44 42l6-6 6 8ZM66 44l6-4 4 8Z'],
  ['wood', -1, 'M6 50h88v42H6Z'],
  ['wood', 1, 'M6 50h88v9H6Z'],
  ['iron', 0, 'M6 50h10v42H6ZM84 50h10v42H84Z'],
  ['gold', -1, block(40, 48, 20, 22, 3)],
  ['black', 0, 'M47 56h6v9h-6Z'],
];

export const safe: readonly Shape[] = [
  ['iron', -3, 'M16 88h14v8H16ZM70 88h14v8H70Z'],
  ['iron', -1, block(6, 6, 88, 84, 6)],
  ['iron', 1, block(6, 6, 80, 76, 6)],
  ['iron', -3, block(16, 16, 68, 64, 3), 4],
  ['iron', 0, block(17, 17, 64, 60, 3)],
  ['gold', -2, disc(52, 46, 19)],
  ['gold', 1, disc(51, 45, 14)],
  ['gold', -4, 'M52 30v32M36 46h32M41 35l22 22M63 35L41 57', 3.4],
  ['gold', 2, disc(52, 46, 6)],
];

const coin = (x: number, y: number): readonly Shape[] => [
  ['gold', -4, disc(x, y + 5, 20, 8)],
  ['gold', -1, disc(x, y, 20, 8)],
  ['gold', 2, disc(x - 1, y - 0.5, 15, 5.5)],
];

export const coins: readonly Shape[] = [
  ...[88, 78, 68].flatMap((y) => coin(26, y)),
  ...[88, 78, 68, 58, 48].flatMap((y) => coin(72, y)),
  ...[92, 82].flatMap((y) => coin(49, y)),
];

export const triGem: readonly Shape[] = [
  ['tint', -2, 'M50 6L98 90H2Z'],
  ['tint', 2, 'M50 6L2 90l30-18 18-32Z'],
  ['tint', -3, 'M2 90h96L68 72H32Z'],
  ['tint', 1, 'M50 40l18 32H32Z'],
  ['tint', 3, 'M50 40L32 72h12Z'],
];

export const hexGem: readonly Shape[] = [
  ['tint', -1, 'M26 8h48l24 42-24 42H26L2 50Z'],
  ['tint', 3, 'M26 8h48L64 30H36Z'],
  ['tint', 2, 'M26 8L2 50h24l10-20Z'],
  ['tint', 0, 'M2 50l24 42 10-22-10-20Z'],
  ['tint', -3, 'M98 50L74 92 64 70l10-20ZM26 92h48L64 70H36Z'],
  ['tint', 1, 'M36 30h28l10 20-10 20H36L26 50Z'],
  ['tint', 3, 'M36 30h28L32 62l-6-12Z'],
];

export const starGem: readonly Shape[] = [
  ['tint', -2, 'M50 2l14 32 34 4-26 23 8 35-30-18-30 18 8-35L2 38l34-4Z'],
  ['tint', 2, 'M50 2v48L36 34ZM2 38l34-4 14 16ZM20 96l8-35 22-11Z'],
  ['tint', 0, 'M2 38l48 12-22 11ZM50 2l14 32-14 16ZM20 96l30-18V50Z'],
  ['tint', 3, 'M36 34l14 16-22 11 2-12Z'],
];

export const kiteGem: readonly Shape[] = [
  ['tint', -1, 'M50 0l38 50-38 50-38-50Z'],
  ['tint', 3, 'M50 0L12 50l22 0 16-24Z'],
  ['tint', 1, 'M50 0l38 50H66L50 26Z'],
  ['tint', 0, 'M12 50l38 50V74L34 50Z'],
  ['tint', -3, 'M88 50l-38 50V74l16-24Z'],
  ['tint', 2, 'M50 26l16 24-16 24-16-24Z'],
  ['tint', 4, 'M50 26L34 50h16Z'],
];

export const moonGem: readonly Shape[] = [
  ['tint', -1, 'M68 2A48 48 0 1 0 68 98 58 58 0 0 1 68 2Z'],
  ['tint', 3, 'M68 2Q26 2 10 40l28 4Q44 18 68 2Z'],
  ['tint', 1, 'M10 40q-6 20 6 40l24-20q-4-8-2-16Z'],
  ['tint', -3, 'M16 80q18 26 52 18Q46 84 40 60Z'],
];

export const pearl: readonly Shape[] = [
  ['tint', -2, disc(50, 50, 46)],
  ['tint', 0, disc(47, 46, 38)],
  ['tint', 2, disc(42, 39, 26)],
  ['white', 0, disc(34, 30, 9, 7)],
];
