/** A path is taken away. */
import { faceOf, put, type Card } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import { pieceAt } from '../../../engine/grid';
import { FIRST_LAID, liftPath } from '../rules/maze';
import { DISCARD, told, type RockfallMove, type SaboteurState } from '../rules/state';
import { play } from './play';

/** A spot is a piece of the maze. */
export function rockfalls({ maze }: SaboteurState, first: number, list: number[], count: number): number {
  const { card } = maze;
  for (let piece = FIRST_LAID; piece < card.length; piece++)
    if ((card[piece] ?? -1) >= 0) list[count++] = first + piece;
  return count;
}

export const rockfallMove = ({ maze }: SaboteurState, card: Card, spot: number): RockfallMove => ({
  do: 'rockfall',
  card,
  cell: maze.grid.cells[spot] ?? 0,
});

export function rockfall(state: SaboteurState, seat: Seat, { card, cell }: RockfallMove): void {
  const piece = pieceAt(state.maze.grid, cell);
  const gone = state.maze.card[piece] ?? -1;
  liftPath(state.maze, piece);
  put(state.cards, gone, DISCARD);
  play(state, card, DISCARD);
  state.news?.push({ what: 'fell', seat, cell, gone, path: faceOf(state.cards, gone), ...told(state.cards, card) });
}
