/** A goal is looked at. */
import { showTo, type Card } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import { GOALS, PRINT } from '../cards/faces';
import { FIRST_GOAL_PIECE, isGoalHidden } from '../rules/maze';
import { DISCARD, told, type MapMove, type SaboteurState, type TurnMove } from '../rules/state';
import { play } from './play';

const MAPS = Array.from({ length: PRINT.length * GOALS }, (_, n): MapMove => ({
  do: 'map',
  card: Math.floor(n / GOALS),
  goal: n % GOALS,
}));

export function maps({ maze }: SaboteurState, card: Card, list: TurnMove[]): void {
  for (let goal = 0; goal < GOALS; goal++) {
    if (isGoalHidden(maze, goal)) list[list.length] = MAPS[card * GOALS + goal] ?? { do: 'map', card, goal };
  }
}

export function map(state: SaboteurState, seat: Seat, { card, goal }: MapMove): void {
  const { cards } = state;
  play(state, card, DISCARD);
  const looked = state.maze.card[FIRST_GOAL_PIECE + goal] ?? -1;
  showTo(cards, looked, seat);
  state.news?.push({ what: 'map', seat, goal, ...told(state.cards, card) });
  state.news?.push({ what: 'looked', seat, goal, ...told(cards, looked) });
}
