/** The mine: where dwarves stand, what they face, how it grows (rules 2 and 6). */
import { faceOf, put, show, sizeOf, topOf, type Card } from '../../../engine/cards';
import { finish, push } from '../../../engine/frames';
import type { Seat } from '../../../engine/game';
import {
  beside,
  connected,
  connection,
  copyGrid,
  isOpen,
  lay,
  opposite,
  pieceAt,
  SIDES,
  turned,
  type Cell,
  type Open,
  type Side,
} from '../../../engine/grid';
import { keyOf, PRINT, rowOf } from '../cards/faces';
import { ROWS } from '../cards/rows';
import { about, keptCard, spareRubble, tell } from './deck';
import type { DwarfFrame } from './frames';
import type { DwarfState } from './state';
import { CAMP, tileOf } from '../cards/tiles';
import {
  companions,
  EVENTS,
  eventOn,
  FOR_TILE,
  GONE,
  LAID,
  MINING,
  pile,
  pileEvent,
  PILE_SIZE,
  rubbleOn,
  TILE_PILE,
  TRIGGERED,
} from './zones';

/** The tile a dwarf stands on. */
export const standsOn = (s: DwarfState, seat: Seat): number => s.dwarf[seat] ?? 0;
export const atCamp = (s: DwarfState, seat: Seat): boolean => standsOn(s, seat) === CAMP;
export const hasRubble = (s: DwarfState, piece: number): boolean => sizeOf(s.cards, rubbleOn(piece)) > 0;
const WORKBENCH = PRINT.map((row) => row.family === 'tile' && tileOf(row.key).workbench);
export const hasWorkbench = (s: DwarfState, piece: number): boolean => WORKBENCH[s.tiles[piece] ?? -1] === true;
export const hasDwarf = (s: DwarfState, piece: number): boolean => s.dwarf.includes(piece);

/** The pile a tile faces on a side, −1 for none. */
export const pileFaced = (s: DwarfState, piece: number, side: Side): number => s.faced[piece * 4 + side] ?? -1;

/** Whether two dwarves are adjacent: on one tile or on connected ones. */
export function areAdjacent(s: DwarfState, a: Seat, b: Seat): boolean {
  const from = standsOn(s, a);
  const to = standsOn(s, b);
  return from === to || connected(s.grid, from, to);
}

const LEFT_AT_CAMP = ROWS.filter((row) => row.leavesAtCamp).map(({ key }) => key);

/** Brings a dwarf to a tile. Whoever enters the Camp loses companions, bats and the call of nature (rules 6, 11.13). */
export function enter(s: DwarfState, seat: Seat, piece: number, by: 'foot' | 'flood' | 'event'): void {
  const comes = standsOn(s, seat) !== piece;
  s.dwarf[seat] = piece;
  s.news?.push({ what: 'moved', seat, tile: piece, by });
  if (piece !== CAMP || !comes) return;
  const zone = companions(seat);
  for (let card = topOf(s.cards, zone); card >= 0; card = topOf(s.cards, zone)) leave(s, seat, card);
  for (const key of LEFT_AT_CAMP) {
    const card = keptCard(s, seat, key);
    if (card >= 0) leave(s, seat, card);
  }
}

/** A companion or event goes out of the game. */
export function leave(s: DwarfState, seat: Seat, card: Card): void {
  put(s.cards, card, GONE);
  tell(s, 'left', seat, card);
}

/** Whether there are cards for another pile; the pile that cannot be made ends the game (rules 6). */
export const isPileLeft = (s: DwarfState): boolean => sizeOf(s.cards, MINING) >= PILE_SIZE;

/** Makes a mining pile in a cell; the game ends if there are too few cards for it (rules 6). */
export function makePile(s: DwarfState, cell: Cell): boolean {
  if (!isPileLeft(s)) {
    end(s, 'mining cards');
    return false;
  }
  const n = s.piles.length;
  s.piles = [...s.piles, cell];
  if (!s.variants.includes('glueck-auf') && !s.variants.includes('no-events')) {
    const event = topOf(s.cards, EVENTS);
    if (event >= 0) {
      put(s.cards, event, pileEvent(n));
      show(s.cards, event, s.seats);
    }
  }
  for (let i = 0; i < PILE_SIZE; i++) put(s.cards, topOf(s.cards, MINING), pile(n));
  const faced = s.faced.slice();
  for (const side of SIDES) {
    const piece = pieceAt(s.grid, beside(cell, side));
    if (piece >= 0 && isOpen(s.grid.open[piece] ?? 0, opposite(side))) faced[piece * 4 + opposite(side)] = n;
  }
  s.faced = faced;
  s.news?.push({ what: 'pile', pile: n });
  return true;
}

/** Ends the game at once. */
export function end(s: DwarfState, why: 'mining cards' | 'empty mine' | 'stalemate'): void {
  s.news?.push({ what: 'over', why });
  finish(s);
}

/** The pile in a cell that still holds cards, −1 for none. */
function pileIn(s: DwarfState, cell: Cell): number {
  for (let n = 0; n < s.piles.length; n++) if (s.piles[n] === cell && sizeOf(s.cards, pile(n)) > 0) return n;
  return -1;
}

/** Adds a tile to the mine and tells its piece. */
export function addTile(s: DwarfState, cell: Cell, face: number, turn: number): number {
  const open = turned(tileOf(keyOf(face)).open, turn);
  s.grid = copyGrid(s.grid);
  s.tiles = [...s.tiles, face];
  s.turns = [...s.turns, turn];
  s.faced = [...s.faced, ...SIDES.map((side) => (isOpen(open, side) ? pileIn(s, beside(cell, side)) : -1))];
  return lay(s.grid, cell, open);
}

/** The quarter turns of a tile that open to a side, without those that look the same. */
export function turnsOpenTo(face: number, side: Side): number[] {
  const { open } = tileOf(keyOf(face));
  const fitting: number[] = [];
  for (let turn = 0; turn < 4; turn++) {
    const sides = turned(open, turn);
    if (isOpen(sides, side) && !fitting.some((other) => turned(open, other) === sides)) fitting.push(turn);
  }
  return fitting;
}

/** A pile has run dry: its event triggers, then a tile is laid in its cell (rules 6). */
export function runDry(s: DwarfState, seat: Seat, n: number, from: number): void {
  s.faced = s.faced.map((pile) => (pile === n ? -1 : pile));
  push<DwarfFrame>(s, { kind: 'next-tile', seat, cell: s.piles[n] ?? 0, from });
  const event = s.variants.includes('glueck-auf') ? lowestEvent(s) : topOf(s.cards, pileEvent(n));
  if (event < 0) return;
  show(s.cards, event, s.seats);
  put(s.cards, event, TRIGGERED);
  tell(s, 'triggered', seat, event);
  push<DwarfFrame>(s, { kind: 'event', seat, card: event });
  askCanary(s, seat, event, true);
}

function lowestEvent(s: DwarfState): Card {
  let lowest = -1;
  for (let card = topOf(s.cards, EVENTS); card >= 0; card = s.cards.below[card] ?? -1) lowest = card;
  return lowest;
}

/** Asks the owner of the Canary whether an event comes about; one's own use of a delayed event is not asked (rules 6). */
export function askCanary(s: DwarfState, by: Seat, card: Card, triggered: boolean): void {
  for (let seat = 0; seat < s.seats; seat++) {
    if (keptCard(s, seat, 'canary') < 0 || (!triggered && seat === by)) continue;
    push<DwarfFrame>(s, { kind: 'canary', seat, by, card });
  }
}

/** Draws the tile for a cell; if none is left the side stays closed off (rules 6). */
export function nextTile(s: DwarfState, seat: Seat, cell: Cell, from: number): void {
  const card = topOf(s.cards, TILE_PILE);
  if (card < 0) {
    for (let event = topOf(s.cards, FOR_TILE); event >= 0; event = topOf(s.cards, FOR_TILE)) leave(s, seat, event);
    endIfEmpty(s);
    return;
  }
  show(s.cards, card, s.seats);
  put(s.cards, card, LAID);
  tell(s, 'turned-up', seat, card);
  push<DwarfFrame>(s, { kind: 'tile', seat, cell, from, card });
}

/** Lays the tile, then what waits for it, then the piles around it (rules 6, 11.14). */
export function layTile(s: DwarfState, seat: Seat, cell: Cell, side: Side, card: Card, turn: number): void {
  const piece = addTile(s, cell, faceOf(s.cards, card), turn);
  s.news?.push({ what: 'laid', ...about(s, seat, card), tile: piece, turn });
  for (let event = topOf(s.cards, FOR_TILE); event >= 0; event = topOf(s.cards, FOR_TILE)) {
    if (rowOf(faceOf(s.cards, event))?.guest) {
      put(s.cards, event, eventOn(piece));
      s.news?.push({ what: 'on-tile', ...about(s, seat, event), tile: piece });
    } else {
      // What waits and is no guest is a Cave-In.
      leave(s, seat, event);
      dropRubble(s, seat, piece);
    }
  }
  push<DwarfFrame>(s, { kind: 'piles', piece, side });
}

/** Cave-In: a Rubble onto a tile, never the Camp. */
export function dropRubble(s: DwarfState, seat: Seat, piece: number): void {
  const card = piece === CAMP ? -1 : spareRubble(s);
  if (card >= 0) rubbleTo(s, seat, card, piece);
}

/** Puts a Rubble onto a tile. */
export function rubbleTo(s: DwarfState, seat: Seat, card: Card, piece: number): void {
  show(s.cards, card, s.seats);
  put(s.cards, card, rubbleOn(piece));
  s.news?.push({ what: 'rubble', ...about(s, seat, card), aim: 'tile', at: piece });
}

/** The cells in which piles would be made around a tile that is not laid yet, as far as there are cards for them. */
export function pilesAround(s: DwarfState, cell: Cell, open: Open, side: Side): readonly Cell[] {
  const cells = SIDES.map((_, i) => SIDES[(side + i) & 3] ?? side)
    .filter((at) => isOpen(open, at))
    .map((at) => beside(cell, at))
    .filter((next) => pieceAt(s.grid, next) < 0 && pileIn(s, next) < 0);
  return cells.slice(0, Math.floor(sizeOf(s.cards, MINING) / PILE_SIZE));
}

/** A pile at every open side of a new tile that faces an empty cell, clockwise from the connecting side. */
export function layPiles(s: DwarfState, piece: number, side: Side): void {
  const cell = s.grid.cells[piece] ?? 0;
  for (let i = 0; i < 4; i++) {
    const at = SIDES[(side + i) & 3] ?? side;
    if (!isOpen(s.grid.open[piece] ?? 0, at) || pileFaced(s, piece, at) >= 0) continue;
    if (pieceAt(s.grid, beside(cell, at)) >= 0) continue;
    if (!makePile(s, beside(cell, at))) return;
  }
  endIfEmpty(s);
}

/** The game ends when no Mining cards are left in the mine (rules 11.15). */
function endIfEmpty(s: DwarfState): void {
  for (let n = 0; n < s.piles.length; n++) if (sizeOf(s.cards, pile(n)) > 0) return;
  end(s, 'empty mine');
}

/** The connected tiles of a tile. */
export function connectedTo(s: DwarfState, piece: number): number[] {
  const tiles: number[] = [];
  for (const side of SIDES) {
    const other = connection(s.grid, piece, side);
    if (other >= 0) tiles.push(other);
  }
  return tiles;
}
