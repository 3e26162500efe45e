/** Moves of Dig Deeper Dwarf as a test writes them down: `mine ee`, `basic move camp`, `thwart foil`. */
import { faceOf, topOf, zoneOf, type Card, type Zone } from '../../../src/engine/cards';
import type { Frame } from '../../../src/engine/game';
import { cellAt, columnOf, rowOf, turned, type Cell } from '../../../src/engine/grid';
import { keyOf } from '../../../src/games/dig-deeper-dwarf/cards/faces';
import { PRICED } from '../../../src/games/dig-deeper-dwarf/cards/row';
import * as place from '../../../src/games/dig-deeper-dwarf/rules/zones';
import type { Deed } from '../../../src/games/dig-deeper-dwarf/rules/acts';
import type { DwarfMove } from '../../../src/games/dig-deeper-dwarf/rules/moves';
import type { DwarfFrame } from '../../../src/games/dig-deeper-dwarf/rules/frames';
import type { DwarfState } from '../../../src/games/dig-deeper-dwarf/rules/state';
import { CAMP_TILE, ENTRANCE_TILE, tileOf } from '../../../src/games/dig-deeper-dwarf/cards/tiles';

const SEATS = 'ABCD';

/** The cell that a way leads to. */
export function cellNamed(name: string): Cell {
  if (name === 'entrance') return ENTRANCE_TILE.cell;
  if (name === 'camp') return CAMP_TILE.cell;
  const steps = (letter: string): number => name.split(letter).length - 1;
  return cellAt(steps('e') - steps('w'), steps('s') - steps('n'));
}

/** The way to a cell: east or west first. */
export function cellsName(cell: Cell): string {
  if (cell === ENTRANCE_TILE.cell) return 'entrance';
  if (cell === CAMP_TILE.cell) return 'camp';
  const go = (steps: number, forth: string, back: string): string => (steps > 0 ? forth : back).repeat(Math.abs(steps));
  return go(columnOf(cell), 'e', 'w') + go(rowOf(cell), 's', 'n');
}

const key = (s: DwarfState, card: Card): string => keyOf(faceOf(s.cards, card));
const top = (s: DwarfState, zone: Zone): string => key(s, topOf(s.cards, zone));
const tile = (s: DwarfState, piece: number): string => cellsName(s.grid.cells[piece] ?? 0);
const seat = (at: number): string => SEATS[at] ?? '';

/** A zone that can be looked into. */
function zoneName(s: DwarfState, zone: Zone): string {
  const n = place.pileOfZone(zone);
  if (n >= 0) return cellsName(s.piles[n] ?? 0);
  if (place.ownerOf(zone) >= 0) return `deck ${seat(place.ownerOf(zone))}`;
  if (zone === place.MINING) return 'mining';
  if (zone === place.EVENTS) return 'events';
  const jewels = place.JEWEL_PILES.find((pile) => place.jewels(pile) === zone);
  return jewels === undefined ? `actions ${zone - place.actions(0)}` : `jewels ${jewels}`;
}

function target(s: DwarfState, { aim, at }: Deed): string {
  switch (aim) {
    case 'none':
      return '';
    case 'tile':
      return ` ${tile(s, at)}`;
    case 'pile':
      return ` ${cellsName(s.piles[at] ?? 0)}`;
    case 'seat':
      return ` ${seat(at)}`;
    case 'card':
      return ` ${key(s, at)}`;
    case 'zone':
      return ` ${zoneName(s, at)}`;
    case 'out':
      return ' out';
  }
}

const isTile = (frame: Frame | DwarfFrame | undefined): frame is Extract<DwarfFrame, { kind: 'tile' }> =>
  frame?.kind === 'tile';

/** The sides that are open if the tile in hand is laid with so many quarter turns. */
function laid(s: DwarfState, quarters: number): string {
  const frame = s.stack[s.stack.length - 1];
  const open = isTile(frame) ? turned(tileOf(key(s, frame.card)).open, quarters) : 0;
  return [...'nesw'].filter((_, bit) => (open & (1 << bit)) !== 0).join('');
}

/** Where the Rubble is that Strong lifts. */
function rubbleAt(s: DwarfState, card: Card): string {
  const piece = s.grid.cells.findIndex((_, n) => place.rubbleOn(n) === zoneOf(s.cards, card));
  return piece < 0 ? 'hand' : tile(s, piece);
}

function purchase(s: DwarfState, move: Extract<DwarfMove, { do: 'buy' }>): string {
  const waived = move.waived < 0 ? '' : ` without ${PRICED[move.waived] ?? ''}`;
  return `buy ${top(s, place.jewels(move.pile))}${move.how === 'coins' ? ' for coins' : ''}${waived}`;
}

function use(s: DwarfState, { card, a, b }: Extract<DwarfMove, { do: 'use' }>): string {
  const event = key(s, card);
  if (event === 'cave-otter') return `use ${event} ${top(s, place.jewels(a))}`;
  return ['use', event, seat(a), seat(b)].filter((part) => part !== '').join(' ');
}

/** A move in the words of a test. */
export function inWords(s: DwarfState, move: DwarfMove): string {
  switch (move.do) {
    case 'act':
      return `${move.verb}${target(s, move)}`;
    case 'basic':
      return `basic ${move.verb}${target(s, move)}`;
    case 'reveal':
      return `reveal ${key(s, move.card)}${move.draw ? ' and draw' : ''}`;
    case 'buy':
      return purchase(s, move);
    case 'craft':
      return `craft ${top(s, place.actions(move.pile))}`;
    case 'companion':
      return `call ${key(s, move.card)}`;
    case 'use':
      return use(s, move);
    case 'strong':
      return `strong ${rubbleAt(s, move.rubble)}`;
    case 'thwart-basic':
      return 'thwart';
    case 'drift':
    case 'to':
      return `${move.do} ${tile(s, move.tile)}`;
    case 'lay':
      return `lay ${laid(s, move.turn)}`;
    case 'take':
      return `take ${'card' in move ? key(s, move.card) : top(s, place.actions(move.pile))}`;
    default:
      return 'card' in move ? `${move.do} ${key(s, move.card)}` : move.do;
  }
}
