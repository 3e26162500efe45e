/** A path is laid, and every goal that it reaches is turned. */
import { show, type Card } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import { isOpen, type Side } from '../../../engine/grid';
import { GOALS, type Printed } from '../cards/faces';
import { FIRST_GOAL_PIECE, isGoalHidden, layPath, reachedFrom, turnGoal, type Maze } from '../rules/maze';
import { MAZE, told, type PathMove, type SaboteurState } from '../rules/state';
import { noMore, play, printOf } from './play';

/**
 * In how many ways a path can be laid: at each edge as printed, and turned. Which of them fit no processor can foresee, so
 * nothing branches on it.
 */
export function countPaths({ fit }: Maze, { open, turned, even }: Printed): number {
  const turnable = even ? 0 : 1;
  let count = 0;
  for (let at = 0; at < fit.length; at++) {
    const fits = fit[at] ?? 0;
    count += ((fits >> open) & 1) + ((fits >> turned) & turnable);
  }
  return count;
}

/** The nth of these ways. */
export function nthPath({ maze }: SaboteurState, card: Card, { open, turned, even }: Printed, nth: number): PathMove {
  const { edge, fit } = maze;
  const turnable = even ? 0 : 1;
  for (let at = 0; at < fit.length; at++) {
    const fits = fit[at] ?? 0;
    nth -= (fits >> open) & 1;
    if (nth < 0) return { do: 'path', card, cell: edge[at] ?? 0, turned: false };
    nth -= (fits >> turned) & turnable;
    if (nth < 0) return { do: 'path', card, cell: edge[at] ?? 0, turned: true };
  }
  return noMore(card);
}

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
