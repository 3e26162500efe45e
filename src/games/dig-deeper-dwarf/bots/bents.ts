/** What kind of deed a move is, for those who have a taste of their own. */
import type { Bent } from '../../../engine/advice';
import { faceOf } from '../../../engine/cards';
import { actionsOf } from '../cards/faces';
import type { DwarfMove } from '../rules/moves';
import type { DwarfState } from '../rules/state';
import { VERB } from '../verbs/all';

/** What a move is to somebody's taste; a card is played for the first of its actions that is. */
export function bent({ cards }: DwarfState, move: DwarfMove): Bent | null {
  switch (move.do) {
    case 'basic':
    case 'act':
      return VERB[move.verb].bent;
    case 'play': {
      const [first] = actionsOf(faceOf(cards, move.card)).flatMap((verb) => VERB[verb].bent ?? []);
      return first ?? null;
    }
    case 'craft':
      return 'build';
    case 'take':
      return 'pile' in move ? 'build' : null;
    case 'thwart':
    case 'thwart-basic':
      return 'thwart';
    case 'reveal':
    case 'keep':
      return 'hoard';
    case 'copy':
    case 'companion':
    case 'use':
    case 'trait':
    case 'strong':
      return 'gamble';
    case 'remove':
    case 'out':
      return 'tidy';
    default:
      return null;
  }
}
