/** The table before the first turn (rules 3). */
import {
  cardsIn,
  faceOf,
  newCards,
  put,
  show,
  showTo,
  shuffle,
  topOf,
  type Card,
  type Zone,
} from '../../../engine/cards';
import { editionOf, inEdition } from '../../../engine/editions';
import { push } from '../../../engine/frames';
import type { Seat, Setup } from '../../../engine/game';
import { beside, cellsFaced, emptyGrid, lay, opposite, SIDES } from '../../../engine/grid';
import { pick, roll, type Rng } from '../../../engine/rng';
import { actionsOf, boxOf, isCrown, keyOf, startFaces } from '../cards/faces';
import type { Family } from '../cards/row';
import { drawCards, tell } from './deck';
import { addTile, makePile, turnsOpenTo } from './mine';
import type { DwarfFrame } from './frames';
import { inPlay } from './inPlay';
import type { Choice, DwarfState } from './state';
import { CAMP_TILE, ENTRANCE, ENTRANCE_TILE } from '../cards/tiles';
import {
  ACTION_PILES,
  actions,
  dealt,
  draw,
  EVENTS,
  EXTRA_RUBBLE,
  GONE,
  JEWEL_PILES,
  jewels,
  LAID,
  MINING,
  rubbleOn,
  TILE_PILE,
  zonesFor,
} from './zones';

export const ID = 'dig-deeper-dwarf';
export const VERSION = 1;

const HAND = 5;
/** What twists leave out of the mine, how much Gold each rival inherits, and how many cards with Thwart one has (rules 12). */
const SHORT_SHIFT = 30;
const LEGACY = 2;
const CONTRARY = 3;

/** The whole table, the first frames on the stack. */
export function setup(wish: Setup<Choice>, rng: Rng): DwarfState {
  const s = emptyTable(wish, rng);
  for (let seat = 0; seat < s.seats; seat++) {
    deal(s, [...startFaces(seat, editionOf(s)), ...legacy(s, seat)], draw(seat));
    drawCards(s, seat, HAND);
  }
  dealMarket(s);
  dealMine(s);
  push<DwarfFrame>(s, { kind: 'turn' });
  s.news = [];
  if (s.variants.includes('traits')) dealTraits(s);
  return s;
}

function emptyTable(wish: Setup<Choice>, rng: Rng): DwarfState {
  const first = wish.first ?? roll(rng, wish.seats);
  const grid = emptyGrid();
  lay(grid, ENTRANCE_TILE.cell, ENTRANCE_TILE.open);
  lay(grid, CAMP_TILE.cell, CAMP_TILE.open);
  const each = (value: number): number[] => new Array<number>(wish.seats).fill(value);
  return {
    game: ID,
    version: VERSION,
    ...inEdition(editionOf(wish)),
    seats: wish.seats,
    eye: -1,
    rng,
    stack: [],
    news: null,
    cards: newCards(boxOf(editionOf(wish)).count, zonesFor(wish), wish.seats),
    variants: wish.variants,
    first,
    grid,
    tiles: [-1, -1],
    turns: [0, 0],
    faced: [-1, -1, -1, -1, -1, -1, -1, -1],
    piles: [],
    dwarf: each(ENTRANCE),
    basics: each(0),
    turn: first,
    round: 1,
    lastDug: 0,
    beganAtCamp: false,
    bought: false,
    crafted: false,
    helped: 0,
    mycolus: 0,
    flooded: 0,
    unpaid: false,
    lastPlayed: -1,
  };
}

/** Puts cards into a zone and shuffles them. */
function deal(s: DwarfState, faces: readonly number[], zone: Zone): void {
  for (const card of faces) put(s.cards, card, zone);
  shuffle(s.cards, zone, s.rng);
}

/** What somebody has in their deck beside the start cards: nothing, but for twists (rules 12). */
function legacy(s: DwarfState, seat: Seat): readonly number[] {
  if (seat === 0) return [];
  const gold = inPlay(s, 'mining').filter((face) => keyOf(face) === 'gold');
  return [
    ...(s.variants.includes('old-hands') ? gold.slice((seat - 1) * LEGACY, seat * LEGACY) : []),
    ...(s.variants.includes('contrary') && seat === s.seats - 1
      ? inPlay(s, 'action')
          .filter((face) => actionsOf(face).includes('thwart'))
          .slice(0, CONTRARY)
      : []),
  ];
}

/** The cards of a family that nobody has been dealt yet. */
const undealt = (s: DwarfState, family: Family): readonly number[] =>
  inPlay(s, family).filter((card) => (s.cards.zone[card] ?? -1) < 0);

function dealMarket(s: DwarfState): void {
  split(s, undealt(s, 'jewelry'), JEWEL_PILES.map(jewels));
  if (s.variants.includes('crown-on-show')) uncover(s, isCrown);
  if (!s.variants.includes('no-actions')) split(s, undealt(s, 'action'), ACTION_PILES.map(actions));
}

/** Exchanges what lies on top of a Jewelry pile for a piece of another place, where that is not on top yet. */
function uncover(s: DwarfState, isFace: (face: number) => boolean): void {
  const isIt = (card: Card): boolean => isFace(faceOf(s.cards, card));
  const zones = JEWEL_PILES.map(jewels);
  if (zones.some((zone) => isIt(topOf(s.cards, zone)))) return;
  for (const zone of zones) {
    const card = cardsIn(s.cards, zone).find(isIt);
    if (card === undefined) continue;
    show(s.cards, card, s.seats);
    put(s.cards, card, zone);
  }
}

/** Shuffles cards into piles of equal size, if it comes out even, the top cards face up. */
function split(s: DwarfState, faces: readonly number[], zones: readonly Zone[]): void {
  const first = zones[0] ?? GONE;
  deal(s, faces, first);
  zones.forEach((zone, n) => {
    if (zone === first) return;
    for (let left = Math.floor((faces.length + n) / zones.length); left > 0; left--)
      put(s.cards, topOf(s.cards, first), zone);
  });
  for (const zone of zones) show(s.cards, topOf(s.cards, zone), s.seats);
}

function dealMine(s: DwarfState): void {
  const ore = undealt(s, 'mining');
  deal(s, ore, MINING);
  const spare = s.variants.includes('no-actions') ? Math.floor(ore.length / 2) : 0;
  const idle = s.variants.includes('short-shift') ? SHORT_SHIFT : 0;
  for (let i = 0; i < spare + idle; i++) put(s.cards, topOf(s.cards, MINING), GONE);
  for (const card of inPlay(s, 'rubble')) put(s.cards, card, EXTRA_RUBBLE);
  if (!s.variants.includes('no-events')) deal(s, inPlay(s, 'event'), EVENTS);
  deal(s, inPlay(s, 'tile'), TILE_PILE);
  for (const side of SIDES) {
    const cell = beside(ENTRANCE_TILE.cell, side);
    if (s.grid.cells.includes(cell)) continue;
    const card = topOf(s.cards, TILE_PILE);
    show(s.cards, card, s.seats);
    put(s.cards, card, LAID);
    const face = s.cards.face[card] ?? -1;
    const tile = addTile(s, cell, face, pick(s.rng, turnsOpenTo(face, opposite(side))));
    const rubble = s.variants.includes('rockslide') ? topOf(s.cards, EXTRA_RUBBLE) : -1;
    if (rubble >= 0) put(s.cards, rubble, rubbleOn(tile));
  }
  for (const cell of cellsFaced(s.grid)) makePile(s, cell);
}

/** Two traits each, one is kept. */
function dealTraits(s: DwarfState): void {
  const pile = dealt(0);
  deal(s, inPlay(s, 'trait'), pile);
  for (let seat = 1; seat < s.seats; seat++)
    for (let i = 0; i < 2; i++) put(s.cards, topOf(s.cards, pile), dealt(seat));
  for (const spare of cardsIn(s.cards, pile).slice(2)) put(s.cards, spare, GONE);
  for (let seat = 0; seat < s.seats; seat++) {
    for (const card of cardsIn(s.cards, dealt(seat))) {
      showTo(s.cards, card, seat);
      tell(s, 'dealt', seat, card);
    }
  }
  push<DwarfFrame>(s, { kind: 'unveil' });
  for (let i = s.seats - 1; i >= 0; i--) push<DwarfFrame>(s, { kind: 'draft', seat: (s.first + i) % s.seats });
}
