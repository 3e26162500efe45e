/** The end of a round: roles are turned up, miners hand nuggets round or saboteurs are paid. */
import {
  cardsIn,
  faceOf,
  put,
  rearrange,
  show,
  showTo,
  shuffle,
  sizeOf,
  topOf,
  under,
  type Card,
  type Cards,
  type Zone,
} from '../../../engine/cards';
import { finish, push } from '../../../engine/frames';
import type { Seat } from '../../../engine/game';
import { PRINT } from '../cards/faces';
import { SABOTEUR_PAY } from './limits';
import { goldOf, HANDED, leftOf, NUGGETS, rightOf, roleOf, SPARE, told, type SaboteurState } from './state';
import { roundsOf } from './twists';
import { printOf } from '../verbs/play';

/** Turns the roles up and hands out the gold. */
export function endRound(state: SaboteurState): void {
  const { cards, round, seats, treasure } = state;
  state.news?.push({ what: 'over', round, treasure });
  for (let seat = 0; seat < seats; seat++) unmask(state, topOf(cards, roleOf(seat)), seat);
  for (const card of cardsIn(cards, SPARE)) unmask(state, card, -1);
  if (treasure) startHanding(state);
  else {
    paySaboteurs(state);
    closeRound(state);
  }
}

function unmask({ cards, news, seats }: SaboteurState, card: Card, seat: Seat | -1): void {
  show(cards, card, seats);
  news?.push({ what: 'unmasked', seat, ...told(cards, card) });
}

/** Whether a seat's role is that of a saboteur. For those who may know. */
const isSaboteur = ({ cards }: SaboteurState, seat: Seat): boolean =>
  printOf(cards, topOf(cards, roleOf(seat))).key === 'saboteur';

function countSaboteurs(state: SaboteurState): number {
  let count = 0;
  for (let seat = 0; seat < state.seats; seat++) if (isSaboteur(state, seat)) count++;
  return count;
}

/** The first miner counter-clockwise, beginning with this seat. */
function minerFrom(state: SaboteurState, seat: Seat): Seat {
  while (isSaboteur(state, seat)) seat = rightOf(state, seat);
  return seat;
}

/** As many nuggets as there are miners; the one who laid the last path card chooses first, or the first miner after. */
function startHanding(state: SaboteurState): void {
  const { cards } = state;
  for (let miners = state.seats - countSaboteurs(state); miners > 0; miners--)
    put(cards, topOf(cards, NUGGETS), HANDED);
  handTo(state, minerFrom(state, state.last));
}

/** A miner looks at the nuggets; the last one has no choice. */
function handTo(state: SaboteurState, seat: Seat): void {
  const { cards } = state;
  const count = sizeOf(cards, HANDED);
  for (let card = topOf(cards, HANDED); card >= 0; card = under(cards, card)) showTo(cards, card, seat);
  state.news?.push({ what: 'handed', seat, count });
  if (count > 1) push(state, { kind: 'gold', seat });
  else {
    keep(state, seat, topOf(cards, HANDED));
    closeRound(state);
  }
}

/**
 * A miner keeps a nugget in secret and passes the rest on. Whoever passed them knew each by its back, so the chosen one
 * is laid on top first: afterwards they know only that it is one of those they passed.
 */
export function takeNugget(state: SaboteurState, seat: Seat, chosen: Card): void {
  const list = cardsIn(state.cards, HANDED);
  rearrange(state.cards, list, [chosen, ...list.filter((card) => card !== chosen)], seat);
  keep(state, seat, topOf(state.cards, HANDED));
  handTo(state, minerFrom(state, rightOf(state, seat)));
}

function keep({ cards, news }: SaboteurState, seat: Seat, card: Card): void {
  put(cards, card, goldOf(seat));
  news?.push({ what: 'took', seat, ...told(cards, card) });
}

/**
 * Pays the saboteurs, clockwise from the round's starter. What they get is fixed by the rules, so it is paid openly; the
 * rest of the pile stays hidden, for it would tell what the miners have kept.
 */
function paySaboteurs(state: SaboteurState): void {
  const { cards } = state;
  const saboteurs = countSaboteurs(state);
  if (saboteurs === 0) {
    state.news?.push({ what: 'unpaid' });
    return;
  }
  for (let left = state.seats, seat = state.starter; left > 0; left--, seat = leftOf(state, seat)) {
    if (isSaboteur(state, seat)) pay(state, seat, SABOTEUR_PAY[saboteurs] ?? 0);
  }
  shuffle(cards, NUGGETS, state.rng);
}

function pay(state: SaboteurState, seat: Seat, amount: number): void {
  const { cards } = state;
  for (const gold of change(amount, stock(cards, NUGGETS))) {
    let card = topOf(cards, NUGGETS);
    while (goldOn(cards, card) !== gold) card = under(cards, card);
    show(cards, card, state.seats);
    put(cards, card, goldOf(seat));
    state.news?.push({ what: 'paid', seat, ...told(cards, card) });
  }
}

/** Gold on a card, 0 if this view does not know it. */
const goldOn = (cards: Cards, card: Card): number => PRINT[faceOf(cards, card)]?.gold ?? 0;

/** How many nuggets of each worth a zone holds, by worth; those not known count as 0. */
export function stock(cards: Cards, zone: Zone): number[] {
  const count = [0, 0, 0, 0];
  for (let card = topOf(cards, zone); card >= 0; card = under(cards, card)) {
    const gold = goldOn(cards, card);
    count[gold] = (count[gold] ?? 0) + 1;
  }
  return count;
}

/** The nuggets that make an amount, or the nearest below: as few as possible, larger ones first. */
export function change(amount: number, [, ones = 0, twos = 0, threes = 0]: readonly number[]): number[] {
  let best: number[] = [];
  let paid = 0;
  for (let three = Math.min(threes, Math.floor(amount / 3)); three >= 0; three--) {
    for (let two = Math.min(twos, Math.floor((amount - three * 3) / 2)); two >= 0; two--) {
      const one = Math.min(ones, amount - three * 3 - two * 2);
      const sum = three * 3 + two * 2 + one;
      if (sum < paid || (sum === paid && three + two + one >= best.length)) continue;
      paid = sum;
      best = [
        ...new Array<number>(three).fill(3),
        ...new Array<number>(two).fill(2),
        ...new Array<number>(one).fill(1),
      ];
    }
  }
  return best;
}

/** Who begins the next round: left of who laid the last path card, or of this round's starter if nobody did. */
const nextStarter = (state: SaboteurState): Seat => leftOf(state, state.last < 0 ? state.starter : state.last);

/** Leaves the table open until it is cleared; after the last round the gold is counted. */
function closeRound(state: SaboteurState): void {
  if (state.round < roundsOf(state)) push(state, { kind: 'clear', seat: nextStarter(state) });
  else countGold(state);
}

/** Begins the next round. */
export function nextRound(state: SaboteurState): void {
  state.starter = nextStarter(state);
  state.round++;
  push(state, { kind: 'round' });
}

function countGold(state: SaboteurState): void {
  const { cards, seats } = state;
  for (let seat = 0; seat < seats; seat++) {
    let gold = 0;
    for (let card = topOf(cards, goldOf(seat)); card >= 0; card = under(cards, card)) {
      show(cards, card, seats);
      gold += goldOn(cards, card);
    }
    state.news?.push({ what: 'counted', seat, gold });
  }
  finish(state);
}
