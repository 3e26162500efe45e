/** Chance cards are drawn, kept with tokens on them, and discarded. */
import { faceOf, put, putAll, show, shuffle, sizeOf, topOf, under } from '../../../engine/cards';
import { push } from '../../../engine/frames';
import type { Seat } from '../../../engine/game';
import { rowOf } from '../cards/faces';
import { type CityFrame, type CityState, DECK, DISCARDS, keptBy } from '../rules/state';

/** What everybody is told of a chance card that lies open. */
export const told = (
  state: CityState,
  seat: Seat,
  card: number,
): { seat: Seat; card: number; face: number; seen: number } => ({
  seat,
  card,
  face: faceOf(state.cards, card),
  seen: state.cards.seen[card] ?? 0,
});

/** Draws and shows a chance card; the discards become the deck when it is empty. */
export function draw(state: CityState, seat: Seat): void {
  const { cards } = state;
  if (sizeOf(cards, DECK) === 0 && sizeOf(cards, DISCARDS) > 0) {
    putAll(cards, DISCARDS, DECK);
    shuffle(cards, DECK, state.rng);
    state.news?.push({ what: 'reshuffled', seat });
  }
  const card = topOf(cards, DECK);
  if (card < 0) {
    state.news?.push({ what: 'noCards', seat });
    return;
  }
  show(cards, card, state.seats);
  put(cards, card, keptBy(seat));
  const row = rowOf(faceOf(cards, card));
  state.since[card] = ++state.draws;
  state.tokens[card] = row?.tokens ?? 0;
  state.news?.push({ what: 'drew', ...told(state, seat, card) });
  if (row?.drawn === 'stock') push<CityFrame>(state, { kind: 'stock', card });
  else if (row?.drawn === 'rescue') rescue(state, seat, card);
}

function rescue(state: CityState, seat: Seat, card: number): void {
  for (let other = 0; other < state.seats; other++) state.dwarves[other] = (state.dwarves[other] ?? 0) + 1;
  state.news?.push({ what: 'rescued', seat });
  discard(state, seat, card);
}

/** Puts a chance card onto the discards with nothing left on it. */
export function discard(state: CityState, seat: Seat, card: number): void {
  put(state.cards, card, DISCARDS);
  state.tokens[card] = 0;
  state.since[card] = 0;
  state.onCard[card * 2] = -1;
  state.onCard[card * 2 + 1] = -1;
  state.news?.push({ what: 'discarded', ...told(state, seat, card) });
}

/** The overtime card of a seat whose tokens go first: the oldest. −1 if it has none. */
export function overtimeCard(state: CityState, seat: Seat): number {
  const { cards, tokens } = state;
  let oldest = -1;
  for (let card = topOf(cards, keptBy(seat)); card >= 0; card = under(cards, card)) {
    if ((tokens[card] ?? 0) > 0) oldest = card;
  }
  return oldest;
}

/** How many overtime tokens a seat has. */
export function tokensOf(state: CityState, seat: Seat): number {
  const { cards, tokens } = state;
  let sum = 0;
  for (let card = topOf(cards, keptBy(seat)); card >= 0; card = under(cards, card)) sum += tokens[card] ?? 0;
  return sum;
}

export function spendToken(state: CityState, seat: Seat): void {
  const card = overtimeCard(state, seat);
  const left = (state.tokens[card] ?? 0) - 1;
  state.tokens[card] = left;
  if (left === 0) discard(state, seat, card);
}
