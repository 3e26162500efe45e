/**
 * The maze: path cards on a grid, which of them lead to the start, and the cells where a card can be attached.
 *
 * `edge` lists the empty cells to which a way from the start leads, and `fit` what can be laid on each: of the sixteen
 * ways in which a card's sides can be open, those that agree with every card around, a bit each. Each neighbour leaves
 * half of them. So legality is one operation on numbers, and laying a card touches its four neighbours only.
 */
import type { Card } from '../../../engine/cards';
import {
  beside,
  cellAt,
  copyGrid,
  emptyGrid,
  isOpen,
  lay,
  lift,
  opposite,
  pieceAt,
  reopen,
  SIDES,
  sideTowards,
  type Cell,
  type Grid,
  type Open,
  type Side,
} from '../../../engine/grid';
import { FIRST_GOAL, GOALS, type Printed, START } from '../cards/faces';

/** The pieces that always lie: the start is 0, the goals follow. */
export const START_PIECE = 0;
export const FIRST_GOAL_PIECE = 1;
export const FIRST_LAID = FIRST_GOAL_PIECE + GOALS;

const START_CELL = cellAt(0, 0);
const ALL: Open = 15;

/** A set of the sixteen ways in which sides can be open, a bit each. */
type Shapes = number;

/** The set that holds one of them. */
const shape = (open: Open): Shapes => 1 << open;

const EVERY_SHAPE: Shapes = 0xffff;
const shapesWith = (side: Side): Shapes => {
  let shapes = 0;
  for (let open = 0; open < 16; open++) if (isOpen(open, side)) shapes |= shape(open);
  return shapes;
};

// By side, so that the loops below do without calls: what is open or closed there, the way to the next cell, its side.
const OPEN_AT: readonly Shapes[] = SIDES.map(shapesWith);
const CLOSED_AT: readonly Shapes[] = SIDES.map((side) => EVERY_SHAPE & ~shapesWith(side));
const STEPS: readonly number[] = SIDES.map((side) => beside(0, side));
const BACK: readonly Open[] = SIDES.map((side) => 1 << opposite(side));

/** Where a goal lies: seven cells between start and goals, one between goals. */
export const goalCell = (goal: number): Cell => cellAt(8, (goal - 1) * 2);

/** The goal that lies in a column and row, −1 if none does. */
export const goalAt = (x: number, y: number): number => {
  for (let goal = 0; goal < GOALS; goal++) if (goalCell(goal) === cellAt(x, y)) return goal;
  return -1;
};

export interface Maze {
  readonly grid: Grid;
  /** By piece: its card, −1 for one that a rockfall has taken. */
  readonly card: Card[];
  /** By piece: the sides that are joined inside it; none for dead ends and face-down goals. */
  readonly inside: Open[];
  /** By piece: those of `inside` to which a way from the start leads: all or none. */
  readonly way: Open[];
  readonly edge: Cell[];
  readonly fit: Shapes[];
  /** The goals that lie face up, a bit each. */
  up: number;
}

/** A maze without cards. */
export const emptyMaze = (): Maze => ({
  grid: emptyGrid(),
  card: [],
  inside: [],
  way: [],
  edge: [],
  fit: [],
  up: 0,
});

/** A copy that can be changed on its own. */
export const copyMaze = (maze: Maze): Maze => ({
  grid: copyGrid(maze.grid),
  card: maze.card.concat(),
  inside: maze.inside.concat(),
  way: maze.way.concat(),
  edge: maze.edge.concat(),
  fit: maze.fit.concat(),
  up: maze.up,
});

const isFaceDown = (up: number, piece: number): boolean =>
  piece >= FIRST_GOAL_PIECE && (up & (1 << (piece - FIRST_GOAL_PIECE))) === 0;

/** Start and goals as they lie at the beginning of every round. */
function layOut(): Maze {
  const maze = emptyMaze();
  add(maze, START, START_CELL, ALL, ALL);
  for (let goal = 0; goal < GOALS; goal++) add(maze, FIRST_GOAL + goal, goalCell(goal), ALL, 0);
  flood(maze, START_PIECE);
  return maze;
}

const LAID_OUT = layOut();

/** The maze at the beginning of a round. */
export const newMaze = (): Maze => copyMaze(LAID_OUT);

function add(maze: Maze, card: Card, cell: Cell, open: Open, inside: Open): number {
  const piece = lay(maze.grid, cell, open);
  maze.card[piece] = card;
  maze.inside[piece] = inside;
  maze.way[piece] = 0;
  return piece;
}

/** Whether a piece is a goal that nobody has turned over: it asks nothing of its neighbours. */
export const isHidden = (maze: Maze, piece: number): boolean => piece < FIRST_LAID && isFaceDown(maze.up, piece);

/** Whether a goal lies face down. */
export const isGoalHidden = (maze: Maze, goal: number): boolean => (maze.up & (1 << goal)) === 0;

/** Lays a path card and tells its piece. */
export function layPath(maze: Maze, card: Card, cell: Cell, path: Printed, turned: boolean): number {
  const open = turned ? path.turned : path.open;
  dropEdge(maze, edgeAt(maze, cell));
  const piece = add(maze, card, cell, open, path.through ? open : 0);
  if (path.through) flood(maze, piece);
  else surveyAround(maze, piece);
  return piece;
}

/** Tells the empty cells around a piece what it asks of them. */
function surveyAround(maze: Maze, piece: number): void {
  const { cells, next, open } = maze.grid;
  for (let side = 0; side < 4; side++) {
    if ((next[piece * 4 + side] ?? -1) < 0) survey(maze, cells[piece] ?? 0, side, open[piece] ?? 0, 0);
  }
}

/** Takes a path card away: what it led to is cut off, unless another way leads there. */
export function liftPath(maze: Maze, piece: number): void {
  const cell = maze.grid.cells[piece] ?? 0;
  const led = (maze.way[piece] ?? 0) !== 0;
  lift(maze.grid, piece);
  maze.card[piece] = -1;
  maze.inside[piece] = 0;
  maze.way[piece] = 0;
  if (led) refresh(maze);
  else {
    revise(maze, cell);
    for (const step of STEPS) if (pieceAt(maze.grid, cell + step) < 0) revise(maze, cell + step);
  }
}

/** Finds all ways and edges anew from the start. */
export function refresh(maze: Maze): void {
  maze.edge.length = 0;
  maze.fit.length = 0;
  maze.way.fill(0);
  flood(maze, START_PIECE);
}

/** Turns a goal over, so that it opens to the side from which it was reached. Its ways lead on at once. */
export function turnGoal(maze: Maze, goal: number, open: Open): void {
  const piece = FIRST_GOAL_PIECE + goal;
  maze.up |= 1 << goal;
  maze.inside[piece] = open;
  reopen(maze.grid, piece, open);
  flood(maze, piece);
}

/** The side from which a way reaches a face-down goal, that of the piece laid last before others; −1 if none does. */
export function reachedFrom(maze: Maze, goal: number, last: number): Side | -1 {
  let reached: Side | -1 = -1;
  for (const side of SIDES) {
    const piece = maze.grid.next[(FIRST_GOAL_PIECE + goal) * 4 + side] ?? -1;
    if (piece < 0 || ((maze.way[piece] ?? 0) & (BACK[side] ?? 0)) === 0) continue;
    if (piece === last) return side;
    if (reached < 0) reached = side;
  }
  return reached;
}

/** Leads the way on into a piece and all that is joined behind it. */
function flood(maze: Maze, piece: number): void {
  const { grid, inside, way } = maze;
  const led = inside[piece] ?? 0;
  const cell = grid.cells[piece] ?? 0;
  const open = grid.open[piece] ?? 0;
  way[piece] = led;
  for (let side = 0; side < 4; side++) {
    const other = grid.next[piece * 4 + side] ?? -1;
    if (other < 0) survey(maze, cell, side, open, led);
    else if ((led & (1 << side)) !== 0 && way[other] === 0 && ((inside[other] ?? 0) & (BACK[side] ?? 0)) !== 0) {
      flood(maze, other);
    }
  }
}

/** Tells the empty cell beside a piece what the piece asks of it by its open sides, and whether the way leads there. */
function survey(maze: Maze, from: Cell, side: number, open: Open, led: Open): void {
  const cell = from + (STEPS[side] ?? 0);
  const at = edgeAt(maze, cell);
  if (at < 0) {
    if ((led & (1 << side)) !== 0) addEdge(maze, cell, fitting(maze, cell));
    return;
  }
  const back = (side + 2) & 3;
  const shapes = (open & (1 << side)) !== 0 ? OPEN_AT[back] : CLOSED_AT[back];
  maze.fit[at] = (maze.fit[at] ?? 0) & (shapes ?? 0);
}

/** What agrees with every card around an empty cell. */
function fitting({ grid, up }: Maze, cell: Cell): Shapes {
  const { cells, open } = grid;
  let shapes = EVERY_SHAPE;
  for (let piece = 0; piece < cells.length; piece++) {
    const side = sideTowards(cell, cells[piece] ?? 0);
    if (side < 0 || (piece < FIRST_LAID && isFaceDown(up, piece))) continue;
    const isOpenHere = ((open[piece] ?? 0) & (BACK[side] ?? 0)) !== 0;
    shapes &= (isOpenHere ? OPEN_AT[side] : CLOSED_AT[side]) ?? 0;
  }
  return shapes;
}

/** Whether a way from the start leads to an empty cell. */
function isLedTo({ grid, way }: Maze, cell: Cell): boolean {
  for (let piece = 0; piece < way.length; piece++) {
    const side = sideTowards(cell, grid.cells[piece] ?? 0);
    if (side >= 0 && ((way[piece] ?? 0) & (BACK[side] ?? 0)) !== 0) return true;
  }
  return false;
}

/** Looks at an empty cell again after a neighbour has gone. */
function revise(maze: Maze, cell: Cell): void {
  const at = edgeAt(maze, cell);
  if (!isLedTo(maze, cell)) dropEdge(maze, at);
  else if (at >= 0) maze.fit[at] = fitting(maze, cell);
  else addEdge(maze, cell, fitting(maze, cell));
}

function edgeAt({ edge }: Maze, cell: Cell): number {
  for (let at = 0; at < edge.length; at++) if (edge[at] === cell) return at;
  return -1;
}

function addEdge({ edge, fit }: Maze, cell: Cell, shapes: Shapes): void {
  edge[edge.length] = cell;
  fit[fit.length] = shapes;
}

function dropEdge(maze: Maze, at: number): void {
  if (at < 0) return;
  const cell = maze.edge.pop() ?? 0;
  const shapes = maze.fit.pop() ?? 0;
  if (at === maze.edge.length) return;
  maze.edge[at] = cell;
  maze.fit[at] = shapes;
}
