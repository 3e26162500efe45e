/** What Gold is likely to be dug by whom, and what that would pay: what those who invest and dig go by. */
import type { Seat } from '../../../engine/game';
import { FIELDS, fieldsBeside } from '../rules/board';
import { COMPANY_COUNT } from '../cards/companies';
import { payOf } from '../rules/pay';
import type { CityState, CompanyNumber, Field } from '../rules/state';
import { CHEST, DANGER, DWARF, GOLD, SAFE } from '../cards/tiles';

/** How far Gold is seen, and anything else worth digging. */
const FAR = 7;
const NEAR = 3;

/** The symbols in reach of each field of a board, two numbers each: where it lies, how many gems farther that is. */
export interface Reach {
  readonly gold: readonly (readonly number[])[];
  readonly other: readonly (readonly number[])[];
}

// A board never changes and all copies of a state share it.
const reaches = new WeakMap<readonly number[], Reach>();

/** What lies how far from where on the board of a state. */
export function reachOn({ land }: CityState): Reach {
  const known = reaches.get(land);
  if (known) return known;
  const gold = Array.from({ length: FIELDS }, (): number[] => []);
  const other = Array.from({ length: FIELDS }, (): number[] => []);
  for (let field = 0; field < FIELDS; field++) {
    const kind = land[field];
    if (kind === GOLD) spread(land, field, FAR, gold);
    else if (kind === DWARF || kind === SAFE || kind === CHEST) spread(land, field, NEAR, other);
  }
  const reach = { gold, other };
  reaches.set(land, reach);
  return reach;
}

/** Tells every field around that something lies there, around Danger. */
function spread(land: readonly number[], from: Field, far: number, lists: readonly number[][]): void {
  const steps = new Map<Field, number>([[from, 0]]);
  for (const [field, step] of steps) {
    lists[field]?.push(from, step);
    if (step === far) continue;
    for (const next of fieldsBeside(field)) if (land[next] !== DANGER && !steps.has(next)) steps.set(next, step + 1);
  }
}

/** By steps: how much of a Gold field that far away counts as a company's. */
const CLOSE: readonly number[] = [1, 0.72, 0.5, 0.34, 0.22, 0.14, 0.09, 0.06];
/** On the ground numbers from here on are gems. */
const GEM = 1 << COMPANY_COUNT;

/**
 * By company: how many of the Gold fields left it is likely to dig. Each free field beside its gems says how close the
 * Gold is from there; the closest company counts most.
 */
export function prospects(state: CityState): number[] {
  const { ground, land } = state;
  const { gold } = reachOn(state);
  const closest: number[][] = [];
  for (let field = 0; field < FIELDS; field++) {
    const there = ground[field] ?? GEM;
    if (there === 0 || there >= GEM) continue;
    const list = gold[field] ?? [];
    for (let at = 0; at < list.length; at += 2) {
      const where = list[at] ?? 0;
      if ((ground[where] ?? GEM) >= GEM) continue;
      const close = CLOSE[list[at + 1] ?? FAR] ?? 0;
      const claims = (closest[where] ??= new Array<number>(COMPANY_COUNT).fill(0));
      for (let set = there & ~state.blocked, company = 0; set !== 0; set >>= 1, company++) {
        if ((set & 1) !== 0 && close > (claims[company] ?? 0)) claims[company] = close;
      }
    }
  }
  const likely = new Array<number>(COMPANY_COUNT).fill(0.02);
  for (let field = 0; field < closest.length; field++) {
    const claims = closest[field];
    if (claims === undefined || land[field] !== GOLD) continue;
    let sum = 0.1;
    for (let company = 0; company < COMPANY_COUNT; company++) sum += square(claims[company] ?? 0);
    for (let company = 0; company < COMPANY_COUNT; company++) {
      likely[company] = (likely[company] ?? 0) + square(claims[company] ?? 0) / sum;
    }
  }
  return likely;
}

const square = (value: number): number => value * value;

/** What a seat gains on the others by a Gold field of a company. */
export function lead(state: CityState, company: CompanyNumber, seat: Seat, more: number, finder: Seat | -1): number {
  payOf(state, company, seat, more, finder, scratch);
  let others = 0;
  for (let other = 0; other < state.seats; other++) if (other !== seat) others += scratch[other] ?? 0;
  return (scratch[seat] ?? 0) - others / (state.seats - 1);
}

const scratch: number[] = [];
