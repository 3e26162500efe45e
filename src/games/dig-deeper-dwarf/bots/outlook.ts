/** How a seat sees its prospects: how long the game lasts, what it could buy and craft, where it is drawn to. */
import { editionOf } from '../../../engine/editions';
import { faceOf, knows, sizeOf, topOf, under, type Card, type Zone } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import { connection, distances, SIDES } from '../../../engine/grid';
import {
  actionsOf,
  coinPriceOf,
  coinsOf,
  craftOf,
  isRubble,
  keyOf,
  pointsOf,
  priceOf,
  resourceOf,
} from '../cards/faces';
import { areAdjacent, hasRubble, hasWorkbench, standsOn } from '../rules/mine';
import type { DwarfState } from '../rules/state';
import { CAMP } from '../cards/tiles';
import { eventOf } from '../events/all';
import { VERB } from '../verbs/all';
import {
  ACTION_PILES,
  actions,
  discard,
  draw,
  eventOn,
  hand,
  JEWEL_PILES,
  jewels,
  kept,
  MINING,
  pile,
  pileEvent,
  played,
  revealed,
} from '../rules/zones';
import { COIN, eventWorth, meanOre } from './values';
import type { Taste } from './taste';

const { max, min, floor } = Math;

/** Cards mined in a turn, piles opened by a tile: about. */
const DUG_A_TURN = 1.4;
const OPENED = 1.6;
const PILE = 5;
const HAND = 5;
/** What goes on sale next turn counts less than what can be had now. */
const NEXT_TURN = 0.6;

/** Rounds without a Mining card that nobody minds. */
const PATIENCE = 1;

/** How many rounds the game will last, about: until the piles to be made have used up the Mining cards. */
export function roundsLeft(s: DwarfState): number {
  const stock = sizeOf(s.cards, MINING);
  let least = PILE;
  let all = stock;
  for (let n = 0; n < s.piles.length; n++) {
    const size = sizeOf(s.cards, pile(n));
    all += size;
    if (size > 0 && size < least) least = size;
  }
  const cards = min(all, least + (floor(stock / PILE) / OPENED) * (PILE - 1));
  return cards / (DUG_A_TURN * s.seats);
}

/** What a seat can pay with: coins, and cards by resource. */
interface Purse {
  coins: number;
  readonly cards: number[];
}

/** The prospects of a seat, found out as far as they are asked for. It reads only what the seat knows. */
export class Outlook {
  /** How many rounds the game will last, what a coin is worth, and a card from an unknown pile. */
  readonly rounds: number;
  readonly coin: number;
  readonly ore: number;
  readonly here: number;
  /** How much of a rival's loss is one's own gain: most of it with two at the table, little with four. */
  readonly spite: number;
  /** How much more digging is thought of because nobody has dug for rounds. */
  private readonly itch: number;
  private ways: number[] | null = null;
  private craftable = -1;
  private buyable = -1;
  private uses = -1;
  private coins = 0;

  constructor(
    readonly s: DwarfState,
    readonly seat: Seat,
    readonly taste: Taste,
  ) {
    this.rounds = roundsLeft(s);
    this.coin = taste.coin + taste.coinEarly * min(1, this.rounds / taste.time);
    const mean = meanOre(editionOf(s));
    this.itch = taste.itch * max(0, s.round - s.lastDug - PATIENCE);
    this.ore = mean.coins * this.coin - mean.rubble * taste.rubble + this.itch;
    this.here = standsOn(s, seat);
    this.spite = taste.spite / (s.seats - 1);
  }

  /** The face of a card as far as the seat knows it, else −1. */
  face(card: Card): number {
    return card >= 0 && knows(this.s.cards, card, this.seat) ? faceOf(this.s.cards, card) : -1;
  }

  /** What a Mining card is worth to whoever gets it. */
  worthOfOre(face: number): number {
    if (face < 0) return this.ore;
    return this.itch + (isRubble(face) ? -this.taste.rubble : coinsOf(face) * this.coin);
  }

  /** What the next card of a pile is worth to a seat, with the event if it is the last one. */
  worthOfMining(n: number, seat = this.seat): number {
    const { cards } = this.s;
    const ore = this.worthOfOre(this.face(topOf(cards, pile(n))));
    if (sizeOf(cards, pile(n)) > 1) return ore;
    const event = topOf(cards, pileEvent(n));
    return ore + (event >= 0 ? this.worthOfEvent(faceOf(cards, event), seat) * this.taste.event : 0);
  }

  /** What an event is worth to a seat: some harm only what lies open or is in hand. */
  worthOfEvent(face: number, seat: Seat): number {
    return eventOf(face)?.worthTo?.(this, seat) ?? eventWorth(face);
  }

  /** The best card to be had by mining from a tile; −1 if there is no pile. */
  bestMining(piece: number): number {
    let best = -1;
    for (let at = piece * 4; at < piece * 4 + 4; at++) {
      const n = this.s.faced[at] ?? -1;
      if (n >= 0) best = max(best, this.worthOfMining(n));
    }
    return best;
  }

  /** What a purchase leaves, after what the payment would have been worth. */
  gainOf(jewel: number, how: 'coins' | 'price', waived: number): number {
    if (how === 'coins') return pointsOf(jewel) - coinPriceOf(jewel) * this.coin * this.taste.thrift - 0.1;
    const price = priceOf(jewel);
    let paid = 0;
    for (let i = 0; i < 4; i++) if (i !== waived) paid += (price[i] ?? 0) * (COIN[i] ?? 0);
    return pointsOf(jewel) - paid * this.coin * this.taste.thrift - (waived >= 0 ? 0.6 : 0);
  }

  /** The best purchase that a seat's open cards (and the own hand) allow; 0 if none is worth it. */
  bestPurchase(seat: Seat): number {
    const own: Purse = { coins: 0, cards: [0, 0, 0, 0, 0] };
    if (seat === this.seat) this.fill(hand(seat), own);
    this.fill(revealed(seat), own);
    this.fill(kept(seat), own);
    this.coins = own.coins;
    let best = 0;
    for (const n of JEWEL_PILES) {
      const jewel = faceOf(this.s.cards, topOf(this.s.cards, jewels(n)));
      if (jewel < 0) continue;
      if (covers(own, priceOf(jewel))) best = max(best, this.gainOf(jewel, 'price', -1));
      else if (own.coins >= coinPriceOf(jewel)) best = max(best, this.gainOf(jewel, 'coins', -1));
    }
    return best;
  }

  private fill(zone: Zone, into: Purse): void {
    const { cards } = this.s;
    for (let card = topOf(cards, zone); card >= 0; card = under(cards, card)) {
      const face = faceOf(cards, card);
      const resource = resourceOf(face);
      if (resource < 0) continue;
      into.coins += coinsOf(face);
      into.cards[resource] = (into.cards[resource] ?? 0) + 1;
    }
  }

  /** What the actions of a card bring when it comes up. */
  power(face: number): number {
    const verbs = actionsOf(face);
    let power = 0;
    for (let i = 0; i < verbs.length; i++) power += VERB[verbs[i] ?? 'look'].power;
    return power;
  }

  /** How often a card that is got now will come up. */
  get usesLeft(): number {
    if (this.uses < 0) {
      const { cards } = this.s;
      const deck = sizeOf(cards, hand(this.seat)) + sizeOf(cards, draw(this.seat)) + sizeOf(cards, discard(this.seat));
      this.uses = max(0, (this.rounds * HAND) / (deck + sizeOf(cards, played(this.seat)) + 1) - this.taste.late);
    }
    return this.uses;
  }

  /** What an Action card is worth to whoever gets it now. */
  worthOfTool(face: number): number {
    return (this.power(face) - this.taste.mean) * this.usesLeft + pointsOf(face);
  }

  /** What having a card is worth for the rest of the game, against a thinner deck. */
  worthOfKeeping(face: number): number {
    if (isRubble(face)) return -this.taste.rubble;
    const coins = coinsOf(face);
    if (coins > 0) return coins * this.coin + 0.2;
    const points = pointsOf(face);
    if (points > 1) return points;
    return points + (this.power(face) - this.taste.mean) * this.usesLeft * this.taste.thin;
  }

  /** The best card that could be crafted, after what it costs; 0 if none is worth it. */
  get bestCraft(): number {
    if (this.craftable < 0) {
      let best = 0;
      for (const n of ACTION_PILES) {
        const face = faceOf(this.s.cards, topOf(this.s.cards, actions(n)));
        if (face >= 0) best = max(best, this.worthOfTool(face) - craftOf(face) * this.taste.card);
      }
      this.craftable = best;
    }
    return this.craftable;
  }

  /** What a place is worth where Jewelry is sold. */
  private get shopping(): number {
    if (this.buyable < 0) {
      const best = this.bestPurchase(this.seat) * this.taste.shop * (this.s.bought ? NEXT_TURN : 1);
      this.buyable = best > 0 ? best + this.coins * this.taste.hoard : 0;
    }
    return this.buyable;
  }

  /**
   * By piece: how much the seat is drawn there. Goals are piles, the Camp with what can be bought and crafted,
   * Workbenches and the Merchant; every step away from a goal takes a part of it, and Rubble on the way as
   * much as three steps.
   */
  get pull(): readonly number[] {
    return (this.ways ??= this.pulls());
  }

  private pulls(): number[] {
    const { s, taste } = this;
    const pull: number[] = [];
    const craft = this.bestCraft * taste.craft * (s.crafted ? NEXT_TURN : 1);
    for (let piece = 0; piece < s.tiles.length; piece++) {
      let worth = this.worthOfSpot(piece);
      if (craft > 0 && hasWorkbench(s, piece)) worth += craft;
      const guest = topOf(s.cards, eventOn(piece));
      if (guest >= 0 && keyOf(faceOf(s.cards, guest)) === 'cave-merchant') worth += this.shopping;
      pull.push(worth);
    }
    pull[CAMP] = this.shopping + craft;
    for (let rival = 0; rival < s.seats; rival++) if (rival !== this.seat) this.shun(rival, pull);
    this.spread(pull);
    return pull;
  }

  /** Beside a rival one can rob and be robbed, but not on the Camp (rules 5). */
  private shun(rival: Seat, pull: number[]): void {
    const { s, taste } = this;
    const at = standsOn(s, rival);
    const gain = at === CAMP ? 0 : this.worthOfLoot(rival) * taste.rob;
    const risk = this.worthOfLoot(this.seat) * taste.fear;
    const worth = (gain - risk) * (1 + this.spite);
    if (worth === 0) return;
    if (at !== CAMP) pull[at] = (pull[at] ?? 0) + worth;
    for (const side of SIDES) {
      const tile = connection(s.grid, at, side);
      if (tile >= 0 && tile !== CAMP) pull[tile] = (pull[tile] ?? 0) + worth;
    }
  }

  /** What a random revealed resource of a seat is worth. */
  worthOfLoot(from: Seat): number {
    const { cards } = this.s;
    const zone = revealed(from);
    let sum = 0;
    for (let card = topOf(cards, zone); card >= 0; card = under(cards, card)) sum += coinsOf(faceOf(cards, card));
    return sum === 0 ? 0 : (sum / sizeOf(cards, zone)) * this.coin;
  }

  /** Whether a rival stands where it could rob the seat. */
  get isExposed(): boolean {
    const { s, seat } = this;
    if (this.here === CAMP) return false;
    for (let rival = 0; rival < s.seats; rival++) if (rival !== seat && areAdjacent(s, seat, rival)) return true;
    return false;
  }

  /** What there is to be had by mining from a tile. */
  private worthOfSpot(piece: number): number {
    const { s, ore } = this;
    let best = 0;
    let cards = 0;
    for (let at = piece * 4; at < piece * 4 + 4; at++) {
      const n = s.faced[at] ?? -1;
      if (n < 0) continue;
      const size = sizeOf(s.cards, pile(n));
      const worth = this.worthOfMining(n);
      if (size === 1 && worth <= 0) continue;
      cards += size;
      best = max(best, worth, ore);
    }
    return cards === 0 ? 0 : best * this.taste.spot * min(1, 0.6 + cards * 0.1);
  }

  /** By piece: the steps to the Camp. */
  get stepsHome(): readonly number[] {
    return distances(this.s.grid, CAMP);
  }

  private spread(pull: number[]): void {
    const { s, taste } = this;
    const ways: number[] = [];
    const far = taste.step * taste.step * taste.step;
    for (let piece = 0; piece < pull.length; piece++) {
      for (const side of SIDES) {
        const other = connection(s.grid, piece, side);
        if (other >= 0) ways.push(piece, other, hasRubble(s, other) ? far : taste.step);
      }
    }
    for (let changed = true; changed;) {
      changed = false;
      for (let i = 0; i < ways.length; i += 3) {
        const reached = (pull[ways[i + 1] ?? 0] ?? 0) * (ways[i + 2] ?? 0);
        if (reached <= (pull[ways[i] ?? 0] ?? 0)) continue;
        pull[ways[i] ?? 0] = reached;
        changed = true;
      }
    }
  }
}

function covers(own: Purse, price: readonly number[]): boolean {
  for (let i = 0; i < 4; i++) if ((own.cards[i] ?? 0) < (price[i] ?? 0)) return false;
  return true;
}
