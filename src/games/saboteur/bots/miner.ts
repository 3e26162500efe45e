/** What the options of a turn are worth to a miner. */
import type { Card } from '../../../engine/cards';
import { pieceAt } from '../../../engine/grid';
import { missingFrom } from '../rules/distance';
import type { SaboteurMove } from '../rules/state';
import { consider, countGoals, mapWorth, printed, step, type Mind } from './mind';

/** What each option is thought to be worth to a miner, in cards gained on the way. */
export function minerWorth(mind: Mind, move: SaboteurMove): number {
  const { state, seat, goals, suspects, missing } = mind;
  switch (move.do) {
    case 'path': {
      consider(mind, move);
      if (step.reaches) return 2.4 + 4 / countGoals(goals);
      if (step.closer > 0) return 1.2 + step.closer * 0.9 + step.ways * 0.25;
      if (step.closer < 0) return step.closer * 1.5 - 1;
      // Where it must be laid to be rid of it, it is out of the way where it does no harm.
      return printed(state, move.card)?.through === true ? -0.3 : state.deadEndsLaid ? 0.3 : -1.6;
    }
    case 'map':
      return mapWorth(mind, move.goal, 1.9);
    case 'fix':
      if (move.seat === seat) return 2.3;
      return 1.7 - 3.4 * (suspects[move.seat] ?? 0);
    case 'break':
      if (move.seat === seat) return -6;
      return ((suspects[move.seat] ?? 0) - 0.52) * 5 + (state.broken[move.seat] === 0 ? 0.3 : -0.5);
    case 'rockfall':
      return rockfallGain(mind, move.cell) * 1.1 - 0.3;
    case 'pass':
      return -0.4 + minerJunk(mind, move.card ?? -1, missing.cards);
    default:
      return 0;
  }
}

/** Cards that the way gains if the card on a cell is taken away: those of dead ends that stand in it. */
function rockfallGain({ state, missing }: Mind, cell: number): number {
  const piece = pieceAt(state.maze.grid, cell);
  if (state.maze.inside[piece] !== 0) return -1.5;
  return Math.min(3, missing.cards - missingFrom(cell));
}

/** How little a miner would miss a card. */
function minerJunk({ state, goals }: Mind, card: Card, missing: number): number {
  const row = printed(state, card);
  switch (row?.family) {
    case 'path':
      return row.through ? (row.open === 15 ? -0.6 : missing > 12 ? 0.2 : 0) : 0.9;
    case 'map':
      return countGoals(goals) < 2 ? 0.8 : -0.6;
    case 'rockfall':
      return 0.1;
    case 'break':
      return 0.15;
    case 'fix':
      return 0.25;
    default:
      return 0;
  }
}
