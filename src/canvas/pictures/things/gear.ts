import type { Shape } from '../shape';
import { block, disc } from '../outline';

export const boulder: readonly Shape[] = [
  ['tint', -1, 'M6 62L14 30 40 8l34 6 22 30-6 34-34 16-34-6Z'],
  ['tint', 3, 'M14 30L40 8l6 26-20 12Z'],
  ['tint', 2, 'M40 8l34 6-28 20Z'],
  ['tint', 0, 'M74 14l22 30-28 6-22-16Z'],
  ['tint', 1, 'M6 62l8-32 12 16-4 42Z'],
  ['tint', -3, 'M96 44l-6 34-34 16 12-44Z'],
  ['tint', -1, 'M26 46l20-12 22 16-12 44-34-6Z'],
];

const rock = (x: number, y: number, s: number): readonly Shape[] => {
  const at = (...points: readonly (readonly [number, number])[]): string =>
    `M${points.map(([dx, dy]) => `${(x + dx * s).toFixed(1)} ${(y + dy * s).toFixed(1)}`).join('L')}Z`;
  return [
    ['tint', -2, at([-1, 0], [-0.8, -0.8], [-0.1, -1.3], [0.7, -0.9], [1, 0])],
    ['tint', 1, at([-1, 0], [-0.8, -0.8], [-0.1, -0.6], [-0.3, 0])],
    ['tint', 3, at([-0.8, -0.8], [-0.1, -1.3], [0.7, -0.9], [-0.1, -0.6])],
    ['tint', -4, at([0.7, -0.9], [1, 0], [0.4, 0])],
  ];
};

export const rubble: readonly Shape[] = [
  ...rock(50, 48, 30),
  ...rock(22, 72, 28),
  ...rock(78, 74, 26),
  ...rock(50, 80, 30),
  ...rock(12, 96, 20),
  ...rock(88, 96, 20),
  ...rock(34, 97, 22),
  ...rock(66, 97, 22),
];

export const sack: readonly Shape[] = [
  ['sand', -2, 'M34 22Q30 6 24 4q26-8 52 0-6 2-10 18Z'],
  ['sand', -1, 'M34 24h32q36 30 24 66-40 14-80 0-12-36 24-66Z'],
  ['sand', 1, 'M34 24h14Q20 50 28 96q-10-2-18-6-12-36 24-66Z'],
  ['leather', -1, 'M32 23h36', 6],
  ['tint', 0, disc(54, 62, 13)],
  ['tint', 3, disc(50, 58, 6)],
];

export const outhouse: readonly Shape[] = [
  ['wood', -2, block(16, 24, 68, 74, 2)],
  ['wood', 0, block(16, 24, 26, 74, 2)],
  ['umber', 0, 'M6 28L50-2l44 30-6 6L50 8 12 34Z'],
  ['umber', 2, 'M6 28L50-2v10L12 34Z'],
  ['wood', 1, block(30, 34, 40, 62, 2)],
  ['wood', -3, 'M43 34v62M57 34v62', 1.8],
  ['black', 0, 'M50 58q-14-10-8-17 5-4 8 3 3-7 8-3 6 7-8 17Z'],
  ['iron', 1, disc(65, 68, 2.6)],
];

export const cauldron: readonly Shape[] = [
  ['umber', -1, 'M20 98l24-12M80 98L56 86M34 98l30-10M66 98L36 88', 6],
  ['ember', 0, 'M34 96q-6-12 4-18 2 6 6 2 2-10 8-12 0 10 8 12 8 6 2 16Z'],
  ['iron', -3, 'M10 34h80q10 30-16 48-24 10-48 0-26-18-16-48Z'],
  ['iron', -1, 'M10 34h26q-6 30 8 54-10 0-18-6-26-18-16-48Z'],
  ['iron', 0, disc(50, 32, 44, 10)],
  ['ginger', -1, disc(50, 33, 37, 7)],
  ['straw', 0, disc(38, 32, 6, 3)],
  ['moss', 1, disc(58, 34, 5, 2.6)],
  ['bone', 0, 'M62 34L84 0', 5],
  ['mist', 0, 'M34 22q-8-10 0-18t-2-16M52 20q-8-10 0-18t-2-14', 5],
];

export const stall: readonly Shape[] = [
  ['umber', -2, 'M10 34v64M90 34v64', 7],
  ['wood', -1, block(4, 66, 92, 32, 2)],
  ['wood', 2, block(0, 60, 100, 9, 2)],
  ['tint', -1, 'M-4 36L12 8h76l16 28Z'],
  ['bone', 0, 'M14.600 36L26 8h12l-5 28ZM52 36V8h12l5 28ZM87 36L76 8h12l16 28Z'],
  ['tint', -2, 'M-4 36h18.600q-9 12-18.600 0ZM33 36h19q-9 12-19 0ZM69 36h18q-9 12-18 0Z'],
  ['bone', -2, 'M14.600 36H33q-9 12-18.400 0ZM52 36h17q-8 12-17 0ZM87 36h17q-8 12-17 0Z'],
];

export const table: readonly Shape[] = [
  ['umber', -3, 'M-2 50v12Q8 90 50 92t52-30V50Z'],
  ['wood', -2, disc(50, 48, 52, 30)],
  ['wood', 0, disc(50, 45, 50, 28)],
  ['wood', -2, 'M6 36h88M0 47h100M4 58h92', 1],
  ['wood', 2, 'M8 32Q20 19 50 17', 1.6],
];

export const portal: readonly Shape[] = [
  ['stone', -1, disc(50, 50, 46), 10],
  ['stone', 2, 'M6 40A46 46 0 0 1 40 5', 7],
  ['amethyst', -3, disc(50, 50, 41)],
  ['amethyst', 1, 'M50 14q36 4 34 38T48 84 18 52t30-26 22 28-24 14-10-18', 8],
  ['flame', 1, 'M50 14q36 4 34 38T48 84 18 52t30-26 22 28-24 14-10-18', 2.6],
  ['white', 0, disc(48, 52, 7)],
];

export const wave: readonly Shape[] = [
  ['water', -2, 'M-30 100V60Q10 70 20 36 30 2 64 4q28 4 30 30-14-16-26-8-14 12 4 34 24 22 60 10v30Z'],
  ['water', 0, 'M-30 84Q30 86 34 44 42 16 66 14q14 2 20 10-14-8-24 2-18 18 4 42 24 22 66 8v24H-30Z'],
  ['foam', 0, 'M20 36Q30 2 64 4q28 4 30 30-10-20-30-18-22 4-24 30Z'],
  ['foam', 1, disc(94, 40, 5)],
  ['foam', 1, disc(84, 50, 3)],
  ['foam', 0, 'M-30 90q24 8 46-2M52 82q20 12 44 4', 4],
];

export const cake: readonly Shape[] = [
  ['ash', 0, disc(50, 92, 48, 8)],
  ['umber', 0, 'M10 54h80v34q-40 14-80 0Z'],
  ['umber', 2, 'M10 54h26v40q-14-2-26-6Z'],
  ['bone', 1, 'M8 46h84v12q-6 14-12 2-6 16-14 2-6 12-12 0-6 16-14 0-6 12-12-2-6 12-12 2-6 6-8-6Z'],
  ['bone', 2, disc(50, 46, 42, 9)],
  ['rust', 1, block(26, 20, 6, 26, 2)],
  ['slate', 1, block(47, 14, 6, 32, 2)],
  ['moss', 1, block(68, 20, 6, 26, 2)],
  ['flame', 0, 'M29 4q8 10 0 15-8-5 0-15ZM50-2q8 10 0 15-8-5 0-15ZM71 4q8 10 0 15-8-5 0-15Z'],
];

export const map: readonly Shape[] = [
  ['paper', -1, 'M4 22L36 10l28 10 32-10v70L64 92 36 80 4 92Z'],
  ['paper', 1, 'M4 22L36 10v70L4 92ZM64 20l32-10v70L64 92Z'],
  ['umber', 1, 'M14 72q14-4 18-20t20-8 14-20', 3.5],
  ['rust', 0, 'M70 18l16 16M86 18L70 34', 6],
  ['umber', 0, 'M16 40l8-12 8 12ZM44 66l7-10 7 10Z'],
];

export const glass: readonly Shape[] = [
  ['wood', -1, 'M64 64l30 32', 12],
  ['wood', 2, 'M62 66l30 31', 4],
  ['glow', 0, disc(40, 40, 33)],
  ['mist', 0, disc(40, 40, 33)],
  ['gold', -2, disc(40, 40, 35), 9],
  ['gold', 2, 'M8 30A35 35 0 0 1 30 7', 5],
  ['white', 0, 'M20 34q4-12 14-15', 4.5],
];

export const card: readonly Shape[] = [
  ['tint', -1, block(20, 4, 60, 92, 6)],
  ['tint', 1, block(20, 4, 60, 40, 6)],
  ['bone', 0, block(26, 10, 48, 80, 3), 2.4],
  ['also', 0, 'M50 28l16 22-16 22-16-22Z'],
  ['also', 3, 'M50 28L34 50h16Z'],
];

const one = (turn: number): string => {
  const at = (x: number, y: number): string => {
    const a = (turn * Math.PI) / 180;
    const [dx, dy] = [x - 50, y - 110];
    return `${(50 + dx * Math.cos(a) - dy * Math.sin(a)).toFixed(1)} ${(110 + dx * Math.sin(a) + dy * Math.cos(a)).toFixed(1)}`;
  };
  return `M${at(32, 18)}L${at(68, 18)}L${at(68, 78)}L${at(32, 78)}Z`;
};

export const fan: readonly Shape[] = [-34, -11, 12, 35].flatMap((turn, i): readonly Shape[] => [
  [i % 2 === 0 ? 'tint' : 'also', -1 + i * 0.5, one(turn)],
  ['bone', 1, one(turn), 2.4],
]);

export const scrap: readonly Shape[] = [
  ['paper', -1, 'M10 8h60l-6 10 8 8-8 12 6 10-8 12H12l-4-24Z'],
  ['paper', 1, 'M10 8h30l-4 52H12l-4-24Z'],
  ['paper', -2, 'M76 40l16 8-4 44-30-8 8-12Z'],
];

export const fire: readonly Shape[] = [
  ['umber', -1, 'M12 98l76-16M88 98L12 82', 10],
  ['ember', -1, 'M50 2q6 20 20 32 20 20 12 42-8 18-32 18T18 76q-8-20 12-40 4 10 10 8Q38 20 50 2Z'],
  ['ember', 2, 'M52 28q4 14 14 24 12 16 4 28-8 10-20 10t-20-10q-6-14 8-28 2 6 6 4 0-14 8-28Z'],
  ['flame', 1, 'M52 54q10 12 10 22-4 12-12 12t-12-12q0-8 6-12 4 2 8-10Z'],
];

export const palm: readonly Shape[] = [
  ['tint', -2, 'M28 74h46l4 40H26Z'],
  ['tint', 0, 'M28 74h18v40H26Z'],
  ['leather', 0, 'M24 66h54v12H24Z'],
  ['skin', -1, 'M27 70Q22 52 8 44q2-10 12-6l8 6V16q6-8 11 0V8q6-8 12 0v8q6-8 11 0v8q6-6 10 2 2 30-4 44Z'],
  ['skin', 1, 'M27 70Q22 52 8 44q2-10 12-6l8 6V16q4-5 8-2v30q-2 14 8 26Z'],
  ['skin', -3, 'M39 18v24M51 12v28M62 20v22', 2.2],
];

export const snatch: readonly Shape[] = [
  ['tint', -2, 'M-20 6l46 12 8 26-20 16L-30 44Z'],
  ['tint', 0, 'M-20 6l46 12 4 10L-24 24Z'],
  ['leather', -1, 'M24 14l14 32-14 18-10-4Z'],
  ['skin', -1, 'M32 26q22-6 34 4l22 22q4 10-6 8L64 46l14 26q0 9-9 6L52 54l6 26q-2 8-10 4L38 62q-16-2-16-8Z'],
  ['skin', 1, 'M32 26q22-6 34 4l12 12q-22-8-46 0Z'],
];

const boot = (x: number, y: number, of: Shape[0]): readonly Shape[] => [
  [of, -1, `M${x} ${y}h28v34q4 12 18 15 17 4 17 19v5h-63Z`],
  [of, 2, `M${x} ${y}h10v44q-2 16-10 22Z`],
  [of, -3, `M${x + 30} ${y + 44}q-3 12 4 29M${x + 12} ${y + 50}q8 4 15-4`, 2.4],
  ['bone', 0, `M${x + 17} ${y + 20}l11-2M${x + 17} ${y + 30}l12-2M${x + 19} ${y + 40}l13-3`, 3],
  ['coal', 1, `M${x - 2} ${y + 72}h66q3 10-5 10h-59q-3-4-2-10Z`],
  ['sand', 0, `M${x - 4} ${y - 12}q17-6 36 0v17q-18 6-36 0Z`],
  ['sand', 3, `M${x - 4} ${y - 12}q7-3 14-3v22q-8-1-14-2Z`],
];

export const boots: readonly Shape[] = [...boot(4, 14, 'umber'), ...boot(36, 26, 'wood')];

const cup = (x: number): readonly Shape[] => [
  ['rust', -1, `M${x - 13} 88l5-40h16l5 40Z`],
  ['rust', 2, `M${x - 13} 88l5-40h6l-2 40Z`],
  ['gold', -1, `M${x - 15} 84h30v6h-30Z`],
];

export const cups: readonly Shape[] = [
  ...cup(16),
  ...cup(84),
  ['ruby', 1, 'M38 78l6-8h12l6 8-12 16Z'],
  ['ruby', 4, 'M44 70h12l-6 10Z'],
  ['rust', -1, 'M38 56l22-38 14 8-10 42Z'],
  ['rust', 2, 'M38 56l22-38 5 3-15 40Z'],
  ['gold', -1, 'M35 54l30 17-2 5-31-17Z'],
];

export const mirror: readonly Shape[] = [
  ['gold', -2, disc(50, 46, 40, 46)],
  ['gold', 1, 'M50 0Q10 2 10 46q0 20 8 32Q6 30 50 6Z'],
  ['slate', 2, disc(50, 46, 32, 38)],
  ['slate', 4, 'M26 34Q32 14 50 9L32 64Q24 50 26 34ZM58 9l10 4-26 64-8-8Z'],
  ['gold', -2, 'M36 90h28l8 10H28Z'],
];

export const scales: readonly Shape[] = [
  ['gold', -2, 'M46 10h8v78h-8ZM28 88h44v9H28Z'],
  ['gold', 1, 'M46 10h3v78h-3Z'],
  ['gold', -1, 'M8 30Q50 8 92 18', 6],
  ['gold', 2, disc(50, 12, 7)],
  ['gold', -3, 'M10 30L0 66M10 30l12 36M90 18L78 52M90 18l12 34', 2.4],
  ['gold', 0, 'M-6 66h34q-6 14-17 14T-6 66ZM72 52h34q-6 14-17 14T72 52Z'],
];

export const lift: readonly Shape[] = [
  ['sand', -1, 'M50-40V8', 5],
  ['iron', -1, 'M20 14L50 0l30 14v6H20Z'],
  ['black', 0, 'M22 20h56v64H22Z'],
  ['glow', 0, 'M22 20h56v64H22Z'],
  ['iron', 1, 'M20 18h8v68h-8ZM72 18h8v68h-8Z'],
  ['wood', 0, 'M14 82h72v12H14Z'],
  ['iron', -1, 'M24 62h52M24 72h52', 4],
];

export const mug: readonly Shape[] = [
  ['wood', -1, 'M70 44q26-4 24 18t-26 18', 8],
  ['wood', -1, block(18, 30, 56, 64, 6)],
  ['wood', 1, block(18, 30, 20, 64, 6)],
  ['iron', 0, 'M16 42h60v6H16ZM16 78h60v6H16Z'],
  ['bone', 2, 'M14 34q-2-12 12-12 6-12 20-6 14-6 18 6 14 0 12 12-6 8-12 2-6 10-14 2-8 8-14 0-8 8-12 0-8 4-10-4Z'],
  ['mist', 0, 'M36 10q-8-8 0-16M54 10q-8-8 0-16', 4],
];

export const bubble: readonly Shape[] = [
  ['paper', 1, 'M50 4q46 0 46 32T50 68q-8 0-14-2L14 84l6-26Q4 50 4 36 4 4 50 4Z'],
  ['tint', 0, disc(28, 36, 6)],
  ['tint', 0, disc(50, 36, 6)],
  ['tint', 0, disc(72, 36, 6)],
];

export const candle: readonly Shape[] = [
  ['bone', -1, block(36, 40, 28, 58, 4)],
  ['bone', 1, block(36, 40, 12, 58, 4)],
  ['bone', 2, 'M36 44q14-8 28 0v6q-4 12-8 0-6 4-8 0-6 14-12 0Z'],
  ['flame', 0, 'M51-4q18 24 0 42-18-18 0-42Z'],
  ['white', 0, 'M50 14q8 12 0 22-8-10 0-22Z'],
];

export const chart: readonly Shape[] = [
  ['umber', -1, block(2, 6, 96, 78, 4)],
  ['paper', 0, block(8, 12, 84, 66, 2)],
  ['tint', 0, 'M20 70h12V50H20ZM38 70h12V40H38ZM56 70h12V52H56ZM74 70h12V26H74Z'],
  ['rust', 0, 'M16 48l22-18 16 12 30-26', 4],
  ['umber', -1, 'M26 84l-8 16M74 84l8 16', 5],
];

export const banner: readonly Shape[] = [
  ['wood', -1, 'M8 6h84', 7],
  ['tint', -1, 'M16 8h68v78L50 68 16 86Z'],
  ['tint', 1, 'M16 8h24v66L16 86Z'],
  ['gold', -1, disc(8, 6, 5)],
  ['gold', -1, disc(92, 6, 5)],
];

export const hole: readonly Shape[] = [
  ['stone', -2, 'M4 96Q0 30 30 12q22-12 44 2 26 20 22 82Z'],
  ['stone', 1, 'M4 96Q0 30 30 12q10-6 20-5-30 20-28 89Z'],
  ['black', 0, 'M18 96q-2-52 18-66 16-8 30 2 18 16 16 64Z'],
];

export const spark: readonly Shape[] = [
  ['flame', 1, 'M50 0l7 36 26-20-18 28 35 6-35 7 18 27-26-19-7 35-7-35-27 19 19-27-35-7 35-6-19-28 27 20Z'],
  ['white', 0, disc(50, 50, 12)],
];

export const glint: readonly Shape[] = [['white', 0, 'M50 0q3 47 50 50-47 3-50 50-3-47-50-50Q47 47 50 0Z']];

export const dust: readonly Shape[] = [
  ['mist', 0, 'M-6 96Q-10 76 12 74 16 56 36 60 48 44 66 56 86 52 88 72 108 76 106 96Z'],
  ['mist', 0, 'M6 96Q8 84 24 84 34 72 50 78 66 70 76 84 92 84 94 96Z'],
];

export const waves: readonly Shape[] = [['flame', 0, 'M10 30q14 20 0 40M32 16q26 34 0 68M56 2q38 48 0 96', 7]];

export const cracks: readonly Shape[] = [
  [
    'black',
    0,
    'M50 50L24 36 4 44M24 36l-4-24M50 50l10-26 22-10M60 24L54 4M50 50l-8 26-22 14M42 76l10 18M50 50l26 14 20-6M76 64l6 24',
    5,
  ],
];
