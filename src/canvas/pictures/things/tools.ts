import type { Shape } from '../shape';
import { block, disc } from '../outline';

const PICK_HEAD: readonly Shape[] = [
  ['steel', 0, 'M5 40C18 20 36 11 50 11s32 9 45 29C80 29 66 24 50 24S20 29 5 40Z'],
  ['steel', 3, 'M5 40C18 20 36 11 50 11c8 0 16 3 24 8-20-4-46 0-69 21Z'],
  ['iron', -2, block(42, 9, 16, 19, 3)],
  ['iron', 1, block(42, 9, 16, 6, 2)],
];

export const pick: readonly Shape[] = [
  ['wood', -1, 'M46 22h9l2 72q-6 4-12 0Z'],
  ['wood', 2, 'M46 22h4l-1 73q-3 0-4-1Z'],
  ['leather', -2, 'M45 74h11l1 20q-6 4-12 0Z'],
  ...PICK_HEAD,
];

export const brokenPick: readonly Shape[] = [
  ['wood', -1, 'M30 62l8-4 12 34q-4 5-10 3Z'],
  ['wood', 2, 'M30 62l4-2 9 35q-3 1-4-1Z'],
  ['wood', 3, 'M30 62l0-9 4 4 2-7 2 8Z'],
  ['wood', -1, 'M52 26h9l4 32-4-3-2 6-3-7-4 3Z'],
  ['wood', 2, 'M52 26h4l1 28-5 3Z'],
  ['steel', 0, 'M10 44C22 22 40 13 56 13l1 0-4 7 6 5-3 1C40 27 24 32 10 44Z'],
  ['steel', 3, 'M10 44C22 22 40 13 56 13l-3 6C38 20 24 27 10 44Z'],
  ['steel', 0, 'M64 11c16 3 26 14 34 30-9-8-18-12-29-14l4-7Z'],
  ['steel', 2, 'M64 11c14 3 24 12 30 23-8-7-14-11-22-13Z'],
];

export const shovel: readonly Shape[] = [
  ['wood', -1, 'M46 4h8l1 56h-10Z'],
  ['wood', 2, 'M46 4h4l-1 56h-4Z'],
  ['wood', -2, block(36, 0, 28, 9, 4)],
  ['iron', 0, 'M28 56h44q4 24-22 42-26-18-22-42Z'],
  ['steel', 1, 'M28 56h22v42q-26-18-22-42Z'],
  ['iron', -2, 'M46 52h8v26q-4 4-8 0Z'],
];

const wheel = (x: number, y: number, r: number): readonly Shape[] => [
  ['iron', -3, disc(x, y, r)],
  ['iron', 1, disc(x, y, r * 0.72)],
  ['wood', -2, disc(x, y, r * 0.58)],
  ['iron', 2, disc(x, y, r * 0.22)],
];

export const cart: readonly Shape[] = [
  ['iron', -3, 'M12 74h76v6H12Z'],
  ['wood', -1, 'M8 34h84l-9 42H17Z'],
  ['wood', 1, 'M8 34h84l-2.400 11H10.300Z'],
  ['wood', -2, 'M13 56h74l-2 9H15Z'],
  ['iron', -1, 'M8 34h9l7 42h-7Z'],
  ['iron', -2, 'M92 34h-9l-7 42h7Z'],
  ['iron', 2, 'M5 29h90v7H5Z'],
  ...wheel(30, 84, 12),
  ...wheel(70, 84, 12),
];

export const brokenCart: readonly Shape[] = [
  ['wood', -1, 'M6 44l80-16 0 42-66 8Z'],
  ['wood', 1, 'M6 44l80-16v11L8 55Z'],
  ['black', 0, 'M44 37l8-2-4 14 7 3-9 22-3 1 3-20-8-3Z'],
  ['iron', -1, 'M6 44l9-2 11 35-6 1Z'],
  ['iron', -2, 'M86 28l-8 2 1 41 7-1Z'],
  ['iron', 2, 'M3 41l86-18v7L4 48Z'],
  ...wheel(74, 82, 13),
  ['iron', -3, disc(20, 90, 16, 8)],
  ['iron', 1, disc(20, 89, 12, 5.5)],
  ['wood', -2, disc(20, 89, 9, 4)],
];

const LANTERN_IRON: readonly Shape[] = [
  ['iron', -2, 'M40 10q10-14 20 0', 4.5],
  ['iron', -1, 'M22 30L36 12h28l14 18Z'],
  ['iron', 2, 'M22 30L36 12h10L36 30Z'],
  ['iron', -2, 'M22 80h56l-5 14H27Z'],
  ['iron', 1, 'M22 80h20v14H27Z'],
  ['iron', -3, 'M27 30l-3 50M73 30l3 50', 4],
];

export const lantern: readonly Shape[] = [
  ['ember', 1, 'M28 29h44l5 52H23Z'],
  ['flame', 0, 'M36 30h28l5 50H31Z'],
  ['white', 0, 'M51 34c3 14 15 20 12 31q-3 11-13 11t-13-11C34 54 47 48 51 34Z'],
  ...LANTERN_IRON,
];

export const brokenLantern: readonly Shape[] = [
  ['coal', 0, 'M28 29h44l5 52H23Z'],
  ['foam', -1, 'M28 29h18l-10 16 9 11-15 25h-7Z'],
  ['foam', -2, 'M72 29l-10 0 5 20-9 12 9 20h10Z'],
  ['foam', 2, 'M28 29h8l-6 52h-7Z'],
  ['black', 0, 'M45 68q5-8 10 0v12H45Z'],
  ['ash', 2, 'M50 64q-6-10 1-18t-1-20q-6-8 4-18', 4],
  ...LANTERN_IRON,
  ['foam', 0, 'M-4 96l10-14 6 14ZM86 98l4-18 12 12ZM14 102l8-8 8 8Z'],
];

export const crate: readonly Shape[] = [
  ['wood', -1, 'M8 30h84v62H8Z'],
  ['wood', 1, 'M8 30l12-14h60l12 14Z'],
  ['wood', 2, 'M8 30h84v9H8Z'],
  ['wood', 1, 'M8 83h84v9H8Z'],
  ['wood', 1, 'M8 30h10v62H8ZM82 30h10v62H82Z'],
  ['wood', -3, 'M20 82L80 40', 4],
];

export const rope: readonly Shape[] = [
  ['sand', -2, disc(50, 62, 42, 24), 11],
  ['sand', 0, disc(50, 56, 40, 22), 9],
  ['sand', 2, disc(50, 50, 38, 20), 7],
];

export const barrow: readonly Shape[] = [
  ['wood', -2, 'M2 50l40 16h20', 6],
  ['wood', -1, 'M26 40h66L76 74H40Z'],
  ['wood', 2, 'M24 36h70v7H26Z'],
  ['wood', -3, 'M44 74l-6 20', 5],
  ...wheel(78, 82, 14),
];

export const spanner: readonly Shape[] = [
  ['steel', 0, 'M42 38q-16-10-8-32l12 12 12-2 2-12q16 14 2 32l0 60q-6 6-14 0Z'],
  ['steel', 3, 'M42 38q-16-10-8-32l4 4q0 18 10 26l-2 60-4-2Z'],
];

export const toolbox: readonly Shape[] = [
  ['wood', -2, 'M30 38q0-22 20-22t20 22', 6],
  ['steel', 1, 'M24 10l8-4 10 40-8 2Z'],
  ['wood', 1, 'M60 8h7l3 40h-8Z'],
  ['iron', 1, 'M54 4h20v10H54Z'],
  ['rust', -1, 'M6 46h88v44H6Z'],
  ['rust', 2, 'M6 46h88v10H6Z'],
  ['rust', -3, 'M6 68h88v5H6Z'],
  ['iron', 2, block(41, 60, 18, 16, 2)],
];

export const dynamite: readonly Shape[] = [
  ['rust', -1, block(18, 30, 22, 64, 4)],
  ['rust', 0, block(60, 30, 22, 64, 4)],
  ['rust', 1, block(38, 26, 24, 68, 4)],
  ['sand', -1, 'M14 52h72v10H14ZM14 74h72v9H14Z'],
  ['sand', -2, 'M50 26q0-16 14-16t18-8', 3],
  ['flame', 0, 'M82-6l3 6 6 2-6 3-3 6-3-6-6-3 6-2Z'],
];

export const ladder: readonly Shape[] = [
  ['wood', -2, 'M30 24h40M29 42h42M28 60h44M27 78h46', 6],
  ['wood', 0, 'M32 2L26 98M68 2l6 96', 7],
  ['wood', 3, 'M31 2L25 98M67 2l6 96', 2],
];

export const broom: readonly Shape[] = [
  ['wood', 0, 'M74 2L44 62', 7],
  ['wood', 3, 'M73 2L43 62', 2],
  ['straw', -1, 'M34 54l22 11q6 20-10 34Q22 96 8 78q18-4 26-24Z'],
  ['straw', 1, 'M34 54l10 5q-4 24-20 34Q14 86 8 78q18-4 26-24Z'],
  ['rust', 0, 'M35 51l23 12', 6],
];

export const backpack: readonly Shape[] = [
  ['umber', 0, 'M16 40Q0 46 4 82M84 40q16 6 12 42', 8],
  ['leather', -1, 'M18 30q32-10 64 0l8 60q-40 14-80 0Z'],
  ['leather', 1, 'M18 30q12-4 22-5l-6 70q-14-2-24-5Z'],
  ['leather', 3, 'M14 26q36-10 72 0l4 24q-40 14-80 0Z'],
  ['leather', -2, 'M10 50q40 14 80 0l-1-5q-39 13-78 0Z'],
  ['leather', -1, block(30, 64, 40, 26, 6)],
  ['leather', 2, block(30, 64, 40, 8, 4)],
  ['sand', 0, 'M32 40h8v22h-8ZM60 40h8v22h-8Z'],
  ['gold', 0, 'M31 54h10v7H31ZM59 54h10v7H59Z'],
  ['moss', -1, block(4, 2, 92, 24, 12)],
  ['moss', 2, block(4, 2, 92, 9, 4)],
  ['moss', -3, disc(12, 14, 8, 11)],
  ['moss', 1, disc(12, 14, 4, 6)],
  ['umber', 0, 'M32 1v26M68 1v26', 5],
];

export const gears: readonly Shape[] = [
  [
    'gold',
    -2,
    'M34 8h12l2 10 8 3 8-6 9 9-6 8 3 8 10 2v12l-10 2-3 8 6 8-9 9-8-6-8 3-2 10H34l-2-10-8-3-8 6-9-9 6-8-3-8-10-2V42l10-2 3-8-6-8 9-9 8 6 8-3Z',
  ],
  ['gold', -4, disc(40, 48, 13)],
  ['gold', 0, disc(40, 48, 24), 5],
  [
    'steel',
    -1,
    'M74 56h8l1 6 6 2 5-4 5 6-4 5 3 5 6 1v8l-6 1-3 6 4 5-5 5-5-3-6 2-1 6h-8l-1-6-6-2-5 3-5-5 3-5-2-6-6-1v-8l6-1 2-5-3-5 5-6 5 4 6-2Z',
  ],
  ['iron', -3, disc(78, 80, 8)],
];

export const clock: readonly Shape[] = [
  ['gold', -2, block(42, 0, 16, 14, 3)],
  ['gold', -1, disc(50, 54, 42)],
  ['gold', 2, 'M8 54a42 42 0 0 1 70-31L70 31A31 31 0 0 0 19 54Z'],
  ['paper', 0, disc(50, 54, 33)],
  ['coal', 0, 'M50 54V28M50 54l18 10', 5],
  ['coal', 0, 'M50 24v4M50 80v4M20 54h4M76 54h4', 3],
  ['rust', 0, disc(50, 54, 4)],
];

export const medkit: readonly Shape[] = [
  ['leather', -2, 'M34 30q0-16 16-16t16 16', 6],
  ['bone', -1, block(8, 28, 84, 62, 8)],
  ['bone', 1, block(8, 28, 84, 18, 8)],
  ['rust', 0, 'M42 40h16v14h14v16H58v14H42V70H28V54h14Z'],
];
