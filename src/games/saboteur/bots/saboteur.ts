/** What the options of a turn are worth to a saboteur. */
import type { Card } from '../../../engine/cards';
import { pieceAt } from '../../../engine/grid';
import { missingFrom } from '../rules/distance';
import type { SaboteurMove } from '../rules/state';
import { consider, countGoals, mapWorth, printed, step, type Mind } from './mind';

/** What each option is thought to be worth to a saboteur: at first not to be found out, at last to stop the way. */
export function saboteurWorth(mind: Mind, move: SaboteurMove): number {
  const worth = hindering(mind, move);
  if (!mind.quiet) return worth;
  if (move.do === 'map') return worth + 0.8;
  return isLoud(mind, move) ? worth - 2 : worth;
}

/** Whether everybody would see that a deed hinders the way. Asked of the move that was considered last. */
function isLoud({ state }: Mind, move: SaboteurMove): boolean {
  if (move.do !== 'path') return move.do === 'break' || move.do === 'rockfall';
  return step.closer < 0 || (printed(state, move.card)?.through !== true && !state.deadEndsLaid);
}

/** What each option is worth to a saboteur who does not care what others think. */
function hindering(mind: Mind, move: SaboteurMove): number {
  const { state, seat, urgency, suspects } = mind;
  switch (move.do) {
    case 'path': {
      consider(mind, move);
      if (step.reaches) return countGoals(mind.goals) === 1 ? -8 : -1.5;
      const through = printed(state, move.card)?.through === true;
      if (step.closer > 0) return -0.2 - step.closer * (0.4 + 2 * urgency);
      if (step.closer < 0) return 0.7 - step.closer * (0.3 + 1.4 * urgency);
      return through ? 0.9 - 0.3 * urgency : 0.3 + 0.5 * urgency;
    }
    case 'map':
      return mapWorth(mind, move.goal, 0.8 - urgency);
    case 'fix':
      if (move.seat === seat) return 0.8;
      return -1.4 + 1.8 * (suspects[move.seat] ?? 0);
    case 'break':
      if (move.seat === seat) return -6;
      return 0.5 + 1.5 * urgency - 2 * (suspects[move.seat] ?? 0) - (state.broken[move.seat] === 0 ? 0 : 0.8);
    case 'rockfall':
      return saboteurRockfall(mind, move.cell);
    case 'pass':
      return 0.2 + saboteurJunk(mind, move.card ?? -1);
    default:
      return 0;
  }
}

/** The last cards of a way are the ones to bring down, late. */
function saboteurRockfall({ state, missing, urgency }: Mind, cell: number): number {
  const piece = pieceAt(state.maze.grid, cell);
  if ((state.maze.way[piece] ?? 0) === 0) return -1.5;
  const near = missingFrom(cell) - missing.cards;
  return -0.6 + 3 * urgency * (near >= 0 && near <= 2 ? 1 : 0.6);
}

function saboteurJunk({ state, urgency }: Mind, card: Card): number {
  const row = printed(state, card);
  switch (row?.family) {
    case 'path':
      return row.through ? 0.6 + (row.open === 15 ? 0.4 : 0) : -0.6;
    case 'map':
      return 0.2;
    case 'fix':
      return 0.5;
    default:
      return -0.6 - urgency;
  }
}
