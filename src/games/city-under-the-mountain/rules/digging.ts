/** Where a gem may be dug. */
import { isFree } from './board';
import { isBlocked } from '../verbs/use';
import { COMPANY_COUNT } from '../cards/companies';
import { add, DIG_AT, OVERTIME_AT } from './moves';
import type { CityState, CompanyNumber, Moves } from './state';
import { TUNNEL } from '../cards/tiles';
import { tokensOf } from '../verbs/chance';

/** Whether a first gem may go onto a Tunnel Entrance: there must be a gem and another free entrance to follow up. */
const mayPair = (state: CityState, supply: number): boolean => supply >= 2 && state.freeTunnels >= 2;

/** Whether a company has a field to dig, if the player has so many gems and tokens. */
export const canDig = (state: CityState, company: CompanyNumber, supply: number): boolean =>
  supply > 0 &&
  !isBlocked(state, company) &&
  ((state.room[company] ?? 0) > 0 || ((state.gates[company] ?? 0) > 0 && mayPair(state, supply)));

/** The gems a player can still lay this turn, overtime included. */
export const supplyOf = (state: CityState): number => state.left + tokensOf(state, state.turn);

/** Whether any company can be dug. */
export function canAnyDig(state: CityState, supply: number): boolean {
  for (let company = 0; company < COMPANY_COUNT; company++) if (canDig(state, company, supply)) return true;
  return false;
}

/** The fields where the next gem of the company that digs may go. */
export function listFields(state: CityState, supply: number, list: Moves['field'][]): void {
  const { company, land, ground } = state;
  const moves = state.left > 0 ? DIG_AT : OVERTIME_AT;
  if (state.pair) {
    for (const field of state.tunnels) if (isFree(state, field)) add(list, moves[field]);
    return;
  }
  const bit = 1 << company;
  const tunnels = mayPair(state, supply);
  for (let field = 0, open = (state.room[company] ?? 0) + (state.gates[company] ?? 0); open > 0; field++) {
    if (((ground[field] ?? 0) & bit) === 0) continue;
    open--;
    if (tunnels || land[field] !== TUNNEL) add(list, moves[field]);
  }
}
