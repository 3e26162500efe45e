/** The count (rules 9), and what must always hold. */
import { cardsIn, faceOf, sizeOf, zoneOf, type Card } from '../../engine/cards';
import type { Seat, Standing } from '../../engine/game';
import { distances, pieceAt } from '../../engine/grid';
import { coinsOf, isRubble, isTreasure, keyOf, pointsOf, rowOf } from './cards';
import { discard, draw, hand, kept, MINING, ownerOf, PAID, pile, played, revealed, rubbleOn, STAKED, type DwarfState } from './state';
import { CAMP } from './tiles';

const COINS_A_POINT = 5;
const MOST_RUBBLE = 2;

/** All cards of a seat that count, wherever they are. */
export function ownCards(s: DwarfState, seat: Seat): Card[] {
  const zones = [hand(seat), draw(seat), discard(seat), revealed(seat), played(seat), kept(seat)];
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
  const faces = ownCards(s, seat).map((card) => faceOf(s.cards, card));
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
    cards: faces.length,
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

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Dig Deeper Dwarf: ${what}`);
}

/** What must always hold at this table. */
export function check(s: DwarfState): void {
  demand(s.dwarf.length === s.seats && s.dwarf.every((tile) => tile >= 0 && tile < s.grid.cells.length), 'a dwarf is lost');
  demand(new Set(s.grid.cells).size === s.grid.cells.length, 'two tiles lie in one cell');
  demand(distances(s.grid, CAMP).every((steps) => steps >= 0), 'a tile cannot be reached');
  demand(sizeOf(s.cards, rubbleOn(CAMP)) === 0, 'Rubble lies on the Camp');
  checkPiles(s);
  checkCards(s);
}

function checkPiles(s: DwarfState): void {
  const full = s.piles.filter((_, n) => sizeOf(s.cards, pile(n)) > 0);
  demand(new Set(full).size === full.length, 'two piles lie in one cell');
  demand(full.every((cell) => pieceAt(s.grid, cell) < 0), 'a pile lies under a tile');
  s.faced.forEach((n) => demand(n < 0 || sizeOf(s.cards, pile(n)) > 0, 'a tile faces an empty pile'));
}

/** Cards of the mine lie only where Mining cards can lie; nobody owns a tile or a trait of the table. */
function checkCards(s: DwarfState): void {
  const inMine = s.piles.reduce((sum, _, n) => sum + sizeOf(s.cards, pile(n)), sizeOf(s.cards, MINING));
  demand(inMine <= 80, 'the mine holds too many cards');
  for (let card = 0; card < s.cards.face.length; card++) {
    const zone = zoneOf(s.cards, card);
    const family = rowOf(faceOf(s.cards, card))?.family;
    if (zone < 0 || family === undefined) continue;
    const seat = ownerOf(zone);
    demand(seat < s.seats, `${keyOf(faceOf(s.cards, card))} lies before an empty seat`);
    if (family === 'tile') demand(seat < 0, 'somebody owns a tile');
    if (zone >= pile(0) && zone < pile(s.piles.length) && (zone - pile(0)) % 2 === 0) {
      demand(family === 'mining', `${family} lies in a pile`);
    }
  }
}
