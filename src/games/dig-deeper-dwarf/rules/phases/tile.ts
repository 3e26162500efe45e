/** The frames of a mine that grows: a tile is drawn and laid, and piles around it. */
import { faceOf } from '../../../../engine/cards';
import { sideTowards, type Cell, type Side } from '../../../../engine/grid';
import { layPiles, layTile, nextTile, turnsOpenTo } from '../mine';
import type { DwarfState } from '../state';
import { ofSeat, type SomeRules } from './rule';

/** The side of a cell that looks at a tile. */
function sideOf(s: DwarfState, cell: Cell, piece: number): Side {
  const side = sideTowards(cell, s.grid.cells[piece] ?? 0);
  return side === -1 ? 0 : side;
}

export const tileRules = {
  'next-tile': { phase: 'tile', run: (s, frame) => nextTile(s, frame.seat, frame.cell, frame.from) },
  tile: {
    phase: 'tile',
    seat: ofSeat,
    options(s, frame, list) {
      const side = sideOf(s, frame.cell, frame.from);
      for (const turn of turnsOpenTo(faceOf(s.cards, frame.card), side)) list.push({ do: 'lay', turn });
    },
    choose: (s, frame, move) =>
      layTile(s, frame.seat, frame.cell, sideOf(s, frame.cell, frame.from), frame.card, move.turn),
  },
  piles: { phase: 'tile', run: (s, frame) => layPiles(s, frame.piece, frame.side) },
} satisfies SomeRules;
