/** Investments are taken and exchanged. */
import type { Seat } from '../../../engine/game';
import { COMPANY_COUNT } from '../cards/companies';
import type { CityState, CompanyNumber } from '../rules/state';

const FOUNDING_GEMS = 4;

/** How many of the first investment gems are still to be taken, after those of a set of companies. */
export function countLeft(taken: number): number {
  let left = FOUNDING_GEMS;
  for (let rest = taken; rest !== 0; rest &= rest - 1) left--;
  return left;
}

/** Takes an investment gem from the treasury. */
export function invest(state: CityState, seat: Seat, company: CompanyNumber): void {
  const at = seat * COMPANY_COUNT + company;
  state.shares[at] = (state.shares[at] ?? 0) + 1;
  state.news?.push({ what: 'invested', seat, company });
}

/** Exchanges an investment gem for one of another company. */
export function exchange(state: CityState, seat: Seat, from: CompanyNumber, to: CompanyNumber): void {
  const { shares } = state;
  const out = seat * COMPANY_COUNT + from;
  const into = seat * COMPANY_COUNT + to;
  shares[out] = (shares[out] ?? 0) - 1;
  shares[into] = (shares[into] ?? 0) + 1;
  state.news?.push({ what: 'exchanged', seat, from, to });
}

/** Takes a gem onto a Stock Market: an investment that is never exchanged. */
export function stock(state: CityState, seat: Seat, card: number, company: CompanyNumber): void {
  const at = seat * COMPANY_COUNT + company;
  state.shares[at] = (state.shares[at] ?? 0) + 1;
  state.stocked[at] = (state.stocked[at] ?? 0) + 1;
  state.onCard[state.onCard[card * 2] === -1 ? card * 2 : card * 2 + 1] = company;
  state.news?.push({ what: 'stocked', seat, company });
}
