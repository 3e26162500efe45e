/** What the twists of a chapter (rules 6) and house rules (rules 7) change. */
import { COMPANY_COUNT } from '../cards/companies';
import { rowOf } from '../cards/faces';
import { DANGER, EMPTY, GOLD } from '../cards/tiles';
import type { ChanceKey } from '../cards/rows';
import type { CityState, CompanyNumber, Switch } from './state';

const OPEN_COMPANIES = 4;
const HIRED = 2;
/** So many players there are before whoever is last is owed a dwarf. */
const LATE_AT = 5;
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
export function hiredBy(seat: number, last: number, seats: number, twists: readonly Switch[]): number {
  const late = seats >= LATE_AT && seat === last && twists.includes('late-shift') ? 1 : 0;
  return late + (seat > 0 && twists.includes('hired-hands') ? HIRED : 0);
}
