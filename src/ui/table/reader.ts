import type { Seat } from '../../engine/game';
import type { Look } from '../../table/look';

/** To whom the log says "you" now: a person alone with bots, else whoever holds the phone in their own turn; −1: to nobody. */
export function readerOf({ reader, screen, holder }: Look): Seat | -1 {
  if (reader !== -1) return reader;
  return screen === 'choose' || screen === 'watch' ? holder : -1;
}
