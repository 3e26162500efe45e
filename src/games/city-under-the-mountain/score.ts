/** The count, and what must always hold. */
import { cardsIn, faceOf, sizeOf } from '../../engine/cards';
import type { Standing } from '../../engine/game';
import { survey } from './board';
import { CARD_COUNT, rowOf } from './cards';
import { blockedBy } from './chance';
import { COMPANY_COUNT } from './companies';
import { cavedBy, DECK, DISCARDS, keptBy, PLACES, zonesFor, type CityState } from './state';

/** Most coins; then more dwarves; then shared. */
export function standings(state: CityState): Standing[] {
  const seats = state.coins.map((_, seat) => seat);
  const weight = (seat: number): number => (state.coins[seat] ?? 0) * 10_000 + (state.dwarves[seat] ?? 0);
  return seats
    .map((seat) => ({
      seat,
      rank: 1 + seats.filter((other) => weight(other) > weight(seat)).length,
      points: state.coins[seat] ?? 0,
      lines: PLACES.map((what, place) => ({ what, points: state.earned[seat * PLACES.length + place] ?? 0 })),
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

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((x, i) => x === b[i]);

function checkBoard(state: CityState): void {
  const found = survey(state.land, state.gems);
  must(same(state.near, found.near), 'companies are beside fields where their gems are');
  must(same(state.room, found.room), 'room is counted');
  must(same(state.gates, found.gates), 'gates are counted');
  must(same(state.tunnels, found.tunnels), 'tunnel entrances are listed');
  must(state.freeTunnels === found.freeTunnels, 'free tunnel entrances are counted');
  must(state.freeDangers === found.freeDangers, 'free danger fields are counted');
  must(state.goldLeft === found.goldLeft, 'gold is counted');
  must(
    state.gems.every((gem) => gem >= -1 && gem < COMPANY_COUNT),
    'gems are of a company',
  );
}

function checkSeats(state: CityState): void {
  const { seats, coins, earned, shares, stocked, dwarves } = state;
  must(dwarves.length === seats && dwarves.every((count) => count >= 4), 'nobody loses a dwarf');
  for (let seat = 0; seat < seats; seat++) {
    const sources = earned.slice(seat * PLACES.length, (seat + 1) * PLACES.length);
    must(sources.reduce((sum, part) => sum + part, 0) === coins[seat], 'every coin was earned somewhere');
  }
  must(shares.length === seats * COMPANY_COUNT, 'investments by seat and company');
  must(
    shares.every((count, at) => count >= (stocked[at] ?? 0)),
    'stocked gems are investments',
  );
  must(state.left >= 0 && state.left <= 3 && state.laid >= 0, 'gems of a turn are counted');
  must(state.turn >= 0 && state.turn < seats, 'it is somebody’s turn');
}

function checkCards(state: CityState): void {
  const { cards, tokens, onCard, since } = state;
  let count = 0;
  for (let zone = 0; zone < zonesFor(state.seats); zone++) {
    const list = cardsIn(cards, zone);
    must(list.length === sizeOf(cards, zone), 'zones know their size');
    must(
      list.every((card) => cards.zone[card] === zone),
      'cards know their zone',
    );
    count += list.length;
  }
  must(count === CARD_COUNT, 'every chance card lies somewhere');
  for (let card = 0; card < CARD_COUNT; card++) {
    const zone = cards.zone[card];
    const row = rowOf(faceOf(cards, card));
    const lies = zone === DECK || zone === DISCARDS;
    const gems = onCard.slice(card * 2, card * 2 + 2).filter((gem) => gem >= 0).length;
    must(lies === (since[card] === 0), 'only cards in play have an age');
    must(!lies || (tokens[card] === 0 && gems === 0), 'nothing lies on cards that are not in play');
    must((tokens[card] ?? 0) <= (row?.tokens ?? 0), 'tokens lie on overtime cards');
    must(gems === 0 || row?.drawn === 'stock' || row?.use === 'caveIn', 'gems lie on Stock Markets and Cave Ins');
  }
  for (let seat = 0; seat < state.seats; seat++) {
    must(
      cardsIn(cards, keptBy(seat)).every((card) => (cards.seen[card] ?? 0) === (1 << state.seats) - 1),
      'kept cards are open',
    );
    must(
      cardsIn(cards, cavedBy(seat)).every((card) => rowOf(faceOf(cards, card))?.use === 'caveIn'),
      'only Cave Ins cave in',
    );
  }
  must(state.blocked === blockedBy(state), 'blocked companies are those on Cave Ins');
}
