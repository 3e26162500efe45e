/** A goal is looked at. */
import { showTo, type Card } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import { GOALS } from '../cards/faces';
import { FIRST_GOAL_PIECE, isGoalHidden } from '../rules/maze';
import { DISCARD, told, type MapMove, type SaboteurState } from '../rules/state';
import { play } from './play';

/** A spot is a goal. */
export function maps({ maze }: SaboteurState, first: number, list: number[], count: number): number {
  for (let goal = 0; goal < GOALS; goal++) if (isGoalHidden(maze, goal)) list[count++] = first + goal;
  return count;
}

export const mapMove = (card: Card, spot: number): MapMove => ({ do: 'map', card, goal: spot });

export function map(state: SaboteurState, seat: Seat, { card, goal }: MapMove): void {
  const { cards } = state;
  play(state, card, DISCARD);
  const looked = state.maze.card[FIRST_GOAL_PIECE + goal] ?? -1;
  showTo(cards, looked, seat);
  state.news?.push({ what: 'map', seat, goal, ...told(state.cards, card) });
  state.news?.push({ what: 'looked', seat, goal, ...told(cards, looked) });
}
