/**
 * Where cards lie. Ten zones for each of four seats, then those of the table, then two for each pile and two for each
 * tile of the first edition. Piles and tiles beyond them, of a larger box, lie after all these, four zones for one of each.
 */
import type { Zone } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import { inPlay, type Chosen } from './inPlay';

const OF_SEAT = 10;
const TABLE = 40;
const PILES = TABLE + 16;
const FIRST_PILES = 16;
const TILES = PILES + FIRST_PILES * 2;
const FIRST_TILES = 18;
const BEYOND = TILES + FIRST_TILES * 2;

/** Mining cards in a pile. */
export const PILE_SIZE = 5;
const START_TILES = 2;

/** How many zones a table needs. */
export function zonesFor(chosen: Chosen): number {
  const piles = Math.floor(inPlay(chosen, 'mining').length / PILE_SIZE);
  const tiles = inPlay(chosen, 'tile').length + START_TILES;
  return BEYOND + 4 * Math.max(0, piles - FIRST_PILES, tiles - FIRST_TILES);
}

export const hand = (seat: Seat): Zone => seat * OF_SEAT;
export const draw = (seat: Seat): Zone => seat * OF_SEAT + 1;
export const discard = (seat: Seat): Zone => seat * OF_SEAT + 2;
/** Revealed resources in front of a seat. */
export const revealed = (seat: Seat): Zone => seat * OF_SEAT + 3;
/** Action cards used this turn. */
export const played = (seat: Seat): Zone => seat * OF_SEAT + 4;
export const companions = (seat: Seat): Zone => seat * OF_SEAT + 5;
/** Delayed events and treasures in front of a seat. */
export const kept = (seat: Seat): Zone => seat * OF_SEAT + 6;
export const trait = (seat: Seat): Zone => seat * OF_SEAT + 7;
/** Traits dealt to choose from. */
export const dealt = (seat: Seat): Zone => seat * OF_SEAT + 8;
/** The seat a zone lies in front of, −1 for the table's. */
export const ownerOf = (zone: Zone): Seat | -1 => (zone < TABLE ? Math.floor(zone / OF_SEAT) : -1);

export const jewels = (pile: number): Zone => TABLE + pile;
export const JEWEL_PILES = [0, 1] as const;
export const actions = (pile: number): Zone => TABLE + 2 + pile;
export const ACTION_PILES = [0, 1, 2] as const;
export const MINING = TABLE + 5;
export const EVENTS = TABLE + 6;
export const TILE_PILE = TABLE + 7;
/** Out of the game. */
export const GONE = TABLE + 8;
export const EXTRA_RUBBLE = TABLE + 9;
/** Tiles that lie in the mine. */
export const LAID = TABLE + 10;
/** Cards laid down for a purchase: from the hand, and from in front of the buyer. */
export const PAID = TABLE + 11;
export const STAKED = TABLE + 12;
/** The middle of the Birthday Party: held by whoever triggered it. */
export const MIDDLE = TABLE + 13;
/** Events that wait for the new tile. */
export const FOR_TILE = TABLE + 14;
/** The event being triggered or used. */
export const TRIGGERED = TABLE + 15;

/** The Mining cards of a pile, and the Event card under them. */
export const pile = (n: number): Zone => (n < FIRST_PILES ? PILES + n * 2 : BEYOND + (n - FIRST_PILES) * 4);
export const pileEvent = (n: number): Zone => pile(n) + 1;
/** The pile of a zone, −1 for others. */
export function pileOfZone(zone: Zone): number {
  if (zone >= BEYOND) return (zone - BEYOND) % 4 < 2 ? FIRST_PILES + Math.floor((zone - BEYOND) / 4) : -1;
  return zone >= PILES && zone < TILES ? Math.floor((zone - PILES) / 2) : -1;
}
/** Rubble on a tile, and an Otter or Merchant there. */
export const rubbleOn = (piece: number): Zone =>
  piece < FIRST_TILES ? TILES + piece * 2 : BEYOND + (piece - FIRST_TILES) * 4 + 2;
export const eventOn = (piece: number): Zone => rubbleOn(piece) + 1;
