/** A path is taken away. */
import { faceOf, put, sizeOf, type Card } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import { pieceAt } from '../../../engine/grid';
import { FIRST_LAID, liftPath } from '../rules/maze';
import { DISCARD, MAZE, told, type RockfallMove, type SaboteurState } from '../rules/state';
import { noMore, play } from './play';

/** How many paths can be taken away: all that were laid. */
export const countRockfalls = ({ cards }: SaboteurState): number => sizeOf(cards, MAZE);

/** The nth of them. */
export function nthRockfall({ maze }: SaboteurState, card: Card, nth: number): RockfallMove {
  const { card: laid, grid } = maze;
  for (let piece = FIRST_LAID; piece < laid.length; piece++) {
    if ((laid[piece] ?? -1) >= 0 && nth-- === 0) return { do: 'rockfall', card, cell: grid.cells[piece] ?? 0 };
  }
  return noMore(card);
}

export function rockfall(state: SaboteurState, seat: Seat, { card, cell }: RockfallMove): void {
  const piece = pieceAt(state.maze.grid, cell);
  const gone = state.maze.card[piece] ?? -1;
  liftPath(state.maze, piece);
  put(state.cards, gone, DISCARD);
  play(state, card, DISCARD);
  state.news?.push({ what: 'fell', seat, cell, gone, path: faceOf(state.cards, gone), ...told(state.cards, card) });
}
