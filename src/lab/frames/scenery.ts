import type { Sprite } from '../../engine/show';

const [NORTH, EAST, SOUTH, WEST] = [1, 2, 4, 8];
const SHAPES = [
  ['straight', NORTH | SOUTH],
  ['curve-workbench', NORTH | EAST],
  ['junction', NORTH | EAST | SOUTH],
  ['crossing', NORTH | EAST | SOUTH | WEST],
] as const;

/** A square mine of so many tiles, with what stands in a mine: dwarves, rubble, events, piles. Always the same. */
export function scenery(tiles: number): readonly Sprite[] {
  const side = Math.max(1, Math.ceil(Math.sqrt(tiles)));
  return Array.from({ length: tiles }, (_, i) => i).flatMap((i): Sprite[] => {
    const [x, y] = [i % side, Math.floor(i / side)];
    const [face, open] = SHAPES[(x * 7 + y * 3 + (x ^ y)) % SHAPES.length] ?? SHAPES[0];
    const tile: Sprite = { key: `tile:${i}`, kind: 'tile', face, x, y, turn: (x + 2 * y) & 3, z: 0, open };
    const thing = (kind: string, z: number, more: Partial<Sprite>): Sprite => {
      return { key: `${kind}:${i}`, kind, face: kind, x, y, turn: 0, z, ...more };
    };
    if (i % 10 === 3) return [tile, thing('rubble', 2, { count: 2 })];
    if (i % 10 === 5) return [thing('pile', 1, { face: 'monster', sign: 'spiked-dragon-head', count: 5 })];
    if (i % 10 === 7) return [tile, thing('event', 2, { face: 'canary' })];
    return i % 10 === 9 && i < 50 ? [tile, thing('dwarf', 3, { seat: 0 })] : [tile];
  });
}
