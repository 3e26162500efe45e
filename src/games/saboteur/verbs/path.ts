/** A path is laid, and every goal that it reaches is turned. */
import { show, type Card } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import { isOpen, type Side } from '../../../engine/grid';
import { GOALS, type Printed } from '../cards/faces';
import { FIRST_GOAL_PIECE, isGoalHidden, layPath, reachedFrom, shape, turnGoal } from '../rules/maze';
import { MAZE, told, type PathMove, type SaboteurState, type TurnMove } from '../rules/state';
import { play, printOf } from './play';

export function paths({ maze }: SaboteurState, card: Card, path: Printed, list: TurnMove[]): void {
  const { edge, fit } = maze;
  const printed = shape(path.open);
  const turned = path.even ? 0 : shape(path.turned);
  const either = printed | turned;
  for (let at = 0; at < edge.length; at++) {
    const fits = (fit[at] ?? 0) & either;
    if (fits === 0) continue;
    const cell = edge[at] ?? 0;
    if ((fits & printed) !== 0) list[list.length] = { do: 'path', card, cell, turned: false };
    if ((fits & turned) !== 0) list[list.length] = { do: 'path', card, cell, turned: true };
  }
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
