/** A path is taken away. */
import { faceOf, put, type Card } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import { pieceAt } from '../../../engine/grid';
import { FIRST_LAID, liftPath } from '../rules/maze';
import { DISCARD, told, type RockfallMove, type SaboteurState, type TurnMove } from '../rules/state';
import { play } from './play';

export function rockfalls({ maze }: SaboteurState, card: Card, list: TurnMove[]): void {
  const { cells } = maze.grid;
  for (let piece = FIRST_LAID; piece < cells.length; piece++) {
    if ((maze.card[piece] ?? -1) >= 0) list[list.length] = { do: 'rockfall', card, cell: cells[piece] ?? 0 };
  }
}

export function rockfall(state: SaboteurState, seat: Seat, { card, cell }: RockfallMove): void {
  const piece = pieceAt(state.maze.grid, cell);
  const gone = state.maze.card[piece] ?? -1;
  liftPath(state.maze, piece);
  put(state.cards, gone, DISCARD);
  play(state, card, DISCARD);
  state.news?.push({ what: 'fell', seat, cell, gone, path: faceOf(state.cards, gone), ...told(state.cards, card) });
}
