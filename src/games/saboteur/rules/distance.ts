/**
 * How many cards are missing between the maze and the goals. Searches ask this at every turn, so it works on one board of
 * numbers that is written anew each time: whatever is kept of it must be copied.
 */
import type { Cell, Open } from '../../../engine/grid';
import { GOALS } from '../cards/faces';
import { FIRST_GOAL_PIECE, FIRST_LAID, type Maze } from './maze';

/** The part of the mountain that is looked at, with a rim of rock around it. */
const ROWS = 11;
const COLUMNS = 14;
const PLACES = ROWS * COLUMNS;
/** By side: the way to the next place. */
const STEPS: readonly number[] = [-1, ROWS, 1, -ROWS];

/** Farther than any way. */
export const NOWHERE = 20;

const EMPTY = 1;
const LOOSE = 0;
const ROCK = -1;

/** Open at every side. */
const ALL: Open = 15;

const openTo = (side: number): number => {
  let shapes = 0;
  for (let open = 0; open < 16; open++) if ((open & (1 << side)) !== 0) shapes |= 1 << open;
  return shapes;
};
/** By side: the shapes that are open there. */
const OPEN_TO: readonly number[] = [0, 1, 2, 3].map(openTo);

const rim: readonly number[] = Array.from({ length: PLACES }, (_, place) => {
  const row = place % ROWS;
  const column = Math.floor(place / ROWS);
  return row === 0 || row === ROWS - 1 || column === 0 || column === COLUMNS - 1 ? ROCK : EMPTY;
});

/** Where a cell stands on the board; on the rim if it lies beyond. */
function placeOf(cell: Cell): number {
  const row = ((cell + 32768) & 65535) - 32768;
  const column = (cell - row) / 65536;
  return row < -4 || row > 4 || column < -1 || column > 10 ? 0 : (column + 2) * ROWS + row + 5;
}

const ground: number[] = [];
/** By place: the sides at which what lies there can be walked through; only kept when ways are measured as they run. */
const sides: Open[] = [];
const far: number[] = [];
const queue: number[] = [];

/** What is missing to the nearest of some goals. */
export interface Missing {
  /** Cards from the nearest open end, `NOWHERE` if no way can lead there. */
  cards: number;
  /** The cell of that end. */
  at: Cell;
  /** Cards from any other open end. */
  otherwise: number;
}

const missing: Missing = { cards: NOWHERE, at: 0, otherwise: NOWHERE };

/**
 * Measures the ways to the nearest of a set of goals, a bit each. In haste a card that is cut off is walked through in
 * any direction, which is good enough to choose a move by; `truly`, only through the sides at which it is open.
 */
export function measure(maze: Maze, goals: number, truly = false): Readonly<Missing> {
  survey(maze, goals, truly);
  missing.cards = NOWHERE;
  missing.at = 0;
  missing.otherwise = NOWHERE;
  for (let at = 0; at < maze.edge.length; at++) {
    const cell = maze.edge[at] ?? 0;
    const cards = 1 + beyond(cell, maze.fit[at] ?? 0);
    if (cards < missing.cards) {
      missing.otherwise = missing.cards;
      missing.cards = cards;
      missing.at = cell;
    } else if (cards < missing.otherwise) missing.otherwise = cards;
  }
  return missing;
}

/** By place: the cards from there to the nearest goal, its own included. */
function survey({ grid, way, inside }: Maze, goals: number, truly: boolean): void {
  for (let place = 0; place < PLACES; place++) {
    ground[place] = rim[place] ?? ROCK;
    far[place] = NOWHERE;
  }
  if (truly) for (let place = 0; place < PLACES; place++) sides[place] = ALL;
  for (let piece = 0; piece < grid.cells.length; piece++) {
    const isLoose = piece >= FIRST_LAID && way[piece] === 0 && inside[piece] !== 0;
    const place = placeOf(grid.cells[piece] ?? 0);
    ground[place] = isLoose ? LOOSE : ROCK;
    if (truly && isLoose) sides[place] = inside[piece] ?? 0;
  }
  let end = 0;
  for (let goal = 0; goal < GOALS; goal++) {
    if ((goals & (1 << goal)) === 0) continue;
    const place = placeOf(grid.cells[FIRST_GOAL_PIECE + goal] ?? 0);
    far[place] = 0;
    queue[end++] = place;
  }
  for (let at = 0; at < end; at++) {
    const place = queue[at] ?? 0;
    for (let side = 0; side < 4; side++) {
      const next = place + (STEPS[side] ?? 0);
      const cost = ground[next] ?? ROCK;
      if (cost === ROCK || (truly && !isThrough(place, side, next))) continue;
      const cards = (far[place] ?? 0) + cost;
      if (cards >= (far[next] ?? 0)) continue;
      far[next] = cards;
      queue[end++] = next;
    }
  }
}

/** Whether a way runs from a place through a side into the next. */
const isThrough = (place: number, side: number, next: number): boolean =>
  ((sides[place] ?? 0) & (1 << side)) !== 0 && ((sides[next] ?? 0) & (1 << ((side + 2) & 3))) !== 0;

/** Cards that are missing beyond an open end, by what fits there. */
function beyond(cell: Cell, fit: number): number {
  const place = placeOf(cell);
  let least = NOWHERE;
  for (let side = 0; side < 4; side++) {
    if ((fit & (OPEN_TO[side] ?? 0)) === 0) continue;
    const cards = far[place + (STEPS[side] ?? 0)] ?? NOWHERE;
    if (cards < least) least = cards;
  }
  return least;
}

/** Cards that are missing beyond a cell if a card with these open sides lies there; as last measured. */
export function missingBeyond(cell: Cell, open: Open): number {
  const place = placeOf(cell);
  let least = NOWHERE;
  for (let side = 0; side < 4; side++) {
    if ((open & (1 << side)) === 0) continue;
    const cards = far[place + (STEPS[side] ?? 0)] ?? NOWHERE;
    if (cards < least) least = cards;
  }
  return least;
}

/** Cards that would be missing if a cell were an open end; as last measured. */
export const missingFrom = (cell: Cell): number => 1 + missingBeyond(cell, 15);
