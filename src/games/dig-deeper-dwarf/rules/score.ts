/** The count (rules 9), and what must always hold. */
import { cardsIn, faceOf, sizeOf, type Card } from '../../../engine/cards';
import { editionOf } from '../../../engine/editions';
import type { Seat, Standing } from '../../../engine/game';
import { distances, pieceAt } from '../../../engine/grid';
import { FAMILIES } from '../cards/row';
import { coinsOf, isRubble, isTreasure, pointsOf, PRINT, rowOf } from '../cards/faces';
import { inPlay } from './inPlay';
import type { DwarfState } from './state';
import { CAMP } from '../cards/tiles';
import {
  discard,
  draw,
  hand,
  kept,
  ownerOf,
  PAID,
  pile,
  pileOfZone,
  played,
  revealed,
  rubbleOn,
  STAKED,
} from './zones';

const COINS_A_POINT = 5;
const MOST_RUBBLE = 2;

/** The cards of a seat's deck, wherever they are. */
export function deckOf(s: DwarfState, seat: Seat): Card[] {
  const zones = [hand(seat), draw(seat), discard(seat), revealed(seat), played(seat)];
  const staked = seat === s.turn ? [PAID, STAKED] : [];
  return [...zones, ...staked].flatMap((zone) => cardsIn(s.cards, zone));
}

interface Count {
  readonly seat: Seat;
  readonly jewelry: number;
  readonly actions: number;
  readonly rubble: number;
  readonly treasures: number;
  readonly coins: number;
  readonly rubbleCards: number;
  readonly cards: number;
}

function count(s: DwarfState, seat: Seat): Count {
  const deck = deckOf(s, seat);
  const faces = [...deck, ...cardsIn(s.cards, kept(seat))].map((card) => faceOf(s.cards, card));
  const points = (fits: (face: number) => boolean): number =>
    faces.reduce((sum, face) => sum + (fits(face) ? pointsOf(face) : 0), 0);
  return {
    seat,
    jewelry: points((face) => rowOf(face)?.family === 'jewelry'),
    actions: points((face) => rowOf(face)?.family === 'action'),
    rubble: points(isRubble),
    treasures: points(isTreasure),
    coins: faces.reduce((sum, face) => sum + coinsOf(face), 0),
    rubbleCards: faces.filter(isRubble).length,
    cards: deck.length,
  };
}

/** The count by seat, best first. Ties: coins left over, then cards, then shared. */
export function standings(s: DwarfState): Standing[] {
  const counts = Array.from({ length: s.seats }, (_, seat) => count(s, seat));
  const most = Math.max(1, ...counts.map((own) => own.rubbleCards));
  const rows = counts.map((own) => {
    const lines = [
      { what: 'jewelry', points: own.jewelry },
      { what: 'actions', points: own.actions },
      { what: 'treasures', points: own.treasures },
      { what: 'coins', points: Math.floor(own.coins / COINS_A_POINT) },
      { what: 'rubble', points: own.rubble },
      { what: 'most-rubble', points: own.rubbleCards === most ? MOST_RUBBLE : 0 },
    ];
    const points = lines.reduce((sum, line) => sum + line.points, 0);
    return { seat: own.seat, points, lines, tie: [points, own.coins % COINS_A_POINT, own.cards] };
  });
  const better = (a: readonly number[], b: readonly number[]): number => {
    const at = a.findIndex((value, i) => value !== b[i]);
    return at < 0 ? 0 : (b[at] ?? 0) - (a[at] ?? 0);
  };
  return rows
    .map(({ seat, points, lines, tie }) => ({
      seat,
      rank: 1 + rows.filter((other) => better(tie, other.tie) > 0).length,
      points,
      lines,
    }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

function fail(what: string): never {
  throw new Error(`Dig Deeper Dwarf: ${what}`);
}

/** What must always hold at this table. */
export function check(s: DwarfState): void {
  if (s.dwarf.length !== s.seats || s.dwarf.some((tile) => s.grid.cells[tile] === undefined)) fail('a dwarf is lost');
  if (new Set(s.grid.cells).size !== s.grid.cells.length) fail('two tiles lie in one cell');
  if (distances(s.grid, CAMP).includes(-1)) fail('a tile cannot be reached');
  if (sizeOf(s.cards, rubbleOn(CAMP)) > 0) fail('Rubble lies on the Camp');
  checkPiles(s);
  checkCards(s);
}

function checkPiles(s: DwarfState): void {
  const full = s.piles.filter((_, n) => sizeOf(s.cards, pile(n)) > 0);
  if (new Set(full).size !== full.length) fail('two piles lie in one cell');
  if (full.some((cell) => pieceAt(s.grid, cell) >= 0)) fail('a pile lies under a tile');
  if (s.faced.some((n) => n >= 0 && sizeOf(s.cards, pile(n)) === 0)) fail('a tile faces an empty pile');
}

const FAMILY = PRINT.map((row) => row.family);
const KIND = FAMILY.map((family) => FAMILIES.indexOf(family));

const counted = new Map<string, readonly number[]>();

/** How many cards of each family are in play: found once for all tables that are set alike. */
function countsInPlay(s: DwarfState): readonly number[] {
  const table = `${s.seats} ${editionOf(s)} ${s.variants.join(' ')}`;
  const counts = counted.get(table) ?? FAMILIES.map((family) => inPlay(s, family).length);
  counted.set(table, counts);
  return counts;
}

/** Every card is there and lies where its family can lie. */
function checkCards(s: DwarfState): void {
  const missing = [...countsInPlay(s)];
  const { face, zone } = s.cards;
  const firstPile = pile(0);
  for (let card = 0; card < face.length; card++) {
    const at = zone[card] ?? -1;
    const family = FAMILY[face[card] ?? -1];
    const kind = KIND[face[card] ?? -1];
    if (at < 0 || family === undefined || kind === undefined) continue;
    missing[kind] = (missing[kind] ?? 0) - 1;
    const seat = ownerOf(at);
    if (seat >= s.seats) fail(`${family} lies before an empty seat`);
    if (seat >= 0 && family === 'tile') fail('somebody owns a tile');
    if (at >= firstPile && family !== 'mining' && pile(pileOfZone(at)) === at) fail(`${family} lies in a pile`);
  }
  FAMILIES.forEach((family, kind) => {
    if (missing[kind] !== 0) fail(`${missing[kind]} ${family} cards are missing`);
  });
}
