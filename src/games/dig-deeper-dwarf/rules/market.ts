/** The piles of Jewelry and Action cards, of which only the top cards are open. */
import { put, sizeOf, topOf, type Card, type Zone } from '../../../engine/cards';
import { push } from '../../../engine/frames';
import type { Seat } from '../../../engine/game';
import { tell, turnUp } from './deck';
import type { DwarfFrame } from './frames';
import type { DwarfState } from './state';
import { ACTION_PILES, actions, discard } from './zones';

/** Takes the face-up card of a Jewelry or Action pile into the discard; the pile shows its next card. */
export function takeTop(s: DwarfState, seat: Seat, zone: Zone, what: 'took' | 'bought' | 'crafted'): void {
  const card = topOf(s.cards, zone);
  put(s.cards, card, discard(seat));
  tell(s, what, seat, card);
  turnUp(s, seat, zone);
}

/** A face-up Action card free, for Trusty Tools or by the trait Inventive. */
export function offerTools(s: DwarfState, seat: Seat, trait: Card): void {
  if (ACTION_PILES.some((n) => sizeOf(s.cards, actions(n)) > 0)) push<DwarfFrame>(s, { kind: 'taking', seat, trait });
}
