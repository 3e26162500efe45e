/** The turn: which card to play, what to pay for, when to end. */
import { faceOf, sizeOf, topOf, under, type Card } from '../../../engine/cards';
import { connection, SIDES } from '../../../engine/grid';
import { basicPrice } from '../rules/beginnings';
import { actionsOf, coinsOf, craftOf, isPlayable, isResource, isRubble, keyOf } from '../cards/faces';
import { tax } from '../rules/deck';
import { atCamp } from '../rules/mine';
import type { ActivityMove } from '../rules/moves';
import { isFooled } from '../rules/purchase';
import { actions, hand, jewels, revealed } from '../rules/zones';
import { eventOf } from '../events/all';
import { worthOfCard, worthOfDeed } from './deeds';
import type { Outlook } from './outlook';
import { hasDraw, hasThwart, movesOn } from './values';

/** Things done first because they bring cards and cost nothing. */
const FIRST = 2;

/** What a turn would still bring with the cards in hand, and so what paying with them costs. */
export class Turn {
  private readonly prices: number[] = [];
  private priced = false;
  private next = -1;

  constructor(readonly o: Outlook) {}

  /** What a hand card would still bring this turn or be kept for: what is lost when it is discarded. */
  hold(face: number): number {
    const { o } = this;
    if (isRubble(face)) return -0.05;
    if (isResource(face)) return 0.12 + coinsOf(face) * 0.02;
    if (!isPlayable(face)) return 0;
    const guard = hasThwart(face) ? o.taste.guard : 0;
    const now = o.s.turn === o.seat ? worthOfCard(o, face) + this.later(face) : o.power(face) * 0.8;
    return Math.max(guard, 0.05 + now);
  }

  /** A Mine may wait for the next tile. */
  private later(face: number): number {
    const { o } = this;
    if (o.bestMining(o.here) > 0 || movesOn(face) > 0) return 0;
    let mines = 0;
    for (const verb of actionsOf(face)) if (verb === 'mine') mines++;
    return mines === 0 ? 0 : mines * this.nextDoor * 0.8;
  }

  /** What can be mined from a connected tile. */
  private get nextDoor(): number {
    if (this.next < 0) {
      this.next = 0;
      for (const side of SIDES) {
        const tile = connection(this.o.s.grid, this.o.here, side);
        if (tile >= 0) this.next = Math.max(this.next, this.o.bestMining(tile));
      }
    }
    return this.next;
  }

  /** What the cheapest so many cards of the hand cost. */
  price(count: number): number {
    const { o, prices } = this;
    if (count <= 0) return 0;
    if (!this.priced) {
      this.priced = true;
      for (let card = topOf(o.s.cards, hand(o.seat)); card >= 0; card = under(o.s.cards, card)) {
        prices.push(this.hold(faceOf(o.s.cards, card)));
      }
      prices.sort(ascending);
    }
    let sum = 0;
    for (let i = 0; i < count; i++) sum += prices[i] ?? 0;
    return sum;
  }

  /** How good it is to begin something, against doing nothing (0). */
  worth(move: ActivityMove): number {
    const { o } = this;
    const { s, seat } = o;
    switch (move.do) {
      case 'end':
        return -this.fee();
      case 'play':
        return this.playing(faceOf(s.cards, move.card));
      case 'basic':
        return worthOfDeed(o, move) - this.price(basicPrice(s, seat, move.verb)) - 0.04;
      case 'reveal':
        if (isFooled(s, seat, move.card)) return -1;
        return move.draw ? this.revealing(coinsOf(faceOf(s.cards, move.card))) : -0.1;
      case 'buy':
        return o.gainOf(faceOf(s.cards, topOf(s.cards, jewels(move.pile))), move.how, move.waived);
      case 'craft': {
        const face = faceOf(s.cards, topOf(s.cards, actions(move.pile)));
        return o.worthOfTool(face) - this.price(craftOf(face)) - 0.05;
      }
      case 'companion':
        return worthOfCard(o, faceOf(s.cards, move.card)) - this.price(1) - 0.03;
      case 'use':
        return this.using(move);
      case 'trait':
        return this.trait(move.card);
      case 'strong':
        return o.taste.rubble - 0.1;
    }
  }

  /** The draw is free; but what lies open first can be stolen. */
  private revealing(coins: number): number {
    const { o } = this;
    const first = sizeOf(o.s.cards, revealed(o.seat)) === 0;
    if (!first || !o.isExposed) return FIRST + 0.1 * coins;
    return o.taste.draw * this.resources() - coins * o.coin * o.taste.shy;
  }

  /** How many resources are in hand that would follow the first. */
  private resources(): number {
    const { s, seat } = this.o;
    let count = 0;
    for (let card = topOf(s.cards, hand(seat)); card >= 0; card = under(s.cards, card)) {
      if (isResource(faceOf(s.cards, card))) count++;
    }
    return count;
  }

  private playing(face: number): number {
    const { o } = this;
    const worth = worthOfCard(o, face) - this.price(tax(o.s, o.seat, movesOn(face) > 0));
    if (worth <= 0.005) return -0.2;
    return worth - (hasThwart(face) ? o.taste.guard : 0) + (hasDraw(face) ? 0.5 : 0);
  }

  /** Whoever began the turn on the Camp and stays there pays a resource, or draws less. */
  private fee(): number {
    const { s, seat, coin } = this.o;
    if (!s.beganAtCamp || !atCamp(s, seat)) return 0;
    return sizeOf(s.cards, revealed(seat)) > 0 ? coin : 0.7;
  }

  /** What it is worth to use a delayed event now. */
  private using({ card, a, b }: Extract<ActivityMove, { do: 'use' }>): number {
    return eventOf(faceOf(this.o.s.cards, card))?.use?.worth(this.o, a, b) ?? -1;
  }

  /** A trait is used once: when it brings about as much as it can. */
  trait(card: Card): number {
    const { o } = this;
    switch (keyOf(faceOf(o.s.cards, card))) {
      case 'orderly':
        return 2 * o.taste.rubble;
      case 'clever':
        return o.s.turn === o.seat ? FIRST - 0.6 : -0.2;
      case 'industrious':
        return o.bestMining(o.here) - 0.2;
      case 'agile':
        return Math.max(...o.pull) - (o.pull[o.here] ?? 0) - 0.5;
      default:
        return -1;
    }
  }
}

const ascending = (a: number, b: number): number => a - b;
