/** What it is worth to lay gems: for which company, and on which field. */
import { faceOf, topOf, under } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import { COMPANY_COUNT } from '../cards/companies';
import { rowOf } from '../cards/faces';
import { CHEST, DWARF, GOLD, SAFE } from '../cards/tiles';
import { FIELDS, fieldsBeside, gemOn } from '../rules/board';
import { supplyOf } from '../rules/digging';
import { keptBy, type CityMove, type CityState, type CompanyNumber, type Field } from '../rules/state';
import { lead, reachOn } from './outlook';
import { useWorth } from './using';

/** On the ground numbers from here on are gems. */
const GEM = 1 << COMPANY_COUNT;

/** What a gem that goes nowhere in particular is thought to be worth. */
const NOTHING = 0.15;

/** How much of a symbol counts that lies so many gems beyond one in this turn, and beyond the turn. */
const NEXT = 0.92;

const LATER = 0.35;

/** Coins that a dwarf, an investment and a chance card are thought to bring by the end, for each Gold field left. */
const DWARF_WORTH = 0.75;

const SHARE_WORTH = 0.22;

const CARD_WORTH = 0.2;

/** What is worth digging for a company, seen by the seat whose turn it is. */
interface Aims {
  readonly gold: number;
  readonly dwarf: number;
  readonly safe: number;
  readonly chest: number;
}

function aimsOf(state: CityState, company: CompanyNumber): Aims {
  const { goldLeft, turn } = state;
  const snatched = isSnatched(state, turn);
  return {
    gold: lead(state, company, turn, 0, turn),
    dwarf: goldLeft * DWARF_WORTH * (snatched ? -0.5 : 1),
    safe: goldLeft * SHARE_WORTH,
    chest: goldLeft * CARD_WORTH,
  };
}

/** Whether another seat waits with a Cthulhu for the next dwarf. */
export function isSnatched({ cards, seats }: CityState, digger: Seat): boolean {
  for (let seat = 0; seat < seats; seat++) {
    if (seat === digger) continue;
    for (let card = topOf(cards, keptBy(seat)); card >= 0; card = under(cards, card)) {
      if (rowOf(faceOf(cards, card))?.snatches === true) return true;
    }
  }
  return false;
}

function worthOf(land: number | undefined, aims: Aims): number {
  switch (land) {
    case GOLD:
      return aims.gold;
    case DWARF:
      return aims.dwarf;
    case SAFE:
      return aims.safe;
    case CHEST:
      return aims.chest;
    default:
      return 0;
  }
}

/** What a gem on a field is worth: its symbol, and the best of what it leads to with the gems left after it. */
function fieldWorth(state: CityState, field: Field, aims: Aims, left: number): number {
  const { gold, other } = reachOn(state);
  const own = worthOf(state.land[field], aims);
  const ahead = Math.max(beyond(state, field, gold[field], aims, left), beyond(state, field, other[field], aims, left));
  return own + ahead;
}

function beyond(
  { ground, land }: CityState,
  field: Field,
  list: readonly number[] | undefined,
  aims: Aims,
  left: number,
): number {
  let best = 0;
  for (let at = 0; list !== undefined && at < list.length; at += 2) {
    const where = list[at] ?? 0;
    const steps = list[at + 1] ?? 0;
    if (where === field || (ground[where] ?? GEM) >= GEM) continue;
    const near = steps <= left ? NEXT : LATER;
    let worth = worthOf(land[where], aims) * near;
    for (let more = 1; more < steps; more++) worth *= steps <= left ? NEXT : 0.62;
    if (worth > best) best = worth;
  }
  return best;
}

/** By company: the best it could do with so many gems now. */
function companyWorth(state: CityState, gems: number): number[] {
  const { ground } = state;
  const best = new Array<number>(COMPANY_COUNT).fill(-Infinity);
  const aims: Aims[] = [];
  for (let company = 0; company < COMPANY_COUNT; company++) aims.push(aimsOf(state, company));
  for (let field = 0; field < FIELDS; field++) {
    const there = ground[field] ?? GEM;
    if (there === 0 || there >= GEM) continue;
    for (let set = there, company = 0; set !== 0; set >>= 1, company++) {
      const aim = aims[company];
      if ((set & 1) === 0 || aim === undefined) continue;
      const worth = fieldWorth(state, field, aim, gems - 1);
      if (worth > (best[company] ?? 0)) best[company] = worth;
    }
  }
  return best;
}

export function companies(state: CityState, moves: readonly CityMove[]): number[] {
  const best = companyWorth(state, supplyOf(state));
  let most = 0;
  for (const worth of best) most = Math.max(most, worth);
  return moves.map((move) => {
    switch (move.do) {
      case 'company':
        return best[move.company] ?? 0;
      case 'use':
        return useWorth(state, move.card, most);
      default:
        return move.do === 'drop' ? most - 6 : 0;
    }
  });
}

export function fields(state: CityState, moves: readonly CityMove[]): number[] {
  const aims = aimsOf(state, state.company);
  const left = supplyOf(state) - 1;
  let most = 0;
  const worth = moves.map((move) => {
    if (!('field' in move)) return 0;
    const value = fieldWorth(state, move.field, aims, left) + NOTHING - (move.do === 'overtime' ? 1.2 : 0);
    most = Math.max(most, value);
    return value;
  });
  return worth.map((value, at) => {
    const move = moves[at];
    if (move?.do === 'use') return useWorth(state, move.card, most);
    return move?.do === 'drop' ? most - 6 : value;
  });
}

/** A gem on Danger is worth what it opens: Gold close by. */
export function secrets(state: CityState, moves: readonly CityMove[]): number[] {
  const { gold } = reachOn(state);
  return moves.map((move) => {
    if (!('field' in move)) return 0;
    let best = 0;
    for (const beside of fieldsBeside(move.field)) {
      if (gemOn(state, beside) >= 0) continue;
      const list = gold[beside] ?? [];
      for (let at = 0; at < list.length; at += 2) {
        if ((state.ground[list[at] ?? 0] ?? GEM) < GEM) best = Math.max(best, 4 - (list[at + 1] ?? 9));
      }
    }
    return best;
  });
}
