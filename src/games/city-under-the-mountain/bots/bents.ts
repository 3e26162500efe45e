/** What kind of deed a move is, for those who have a taste of their own. */
import type { Bent } from '../../../engine/advice';
import { CHEST, DWARF, GOLD, SAFE } from '../cards/tiles';
import type { CityMove, CityState } from '../rules/state';

/** What a move is to somebody's taste. */
export function bent({ land }: CityState, move: CityMove): Bent | null {
  switch (move.do) {
    case 'dig':
      return OF_LAND[land[move.field] ?? 0] ?? 'scout';
    case 'overtime':
    case 'use':
      return 'gamble';
    case 'invest':
    case 'to':
      return 'hoard';
    case 'gem':
    case 'secret':
      return 'thwart';
    case 'stop':
    case 'keep':
    case 'leave':
      return 'tidy';
    case 'takeOff':
      return 'rob';
    default:
      return null;
  }
}

/** What lies where is dug for. */
const OF_LAND: Readonly<Partial<Record<number, Bent>>> = {
  [GOLD]: 'dig',
  [DWARF]: 'build',
  [SAFE]: 'hoard',
  [CHEST]: 'draw',
};
