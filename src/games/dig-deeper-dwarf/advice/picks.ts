/** The smaller decisions: what to pay with, give away, keep, look for, and how to lay a tile. */
import { faceOf, sizeOf, topOf, type Card } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import { beside, isOpen, opposite, pieceAt, SIDES, turned, type Cell } from '../../../engine/grid';
import { coinPriceOf, coinsOf, isRubble, isTreasure, keyOf, resourceOf } from '../cards';
import { standsOn } from '../mine';
import type { BuyFrame } from '../stack';
import { tileOf } from '../tiles';
import { ACTION_PILES, actions, JEWEL_PILES, jewels, MINING, ownerOf, PAID, pile, STAKED } from '../zones';
import type { Outlook } from './outlook';
import { eventWorth } from './print';

/** What a resource would still buy, in coins: an Emerald never pays a price. */
const WANTED = [1.1, 2, 3, 3, 3.6];
const CANARY = 0.45;

/** What giving a resource up costs; a treasure has a point of its own. */
export const worthOfResource = (o: Outlook, face: number): number =>
  (isTreasure(face) ? 1 : 0) + (WANTED[resourceOf(face)] ?? 0) * o.coin;

/** Pays a purchase with what is wanted least; in coins without paying too much. */
export function worthOfPaying(o: Outlook, buy: BuyFrame, card: Card): number {
  const face = faceOf(o.s.cards, card);
  const cost = worthOfResource(o, face);
  if (buy.how === 'price') return -cost;
  const due = coinPriceOf(faceOf(o.s.cards, topOf(o.s.cards, jewels(buy.pile)))) - laidDown(o);
  return Math.min(coinsOf(face), due) * o.coin * 1.2 - cost;
}

/** Coins laid down for the purchase so far. */
function laidDown({ s }: Outlook): number {
  let coins = 0;
  for (const zone of [PAID, STAKED]) {
    for (let card = topOf(s.cards, zone); card >= 0; card = s.cards.below[card] ?? -1) {
      coins += coinsOf(faceOf(s.cards, card));
    }
  }
  return coins;
}

/** What a card of a pile that was looked into is worth on top of it. */
export function worthOnTop(o: Outlook, zone: number, card: Card): number {
  const face = faceOf(o.s.cards, card);
  if (JEWEL_PILES.some((n) => jewels(n) === zone)) return Math.max(0, o.gainOf(face, 'price', -1)) * 0.3;
  if (ACTION_PILES.some((n) => actions(n) === zone)) return o.worthOfTool(face) * 0.3;
  const owner = ownerOf(zone);
  if (owner < 0) return o.worthOfOre(face);
  return o.worthOfKeeping(face) * 0.3 * (owner === o.seat ? 1 : -o.spite);
}

/** What putting all three under a pile is worth: the next ones are average. */
export const worthUnder = (o: Outlook, zone: number): number => (ownerOf(zone) < 0 ? o.ore : 0.05);

/** What a tile is worth turned this way: piles to dig and ways to walk. */
export function worthOfLaying(o: Outlook, cell: Cell, card: Card, turn: number): number {
  const { s } = o;
  const open = turned(tileOf(keyOf(faceOf(s.cards, card))).open, turn);
  let worth = 0;
  let stock = sizeOf(s.cards, MINING);
  for (const side of SIDES) {
    if (!isOpen(open, side)) continue;
    const next = beside(cell, side);
    const piece = pieceAt(s.grid, next);
    if (piece >= 0) worth += isOpen(s.grid.open[piece] ?? 0, opposite(side)) ? 0.15 : 0;
    else if (s.piles.some((at, n) => at === next && sizeOf(s.cards, pile(n)) > 0)) worth += 0.2;
    else {
      stock -= 5;
      worth += stock < 0 ? 0 : 0.3;
    }
  }
  return worth;
}

/** What the Canary saves by stopping an event, against staying for a better moment. */
export function worthOfCancelling(o: Outlook, by: Seat, card: Card): number {
  const worth = eventWorth(faceOf(o.s.cards, card));
  return (by === o.seat ? -worth : worth * o.spite) - CANARY;
}

/** Where a dwarf is sent: one's own to its goal, a rival away from the piles. */
export const worthOfSending = (o: Outlook, dwarf: Seat, tile: number): number =>
  dwarf === o.seat ? (o.pull[tile] ?? 0) : -(o.pull[tile] ?? 0);

/** Where Strong throws its Rubble: under a rival's feet rather than out of the game, never under one's own. */
export function worthOfThrowing(o: Outlook, tile: number): number {
  if (tile === o.here) return -1;
  for (let seat = 0; seat < o.s.seats; seat++) {
    if (seat !== o.seat && standsOn(o.s, seat) === tile) return 0.6 * o.spite;
  }
  return -0.1;
}

/** What a card from the middle of the Birthday Party is worth to whoever gets it. */
export const worthOfGift = (o: Outlook, face: number): number =>
  isRubble(face) ? -o.taste.rubble : coinsOf(face) * o.coin;
