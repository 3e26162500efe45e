/** A path is laid, and every goal that it reaches is turned. */
import { show, type Card } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import { isOpen, type Side } from '../../../engine/grid';
import { GOALS, type Printed } from '../cards/faces';
import { FIRST_GOAL_PIECE, isGoalHidden, layPath, reachedFrom, turnGoal } from '../rules/maze';
import { MAZE, told, type PathMove, type SaboteurState } from '../rules/state';
import { play, printOf } from './play';

/**
 * Two spots for each edge: there as printed, and turned. Which of them fit no processor can foresee, so nothing branches
 * on it: each is written down, and the next is written over it if it does not fit.
 */
export function paths({ maze }: SaboteurState, path: Printed, first: number, list: number[], count: number): number {
  const { fit } = maze;
  const { open, turned } = path;
  const turnable = path.even ? 0 : 1;
  for (let at = 0; at < fit.length; at++) {
    const fits = fit[at] ?? 0;
    list[count] = first + at * 2;
    count += (fits >> open) & 1;
    list[count] = first + at * 2 + 1;
    count += (fits >> turned) & turnable;
  }
  return count;
}

export const pathMove = ({ maze }: SaboteurState, card: Card, spot: number): PathMove => ({
  do: 'path',
  card,
  cell: maze.edge[spot >> 1] ?? 0,
  turned: (spot & 1) !== 0,
});

export function path(state: SaboteurState, seat: Seat, { card, cell, turned }: PathMove): void {
  play(state, card, MAZE);
  const printed = printOf(state.cards, card);
  const piece = layPath(state.maze, card, cell, printed, turned);
  state.last = seat;
  state.news?.push({ what: 'laid', seat, ...told(state.cards, card), cell, turned });
  if (printed.through) turnReached(state, seat, piece);
}

/** Turns every goal that is reached; a turned one may lead to the next, so all are looked at again after each. */
function turnReached(state: SaboteurState, seat: Seat, piece: number): void {
  for (let goal = 0; goal < GOALS; goal++) {
    if (!isGoalHidden(state.maze, goal)) continue;
    const side = reachedFrom(state.maze, goal, piece);
    if (side === -1) continue;
    turnUp(state, seat, goal, side);
    turnReached(state, seat, piece);
  }
}

/** Turns a goal over so that it opens to a side; whether it fits elsewhere does not matter. */
function turnUp(state: SaboteurState, seat: Seat, goal: number, side: Side): void {
  const { cards, maze } = state;
  const card = maze.card[FIRST_GOAL_PIECE + goal] ?? -1;
  const printed = printOf(cards, card);
  const turned = !isOpen(printed.open, side);
  show(cards, card, state.seats);
  turnGoal(maze, goal, turned ? printed.turned : printed.open);
  if (printed.key === 'treasure') state.treasure = true;
  state.news?.push({ what: 'reached', seat, goal, turned, ...told(cards, card) });
}
