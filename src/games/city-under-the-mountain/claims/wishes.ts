/** What a claim of City Under the Mountain may ask for. */
import { faceOf } from '../../../engine/cards';
import type { Puzzles, Wish } from '../../../engine/claim';
import { pending } from '../../../engine/frames';
import type { Seat } from '../../../engine/game';
import { COMPANIES, COMPANY_COUNT } from '../cards/companies';
import { rowOf } from '../cards/faces';
import { DANGER, LANDS, type Land } from '../cards/tiles';
import { city } from '../index';
import { columnOf, isFree, lineOf, SIDE } from '../rules/board';
import { supplyOf } from '../rules/digging';
import type { CityMove, CityState, CompanyNumber, Field } from '../rules/state';

const LEAST_COINS = 4;
const LEAST_DWARVES = 2;
const LEAST_GOLD = 2;
/** What is asked when the digging is over: nothing of it brings anything this turn. */
const ENDING: readonly string[] = ['exchange', 'takeOff'];
/** The lands on which nothing happens: which of them a way leads over is all the same. */
const PLAIN: readonly (Land | undefined)[] = ['empty', 'camp'];

const gained = (before: readonly number[], now: readonly number[], seat: Seat): number =>
  (now[seat] ?? 0) - (before[seat] ?? 0);

export const earned = (before: CityState, now: CityState, seat: Seat): number => gained(before.coins, now.coins, seat);

/** The most that any rival has earned. */
export const conceded = (before: CityState, now: CityState, seat: Seat): number =>
  Math.max(0, ...now.coins.map((_, other) => (other === seat ? 0 : earned(before, now, other))));

/** How much more was earned than by whoever else earned most. */
export const outearned = (before: CityState, now: CityState, seat: Seat): number =>
  earned(before, now, seat) - conceded(before, now, seat);

export const investedIn = ({ shares }: CityState, seat: Seat, company: CompanyNumber): number =>
  shares[seat * COMPANY_COUNT + company] ?? 0;

/** The most that any rival has invested in a company. */
export const rivalsIn = (state: CityState, seat: Seat, company: CompanyNumber): number =>
  Math.max(...state.coins.map((_, other) => (other === seat ? 0 : investedIn(state, other, company))));

const isLargest = (state: CityState, seat: Seat, company: CompanyNumber): boolean =>
  investedIn(state, seat, company) > rivalsIn(state, seat, company);

/** A company by its key, as a wish names it. */
export const companyOf = (key: string): CompanyNumber => COMPANIES.findIndex((company) => company.key === key);

/** The rivals who had at least as many coins and have fewer now. */
const overtaken = (before: CityState, now: CityState, seat: Seat): Seat[] =>
  before.coins.flatMap((coins, other) =>
    other !== seat && coins >= (before.coins[seat] ?? 0) && (now.coins[other] ?? 0) < (now.coins[seat] ?? 0)
      ? [other]
      : [],
  );

export const dwarvesGained = (before: CityState, now: CityState, seat: Seat): number =>
  gained(before.dwarves, now.dwarves, seat);

export const covered = (before: CityState, now: CityState): number => before.goldLeft - now.goldLeft;

function done(before: CityState, now: CityState, seat: Seat): readonly Wish[] {
  const list: Wish[] = [...overtaken(before, now, seat).map((other) => ({ what: 'ahead', seat: other }))];
  const coins = earned(before, now, seat);
  if (coins >= LEAST_COINS) {
    list.push({ what: 'coins', n: coins });
    if (conceded(before, now, seat) === 0) list.push({ what: 'alone' });
  }
  const more = outearned(before, now, seat);
  if (more >= LEAST_COINS && more < coins) list.push({ what: 'margin', n: more });
  COMPANIES.forEach(({ key }, company) => {
    if (isLargest(now, seat, company) && !isLargest(before, seat, company)) list.push({ what: 'largest', of: key });
  });
  const dwarves = dwarvesGained(before, now, seat);
  if (dwarves >= LEAST_DWARVES) list.push({ what: 'dwarves', n: dwarves });
  const gold = covered(before, now);
  if (gold >= LEAST_GOLD) list.push({ what: 'gold', n: gold });
  return list;
}

function holds(
  before: CityState,
  now: CityState,
  seat: Seat,
  { what, n = 0, of = '', seat: rival = -1 }: Wish,
): boolean {
  switch (what) {
    case 'ahead':
      return overtaken(before, now, seat).includes(rival);
    case 'coins':
      return earned(before, now, seat) >= n;
    case 'alone':
      return conceded(before, now, seat) === 0;
    case 'margin':
      return outearned(before, now, seat) >= n;
    case 'largest':
      return isLargest(now, seat, companyOf(of));
    case 'dwarves':
      return dwarvesGained(before, now, seat) >= n;
    case 'gold':
      return covered(before, now) >= n;
    default:
      return false;
  }
}

const isPlain = ({ land }: CityState, field: Field): boolean => PLAIN.includes(LANDS[land[field] ?? -1]);

/** Whether somewhere within so many steps something is to be had. */
function leadsOn(state: CityState, field: Field, steps: number): boolean {
  for (let line = lineOf(field) - steps; line <= lineOf(field) + steps; line++) {
    const width = steps - Math.abs(line - lineOf(field));
    for (let column = columnOf(field) - width; column <= columnOf(field) + width; column++) {
      if (line < 0 || line >= SIDE || column < 0 || column >= SIDE) continue;
      const there = line * SIDE + column;
      if (isFree(state, there) && !isPlain(state, there) && state.land[there] !== DANGER) return true;
    }
  }
  return false;
}

/** A gem on plain ground is of use only where the next ones come to something. */
function helps(state: CityState, move: CityMove): boolean {
  if (move.do === 'dig' || move.do === 'overtime')
    return !isPlain(state, move.field) || leadsOn(state, move.field, supplyOf(state) - 1);
  return move.do !== 'stop';
}

function tells(state: CityState, move: CityMove): string | null {
  switch (move.do) {
    case 'dig':
    case 'overtime':
      return isPlain(state, move.field) ? null : `dig ${move.field}`;
    case 'stop':
    case 'keep':
      return null;
    case 'use':
    case 'drop':
      return `${move.do} ${rowOf(faceOf(state.cards, move.card))?.key ?? ''}`;
    default:
      return JSON.stringify(move);
  }
}

export const rulesOfClaims: Omit<Puzzles<CityState, CityMove>, 'words'> = {
  wishes: {
    ahead: { worth: 3, turns: 1 },
    coins: { worth: 2, turns: 1 },
    margin: { worth: 2, turns: 1 },
    largest: { worth: 2, turns: 1 },
    dwarves: { worth: 2, turns: 1 },
    gold: { worth: 1, turns: 1 },
    alone: { worth: 0, turns: 1 },
  },
  hard: [8.7, 11.4],
  least: 3,
  begins: (state) => state.turns > state.seats && state.laid === 0 && pending(city, state)?.frame.kind === 'company',
  isOver: (before, now) => now.turns !== before.turns || ENDING.includes(pending(city, now)?.frame.kind ?? 'exchange'),
  stays: () => null,
  done,
  holds,
  helps,
  tells,
};
