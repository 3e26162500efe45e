/** Games played by dwarves who dig for the goals: by chance alone a goal is hardly ever reached. */
import { isOver, options, start, step } from '../../../src/engine/frames';
import type { Setup } from '../../../src/engine/game';
import { columnOf, rowOf, type Cell } from '../../../src/engine/grid';
import { pick, roll, seeded, type Rng } from '../../../src/engine/rng';
import { saboteur } from '../../../src/games/saboteur';
import { goalCell, isGoalHidden, type Maze } from '../../../src/games/saboteur/rules/maze';
import type { SaboteurMove, SaboteurState } from '../../../src/games/saboteur/rules/state';
import type { Turn } from '../../../src/lab/check/wander';

const GOALS = [0, 1, 2];

const steps = (a: Cell, b: Cell): number => Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b));

/** How far the ways of a mine are from a hidden goal; nothing beats having turned one. */
function distance(maze: Maze): number {
  const hidden = GOALS.filter((goal) => isGoalHidden(maze, goal)).map(goalCell);
  const nearest = Math.min(100, ...maze.edge.flatMap((cell) => hidden.map((goal) => steps(cell, goal))));
  return nearest + hidden.length * 1000;
}

function choose(state: SaboteurState, moves: readonly SaboteurMove[], chance: Rng): SaboteurMove {
  if (roll(chance, 2) === 0) return pick(chance, moves);
  const mends = moves.filter((move) => move.do === 'fix');
  if (mends.length > 0) return pick(chance, mends);
  let best: SaboteurMove | null = null;
  let least = distance(state.maze);
  for (const move of moves) {
    if (move.do !== 'path') continue;
    const after = saboteur.copy(state);
    step(saboteur, after, move);
    const far = after.treasure ? 0 : distance(after.maze);
    if (far < least) [best, least] = [move, far];
  }
  const quiet = moves.filter((move) => move.do !== 'rockfall' && move.do !== 'break' && move.do !== 'path');
  return best ?? pick(chance, quiet.length > 0 ? quiet : moves);
}

/** Plays a game eagerly, shows every decision before it is carried out, and gives the last state. */
export function eagerGame(
  setup: Setup<never>,
  visit?: (turn: Turn<SaboteurState, SaboteurMove>) => void,
): SaboteurState {
  const chance = seeded(`eager moves of ${setup.seed}`);
  const state = start(saboteur, setup);
  for (let at = 0; !isOver(state); at++) {
    const moves = options(saboteur, state);
    const move = choose(state, moves, chance);
    visit?.({ state, moves, move, at });
    step(saboteur, state, move);
  }
  return state;
}

/** The n-th setup: all numbers of players take turns. */
export const eagerSetup = (name: string, n: number): Setup<never> => ({
  seats: 3 + (n % 8),
  seed: `${name} ${n}`,
  variants: [],
});
