/** What it is worth to use a kept card. */
import { faceOf } from '../../../engine/cards';
import { COMPANY_COUNT } from '../cards/companies';
import { rowOf } from '../cards/faces';
import { FIELDS } from '../rules/board';
import { supplyOf } from '../rules/digging';
import { payOf } from '../rules/pay';
import type { CityState } from '../rules/state';
import { lead, prospects, reachOn } from './outlook';

/** On the ground numbers from here on are gems. */
const GEM = 1 << COMPANY_COUNT;

/** Using a kept card, compared with going on without it. */
export function useWorth(state: CityState, card: number, otherwise: number): number {
  switch (rowOf(faceOf(state.cards, card))?.use) {
    case 'findersKeepers':
      return otherwise - 1.5 + keepersGain(state);
    case 'caveIn':
      return otherwise - 2 + threat(state);
    default:
      return otherwise - 2.5;
  }
}

/** What the others would be paid for Gold in reach of the company that digs. */
function keepersGain(state: CityState): number {
  if (state.company < 0) return 0;
  const { gold } = reachOn(state);
  const left = supplyOf(state) - 1;
  for (let field = 0; field < FIELDS; field++) {
    if (((state.ground[field] ?? 0) & (1 << state.company)) === 0 || (state.ground[field] ?? GEM) >= GEM) continue;
    const list = gold[field] ?? [];
    for (let at = 0; at < list.length; at += 2) {
      if ((list[at + 1] ?? 9) > left || (state.ground[list[at] ?? 0] ?? GEM) >= GEM) continue;
      const pay: number[] = [];
      payOf(state, state.company, state.turn, 0, state.turn, pay);
      return pay.reduce((sum, coins, seat) => (seat === state.turn ? sum : sum + coins), 0) / (state.seats - 1);
    }
  }
  return 0;
}

/** What the company that serves the others best is likely to bring them. */
function threat(state: CityState): number {
  const likely = prospects(state);
  let most = 0;
  for (let company = 0; company < COMPANY_COUNT; company++) {
    most = Math.max(most, -lead(state, company, state.turn, 0, -1) * Math.min(1, likely[company] ?? 0));
  }
  return most;
}
