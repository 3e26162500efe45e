/** How each seat stands: what was learned from games, over what is reckoned by hand. */
import { chances, type Net } from '../../../engine/net';
import { standings } from '../rules/score';
import type { CityState } from '../rules/state';
import { features, INPUTS } from './features';
import { opinions } from './reckoning';
import { HIDDEN, WEIGHTS } from './weights';

const NET: Net = { inputs: INPUTS, hidden: HIDDEN, weights: WEIGHTS };
const thoughts: number[] = [];
const list: number[] = [];

/** Writes what a learned judgement looks at into a list. */
export function look(state: CityState, into: number[]): void {
  features(state, opinions(state, thoughts), thoughts, into);
}

/** How each seat stands: the chance to end with most; the outcome itself once the game is over. */
export function judge(state: CityState, values: number[]): void {
  values.length = state.seats;
  if (state.stack.length === 0) {
    const ranks = standings(state);
    const winners = ranks.filter(({ rank }) => rank === 1).length;
    for (const { seat, rank } of ranks) values[seat] = rank === 1 ? 1 / winners : 0;
    return;
  }
  look(state, list);
  chances(NET, list, state.seats, values);
}
