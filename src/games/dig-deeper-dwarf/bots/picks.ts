/** The smaller decisions: what to pay with, give away, keep, look for, and how to lay a tile. */
import { faceOf, sizeOf, topOf, type Card } from '../../../engine/cards';
import { beside, isOpen, opposite, pieceAt, SIDES, turned, type Cell } from '../../../engine/grid';
import { coinPriceOf, coinsOf, isTreasure, keyOf, resourceOf } from '../cards/faces';
import { standsOn } from '../rules/mine';
import type { BuyFrame } from '../rules/frames';
import { tileOf } from '../cards/tiles';
import { jewels, MINING, PAID, pile, STAKED } from '../rules/zones';
import type { Outlook } from './outlook';

/** What a resource would still buy, in coins: an Emerald never pays a price. */
const WANTED = [1.1, 2, 3, 3, 3.6];

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

/** Where Strong throws its Rubble: under a rival's feet rather than out of the game, never under one's own. */
export function worthOfThrowing(o: Outlook, tile: number): number {
  if (tile === o.here) return -1;
  for (let seat = 0; seat < o.s.seats; seat++) {
    if (seat !== o.seat && standsOn(o.s, seat) === tile) return 0.6 * o.spite;
  }
  return -0.1;
}
