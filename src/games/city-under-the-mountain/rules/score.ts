/** The count, and what must always hold. */
import { faceOf } from '../../../engine/cards';
import type { Standing } from '../../../engine/game';
import { gemsOn, survey } from './board';
import { rowOf } from '../cards/faces';
import { blockedBy } from '../verbs/use';
import { COMPANY_COUNT } from '../cards/companies';
import { DECK, DISCARDS, keptBy, PLACES, type CityState } from './state';

/** Most coins; then more dwarves; then shared. */
export function standings(state: CityState): Standing[] {
  const seats = state.coins.map((_, seat) => seat);
  const weight = (seat: number): number => (state.coins[seat] ?? 0) * 10_000 + (state.dwarves[seat] ?? 0);
  return seats
    .map((seat) => ({
      seat,
      rank: 1 + seats.filter((other) => weight(other) > weight(seat)).length,
      points: state.coins[seat] ?? 0,
      lines: [
        ...(state.advance ? [{ what: 'advance', points: state.advance[seat] ?? 0 }] : []),
        ...PLACES.map((what, place) => ({ what, points: state.earned[seat * PLACES.length + place] ?? 0 })),
      ],
    }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`broken: ${what}`);
}

/** Throws where the state contradicts itself. */
export function check(state: CityState): void {
  checkBoard(state);
  checkSeats(state);
  checkCards(state);
}

function same(a: readonly number[], b: readonly number[]): boolean {
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return a.length === b.length;
}

function checkBoard(state: CityState): void {
  const found = survey(state.land, gemsOn(state));
  must(same(state.ground, found.ground), 'companies are beside fields where their gems are');
  must(same(state.room, found.room), 'room is counted');
  must(same(state.gates, found.gates), 'gates are counted');
  must(same(state.tunnels, found.tunnels), 'tunnel entrances are listed');
  must(state.freeTunnels === found.freeTunnels, 'free tunnel entrances are counted');
  must(state.freeDangers === found.freeDangers, 'free danger fields are counted');
  must(state.goldLeft === found.goldLeft, 'gold is counted');
}

function checkSeats(state: CityState): void {
  const { seats, coins, earned, shares, stocked, dwarves } = state;
  const places = PLACES.length;
  for (let seat = 0; seat < seats; seat++) {
    let sum = state.advance?.[seat] ?? 0;
    for (let at = seat * places; at < (seat + 1) * places; at++) sum += earned[at] ?? 0;
    must(sum === coins[seat], 'every coin was earned somewhere, or paid in advance');
    must((dwarves[seat] ?? 0) >= 4, 'nobody loses a dwarf');
  }
  must(dwarves.length === seats && shares.length === seats * COMPANY_COUNT, 'every seat has its lists');
  for (let at = 0; at < shares.length; at++) {
    must((shares[at] ?? -1) >= (stocked[at] ?? 0), 'gems on Stock Markets are investments');
  }
  must(state.left >= 0 && state.left <= 3 && state.laid >= 0, 'gems of a turn are counted');
  must(state.turn >= 0 && state.turn < seats, 'it is somebody’s turn');
}

/** That each card lies somewhere is the engine's to check; this is about what lies on them, and who sees them. */
function checkCards(state: CityState): void {
  const { cards, tokens, onCard, since } = state;
  const everybody = (1 << state.seats) - 1;
  for (let card = 0; card < cards.zone.length; card++) {
    const zone = cards.zone[card] ?? -1;
    if (zone < 0) continue;
    const row = rowOf(faceOf(cards, card));
    const gems = (onCard[card * 2] === -1 ? 0 : 1) + (onCard[card * 2 + 1] === -1 ? 0 : 1);
    const isOut = zone === DECK || zone === DISCARDS;
    must(isOut === (since[card] === 0), 'only cards in play have an age');
    must(!isOut || (tokens[card] === 0 && gems === 0), 'nothing lies on cards that are not in play');
    must(isOut || cards.seen[card] === everybody, 'cards in play are open');
    must((tokens[card] ?? 0) <= (row?.tokens ?? 0), 'tokens lie on Overtime cards');
    must(gems === 0 || row?.drawn === 'stock' || row?.use === 'caveIn', 'gems lie on Stock Markets and Cave Ins');
    must(isOut || (zone - keptBy(0)) % 2 === 0 || row?.use === 'caveIn', 'only Cave Ins cave in');
  }
  must(state.blocked === blockedBy(state), 'blocked companies are those on Cave Ins');
}
