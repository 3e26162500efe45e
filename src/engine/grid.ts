/**
 * A square grid without edges. A cell is one whole number, a side one of four, and the open sides of a piece a set of
 * four bits, so that turning, fitting and stepping are a few operations on numbers.
 */
export type Cell = number;

/** A side of a cell, clockwise. */
export const SIDES = [0, 1, 2, 3] as const;
export type Side = (typeof SIDES)[number];
export const NORTH: Side = 0;
export const EAST: Side = 1;
export const SOUTH: Side = 2;
export const WEST: Side = 3;

/** A set of sides: bit 0 is north, bit 1 east, bit 2 south, bit 3 west. */
export type Open = number;

const COLUMN = 65536;
const HALF = 32768;
const STEP: readonly [number, number, number, number] = [-1, COLUMN, 1, -COLUMN];

/** The cell x columns east and y rows south of the origin. */
export const cellAt = (x: number, y: number): Cell => x * COLUMN + y;

/** The row of a cell, counted southwards. */
export const rowOf = (cell: Cell): number => ((cell + HALF) & (COLUMN - 1)) - HALF;

/** The column of a cell, counted eastwards. */
export const columnOf = (cell: Cell): number => (cell - rowOf(cell)) / COLUMN;

/** The cell next to this one. */
export const beside = (cell: Cell, side: Side): Cell => cell + STEP[side];

/** The side that looks back. */
export function opposite(side: Side): Side {
  return side === 0 ? 2 : side === 1 ? 3 : side === 2 ? 0 : 1;
}

/** The set of these sides. */
export const sides = (...open: readonly Side[]): Open => open.reduce((set: Open, side) => set | (1 << side), 0);

/** Whether a side is open. */
export const isOpen = (open: Open, side: Side): boolean => (open & (1 << side)) !== 0;

/** The same open sides after so many quarter turns clockwise. */
export function turned(open: Open, quarters: number): Open {
  const by = quarters & 3;
  return ((open << by) | (open >> (4 - by))) & 15;
}

/** The same open sides upside down. */
export const halfTurned = (open: Open): Open => ((open << 2) | (open >> 2)) & 15;

/** Which of four neighbours two cells are, or −1. */
export function sideTowards(from: Cell, to: Cell): Side | -1 {
  const step = to - from;
  return step === -1 ? 0 : step === COLUMN ? 1 : step === 1 ? 2 : step === -COLUMN ? 3 : -1;
}

/** Pieces lying on cells: `cells` by piece, `open` by piece, `next` the four neighbours of each, −1 where there is none. */
export interface Grid {
  readonly cells: Cell[];
  readonly open: Open[];
  readonly next: number[];
}

/** A grid without pieces. */
export const emptyGrid = (): Grid => ({ cells: [], open: [], next: [] });

/** A copy that can be changed on its own; by concat, as that of cards. */
export const copyGrid = (grid: Grid): Grid => ({
  cells: grid.cells.concat(),
  open: grid.open.concat(),
  next: grid.next.concat(),
});

/** The piece on a cell, or −1. */
export const pieceAt = (grid: Grid, cell: Cell): number => grid.cells.indexOf(cell);

/** The piece beside a piece, connected or not, or −1. */
export const neighbour = (grid: Grid, piece: number, side: Side): number => grid.next[piece * 4 + side] ?? -1;

/** Lays a new piece and tells its number. */
export function lay(grid: Grid, cell: Cell, open: Open): number {
  const { cells, next } = grid;
  const piece = cells.length;
  for (let side = 0; side < 4; side++) next[piece * 4 + side] = -1;
  for (let other = 0; other < piece; other++) {
    const side = sideTowards(cell, cells[other] ?? 0);
    if (side < 0) continue;
    next[piece * 4 + side] = other;
    next[other * 4 + ((side + 2) & 3)] = piece;
  }
  cells[piece] = cell;
  grid.open[piece] = open;
  return piece;
}

/** Where pieces are that were taken away: beside no other cell. */
const NOWHERE: Cell = cellAt(16_383, 0);

/** Takes a piece away. Its number stays unused, so that the others keep theirs. */
export function lift(grid: Grid, piece: number): void {
  grid.cells[piece] = NOWHERE;
  grid.open[piece] = 0;
  for (const side of SIDES) {
    const other = neighbour(grid, piece, side);
    grid.next[piece * 4 + side] = -1;
    if (other >= 0) grid.next[other * 4 + opposite(side)] = -1;
  }
}

/** Turns a piece that lies. */
export function reopen(grid: Grid, piece: number, open: Open): void {
  grid.open[piece] = open;
}

/** The piece connected through a side: both facing sides are open; −1 if there is none. */
export function connection(grid: Grid, piece: number, side: Side): number {
  if (!isOpen(grid.open[piece] ?? 0, side)) return -1;
  const other = grid.next[piece * 4 + side] ?? -1;
  return other >= 0 && isOpen(grid.open[other] ?? 0, opposite(side)) ? other : -1;
}

/** Whether two pieces are connected neighbours. */
export function connected(grid: Grid, a: number, b: number): boolean {
  for (const side of SIDES) if (connection(grid, a, side) === b) return true;
  return false;
}

/** Steps from a piece to every piece over connected ones; −1 where no way leads. */
export function distances(grid: Grid, from: number): number[] {
  const steps: number[] = grid.cells.map(() => -1);
  const queue = [from];
  steps[from] = 0;
  for (let i = 0; i < queue.length; i++) {
    const piece = queue[i] ?? -1;
    for (const side of SIDES) {
      const other = connection(grid, piece, side);
      if (other >= 0 && steps[other] === -1) {
        steps[other] = (steps[piece] ?? 0) + 1;
        queue.push(other);
      }
    }
  }
  return steps;
}

/** The empty cells that open sides face, each once, in the order of pieces and sides. */
export function cellsFaced(grid: Grid): Cell[] {
  const faced: Cell[] = [];
  for (let piece = 0; piece < grid.cells.length; piece++) {
    for (const side of SIDES) {
      if (!isOpen(grid.open[piece] ?? 0, side) || neighbour(grid, piece, side) >= 0) continue;
      const cell = beside(grid.cells[piece] ?? 0, side);
      if (!faced.includes(cell)) faced.push(cell);
    }
  }
  return faced;
}
