/** What is paid or discarded together, with a good way to do it. Legality stands in the rules. */
import { cardsIn, faceOf, zoneOf, type Card } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import type { Amount, Bill } from '../../../engine/show';
import { coinsOf, craftOf, isRubble, isTreasure, resourceOf, rowOf } from '../cards/faces';
import { BASICS, isBasic, RESOURCES } from '../cards/row';
import type { Verb } from '../verbs/all';
import { dueOf } from '../words/facts';
import { waiting } from '../rules/waiting';
import { isFooled, payments } from '../rules/purchase';
import type { BuyFrame } from '../rules/frames';
import type { DwarfState } from '../rules/state';
import { key } from './keys';
import { hand } from '../rules/zones';

/** What is owed now, if several cards are paid or discarded for it. */
export function bill(s: DwarfState): Bill | null {
  const frame = waiting(s);
  switch (frame?.kind) {
    case 'pay':
      return cardsFor(s, spare(s, cardsIn(s.cards, hand(frame.seat)), frame.needsRubble), frame.count);
    case 'discard':
      return cardsFor(s, cardsIn(s.cards, hand(frame.seat)), frame.count);
    case 'buy':
      return purchase(s, frame);
    default:
      return null;
  }
}

/** The cards that can be done without: a Rubble that the action needs stays in hand (rules 11.3). */
function spare(s: DwarfState, cards: readonly Card[], needsRubble: boolean): readonly Card[] {
  const kept = needsRubble ? cards.find((card) => isRubble(faceOf(s.cards, card))) : undefined;
  return cards.filter((card) => card !== kept);
}

/**
 * How much a hand card is missed when it lies on the discard: what only counts points is not; an action as much as it
 * costs without the card; a resource could be revealed and give a card for itself.
 */
function missed(face: number): number {
  const row = rowOf(face);
  if (row === undefined || isRubble(face) || row.family === 'jewelry') return 0;
  if (row.actions === undefined) return 2 + coinsOf(face);
  return row.actions.reduce((sum, verb) => sum + costWithout(verb), craftOf(face));
}

/** How many cards an action costs as a basic one; those that are none are small ones. */
const costWithout = (verb: Verb): number => (isBasic(verb) ? BASICS[verb] : 1);

const leastMissed = (s: DwarfState, cards: readonly Card[]): Card[] =>
  [...cards].sort((a, b) => missed(faceOf(s.cards, a)) - missed(faceOf(s.cards, b)));

function billOf(
  due: readonly Amount[],
  cards: readonly Card[],
  pays: (card: Card) => Amount,
  best: readonly Card[],
): Bill {
  return {
    due,
    pays: Object.fromEntries(cards.map((card) => [key.card(card), pays(card)])),
    proposal: best.map((card) => key.card(card)),
  };
}

function cardsFor(s: DwarfState, cards: readonly Card[], count: number): Bill {
  const due = Math.min(count, cards.length);
  return billOf(
    [{ of: 'card', count: due }],
    cards,
    () => ({ of: 'card', count: 1 }),
    leastMissed(s, cards).slice(0, due),
  );
}

/** How little a card is missed as a payment: what lies open first, a treasure counts a point, Gold that wakes Fool's Gold is lost. */
function reluctance(s: DwarfState, seat: Seat, card: Card): number {
  if (isTreasure(faceOf(s.cards, card))) return 2;
  if (zoneOf(s.cards, card) !== hand(seat)) return 0;
  return isFooled(s, seat, card) ? 3 : 1;
}

function purchase(s: DwarfState, buy: BuyFrame): Bill {
  const cards = payments(s, buy);
  const due = dueOf(s, buy);
  const willing = [...cards].sort((a, b) => reluctance(s, buy.seat, a) - reluctance(s, buy.seat, b));
  if (due.in === 'coins') {
    const open = due.cost - due.paid;
    const coins = (card: Card): number => coinsOf(faceOf(s.cards, card));
    const isHeldGold = (card: Card): boolean => reluctance(s, buy.seat, card) === 3;
    return billOf(
      [{ of: 'coin', count: open }],
      cards,
      (card) => ({ of: 'coin', count: coins(card) }),
      fewestCoins(
        willing.filter((card) => !isHeldGold(card)),
        coins,
        open,
      ) ??
        fewestCoins(willing, coins, open) ??
        [],
    );
  }
  const of = (card: Card): string => RESOURCES[resourceOf(faceOf(s.cards, card))] ?? '';
  return billOf(
    due.open.map(([resource, count]) => ({ of: resource, count })),
    cards,
    (card) => ({ of: of(card), count: 1 }),
    due.open.flatMap(([resource, count]) => willing.filter((card) => of(card) === resource).slice(0, count)),
  );
}

/** The cards that pay an amount with the least to spare: for every sum, one way to reach it is kept. Null if they do not suffice. */
function fewestCoins(cards: readonly Card[], coins: (card: Card) => number, due: number): readonly Card[] | null {
  const ways = new Map<number, readonly Card[]>([[0, []]]);
  for (const card of cards) {
    for (const [sum, way] of [...ways]) {
      const next = sum + coins(card);
      if (sum < due && !ways.has(next)) ways.set(next, [...way, card]);
    }
  }
  const enough = [...ways.keys()].filter((sum) => sum >= due);
  return ways.get(Math.min(...enough)) ?? null;
}
