/** What a Gold field pays, by the investments of all players in the company that dug it. */
import { faceOf, topOf, under } from '../../engine/cards';
import type { Seat } from '../../engine/game';
import { rowOf } from './cards';
import { COMPANY_COUNT } from './companies';
import { keptBy, PLACES, type CityState, type CompanyNumber, type Paid, type Place } from './state';

/** Half coins for each dwarf, by place. */
const HALVES: Readonly<Record<Place, number>> = { first: 4, tiedFirst: 2, second: 2, tiedSecond: 1, finder: 2 };

/** How many investment gems of a company a seat has, those on a Stock Market included. */
const sharesOf = (state: CityState, seat: Seat, company: CompanyNumber): number =>
  state.shares[seat * COMPANY_COUNT + company] ?? 0;

/** The two largest investments in a company and how many seats have them. */
function ranks(
  state: CityState,
  company: CompanyNumber,
): { first: number; firsts: number; second: number; seconds: number } {
  let first = 0;
  let firsts = 0;
  let second = 0;
  let seconds = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const shares = sharesOf(state, seat, company);
    if (shares === 0) continue;
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

/** Pays everybody for Gold that the seat whose turn it is has dug for its company. */
export function payGold(state: CityState): void {
  const { company, turn } = state;
  state.news?.push({ what: 'gold', seat: turn, company, goldLeft: state.goldLeft });
  const { first, firsts, second, seconds } = ranks(state, company);
  for (let i = 0; i < state.seats; i++) {
    const seat = (turn + i) % state.seats;
    const shares = sharesOf(state, seat, company);
    let place: Place | null = null;
    if (shares > 0 && shares === first) place = firsts === 1 ? 'first' : 'tiedFirst';
    else if (shares > 0 && shares === second && firsts === 1) place = seconds === 1 ? 'second' : 'tiedSecond';
    // The finder's bonus: never less than 1 coin a dwarf.
    if (seat === turn && (place === null || place === 'tiedSecond')) place = 'finder';
    if (place !== null) pay(state, seat, place, shares);
  }
}

function pay(state: CityState, seat: Seat, place: Place, shares: number): void {
  const halves = HALVES[place];
  const dwarves = state.dwarves[seat] ?? 0;
  const { crew, interns } = extras(state, seat, halves);
  const coins = ((dwarves + crew + interns) * halves) >> 1;
  const refused = state.keepers && seat !== state.turn;
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
