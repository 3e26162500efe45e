/** What can be read off the mine and the tools in front of everybody. `before` is always a view: it tells what the seat knows. */
import { faceOf, sizeOf, type Card } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import type { Cell } from '../../../engine/grid';
import { countGoals, possibleGoals } from '../bots/mind';
import { GOALS, PRINT } from '../cards/faces';
import { measure, NOWHERE } from '../rules/distance';
import { FIRST_GOAL_PIECE, FIRST_LAID, isGoalHidden } from '../rules/maze';
import { brokenOf, type SaboteurState } from '../rules/state';

/** The goals that lie face down, a bit each. */
function hidden({ maze }: SaboteurState): number {
  let goals = 0;
  for (let goal = 0; goal < GOALS; goal++) if (isGoalHidden(maze, goal)) goals |= 1 << goal;
  return goals;
}

/** A claim is true or false, so its ways are measured as they run. */
const toHidden = (state: SaboteurState): ReturnType<typeof measure> => measure(state.maze, hidden(state), true);

/** How many cards are missing to the nearest face-down goal; `NOWHERE` if no way can lead there. */
export const missing = (state: SaboteurState): number => toHidden(state).cards;

/** The open end from which the fewest are missing. */
export const nearestEnd = (state: SaboteurState): Cell => toHidden(state).at;

/** How many are missing from any other open end than the nearest. */
export const missingOtherwise = (state: SaboteurState): number => toHidden(state).otherwise;

/** The goals that were face down and have been reached. */
export const reached = (before: SaboteurState, now: SaboteurState): string[] =>
  Array.from({ length: GOALS }, (_, goal) => goal)
    .filter((goal) => isGoalHidden(before.maze, goal) && !isGoalHidden(now.maze, goal))
    .map(String);

/** Whether the one who looks has seen that a goal is the treasure. */
export const isTreasure = ({ cards, maze }: SaboteurState, goal: number): boolean =>
  PRINT[faceOf(cards, maze.card[FIRST_GOAL_PIECE + goal] ?? -1)]?.key === 'treasure';

/** The goal that must be the treasure by all that a seat has seen; −1 if it may be more than one. */
export function treasureGoal(before: SaboteurState): number {
  const goals = possibleGoals(before, before.eye);
  return countGoals(goals) === 1 ? Math.log2(goals) : -1;
}

/** How many cards are missing to the goal that must be the treasure; none when it is reached. */
export function missingToTreasure(before: SaboteurState, now: SaboteurState): number {
  const goal = treasureGoal(before);
  if (goal < 0) return NOWHERE;
  return isGoalHidden(now.maze, goal) ? measure(now.maze, 1 << goal, true).cards : 0;
}

/** Whether other goals are face down too, so that the way may go wrong. */
export const isAmongOthers = (before: SaboteurState): boolean => countGoals(hidden(before)) > 1;

/** The path cards that lie cut off from the start. */
const cutOff = ({ maze }: SaboteurState): Card[] =>
  maze.card.filter(
    (card, piece) => piece >= FIRST_LAID && card >= 0 && maze.inside[piece] !== 0 && maze.way[piece] === 0,
  );

/** How many cards that were cut off are still so, or gone; none if there were none. */
export function stillCutOff(before: SaboteurState, now: SaboteurState): number {
  const { maze } = now;
  return cutOff(before).filter((card) => (maze.way[maze.card.indexOf(card)] ?? 0) === 0).length;
}

/** Whether so many cards lie cut off that it is worth joining them. */
export const areCutOff = (before: SaboteurState, least: number): boolean => cutOff(before).length >= least;

/** The open ends of the mine. */
export const ends = ({ maze }: SaboteurState): number => maze.edge.length;

/** The broken tools in front of a seat. */
export const broken = ({ cards }: SaboteurState, seat: Seat): number => sizeOf(cards, brokenOf(seat));
