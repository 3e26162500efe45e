/** What all cards share that are played. */
import { faceOf, put, show, type Card, type Cards, type Zone } from '../../../engine/cards';
import { PRINT, type Printed } from '../cards/faces';
import type { SaboteurState } from '../rules/state';

/** What is printed on a card that the seat knows. */
export function printOf(cards: Cards, card: Card): Printed {
  const printed = PRINT[faceOf(cards, card)];
  if (printed === undefined) throw new Error(`nobody knows card ${card}`);
  return printed;
}

/** Lays a card open on the table, for everybody to see. */
export function play({ cards, seats }: SaboteurState, card: Card, zone: Zone): void {
  show(cards, card, seats);
  put(cards, card, zone);
}

/** Of the ways to play a card one was asked for that is not there. */
export function noMore(card: Card): never {
  throw new Error(`card ${card} is not played so`);
}
