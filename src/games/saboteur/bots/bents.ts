/** What kind of deed a move is, for those who have a taste of their own: whatever their role, so that a taste gives none away. */
import type { Bent } from '../../../engine/advice';
import type { SaboteurMove, SaboteurState } from '../rules/state';
import { printed } from './mind';

/** Ways out of a path card from which it is a crossing to be built on. */
const CROSSING = 3;

const waysOf = (open: number): number => (open & 1) + ((open >> 1) & 1) + ((open >> 2) & 1) + ((open >> 3) & 1);

/** What a move is to somebody's taste. */
export function bent(view: SaboteurState, move: SaboteurMove): Bent | null {
  switch (move.do) {
    case 'path':
      return waysOf(printed(view, move.card)?.open ?? 0) >= CROSSING ? 'build' : 'dig';
    case 'map':
      return 'scout';
    case 'fix':
      return move.seat === view.eye ? null : 'draw';
    case 'break':
      return move.seat === view.eye ? null : 'thwart';
    case 'rockfall':
      return 'gamble';
    case 'pass':
      return 'tidy';
    default:
      return null;
  }
}
