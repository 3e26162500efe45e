/** The start tiles, and what a tile looks like by its key. */
import { EAST, NORTH, SOUTH, WEST, cellAt, sides, type Open } from '../../../engine/grid';
import { ROWS } from './rows';

export interface Tile {
  readonly open: Open;
  readonly workbench: boolean;
}

const TILES: ReadonlyMap<string, Tile> = new Map(
  ROWS.map(({ key, open = 0, workbench = false }) => [key, { open, workbench }]),
);
const NOWHERE: Tile = { open: 0, workbench: false };

/** The tile of a row. */
export const tileOf = (key: string): Tile => TILES.get(key) ?? NOWHERE;

/** The two start tiles are the first two pieces of the mine. */
export const ENTRANCE = 0;
export const CAMP = 1;
export const ENTRANCE_TILE = { cell: cellAt(0, 0), open: sides(NORTH, EAST, SOUTH, WEST) } as const;
export const CAMP_TILE = { cell: cellAt(-1, 0), open: sides(EAST) } as const;
