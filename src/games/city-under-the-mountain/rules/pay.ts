/** What a Gold field pays, by the investments of all players in the company that dug it. */
import { faceOf, topOf, under } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import { rowOf } from '../cards/faces';
import { COMPANY_COUNT } from '../cards/companies';
import { keptBy, PLACES, type CityState, type CompanyNumber, type Paid, type Place } from './state';

/** Half coins for each dwarf, by place. */
const HALVES: Readonly<Record<Place, number>> = { first: 4, tiedFirst: 2, second: 2, tiedSecond: 1, finder: 2 };

/** How many investment gems of a company a seat has, those on a Stock Market included. */
const sharesOf = (state: CityState, seat: Seat, company: CompanyNumber): number =>
  state.shares[seat * COMPANY_COUNT + company] ?? 0;

/** The two largest investments in a company and how many seats have them. */
interface Ranks {
  readonly first: number;
  readonly firsts: number;
  readonly second: number;
  readonly seconds: number;
}

/** Ranks the investors of a company; one seat can be thought to have more gems of it than it has. */
function ranks(state: CityState, company: CompanyNumber, one: Seat | -1, more: number): Ranks {
  let first = 0;
  let firsts = 0;
  let second = 0;
  let seconds = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const shares = sharesOf(state, seat, company) + (seat === one ? more : 0);
    if (shares <= 0) continue;
    if (shares > first) {
      second = first;
      seconds = firsts;
      first = shares;
      firsts = 1;
    } else if (shares === first) firsts++;
    else if (shares > second) {
      second = shares;
      seconds = 1;
    } else if (shares === second) seconds++;
  }
  return { first, firsts, second, seconds };
}

/** For what a seat with so many gems of the company is paid, null if it is not. */
function placeOf({ first, firsts, second, seconds }: Ranks, shares: number, finds: boolean): Place | null {
  if (shares > 0 && shares === first) return firsts === 1 ? 'first' : 'tiedFirst';
  if (shares > 0 && shares === second && firsts === 1 && seconds === 1) return 'second';
  // The finder's bonus: never less than 1 coin a dwarf.
  if (finds) return 'finder';
  return shares > 0 && shares === second && firsts === 1 ? 'tiedSecond' : null;
}

/** The extra dwarves that a seat's kept cards count when it is paid so many half coins a dwarf. */
function extras(state: CityState, seat: Seat, halves: number): { crew: number; interns: number } {
  let crew = 0;
  let interns = 0;
  const { cards } = state;
  for (let card = topOf(cards, keptBy(seat)); card >= 0; card = under(cards, card)) {
    const row = rowOf(faceOf(cards, card));
    crew += row?.crew ?? 0;
    if (halves < 4) interns += row?.interns ?? 0;
  }
  return { crew, interns };
}

/**
 * What a Gold field dug by a company would pay each seat, half coins not rounded off, written into `pay`; `one` is
 * thought to have `more` gems of the company than it has, and `finder` to dig it, −1 for nobody in particular.
 */
export function payOf(
  state: CityState,
  company: CompanyNumber,
  one: Seat | -1,
  more: number,
  finder: Seat | -1,
  pay: number[],
): void {
  const ranking = ranks(state, company, one, more);
  for (let seat = 0; seat < state.seats; seat++) {
    const shares = sharesOf(state, seat, company) + (seat === one ? more : 0);
    const place = placeOf(ranking, shares, seat === finder);
    pay[seat] = 0;
    if (place === null) continue;
    const halves = HALVES[place];
    const { crew, interns } = extras(state, seat, halves);
    pay[seat] = (((state.dwarves[seat] ?? 0) + crew + interns) * halves) / 2;
  }
}

/** Whether a seat gets nothing of what it is due: the finder keeps it all. */
const isRefused = ({ keepers, turn }: CityState, seat: Seat): boolean => keepers && seat !== turn;

/** What each seat would be paid for Gold that the seat whose turn it is digs for its company now. */
export function goldPay(state: CityState): readonly number[] {
  const due: number[] = [];
  payOf(state, state.company, -1, 0, state.turn, due);
  return due.map((coins, seat) => (isRefused(state, seat) ? 0 : Math.floor(coins)));
}

/** Pays everybody for Gold that the seat whose turn it is has dug for its company. */
export function payGold(state: CityState): void {
  const { company, turn } = state;
  state.news?.push({ what: 'gold', seat: turn, company, goldLeft: state.goldLeft });
  const ranking = ranks(state, company, -1, 0);
  for (let i = 0; i < state.seats; i++) {
    const seat = (turn + i) % state.seats;
    const shares = sharesOf(state, seat, company);
    const place = placeOf(ranking, shares, seat === turn);
    if (place !== null) pay(state, seat, place, shares);
  }
}

function pay(state: CityState, seat: Seat, place: Place, shares: number): void {
  const halves = HALVES[place];
  const dwarves = state.dwarves[seat] ?? 0;
  const { crew, interns } = extras(state, seat, halves);
  const coins = ((dwarves + crew + interns) * halves) >> 1;
  const refused = isRefused(state, seat);
  if (!refused) {
    const at = seat * PLACES.length + PLACES.indexOf(place);
    state.coins[seat] = (state.coins[seat] ?? 0) + coins;
    state.earned[at] = (state.earned[at] ?? 0) + coins;
  }
  if (state.news === null) return;
  const paid: Paid = {
    what: refused ? 'unpaid' : 'paid',
    seat,
    company: state.company,
    place,
    shares,
    dwarves,
    crew,
    interns,
    halves,
    coins,
  };
  state.news.push(paid);
}
