/** The chance cards that a player keeps and uses: which can be used now, and what that does. */
import { faceOf, put, topOf, under } from '../../../engine/cards';
import { push } from '../../../engine/frames';
import { COMPANY_COUNT } from '../cards/companies';
import { rowOf } from '../cards/faces';
import { lay } from '../rules/board';
import { add, DROP, USE } from '../rules/moves';
import {
  cavedBy,
  keptBy,
  type CardMove,
  type CityFrame,
  type CityState,
  type CompanyNumber,
  type Field,
  type WithCard,
} from '../rules/state';
import { discard, told } from './chance';

const ALL_COMPANIES = (1 << COMPANY_COUNT) - 1;

/** Lists the kept cards that may be used or dropped while digging. */
export function listUses(state: CityState, canDig: boolean, list: { push(move: CardMove): unknown }): void {
  const { cards } = state;
  for (let card = topOf(cards, keptBy(state.turn)); card >= 0; card = under(cards, card)) {
    if (isUsable(state, card, canDig)) add(list, USE[card]);
  }
  listDrops(state, list);
}

/** Whether a kept card can be used now; Finders Keepers only while a gem can still be dug. */
function isUsable(state: CityState, card: number, canDig: boolean): boolean {
  switch (rowOf(faceOf(state.cards, card))?.use) {
    case 'secretTunnel':
      return state.freeDangers > 0 && state.blocked !== ALL_COMPANIES;
    case 'findersKeepers':
      return canDig && !state.keepers;
    case 'caveIn':
      return true;
    case undefined:
      return false;
  }
}

/** Lists the Labor Unions that may be dropped. */
export function listDrops(state: CityState, list: { push(move: WithCard<'drop'>): unknown }): void {
  const { cards } = state;
  for (let card = topOf(cards, keptBy(state.turn)); card >= 0; card = under(cards, card)) {
    if (rowOf(faceOf(cards, card))?.binds === true) add(list, DROP[card]);
  }
}

/** Whether a kept card can be used although nothing can be dug, so that its keeper must be asked. */
export function canUse(state: CityState): boolean {
  const { cards } = state;
  for (let card = topOf(cards, keptBy(state.turn)); card >= 0; card = under(cards, card)) {
    if (isUsable(state, card, false)) return true;
  }
  return false;
}

/** Whether a Labor Union keeps the seat whose turn it is from exchanging. */
export function isBound(state: CityState): boolean {
  const { cards } = state;
  for (let card = topOf(cards, keptBy(state.turn)); card >= 0; card = under(cards, card)) {
    if (rowOf(faceOf(cards, card))?.binds === true) return true;
  }
  return false;
}

/** Begins to use a kept card. */
export function use(state: CityState, card: number): void {
  switch (rowOf(faceOf(state.cards, card))?.use) {
    case 'secretTunnel':
      push<CityFrame>(state, { kind: 'secretField', card });
      return;
    case 'findersKeepers':
      state.keepers = true;
      state.news?.push({ what: 'keepers', ...told(state, state.turn, card) });
      discard(state, state.turn, card);
      return;
    case 'caveIn':
      put(state.cards, card, cavedBy(state.turn));
      state.news?.push({ what: 'caveIn', ...told(state, state.turn, card) });
      push<CityFrame>(state, { kind: 'caveIn', card });
      return;
    case undefined:
      throw new Error(`chance card ${card} is not for using`);
  }
}

/** Secret Tunnel: lays a gem on a free Danger field. */
export function digSecretly(state: CityState, card: number, company: CompanyNumber, field: Field): void {
  lay(state, company, field);
  state.news?.push({ what: 'secret', seat: state.turn, company, field, land: state.land[field] ?? 0 });
  discard(state, state.turn, card);
}

/** Whether a company has a gem on a Cave In. */
export const isBlocked = (state: CityState, company: CompanyNumber): boolean => (state.blocked & (1 << company)) !== 0;

/** Lays the next gem on a Cave In; tells whether there is room for another. */
export function caveIn(state: CityState, card: number, company: CompanyNumber): boolean {
  const isFirst = state.onCard[card * 2] === -1;
  state.onCard[isFirst ? card * 2 : card * 2 + 1] = company;
  state.blocked |= 1 << company;
  state.news?.push({ what: 'blocked', seat: state.turn, company });
  return isFirst;
}

/** Takes a gem off somebody's Cave In; with the last one the card goes. */
export function takeOff(state: CityState, card: number, company: CompanyNumber): void {
  const { onCard } = state;
  const owner = ((state.cards.zone[card] ?? 0) - cavedBy(0)) >> 1;
  onCard[onCard[card * 2] === company ? card * 2 : card * 2 + 1] = -1;
  state.news?.push({ what: 'tookOff', seat: state.turn, owner, company });
  if (onCard[card * 2] === -1 && onCard[card * 2 + 1] === -1) {
    state.news?.push({ what: 'cleared', ...told(state, owner, card) });
    discard(state, owner, card);
  }
  state.blocked = blockedBy(state);
}

/** The set of companies with a gem on a Cave In, a bit each. */
export function blockedBy(state: CityState): number {
  const { cards, onCard } = state;
  let set = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    for (let card = topOf(cards, cavedBy(seat)); card >= 0; card = under(cards, card)) {
      for (let at = card * 2; at < card * 2 + 2; at++) {
        const company = onCard[at] ?? -1;
        if (company >= 0) set |= 1 << company;
      }
    }
  }
  return set;
}
