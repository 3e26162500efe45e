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

/** Whose turn it is to do something: at a flat table also to look, or to react; −1 while everybody is asked or told. */
export function actingIn({ isFlat, screen, wanted, decider }: Look): Seat | -1 {
  if (!isFlat) return decider;
  if (screen === 'call' || screen === 'moment') return -1;
  return screen === 'result' || screen === 'private' ? wanted : decider;
}
