/** What may come of a move, for whoever asks why it is better than another. */
import type { Fate } from '../../../engine/advice';
import type { Happening } from '../../../engine/game';
import { PRINT } from '../cards/faces';
import type { SaboteurNews, SaboteurState } from '../rules/state';
import { isSaboteur } from './mind';

/** What may come; the words for each stand in the texts. */
export type FateKey = 'treasure-reached' | 'stone-reached' | 'tool-breaks' | 'tool-mended' | 'round-ends';

const fate = (because: FateKey, worth: number): Fate => ({ reason: { because }, worth });

const WHATS = ['reached', 'broke', 'fixed', 'over'];
const isOurs = (event: Happening): event is SaboteurNews => WHATS.includes(event.what);

function meaning(view: SaboteurState, event: SaboteurNews): Fate | null {
  const side = isSaboteur(view, view.eye) ? -1 : 1;
  switch (event.what) {
    case 'reached':
      return PRINT[event.face]?.key === 'treasure' ? fate('treasure-reached', 4 * side) : fate('stone-reached', -side);
    case 'broke':
      return event.target === view.eye ? fate('tool-breaks', -1) : null;
    case 'fixed':
      return event.target === view.eye ? fate('tool-mended', 1) : null;
    case 'over':
      return event.treasure ? null : fate('round-ends', -3 * side);
    default:
      return null;
  }
}

/** What a happening means to the seat that looks, by its own role. */
export const fateOf = (view: SaboteurState, event: Happening): Fate | null =>
  isOurs(event) ? meaning(view, event) : null;
