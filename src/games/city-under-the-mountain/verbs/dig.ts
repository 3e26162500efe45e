/** A turn begins, gems are laid, and symbols are covered. */
import { faceOf, topOf, under } from '../../../engine/cards';
import { finish, push } from '../../../engine/frames';
import type { Seat } from '../../../engine/game';
import { rowOf } from '../cards/faces';
import { CHEST, DWARF, GOLD, SAFE, TUNNEL } from '../cards/tiles';
import { lay } from '../rules/board';
import { payGold } from '../rules/pay';
import { keptBy, type CityFrame, type CityState, type Field } from '../rules/state';
import { discard, draw, spendToken, told } from './chance';

export const GEMS_A_TURN = 3;

const DIG: CityFrame = { kind: 'dig' };

const SAFE_CHOICE: CityFrame = { kind: 'safe' };

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
