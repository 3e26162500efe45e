/** How each seat stands, by the coins it has and is likely to get. */
import { topOf, under } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import { COMPANY_COUNT } from '../cards/companies';
import { payOf } from '../rules/pay';
import { standings } from '../rules/score';
import { keptBy, type CityState } from '../rules/state';
import { prospects } from './outlook';

const { exp } = Math;

/** Coins that kept cards are thought to be worth still. */
function cardsWorth({ cards, tokens, goldLeft }: CityState, seat: Seat): number {
  let worth = 0;
  for (let card = topOf(cards, keptBy(seat)); card >= 0; card = under(cards, card)) {
    worth += (tokens[card] ?? 0) > 0 ? (tokens[card] ?? 0) : 2;
  }
  return Math.min(worth, goldLeft * 2);
}

/** Coins a seat is likely to have at the end, by seat. */
function expected(state: CityState): number[] {
  const likely = prospects(state);
  const totals = state.coins.map(
    (coins, seat) =>
      coins + cardsWorth(state, seat) + (state.goldLeft * (state.dwarves[seat] ?? 0) * 0.35) / state.seats,
  );
  const pay: number[] = [];
  for (let company = 0; company < COMPANY_COUNT; company++) {
    payOf(state, company, -1, 0, -1, pay);
    for (let seat = 0; seat < state.seats; seat++) {
      totals[seat] = (totals[seat] ?? 0) + (likely[company] ?? 0) * (pay[seat] ?? 0);
    }
  }
  return totals;
}

/** How each seat stands: the chance to end with most, as far as what is left to dig leaves it open. */
export function judge(state: CityState, values: number[]): void {
  values.length = state.seats;
  if (state.stack.length === 0) {
    const ranks = standings(state);
    const winners = ranks.filter(({ rank }) => rank === 1).length;
    for (const { seat, rank } of ranks) values[seat] = rank === 1 ? 1 / winners : 0;
    return;
  }
  const totals = expected(state);
  const open = 3 + state.goldLeft * 1.3;
  let most = -Infinity;
  for (const total of totals) most = Math.max(most, total);
  let sum = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    values[seat] = exp(((totals[seat] ?? 0) - most) / open);
    sum += values[seat] ?? 0;
  }
  for (let seat = 0; seat < state.seats; seat++) values[seat] = (values[seat] ?? 0) / sum;
}
