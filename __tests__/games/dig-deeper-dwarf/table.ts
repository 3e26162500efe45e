/**
 * A table of Dig Deeper Dwarf in three lines: where the dwarves stand, who holds what, what the mine looks like.
 *
 * Seats are A to D. A cell of the mine is the way to it from the Entrance, east and west before north and south: `e`,
 * `een`, with `entrance` and `camp` by name. Cards are named by the keys of their rows, several in one text. Whatever is
 * not named lies out of the game, so hands and piles are empty unless a test fills them, and a rival without a hand is
 * never asked. Moves are short texts too; each is one of the options and goes through `apply`.
 */
import { editionOf, inEdition } from '../../../src/engine/editions';
import {
  cardsIn,
  faceOf,
  newCards,
  put,
  show,
  showTo,
  shuffle,
  sizeOf,
  topOf,
  type Zone,
} from '../../../src/engine/cards';
import { apply, isOver, options, pending, settle, start } from '../../../src/engine/frames';
import type { Seat, Standing } from '../../../src/engine/game';
import {
  beside,
  cellsFaced,
  emptyGrid,
  isOpen,
  lay,
  opposite,
  pieceAt,
  SIDES,
  turned,
  type Cell,
} from '../../../src/engine/grid';
import { seeded } from '../../../src/engine/rng';
import { dwarf } from '../../../src/games/dig-deeper-dwarf';
import { boxOf, keyOf, PRINT, startFaces } from '../../../src/games/dig-deeper-dwarf/cards/faces';
import { FAMILIES, type Family } from '../../../src/games/dig-deeper-dwarf/cards/row';
import { inPlay } from '../../../src/games/dig-deeper-dwarf/rules/inPlay';
import { addTile } from '../../../src/games/dig-deeper-dwarf/rules/mine';
import * as place from '../../../src/games/dig-deeper-dwarf/rules/zones';
import type { DwarfMove } from '../../../src/games/dig-deeper-dwarf/rules/moves';
import type { DwarfNews } from '../../../src/games/dig-deeper-dwarf/rules/news';
import type { DwarfState, Variant } from '../../../src/games/dig-deeper-dwarf/rules/state';
import { CAMP_TILE, ENTRANCE_TILE, tileOf } from '../../../src/games/dig-deeper-dwarf/cards/tiles';
import { cellNamed, cellsName, inWords } from './moves';

/** What a test says of a table. Lists go by seat or by pile; a text names several cards, the topmost first. */
export interface Position {
  readonly seats?: number;
  readonly variants?: readonly Variant[];
  /** The edition whose box is played with; the first if left out. */
  readonly edition?: number;
  /** Whose turn it is, and in which round; the round begins with A. */
  readonly turn?: string;
  readonly round?: number;
  readonly lastDug?: number;
  readonly seed?: string;
  readonly hands?: readonly string[];
  readonly decks?: readonly string[];
  readonly discards?: readonly string[];
  readonly revealed?: readonly string[];
  readonly companions?: readonly string[];
  /** Delayed events and treasures. */
  readonly kept?: readonly string[];
  readonly traits?: readonly string[];
  /** Where the dwarves stand: `e e camp`. All on the Entrance if left out. */
  readonly dwarves?: string;
  /** The tiles by cell: their open sides, and `bench` for a Workbench. Three straight ones if left out. */
  readonly tiles?: Readonly<Record<string, string>>;
  /** The mining piles by cell: `event: card card`, or the cards alone. Every cell that is faced has five if left out. */
  readonly piles?: Readonly<Record<string, string>>;
  /** The tiles still to be drawn. All that are left over if left out. */
  readonly tilePile?: string;
  /** Cards left to make piles of, and events left. All that are left over if left out. */
  readonly mining?: string;
  readonly events?: string;
  readonly jewels?: readonly string[];
  readonly actions?: readonly string[];
  /** Tiles on which a Rubble lies, and events that lie on tiles: `{ e: 'cave-otter' }`. */
  readonly rubble?: string;
  readonly onTile?: Readonly<Record<string, string>>;
  /** How many extra Rubble cards are left, and cards that left the game publicly. */
  readonly extra?: number;
  readonly gone?: string;
}

const list = (text: string | undefined): string[] => (text ?? '').split(' ').filter((word) => word !== '');
const SEATS = 'ABCD';

/** The tests of some cards by key: what the card does in a sentence, and that it does. */
export type CardTests = Readonly<Record<string, readonly [says: string, test: () => void]>>;

/** The box: hands out each card once, all of them hidden from everybody until they are put somewhere. */
class Box {
  private readonly left = new Set<number>();

  constructor(private readonly s: DwarfState) {
    for (const family of FAMILIES) for (const face of inPlay(s, family)) this.left.add(face);
    for (const card of this.left) put(s.cards, card, place.GONE);
    shuffle(s.cards, place.GONE, s.rng);
    s.cards.face = s.cards.face.map((face, card) => (this.left.has(card) ? card : face));
  }

  /** Takes a card of one of these families out of the box. */
  take(key: string, families: readonly Family[], seat: Seat | -1 = -1): number {
    const fits = (face: number): boolean => keyOf(face) === key && families.includes(PRINT[face]?.family ?? 'tile');
    const own =
      seat >= 0 ? startFaces(seat, editionOf(this.s)).find((face) => this.left.has(face) && fits(face)) : undefined;
    const card = own ?? [...this.left].find((face) => PRINT[face]?.family !== 'start' && fits(face));
    if (card === undefined) throw new Error(`the box holds no ${key} for this`);
    this.left.delete(card);
    return card;
  }

  /** A tile that is left and fits. */
  find(fits: (face: number) => boolean): number | undefined {
    return inPlay(this.s, 'tile').find((face) => this.left.has(face) && fits(face));
  }

  /** Lays named cards into a zone, the first on top. */
  lay(text: string | undefined, zone: Zone, families: readonly Family[], seat: Seat | -1 = -1): void {
    for (const key of list(text).reverse()) put(this.s.cards, this.take(key, families, seat), zone);
  }

  /** Lays all that is left of a family into a zone. */
  layRest(family: Family, zone: Zone): void {
    for (const face of inPlay(this.s, family)) if (this.left.delete(face)) put(this.s.cards, face, zone);
  }
}

const OWN: readonly Family[] = ['start', 'mining', 'action', 'jewelry'];

function emptyTable(position: Position): DwarfState {
  const { seats = 2, seed = 'table' } = position;
  const variants = [...(position.variants ?? []), ...(position.traits === undefined ? [] : (['traits'] as const))];
  const s = start(dwarf, { seats, variants, seed, first: 0, ...inEdition(editionOf(position)) });
  const grid = emptyGrid();
  lay(grid, ENTRANCE_TILE.cell, ENTRANCE_TILE.open);
  lay(grid, CAMP_TILE.cell, CAMP_TILE.open);
  return {
    ...s,
    rng: seeded(seed),
    stack: [{ kind: 'turn' }],
    cards: newCards(boxOf(editionOf(s)).count, place.zonesFor(s), seats),
    grid,
    tiles: [-1, -1],
    turns: [0, 0],
    faced: [-1, -1, -1, -1, -1, -1, -1, -1],
    piles: [],
    turn: SEATS.indexOf(position.turn ?? 'A'),
    round: position.round ?? 1,
    lastDug: position.lastDug ?? (position.round ?? 1) - 1,
  };
}

function setSeats(s: DwarfState, box: Box, position: Position): void {
  for (let seat = 0; seat < s.seats; seat++) {
    box.lay(position.hands?.[seat], place.hand(seat), OWN, seat);
    box.lay(position.discards?.[seat], place.discard(seat), OWN, seat);
    box.lay(position.decks?.[seat], place.draw(seat), OWN, seat);
    box.lay(position.revealed?.[seat], place.revealed(seat), OWN, seat);
    box.lay(position.companions?.[seat], place.companions(seat), ['event']);
    box.lay(position.kept?.[seat], place.kept(seat), ['event']);
    box.lay(position.traits?.[seat], place.trait(seat), ['trait']);
    for (const zone of [place.hand(seat), place.discard(seat)]) {
      for (const card of cardsIn(s.cards, zone)) showTo(s.cards, card, seat);
    }
    for (const zone of [place.revealed(seat), place.companions(seat), place.kept(seat), place.trait(seat)]) {
      showAll(s, zone);
    }
  }
}

function showAll(s: DwarfState, zone: Zone): void {
  for (const card of cardsIn(s.cards, zone)) show(s.cards, card, s.seats);
}

/** The tile of a row that can be turned so that just these sides are open. */
function addNamedTile(s: DwarfState, box: Box, name: string, look: string): void {
  const [sides = '', bench] = look.split(' ');
  const wanted = [...'nesw'].reduce((set, side, bit) => (sides.includes(side) ? set | (1 << bit) : set), 0);
  const card = box.find((face) => {
    const { open, workbench } = tileOf(keyOf(face));
    return workbench === (bench === 'bench') && turnTo(open, wanted) >= 0;
  });
  if (card === undefined) throw new Error(`no tile is left that looks like ${look}`);
  put(s.cards, box.take(keyOf(card), ['tile']), place.LAID);
  show(s.cards, card, s.seats);
  addTile(s, cellNamed(name), card, turnTo(tileOf(keyOf(card)).open, wanted));
}

/** The quarter turns after which just these sides are open, −1 if there are none. */
const turnTo = (open: number, wanted: number): number =>
  [0, 1, 2, 3].findIndex((quarters) => turned(open, quarters) === wanted);

const FIVE = 'silver silver silver gold gold';

/** A pile in a cell, written as in a position. */
function addPile(s: DwarfState, box: Box, cell: Cell, text: string): void {
  const [event, cards] = text.includes(':') ? text.split(':') : ['', text];
  const n = s.piles.length;
  s.piles = [...s.piles, cell];
  box.lay(event, place.pileEvent(n), ['event']);
  showAll(s, place.pileEvent(n));
  box.lay(cards, place.pile(n), ['mining']);
  const faced = s.faced.concat();
  for (const side of SIDES) {
    const piece = pieceAt(s.grid, beside(cell, side));
    if (isOpen(s.grid.open[piece] ?? 0, opposite(side))) faced[piece * 4 + opposite(side)] = n;
  }
  s.faced = faced;
}

function setMine(s: DwarfState, box: Box, position: Position): void {
  const tiles = position.tiles ?? { n: 'ns', e: 'ew', s: 'ns bench' };
  for (const [name, look] of Object.entries(tiles)) addNamedTile(s, box, name, look);
  const piles = Object.entries(position.piles ?? {}).map(([name, text]) => [cellNamed(name), text] as const);
  for (const [cell, text] of piles) addPile(s, box, cell, text);
  for (const cell of cellsFaced(s.grid)) {
    if (position.piles === undefined && !piles.some(([taken]) => taken === cell)) addPile(s, box, cell, FIVE);
  }
  list(position.dwarves).forEach((name, seat) => (s.dwarf[seat] = pieceAt(s.grid, cellNamed(name))));
  for (const name of list(position.rubble)) {
    const zone = place.rubbleOn(pieceAt(s.grid, cellNamed(name)));
    put(s.cards, box.take('rubble', ['mining']), zone);
    showAll(s, zone);
  }
  for (const [name, event] of Object.entries(position.onTile ?? {})) {
    const zone = place.eventOn(pieceAt(s.grid, cellNamed(name)));
    box.lay(event, zone, ['event']);
    showAll(s, zone);
  }
}

/** Lays what is named, or else all that is left of the family. */
function setStock(box: Box, text: string | undefined, family: Family, zone: Zone): void {
  if (text === undefined) box.layRest(family, zone);
  else box.lay(text, zone, [family]);
}

function setMarket(s: DwarfState, box: Box, position: Position): void {
  place.JEWEL_PILES.forEach((n) => box.lay(position.jewels?.[n], place.jewels(n), ['jewelry']));
  place.ACTION_PILES.forEach((n) => box.lay(position.actions?.[n], place.actions(n), ['action']));
  for (const zone of [...place.JEWEL_PILES.map(place.jewels), ...place.ACTION_PILES.map(place.actions)]) {
    if (sizeOf(s.cards, zone) > 0) show(s.cards, topOf(s.cards, zone), s.seats);
  }
}

/** The state of a position, ready for its first decision. */
function stateOf(position: Position): DwarfState {
  const s = emptyTable(position);
  const box = new Box(s);
  for (let i = 0; i < (position.extra ?? 3); i++) put(s.cards, box.take('rubble', ['rubble']), place.EXTRA_RUBBLE);
  showAll(s, place.EXTRA_RUBBLE);
  setSeats(s, box, position);
  setMarket(s, box, position);
  setMine(s, box, position);
  for (const key of list(position.gone)) {
    const card = box.take(key, OWN);
    put(s.cards, card, place.GONE);
    show(s.cards, card, s.seats);
  }
  setStock(box, position.mining, 'mining', place.MINING);
  setStock(box, position.events, 'event', place.EVENTS);
  setStock(box, position.tilePile, 'tile', place.TILE_PILE);
  settle(dwarf, s);
  dwarf.check(s);
  return s;
}

/** A game that is being played in a test. */
export class Table {
  /** Everything that happened so far. */
  readonly news: DwarfNews[] = [];

  constructor(public state: DwarfState) {}

  /** Plays moves one after the other: `A play mine`, `A mine ee`, `B pass`. */
  plays(...moves: readonly string[]): this {
    for (const move of moves) this.play(move);
    return this;
  }

  private play(wish: string): void {
    const known = this.moves();
    const at = known.findIndex(([text]) => text === wish);
    const found = known[at];
    if (found === undefined) throw new Error(`"${wish}" cannot be done. ${this.next}: ${this.options.join(', ')}`);
    this.state = apply(dwarf, this.state, found[1]);
    this.news.push(...(this.state.news ?? []));
    dwarf.check(this.state);
  }

  /** Lets everybody pass until somebody has to decide something else. */
  nobodyReacts(): this {
    while (this.next.endsWith(' window')) this.play(`${this.next.slice(0, 1)} pass`);
    return this;
  }

  private moves(): (readonly [string, DwarfMove])[] {
    const seat = SEATS[pending(dwarf, this.state)?.seat ?? -1] ?? '';
    return options(dwarf, this.state).map((move) => [`${seat} ${inWords(this.state, move)}`, move] as const);
  }

  /** Who decides what: `B window`; `over` at the end. */
  get next(): string {
    const open = pending(dwarf, this.state);
    return open === null ? 'over' : `${SEATS[open.seat] ?? ''} ${open.frame.kind}`;
  }

  /** What can be done now, each once. */
  get options(): string[] {
    return [...new Set(this.moves().map(([text]) => text))];
  }

  get over(): boolean {
    return isOver(this.state);
  }

  private keys(zone: Zone): string {
    return cardsIn(this.state.cards, zone)
      .map((card) => keyOf(faceOf(this.state.cards, card)))
      .join(' ');
  }

  private of(seat: string): Seat {
    return SEATS.indexOf(seat);
  }

  /** The cards of a seat's zone, the topmost first; a hand in the order of its cards' names. */
  hand(seat: string): string {
    return this.keys(place.hand(this.of(seat)))
      .split(' ')
      .sort()
      .join(' ');
  }
  deck = (seat: string): string => this.keys(place.draw(this.of(seat)));
  discard = (seat: string): string => this.keys(place.discard(this.of(seat)));
  revealed = (seat: string): string => this.keys(place.revealed(this.of(seat)));
  played = (seat: string): string => this.keys(place.played(this.of(seat)));
  companions = (seat: string): string => this.keys(place.companions(this.of(seat)));
  kept = (seat: string): string => this.keys(place.kept(this.of(seat)));
  trait = (seat: string): string => this.keys(place.trait(this.of(seat)));
  jewels = (n: number): string => this.keys(place.jewels(n));
  actions = (n: number): string => this.keys(place.actions(n));

  /** Whether a card has left the game for everybody to see. */
  gone(key: string): boolean {
    const everybody = (1 << this.state.seats) - 1;
    return cardsIn(this.state.cards, place.GONE).some(
      (card) => this.state.cards.seen[card] === everybody && keyOf(faceOf(this.state.cards, card)) === key,
    );
  }

  /** The cell a dwarf stands on. */
  where(seat: string): string {
    return cellsName(this.state.grid.cells[this.state.dwarf[this.of(seat)] ?? 0] ?? 0);
  }

  /** How much Rubble lies on a tile, and which event. */
  rubble = (name: string): number => sizeOf(this.state.cards, place.rubbleOn(this.piece(name)));
  onTile = (name: string): string => this.keys(place.eventOn(this.piece(name)));

  private piece(name: string): number {
    return pieceAt(this.state.grid, cellNamed(name));
  }

  /** The open sides of the tile in a cell; empty where none lies. */
  sides(name: string): string {
    const open = this.state.grid.open[this.piece(name)] ?? 0;
    return [...'nesw'].filter((_, bit) => (open & (1 << bit)) !== 0).join('');
  }

  /** The cells with a pile, each with its event and how many cards it has: `ee monster 5`. */
  get piles(): string[] {
    return this.state.piles.flatMap((cell, n) => {
      const left = sizeOf(this.state.cards, place.pile(n));
      const parts = [cellsName(cell), this.keys(place.pileEvent(n)), `${left}`];
      return left > 0 ? [parts.filter((part) => part !== '').join(' ')] : [];
    });
  }

  /** The cards of the pile in a cell. */
  pile(name: string): string {
    return this.keys(place.pile(this.state.piles.lastIndexOf(cellNamed(name))));
  }

  get mining(): string {
    return this.keys(place.MINING);
  }
  get events(): string {
    return this.keys(place.EVENTS);
  }

  /** What happened, without the details. */
  get told(): string[] {
    return this.news.map((event) => event.what);
  }

  /** Who has won the game or is ahead; and what a seat's points are made of, as far as they are not 0. */
  get winners(): string {
    const best = dwarf.standings(this.state).filter(({ rank }) => rank === 1);
    return best.map(({ seat }) => SEATS[seat] ?? '').join('');
  }
  points(seat: string): Readonly<Record<string, number>> {
    const own: Standing | undefined = dwarf.standings(this.state).find((row) => row.seat === this.of(seat));
    const lines = (own?.lines ?? []).filter(({ points }) => points !== 0);
    return Object.fromEntries([...lines.map(({ what, points }) => [what, points]), ['all', own?.points ?? 0]]);
  }

  /** The seats that know the face of the first card with that key in a zone. */
  knownTo(key: string, zone: 'hand' | 'discard' | 'deck', seat: string): string {
    const at = { hand: place.hand, discard: place.discard, deck: place.draw }[zone](this.of(seat));
    const card = cardsIn(this.state.cards, at).find((one) => keyOf(faceOf(this.state.cards, one)) === key) ?? -1;
    return [...SEATS].filter((_, other) => ((this.state.cards.seen[card] ?? 0) & (1 << other)) !== 0).join('');
  }
}

/** Sets a table up. */
export const table = (position: Position): Table => new Table(stateOf(position));
