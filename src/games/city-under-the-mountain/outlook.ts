/** What Gold is likely to be dug by whom, and what that would pay: what those who invest and dig go by. */
import { faceOf, topOf, under } from '../../engine/cards';
import type { Seat } from '../../engine/game';
import { FIELDS, fieldsBeside } from './board';
import { rowOf } from './cards';
import { COMPANY_COUNT } from './companies';
import { keptBy, type CityState, type CompanyNumber, type Field } from './state';
import { CHEST, DANGER, DWARF, GOLD, SAFE } from './tiles';

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

/** The dwarves that count when a seat is paid; interns only below the largest pay. */
function crewOf({ cards, dwarves }: CityState, seat: Seat, most: boolean): number {
  let crew = dwarves[seat] ?? 0;
  for (let card = topOf(cards, keptBy(seat)); card >= 0; card = under(cards, card)) {
    const row = rowOf(faceOf(cards, card));
    crew += (row?.crew ?? 0) + (most ? 0 : (row?.interns ?? 0));
  }
  return crew;
}

/**
 * What a Gold field dug by a company would pay each seat, written into `pay`; `seat` is thought to have `more` gems of
 * the company than it has, and `finder` to dig it, −1 for nobody in particular.
 */
export function payOf(
  state: CityState,
  company: CompanyNumber,
  seat: Seat,
  more: number,
  finder: Seat | -1,
  pay: number[],
): void {
  const { seats, shares } = state;
  let first = 0;
  let firsts = 0;
  let second = 0;
  let seconds = 0;
  for (let other = 0; other < seats; other++) {
    const held = (shares[other * COMPANY_COUNT + company] ?? 0) + (other === seat ? more : 0);
    if (held <= 0) continue;
    if (held > first) {
      second = first;
      seconds = firsts;
      first = held;
      firsts = 1;
    } else if (held === first) firsts++;
    else if (held > second) {
      second = held;
      seconds = 1;
    } else if (held === second) seconds++;
  }
  for (let other = 0; other < seats; other++) {
    const held = (shares[other * COMPANY_COUNT + company] ?? 0) + (other === seat ? more : 0);
    let each = other === finder ? 1 : 0;
    if (held > 0 && held === first) each = firsts === 1 ? 2 : 1;
    else if (held > 0 && held === second && firsts === 1) each = Math.max(each, seconds === 1 ? 1 : 0.5);
    pay[other] = each === 0 ? 0 : each * crewOf(state, other, each === 2);
  }
}

/** What a seat gains on the others by a Gold field of a company. */
export function lead(state: CityState, company: CompanyNumber, seat: Seat, more: number, finder: Seat | -1): number {
  payOf(state, company, seat, more, finder, scratch);
  let others = 0;
  for (let other = 0; other < state.seats; other++) if (other !== seat) others += scratch[other] ?? 0;
  return (scratch[seat] ?? 0) - others / (state.seats - 1);
}

const scratch: number[] = [];
