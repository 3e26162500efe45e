/** What the twists of a chapter (rules 6) and house rules (rules 7) change. */
import { COMPANY_COUNT } from '../cards/companies';
import { rowOf } from '../cards/faces';
import { DANGER, EMPTY, GOLD } from '../cards/tiles';
import type { ChanceKey } from '../cards/rows';
import type { CityState, CompanyNumber, Switch } from './state';

const OPEN_COMPANIES = 4;
const HIRED = 2;
/** What is paid in advance, by the number of players, in the order of turns: the later and the first places win least often. */
const ADVANCE: Readonly<Record<number, readonly number[]>> = { 5: [2, 0, 0, 4, 6] };
const UNRULY: readonly ChanceKey[] = ['cthulhu', 'finders-keepers', 'cave-in'];

/** How many companies there are: the first of the list. */
export const companiesOf = ({ twists }: Pick<CityState, 'twists'>): number =>
  twists !== undefined && twists.includes('four-companies') ? OPEN_COMPANIES : COMPANY_COUNT;

/** The gems on the flags of the companies that are there. */
export const gemsLeft = (gems: readonly CompanyNumber[], twists: readonly Switch[]): CompanyNumber[] =>
  gems.map((company) => (company < companiesOf({ twists }) ? company : -1));

/** The land with what a twist makes of it: every other Gold field worked out, or no Danger anywhere. */
export function landLeft(land: readonly number[], twists: readonly Switch[]): number[] {
  let gold = 0;
  return land.map((kind) => {
    if (kind === DANGER && twists.includes('firm-ground')) return EMPTY;
    if (kind === GOLD && twists.includes('thin-vein') && gold++ % 2 === 1) return EMPTY;
    return kind;
  });
}

/** The chance cards that are in the deck. */
export function chanceLeft(faces: readonly number[], twists: readonly Switch[]): readonly number[] {
  if (twists.includes('sealed-chests')) return [];
  if (!twists.includes('unruly-deck')) return faces;
  return faces.filter((face) => UNRULY.some((key) => key === rowOf(face)?.key));
}

/** How many dwarves a seat has more than usual at the beginning. */
export const hiredBy = (seat: number, twists: readonly Switch[]): number =>
  seat > 0 && twists.includes('hired-hands') ? HIRED : 0;

/** By seat: the coins that are paid in advance; null where there are none. */
export function advanceFor(seats: number, begins: number, twists: readonly Switch[]): number[] | null {
  const paid = twists.includes('advance') ? ADVANCE[seats] : undefined;
  return paid === undefined ? null : paid.map((_, seat) => paid[(seat - begins + seats) % seats] ?? 0);
}
