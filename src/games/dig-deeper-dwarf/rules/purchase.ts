/** Revealing, buying and crafting (rules 4). */
import { cardsIn, faceOf, put, show, topOf, under, zoneOf, type Card, type Zone } from '../../../engine/cards';
import { push } from '../../../engine/frames';
import type { Seat } from '../../../engine/game';
import { coinPriceOf, coinsOf, craftOf, isResource, isTreasure, priceOf, resourceOf } from '../cards/faces';
import { PRICED, RESOURCES } from '../cards/row';
import { drawCards, findCard, held, keptCard, removeCard, spareRubbleTo, tell, traitCard } from './deck';
import { offerTools, takeTop } from './market';
import { askCanary, atCamp, hasWorkbench, leave, standsOn } from './mine';
import type { ActivityMove } from './moves';
import type { BuyFrame, DwarfFrame } from './frames';
import type { DwarfState } from './state';
import {
  ACTION_PILES,
  actions,
  discard,
  eventOn,
  GONE,
  hand,
  JEWEL_PILES,
  jewels,
  kept,
  PAID,
  revealed,
  STAKED,
} from './zones';

const GOLD = RESOURCES.indexOf('gold');

/** Reveals a Resource card and draws for it if wished; Fool's Gold takes a Gold instead. */
export function reveal(s: DwarfState, seat: Seat, card: Card, andDraw: boolean): void {
  show(s.cards, card, s.seats);
  const fooled = keptCard(s, seat, 'fools-gold');
  if (fooled >= 0 && resourceOf(faceOf(s.cards, card)) === GOLD) return fool(s, seat, card, fooled);
  put(s.cards, card, revealed(seat));
  tell(s, 'revealed', seat, card);
  if (andDraw) drawCards(s, seat, 1);
}

/** Gold and Fool's Gold leave the game, a Rubble comes instead (rules 6). */
function fool(s: DwarfState, seat: Seat, gold: Card, fooled: Card): void {
  tell(s, 'fooled', seat, gold);
  removeCard(s, seat, gold);
  leave(s, seat, fooled);
  spareRubbleTo(s, seat);
}

/** Whether a seat has a Fool's Gold that a Gold from its hand would wake. */
export const isFooled = (s: DwarfState, seat: Seat, card: Card): boolean =>
  resourceOf(faceOf(s.cards, card)) === GOLD && keptCard(s, seat, 'fools-gold') >= 0;

/** The Merchant on a seat's tile, −1 for none. */
const merchantAt = (s: DwarfState, seat: Seat): Card => findCard(s, eventOn(standsOn(s, seat)), 'cave-merchant');

/** Where a seat could buy now: on the Camp (−1) or from the Merchant; null if nowhere. */
export function seller(s: DwarfState, seat: Seat): Card | null {
  if (atCamp(s, seat)) return -1;
  const merchant = merchantAt(s, seat);
  return merchant >= 0 ? merchant : null;
}

/** What a seat could pay with: coins, and cards by resource (treasures included). */
interface Purse {
  coins: number;
  readonly cards: number[];
}

function purse(s: DwarfState, seat: Seat): Purse {
  const own: Purse = { coins: 0, cards: [0, 0, 0, 0, 0] };
  for (const zone of [hand(seat), revealed(seat), kept(seat)]) fill(s, zone, own);
  return own;
}

function fill(s: DwarfState, zone: Zone, into: Purse): void {
  for (let card = topOf(s.cards, zone); card >= 0; card = under(s.cards, card)) {
    const face = faceOf(s.cards, card);
    const resource = resourceOf(face);
    if (resource < 0) continue;
    into.coins += coinsOf(face);
    into.cards[resource] = (into.cards[resource] ?? 0) + 1;
  }
}

/** Whether a seat has enough for a price in resources, with its trait if that helps, and in coins. */
export function canPay(
  s: DwarfState,
  seat: Seat,
  price: readonly number[],
  coins: number,
): { readonly price: boolean; readonly coins: boolean } {
  const own = purse(s, seat);
  return { price: covers(own, price, -1) || waivable(s, seat, own, price).length > 0, coins: own.coins >= coins };
}

/** Every way to buy now. */
export function buyOptions(s: DwarfState, seat: Seat, list: ActivityMove[]): void {
  const merchant = s.bought ? null : seller(s, seat);
  if (merchant === null) return;
  const own = purse(s, seat);
  for (const pile of JEWEL_PILES) {
    const jewel = faceOf(s.cards, topOf(s.cards, jewels(pile)));
    if (jewel < 0) continue;
    if (own.coins >= coinPriceOf(jewel)) list.push({ do: 'buy', pile, how: 'coins', waived: -1, merchant });
    const price = priceOf(jewel);
    if (covers(own, price, -1)) list.push({ do: 'buy', pile, how: 'price', waived: -1, merchant });
    for (const waived of waivable(s, seat, own, price)) list.push({ do: 'buy', pile, how: 'price', waived, merchant });
  }
}

/** The resources that Smooth-Talking could waive so that the rest can be paid; at least one card is (rules 8). */
function waivable(s: DwarfState, seat: Seat, own: Purse, price: readonly number[]): number[] {
  if (traitCard(s, seat, 'smooth-talking') < 0) return [];
  return PRICED.map((_, waived) => waived).filter(
    (waived) =>
      (price[waived] ?? 0) > 0 && price.some((count, i) => i !== waived && count > 0) && covers(own, price, waived),
  );
}

const covers = (own: Purse, price: readonly number[], waived: number): boolean =>
  price.every((count, i) => i === waived || (own.cards[i] ?? 0) >= count);

/** Begins a purchase; the Canary may cancel the Merchant first, then nothing is paid (rules 11.20). */
export function beginPurchase(s: DwarfState, buy: BuyFrame): void {
  push<DwarfFrame>(s, buy);
  if (buy.merchant >= 0) askCanary(s, buy.seat, buy.merchant, false);
}

/** What is still owed by resource, or in coins at index 0. */
function owed(s: DwarfState, buy: BuyFrame): number[] {
  const jewel = faceOf(s.cards, topOf(s.cards, jewels(buy.pile)));
  const paid: Purse = { coins: 0, cards: [0, 0, 0, 0, 0] };
  fill(s, PAID, paid);
  fill(s, STAKED, paid);
  if (buy.how === 'coins') return [coinPriceOf(jewel) - paid.coins];
  return priceOf(jewel).map((count, i) => (i === buy.waived ? 0 : count - (paid.cards[i] ?? 0)));
}

/** The cards a purchase can still be paid with. */
export function payments(s: DwarfState, buy: BuyFrame): Card[] {
  const due = owed(s, buy);
  const zones = [hand(buy.seat), revealed(buy.seat), ...(buy.how === 'price' ? [kept(buy.seat)] : [])];
  const fits = (face: number): boolean =>
    buy.how === 'coins' ? isResource(face) : resourceOf(face) >= 0 && (due[resourceOf(face)] ?? 0) > 0;
  return zones.flatMap((zone) => cardsIn(s.cards, zone).filter((card) => fits(faceOf(s.cards, card))));
}

/** Lays a card down for a purchase and closes it when enough is there. */
export function payFor(s: DwarfState, buy: BuyFrame, card: Card): void {
  stake(s, buy.seat, card);
  if (owed(s, buy).some((due) => due > 0)) push<DwarfFrame>(s, buy);
  else if (!foolPurchase(s, buy)) closePurchase(s, buy);
}

function stake(s: DwarfState, seat: Seat, card: Card): void {
  const fromHand = zoneOf(s.cards, card) === hand(seat);
  show(s.cards, card, s.seats);
  put(s.cards, card, fromHand ? PAID : STAKED);
  tell(s, 'paid', seat, card);
}

/** Fool's Gold in a purchase: another Gold must be paid, or the purchase is off (rules 11.16). */
function foolPurchase(s: DwarfState, buy: BuyFrame): boolean {
  const fooled = keptCard(s, buy.seat, 'fools-gold');
  const gold = fooled < 0 ? -1 : findCard(s, PAID, 'gold');
  if (gold < 0) return false;
  fool(s, buy.seat, gold, fooled);
  if (held(s, buy.seat) === 0 && otherGold(s, buy).length === 0) cancelPurchase(s, buy);
  else push<DwarfFrame>(s, { kind: 'fools-gold', buy });
  return true;
}

/** The Gold cards that can replace a lost one; the treasure only for a resource cost. */
export function otherGold(s: DwarfState, buy: BuyFrame): Card[] {
  const zones = [hand(buy.seat), revealed(buy.seat), ...(buy.how === 'price' ? [kept(buy.seat)] : [])];
  return zones.flatMap((zone) => cardsIn(s.cards, zone).filter((card) => resourceOf(faceOf(s.cards, card)) === GOLD));
}

/** Pays another Gold for the one that was none. */
export function replaceGold(s: DwarfState, buy: BuyFrame, card: Card): void {
  stake(s, buy.seat, card);
  closePurchase(s, buy);
}

/** Used cards go to the discard, treasures back; nothing of the turn is used up (rules 11.16). */
export function cancelPurchase(s: DwarfState, buy: BuyFrame): void {
  for (const zone of [PAID, STAKED]) {
    for (const card of cardsIn(s.cards, zone)) {
      put(s.cards, card, isTreasure(faceOf(s.cards, card)) ? kept(buy.seat) : discard(buy.seat));
    }
  }
  s.news?.push({ what: 'purchase-cancelled', seat: buy.seat });
}

function closePurchase(s: DwarfState, buy: BuyFrame): void {
  for (const zone of [PAID, STAKED]) for (const card of cardsIn(s.cards, zone)) put(s.cards, card, GONE);
  takeTop(s, buy.seat, jewels(buy.pile), 'bought');
  s.bought = true;
  if (buy.merchant >= 0) leave(s, buy.seat, buy.merchant);
  if (buy.waived >= 0) spendTrait(s, buy.seat, traitCard(s, buy.seat, 'smooth-talking'));
}

/** A trait is used once, then removed. */
export function spendTrait(s: DwarfState, seat: Seat, card: Card): void {
  tell(s, 'trait', seat, card);
  put(s.cards, card, GONE);
}

/** Whether a seat stands where Action cards are crafted. */
export const canCraftHere = (s: DwarfState, seat: Seat): boolean =>
  atCamp(s, seat) || hasWorkbench(s, standsOn(s, seat));

/** Every Action card that can be crafted now. */
export function craftOptions(s: DwarfState, seat: Seat, list: ActivityMove[]): void {
  if (s.crafted || !canCraftHere(s, seat)) return;
  for (const pile of ACTION_PILES) {
    const card = topOf(s.cards, actions(pile));
    if (card >= 0 && craftOf(faceOf(s.cards, card)) <= held(s, seat)) list.push({ do: 'craft', pile });
  }
}

/** The crafted card comes; Inventive may take another at a Workbench (rules 8). */
export function craft(s: DwarfState, seat: Seat, pile: number): void {
  takeTop(s, seat, actions(pile), 'crafted');
  const inventive = atCamp(s, seat) ? -1 : traitCard(s, seat, 'inventive');
  if (inventive >= 0) offerTools(s, seat, inventive);
}
