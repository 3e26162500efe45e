/** Cards changing hands: drawing, discarding, paying, leaving the game. */
import {
  cardsIn,
  closeHand,
  faceOf,
  knows,
  put,
  putAll,
  putInHand,
  show,
  shuffle,
  sizeOf,
  topOf,
  under,
  type Card,
  type Zone,
} from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import { isRubble, keyOf } from '../cards/faces';
import type { CardNews } from './news';
import type { DwarfState } from './state';
import { companions, discard, draw, EXTRA_RUBBLE, GONE, hand, kept, trait } from './zones';

/** Tells what happened to a card. */
export function tell(s: DwarfState, what: CardNews, seat: Seat, card: Card): void {
  s.news?.push({ what, ...about(s, seat, card) });
}

/** What a happening says of a card. */
export const about = (s: DwarfState, seat: Seat, card: Card) => ({
  seat,
  card,
  face: faceOf(s.cards, card),
  seen: s.cards.seen[card] ?? 0,
});

/** How many cards a seat holds. */
export const held = (s: DwarfState, seat: Seat): number => sizeOf(s.cards, hand(seat));

/** Whether there is anything to draw, if need be after a reshuffle. */
export const canDraw = (s: DwarfState, seat: Seat): boolean =>
  sizeOf(s.cards, draw(seat)) > 0 || sizeOf(s.cards, discard(seat)) > 0;

/** Makes the draw pile anew from the discard if it is empty (rules 4). */
export function refillDraw(s: DwarfState, seat: Seat): void {
  if (sizeOf(s.cards, draw(seat)) > 0 || sizeOf(s.cards, discard(seat)) === 0) return;
  putAll(s.cards, discard(seat), draw(seat));
  shuffle(s.cards, draw(seat), s.rng);
  s.news?.push({ what: 'reshuffled', seat });
}

/** Draws so many cards, or as many as there are. */
export function drawCards(s: DwarfState, seat: Seat, count: number): void {
  for (let i = 0; i < count; i++) {
    refillDraw(s, seat);
    const card = topOf(s.cards, draw(seat));
    if (card < 0) break;
    putInHand(s.cards, card, hand(seat), seat);
    tell(s, 'drew', seat, card);
  }
  closeHand(s.cards, hand(seat), seat, s.rng);
}

/** Discards a card so that only its owner sees it (rules 11.26). */
export function discardCard(s: DwarfState, seat: Seat, card: Card): void {
  put(s.cards, card, discard(seat));
  tell(s, 'discarded', seat, card);
}

/** Discards the whole hand. */
export function discardHand(s: DwarfState, seat: Seat): void {
  for (let card = topOf(s.cards, hand(seat)); card >= 0; card = topOf(s.cards, hand(seat))) discardCard(s, seat, card);
}

/** Takes a card out of the game for everybody to see. */
export function removeCard(s: DwarfState, seat: Seat, card: Card): void {
  show(s.cards, card, s.seats);
  put(s.cards, card, GONE);
  tell(s, 'removed', seat, card);
}

/** A card of a zone by its row, −1 if there is none. */
export function findCard(s: DwarfState, zone: Zone, key: string): Card {
  for (let card = topOf(s.cards, zone); card >= 0; card = under(s.cards, card)) {
    if (keyOf(faceOf(s.cards, card)) === key) return card;
  }
  return -1;
}

export const keptCard = (s: DwarfState, seat: Seat, key: string): Card => findCard(s, kept(seat), key);
export const companion = (s: DwarfState, seat: Seat, key: string): Card => findCard(s, companions(seat), key);
export const traitCard = (s: DwarfState, seat: Seat, key: string): Card => findCard(s, trait(seat), key);

/** A Rubble in a seat's hand, −1 if it has none. */
export function rubbleInHand(s: DwarfState, seat: Seat): Card {
  for (let card = topOf(s.cards, hand(seat)); card >= 0; card = under(s.cards, card)) {
    if (isRubble(faceOf(s.cards, card))) return card;
  }
  return -1;
}

/** How much Rubble a seat holds. */
export function countRubble(s: DwarfState, seat: Seat): number {
  let count = 0;
  for (let card = topOf(s.cards, hand(seat)); card >= 0; card = under(s.cards, card)) {
    if (isRubble(faceOf(s.cards, card))) count++;
  }
  return count;
}

/** A Rubble for Cave-In or Fool's Gold: an extra one, else one that left the game, else −1 (rules 1). */
export function spareRubble(s: DwarfState): Card {
  const extra = topOf(s.cards, EXTRA_RUBBLE);
  if (extra >= 0) return extra;
  return cardsIn(s.cards, GONE).find((card) => isRubble(faceOf(s.cards, card)) && isPublic(s, card)) ?? -1;
}

function isPublic(s: DwarfState, card: Card): boolean {
  for (let seat = 0; seat < s.seats; seat++) if (!knows(s.cards, card, seat)) return false;
  return true;
}

/** Puts a Rubble onto a seat's discard, publicly; nothing if there is none left. */
export function spareRubbleTo(s: DwarfState, seat: Seat): void {
  const card = spareRubble(s);
  if (card < 0) return;
  put(s.cards, card, discard(seat));
  s.news?.push({ what: 'rubble', ...about(s, seat, card), aim: 'seat', at: seat });
}

/** One card more for whatever is not a Move, while nature calls (rules 6, 11.9). */
export const tax = (s: DwarfState, seat: Seat, isMove: boolean): number =>
  !isMove && keptCard(s, seat, 'call-of-nature') >= 0 ? 1 : 0;

/** Shows the top card of a Jewelry or Action pile. */
export function turnUp(s: DwarfState, seat: Seat, zone: Zone): void {
  const card = topOf(s.cards, zone);
  if (card < 0) return;
  show(s.cards, card, s.seats);
  tell(s, 'turned-up', seat, card);
}
