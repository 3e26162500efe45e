/** The End phase, and the turn that follows (rules 4). */
import { cardsIn, faceOf, put, putAll, show, sizeOf, type Card } from '../../../engine/cards';
import { push } from '../../../engine/frames';
import type { Seat } from '../../../engine/game';
import { isResource } from '../cards/faces';
import { discardCard, drawCards, held, keptCard, tell } from './deck';
import { atCamp, end } from './mine';
import type { DwarfFrame } from './frames';
import type { DwarfState } from './state';
import { isAsked } from './traits';
import { discard, GONE, hand, played, revealed } from './zones';

const HAND_LIMIT = 5;
const BATS_LIMIT = 4;
const UNPAID_LIMIT = 3;
const FLOODED_DRAW = 3;
const DRY_ROUNDS = 5;

/** The steps of the End phase: fee, traits, keeping a card, refilling. */
export function endTurn(s: DwarfState): void {
  push<DwarfFrame>(s, { kind: 'closing' });
  if (s.variants.includes('traits')) push<DwarfFrame>(s, { kind: 'traits', seat: s.turn, left: s.seats });
  if (!s.beganAtCamp || !atCamp(s, s.turn)) return;
  if (held(s, s.turn) + sizeOf(s.cards, revealed(s.turn)) === 0) oweFee(s);
  else push<DwarfFrame>(s, { kind: 'fee' });
}

/** What the Camp fee can be paid with: Resource cards, not treasures. */
export function feeCards(s: DwarfState): Card[] {
  return [hand(s.turn), revealed(s.turn)].flatMap((zone) =>
    cardsIn(s.cards, zone).filter((card) => isResource(faceOf(s.cards, card))),
  );
}

/** Hands a Resource card over as the Camp fee, for everybody to see. */
export function payFee(s: DwarfState, card: Card): void {
  show(s.cards, card, s.seats);
  put(s.cards, card, GONE);
  tell(s, 'fee', s.turn, card);
}

/** Whoever cannot pay the fee refills to three only. */
export function oweFee(s: DwarfState): void {
  s.unpaid = true;
  s.news?.push({ what: 'unpaid', seat: s.turn });
}

/** Asks the next seat that has a trait for the End phase. */
export function askTraits(s: DwarfState, seat: Seat, left: number): void {
  if (left === 0) return;
  push<DwarfFrame>(s, { kind: 'traits', seat: (seat + 1) % s.seats, left: left - 1 });
  if (isAsked(s, seat)) push<DwarfFrame>(s, { kind: 'asking', seat });
}

/** Whoever holds cards may keep one; then the hand is refilled. */
export function closeHand(s: DwarfState): void {
  push<DwarfFrame>(s, { kind: 'refill' });
  if (held(s, s.turn) > 0) push<DwarfFrame>(s, { kind: 'keep' });
}

/** Discards the hand but for the card that is kept (−1: none). */
export function keepOne(s: DwarfState, keptOne: Card): void {
  for (const card of cardsIn(s.cards, hand(s.turn))) if (card !== keptOne) discardCard(s, s.turn, card);
  if (keptOne >= 0) tell(s, 'kept', s.turn, keptOne);
}

/** Used Action cards go to their owners' discards, the hand is refilled, the turn passes. */
export function refill(s: DwarfState): void {
  for (let seat = 0; seat < s.seats; seat++) putAll(s.cards, played(seat), discard(seat));
  const seat = s.turn;
  const bats = keptCard(s, seat, 'vampire-bats') >= 0 ? BATS_LIMIT : HAND_LIMIT;
  const wanted = Math.min(bats, s.unpaid ? UNPAID_LIMIT : HAND_LIMIT) - held(s, seat);
  const flooded = (s.flooded & (1 << seat)) !== 0 || (s.variants.includes('high-water') && !atCamp(s, seat));
  s.flooded &= ~(1 << seat);
  drawCards(s, seat, Math.max(0, flooded ? Math.min(wanted, FLOODED_DRAW) : wanted));
  s.news?.push({ what: 'ended', seat });
  passTurn(s);
}

/** The next turn, or the end after five dry rounds (rules 6). */
function passTurn(s: DwarfState): void {
  s.turn = (s.turn + 1) % s.seats;
  if (s.turn === s.first) {
    if (s.round - s.lastDug >= DRY_ROUNDS) return end(s, 'stalemate');
    s.round++;
    s.mycolus = 0;
  }
  push<DwarfFrame>(s, { kind: 'turn' });
}

/** A turn begins. */
export function beginTurn(s: DwarfState): void {
  s.basics.fill(0);
  s.helped = 0;
  s.bought = false;
  s.crafted = false;
  s.unpaid = false;
  s.lastPlayed = -1;
  s.beganAtCamp = atCamp(s, s.turn);
  s.news?.push({ what: 'turn', seat: s.turn, round: s.round });
  push<DwarfFrame>(s, { kind: 'activity' });
}
