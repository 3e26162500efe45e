/**
 * The maze: path cards on a grid, which of them lead to the start, and the cells where a card can be attached.
 *
 * `edge` lists the empty cells to which a way from the start leads. For each, `fixed` are the sides on which a card lies
 * face up, and `need` those of them that are open: a path fits if it agrees with `need` on all of `fixed`. So legality
 * is two operations on numbers, and laying a card touches its four neighbours only.
 */
import type { Card } from '../../engine/cards';
import {
  beside,
  cellAt,
  connection,
  copyGrid,
  emptyGrid,
  isOpen,
  lay,
  lift,
  opposite,
  pieceAt,
  reopen,
  SIDES,
  type Cell,
  type Grid,
  type Open,
  type Side,
} from '../../engine/grid';
import { FIRST_GOAL, GOALS, START, type Printed } from './cards';

/** The pieces that always lie: the start is 0, the goals follow. */
export const START_PIECE = 0;
export const FIRST_GOAL_PIECE = 1;
export const FIRST_LAID = FIRST_GOAL_PIECE + GOALS;

const START_CELL = cellAt(0, 0);
const ALL: Open = 15;

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
  readonly fixed: Open[];
  readonly need: Open[];
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
  fixed: [],
  need: [],
  up: 0,
});

/** A copy that can be changed on its own. */
export const copyMaze = (maze: Maze): Maze => ({
  grid: copyGrid(maze.grid),
  card: maze.card.slice(),
  inside: maze.inside.slice(),
  way: maze.way.slice(),
  edge: maze.edge.slice(),
  fixed: maze.fixed.slice(),
  need: maze.need.slice(),
  up: maze.up,
});

/** Start and goals as at the beginning of a round. */
export function newMaze(): Maze {
  const maze = emptyMaze();
  add(maze, START, START_CELL, ALL, ALL);
  for (let goal = 0; goal < GOALS; goal++) add(maze, FIRST_GOAL + goal, goalCell(goal), ALL, 0);
  flood(maze, START_PIECE);
  return maze;
}

function add(maze: Maze, card: Card, cell: Cell, open: Open, inside: Open): number {
  maze.card.push(card);
  maze.inside.push(inside);
  maze.way.push(0);
  return lay(maze.grid, cell, open);
}

/** Whether a piece is a goal that nobody has turned over: it asks nothing of its neighbours. */
export const isHidden = (maze: Maze, piece: number): boolean =>
  piece < FIRST_LAID && piece >= FIRST_GOAL_PIECE && (maze.up & (1 << (piece - FIRST_GOAL_PIECE))) === 0;

/** Whether a goal lies face down. */
export const isGoalHidden = (maze: Maze, goal: number): boolean => (maze.up & (1 << goal)) === 0;

/** Lays a path card and tells its piece. */
export function layPath(maze: Maze, card: Card, cell: Cell, path: Printed, turned: boolean): number {
  const open = turned ? path.turned : path.open;
  dropEdge(maze, maze.edge.indexOf(cell));
  const piece = add(maze, card, cell, open, path.through ? open : 0);
  if (path.through) flood(maze, piece);
  else surveyAround(maze, piece);
  return piece;
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
    survey(maze, cell);
    for (const side of SIDES) surveyIfEmpty(maze, beside(cell, side));
  }
}

/** Finds all ways and edges anew from the start. */
export function refresh(maze: Maze): void {
  maze.edge.length = 0;
  maze.fixed.length = 0;
  maze.need.length = 0;
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
    if (piece < 0 || !isOpen(maze.way[piece] ?? 0, opposite(side))) continue;
    if (piece === last) return side;
    if (reached < 0) reached = side;
  }
  return reached;
}

/** Leads the way on into a piece and all that is joined behind it. */
function flood(maze: Maze, piece: number): void {
  maze.way[piece] = maze.inside[piece] ?? 0;
  for (const side of SIDES) {
    const other = connection(maze.grid, piece, side);
    if (other >= 0 && maze.way[other] === 0 && maze.inside[other] !== 0) flood(maze, other);
  }
  surveyAround(maze, piece);
}

function surveyAround(maze: Maze, piece: number): void {
  const cell = maze.grid.cells[piece] ?? 0;
  for (const side of SIDES) {
    if ((maze.grid.next[piece * 4 + side] ?? -1) < 0) survey(maze, beside(cell, side));
  }
}

function surveyIfEmpty(maze: Maze, cell: Cell): void {
  if (pieceAt(maze.grid, cell) < 0) survey(maze, cell);
}

/** Finds out whether a way leads to an empty cell, and what a card there must fit. */
function survey(maze: Maze, cell: Cell): void {
  let fixed = 0;
  let need = 0;
  let led = false;
  for (const side of SIDES) {
    const piece = pieceAt(maze.grid, beside(cell, side));
    if (piece < 0 || isHidden(maze, piece)) continue;
    const back = opposite(side);
    fixed |= 1 << side;
    if (isOpen(maze.grid.open[piece] ?? 0, back)) need |= 1 << side;
    if (isOpen(maze.way[piece] ?? 0, back)) led = true;
  }
  const at = maze.edge.indexOf(cell);
  if (!led) dropEdge(maze, at);
  else if (at >= 0) {
    maze.fixed[at] = fixed;
    maze.need[at] = need;
  } else {
    maze.edge.push(cell);
    maze.fixed.push(fixed);
    maze.need.push(need);
  }
}

function dropEdge(maze: Maze, at: number): void {
  if (at < 0) return;
  const cell = maze.edge.pop() ?? 0;
  const fixed = maze.fixed.pop() ?? 0;
  const need = maze.need.pop() ?? 0;
  if (at === maze.edge.length) return;
  maze.edge[at] = cell;
  maze.fixed[at] = fixed;
  maze.need[at] = need;
}

/** Whether open sides agree with every card around an edge. */
export const fits = (open: Open, fixed: Open, need: Open): boolean => ((open ^ need) & fixed) === 0;
