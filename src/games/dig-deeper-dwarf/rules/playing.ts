/** Cards that are played, and what is paid for it. */
import { cardsIn, faceOf, put, show, type Card } from '../../../engine/cards';
import { push } from '../../../engine/frames';
import type { Seat } from '../../../engine/game';
import { actionsOf } from '../cards/faces';
import type { Left } from './acts';
import { discardCard, held, tell } from './deck';
import type { DwarfFrame } from './frames';
import type { DwarfState } from './state';
import { discard, hand, played } from './zones';

/** Goes on with a card as long as it has actions left. */
export function perform(s: DwarfState, left: Left, did: number): void {
  if (left.actions !== 0) push<DwarfFrame>(s, { kind: 'card', ...left, did });
}

/** Lays an Action card face up in front of its player (rules 4). */
export function playCard(s: DwarfState, seat: Seat, card: Card): void {
  show(s.cards, card, s.seats);
  put(s.cards, card, played(seat));
  if (!actionsOf(faceOf(s.cards, card)).includes('copy')) s.lastPlayed = card;
  tell(s, 'played', seat, card);
}

/** Pays a price from the hand; if it takes the whole hand nothing is asked. */
export function pay(s: DwarfState, seat: Seat, count: number, needsRubble: boolean): void {
  if (count <= 0) return;
  if (held(s, seat) > count) return push<DwarfFrame>(s, { kind: 'pay', seat, count, needsRubble });
  for (const card of cardsIn(s.cards, hand(seat))) payCard(s, seat, card);
}

/** Discards a card as a price, for everybody to see. */
export function payCard(s: DwarfState, seat: Seat, card: Card): void {
  show(s.cards, card, s.seats);
  put(s.cards, card, discard(seat));
  tell(s, 'paid', seat, card);
}

/** Discards so many cards of one's choice to an effect; all if there are not more (rules 6). */
export function mustDiscard(s: DwarfState, seat: Seat, count: number): void {
  if (held(s, seat) > count) return push<DwarfFrame>(s, { kind: 'discard', seat, count });
  for (const card of cardsIn(s.cards, hand(seat))) discardCard(s, seat, card);
}
