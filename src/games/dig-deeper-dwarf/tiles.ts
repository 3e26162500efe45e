/** What the Mineshaft tiles look like: the open sides as they are drawn, and where a Workbench stands. */
import { EAST, NORTH, SOUTH, WEST, cellAt, type Open, type Side } from '../../engine/grid';

const sides = (...open: Side[]): Open => open.reduce((set: Open, side) => set | (1 << side), 0);

export interface Tile {
  readonly open: Open;
  readonly workbench: boolean;
}

/** The tiles by the key of their row in cards.ts. Numbers are ours: the mine neither chokes nor explodes (rules 10). */
const TILES: Readonly<Record<string, Tile>> = {
  straight: { open: sides(NORTH, SOUTH), workbench: false },
  'straight-workbench': { open: sides(NORTH, SOUTH), workbench: true },
  curve: { open: sides(NORTH, EAST), workbench: false },
  'curve-workbench': { open: sides(NORTH, EAST), workbench: true },
  junction: { open: sides(NORTH, EAST, SOUTH), workbench: false },
  'junction-workbench': { open: sides(NORTH, EAST, SOUTH), workbench: true },
  crossing: { open: sides(NORTH, EAST, SOUTH, WEST), workbench: false },
};

/** The tile of a row. */
export const tileOf = (key: string): Tile => TILES[key] ?? { open: 0, workbench: false };

/** The two start tiles are the first two pieces of the mine. */
export const ENTRANCE = 0;
export const CAMP = 1;
export const ENTRANCE_TILE = { cell: cellAt(0, 0), open: sides(NORTH, EAST, SOUTH, WEST) } as const;
export const CAMP_TILE = { cell: cellAt(-1, 0), open: sides(EAST) } as const;
