/** A goal is looked at. */
import { showTo, type Card } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import { GOALS } from '../cards/faces';
import { FIRST_GOAL_PIECE, isGoalHidden } from '../rules/maze';
import { DISCARD, told, type MapMove, type SaboteurState } from '../rules/state';
import { noMore, play } from './play';

/** How many goals can be looked at. */
export function countMaps({ maze }: SaboteurState): number {
  let count = 0;
  for (let goal = 0; goal < GOALS; goal++) if (isGoalHidden(maze, goal)) count++;
  return count;
}

/** The nth of them. */
export function nthMap({ maze }: SaboteurState, card: Card, nth: number): MapMove {
  for (let goal = 0; goal < GOALS; goal++) {
    if (isGoalHidden(maze, goal) && nth-- === 0) return { do: 'map', card, goal };
  }
  return noMore(card);
}

export function map(state: SaboteurState, seat: Seat, { card, goal }: MapMove): void {
  const { cards } = state;
  play(state, card, DISCARD);
  const looked = state.maze.card[FIRST_GOAL_PIECE + goal] ?? -1;
  showTo(cards, looked, seat);
  state.news?.push({ what: 'map', seat, goal, ...told(state.cards, card) });
  state.news?.push({ what: 'looked', seat, goal, ...told(cards, looked) });
}
