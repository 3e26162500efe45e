import type { Seat } from '../../engine/game';
import type { Look } from '../../table/look';

/**
 * To whom the table says "you" now: a person alone with bots, else whoever holds the phone in their own turn. −1, to nobody:
 * while it goes from hand to hand, and where nothing is hidden, since it lies between all of them then.
 */
export function readerOf({ reader, screen, holder, isOpen }: Look): Seat | -1 {
  if (reader !== -1) return reader;
  return !isOpen && (screen === 'choose' || screen === 'watch' || screen === 'private') ? holder : -1;
}
