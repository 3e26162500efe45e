/** How each seat stands, by a reckoning written by hand: the coins it has and is likely to get. What was learned builds on it. */
import { topOf, under } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import { COMPANY_COUNT } from '../cards/companies';
import { payOf } from '../rules/pay';
import { keptBy, type CityState } from '../rules/state';
import { prospects } from './outlook';

/** Coins that kept cards are thought to be worth still. */
function cardsWorth({ cards, tokens, goldLeft }: CityState, seat: Seat): number {
  let worth = 0;
  for (let card = topOf(cards, keptBy(seat)); card >= 0; card = under(cards, card)) {
    worth += (tokens[card] ?? 0) > 0 ? (tokens[card] ?? 0) : 2;
  }
  return Math.min(worth, goldLeft * 2);
}

/** What Gold is likely to be dug, and what it would pay whom: reckoned once for all that is asked of a position. */
export interface Outlays {
  /** By company: how many Gold fields it is likely to dig. */
  readonly likely: readonly number[];
  /** By company and seat: what a Gold field of it pays, whoever digs it. */
  readonly pays: readonly (readonly number[])[];
  /** By seat: what it is likely to be paid still. */
  readonly due: readonly number[];
}

/** Reckons what is likely to be paid. */
function outlaysOf(state: CityState): Outlays {
  const likely = prospects(state);
  const pays: number[][] = [];
  const due = new Array<number>(state.seats).fill(0);
  for (let company = 0; company < COMPANY_COUNT; company++) {
    const pay: number[] = [];
    payOf(state, company, -1, 0, -1, pay);
    for (let seat = 0; seat < state.seats; seat++) {
      due[seat] = (due[seat] ?? 0) + (likely[company] ?? 0) * (pay[seat] ?? 0);
    }
    pays.push(pay);
  }
  return { likely, pays, due };
}

/** What a careful reckoner thinks of each seat, without having learned anything: coins to come, in parts of what is still open. */
export function opinions(state: CityState, into: number[]): Outlays {
  const { seats, coins, dwarves, goldLeft } = state;
  const outlays = outlaysOf(state);
  const open = 3 + goldLeft * 1.3;
  let most = -Infinity;
  for (let seat = 0; seat < seats; seat++) {
    const crew = (goldLeft * (dwarves[seat] ?? 0) * 0.35) / seats;
    const total = (coins[seat] ?? 0) + cardsWorth(state, seat) + crew + (outlays.due[seat] ?? 0);
    into[seat] = total;
    most = Math.max(most, total);
  }
  for (let seat = 0; seat < seats; seat++) into[seat] = ((into[seat] ?? 0) - most) / open;
  return outlays;
}
