/** What is done at the table: gems laid, symbols covered, investments taken and exchanged. */
import { faceOf, put, putAll, show, shuffle, sizeOf, topOf, under } from '../../engine/cards';
import { finish, push } from '../../engine/frames';
import type { Seat } from '../../engine/game';
import { lay } from './board';
import { rowOf } from './cards';
import { COMPANY_COUNT } from './companies';
import { payGold } from './pay';
import { DECK, DISCARDS, keptBy, type CityFrame, type CityState, type CompanyNumber, type Field } from './state';
import { CHEST, DWARF, GOLD, SAFE, TUNNEL } from './tiles';

const GEMS_A_TURN = 3;
const FOUNDING_GEMS = 4;
const DIG: CityFrame = { kind: 'dig' };
const SAFE_CHOICE: CityFrame = { kind: 'safe' };

/** What everybody is told of a chance card that lies open. */
export const told = (
  state: CityState,
  seat: Seat,
  card: number,
): { seat: Seat; card: number; face: number; seen: number } => ({
  seat,
  card,
  face: faceOf(state.cards, card),
  seen: state.cards.seen[card] ?? 0,
});

/** Begins the turn of the next seat: one gem in the first turn of the game, two in the second, then three. */
export function beginTurn(state: CityState): void {
  state.turn = (state.turn + 1) % state.seats;
  state.turns++;
  state.company = -1;
  state.left = Math.min(state.turns, GEMS_A_TURN);
  state.laid = 0;
  state.pair = false;
  state.keepers = false;
  state.still++;
  state.news?.push({ what: 'turn', seat: state.turn, gems: state.left });
}

/** Lays a gem of the company that digs, out of the turn's gems or for an overtime token, and does what the symbol says. */
export function dig(state: CityState, field: Field, overtime: boolean): void {
  const { turn, company } = state;
  const land = state.land[field] ?? 0;
  lay(state, company, field);
  state.laid++;
  state.news?.push({ what: overtime ? 'overtime' : 'dug', seat: turn, company, field, land });
  if (overtime) spendToken(state, turn);
  else state.left--;
  state.pair = land === TUNNEL && !state.pair;
  push<CityFrame>(state, DIG);
  if (land === DWARF) gainDwarf(state, turn);
  else if (land === SAFE) push<CityFrame>(state, SAFE_CHOICE);
  else if (land === CHEST) draw(state, turn);
  else if (land === GOLD) findGold(state);
}

function findGold(state: CityState): void {
  payGold(state);
  if (state.goldLeft > 0) return;
  state.news?.push({ what: 'ended', because: 'gold' });
  finish(state);
}

/** A Dwarf field gives a dwarf: to the oldest Cthulhu that another seat keeps, otherwise to the digger. */
function gainDwarf(state: CityState, seat: Seat): void {
  const card = oldestCthulhu(state, seat);
  if (card < 0) {
    state.dwarves[seat] = (state.dwarves[seat] ?? 0) + 1;
    state.news?.push({ what: 'dwarf', seat });
    return;
  }
  const snatcher = ((state.cards.zone[card] ?? 0) - keptBy(0)) >> 1;
  state.dwarves[snatcher] = (state.dwarves[snatcher] ?? 0) + 1;
  state.news?.push({ what: 'snatched', from: seat, ...told(state, snatcher, card) });
  discard(state, snatcher, card);
}

function oldestCthulhu(state: CityState, digger: Seat): number {
  const { cards, since } = state;
  let oldest = -1;
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === digger) continue;
    for (let card = topOf(cards, keptBy(seat)); card >= 0; card = under(cards, card)) {
      if (rowOf(faceOf(cards, card))?.snatches !== true) continue;
      if (oldest < 0 || (since[card] ?? 0) < (since[oldest] ?? 0)) oldest = card;
    }
  }
  return oldest;
}

/** Draws and shows a chance card; the discards become the deck when it is empty. */
function draw(state: CityState, seat: Seat): void {
  const { cards } = state;
  if (sizeOf(cards, DECK) === 0 && sizeOf(cards, DISCARDS) > 0) {
    putAll(cards, DISCARDS, DECK);
    shuffle(cards, DECK, state.rng);
    state.news?.push({ what: 'reshuffled', seat });
  }
  const card = topOf(cards, DECK);
  if (card < 0) {
    state.news?.push({ what: 'noCards', seat });
    return;
  }
  show(cards, card, state.seats);
  put(cards, card, keptBy(seat));
  const row = rowOf(faceOf(cards, card));
  state.since[card] = ++state.draws;
  state.tokens[card] = row?.tokens ?? 0;
  state.news?.push({ what: 'drew', ...told(state, seat, card) });
  if (row?.drawn === 'stock') push<CityFrame>(state, { kind: 'stock', card });
  else if (row?.drawn === 'rescue') rescue(state, seat, card);
}

function rescue(state: CityState, seat: Seat, card: number): void {
  for (let other = 0; other < state.seats; other++) state.dwarves[other] = (state.dwarves[other] ?? 0) + 1;
  state.news?.push({ what: 'rescued', seat });
  discard(state, seat, card);
}

/** Puts a chance card onto the discards with nothing left on it. */
export function discard(state: CityState, seat: Seat, card: number): void {
  put(state.cards, card, DISCARDS);
  state.tokens[card] = 0;
  state.since[card] = 0;
  state.onCard[card * 2] = -1;
  state.onCard[card * 2 + 1] = -1;
  state.news?.push({ what: 'discarded', ...told(state, seat, card) });
}

/** The overtime card of a seat whose tokens go first: the oldest. −1 if it has none. */
export function overtimeCard(state: CityState, seat: Seat): number {
  const { cards, tokens } = state;
  let oldest = -1;
  for (let card = topOf(cards, keptBy(seat)); card >= 0; card = under(cards, card)) {
    if ((tokens[card] ?? 0) > 0) oldest = card;
  }
  return oldest;
}

/** How many overtime tokens a seat has. */
export function tokensOf(state: CityState, seat: Seat): number {
  const { cards, tokens } = state;
  let sum = 0;
  for (let card = topOf(cards, keptBy(seat)); card >= 0; card = under(cards, card)) sum += tokens[card] ?? 0;
  return sum;
}

function spendToken(state: CityState, seat: Seat): void {
  const card = overtimeCard(state, seat);
  const left = (state.tokens[card] ?? 0) - 1;
  state.tokens[card] = left;
  if (left === 0) discard(state, seat, card);
}

/** How many of the first investment gems are still to be taken, after those of a set of companies. */
export function countLeft(taken: number): number {
  let left = FOUNDING_GEMS;
  for (let rest = taken; rest !== 0; rest &= rest - 1) left--;
  return left;
}

/** Takes an investment gem from the treasury. */
export function invest(state: CityState, seat: Seat, company: CompanyNumber): void {
  const at = seat * COMPANY_COUNT + company;
  state.shares[at] = (state.shares[at] ?? 0) + 1;
  state.news?.push({ what: 'invested', seat, company });
}

/** Exchanges an investment gem for one of another company. */
export function exchange(state: CityState, seat: Seat, from: CompanyNumber, to: CompanyNumber): void {
  const { shares } = state;
  const out = seat * COMPANY_COUNT + from;
  const into = seat * COMPANY_COUNT + to;
  shares[out] = (shares[out] ?? 0) - 1;
  shares[into] = (shares[into] ?? 0) + 1;
  state.news?.push({ what: 'exchanged', seat, from, to });
}

/** Takes a gem onto a Stock Market: an investment that is never exchanged. */
export function stock(state: CityState, seat: Seat, card: number, company: CompanyNumber): void {
  const at = seat * COMPANY_COUNT + company;
  state.shares[at] = (state.shares[at] ?? 0) + 1;
  state.stocked[at] = (state.stocked[at] ?? 0) + 1;
  state.onCard[state.onCard[card * 2] === -1 ? card * 2 : card * 2 + 1] = company;
  state.news?.push({ what: 'stocked', seat, company });
}
