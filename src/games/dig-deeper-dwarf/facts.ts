/** What there is to say about a table, before it is said in a language. */
import { ladder } from '../../engine/chain';
import { cardsIn, faceOf, sizeOf, topOf, zoneOf, type Card, type Zone } from '../../engine/cards';
import type { Frame, Seat } from '../../engine/game';
import { columnOf, isOpen, rowOf, sideTowards, SIDES, type Cell, type Open, type Side } from '../../engine/grid';
import type { Act, Aim, Left } from './acts';
import { actionsOf, coinPriceOf, coinsOf, keyOf, PRICED, priceOf, resourceOf, type Verb } from './cards';
import type { Moves } from './moves';
import type { Due, PileFacts, Place, StackFacts, Target, TileFacts, Where } from './speech';
import type { BuyFrame, DwarfFrame } from './stack';
import type { DwarfState } from './state';
import { CAMP, ENTRANCE, tileOf } from './tiles';
import {
  actions,
  ACTION_PILES,
  EVENTS,
  eventOn,
  hand,
  jewels,
  JEWEL_PILES,
  MINING,
  ownerOf,
  PAID,
  pile,
  pileEvent,
  pileOfZone,
  revealed,
  rubbleOn,
  STAKED,
  draw,
  discard,
} from './zones';

/** The kinds of frames that wait for somebody. */
const WAITING: Readonly<Record<keyof Moves, true>> = {
  draft: true,
  activity: true,
  card: true,
  window: true,
  pay: true,
  discard: true,
  removing: true,
  swapping: true,
  investigating: true,
  looking: true,
  sorting: true,
  free: true,
  canary: true,
  third: true,
  flood: true,
  goblins: true,
  taking: true,
  giving: true,
  gifts: true,
  tunnel: true,
  tile: true,
  buy: true,
  'fools-gold': true,
  strong: true,
  fee: true,
  asking: true,
  keep: true,
};

/** A frame that waits. */
export type Waiting = Extract<DwarfFrame, { readonly kind: keyof Moves }>;

const waits = (frame: Frame | Waiting | undefined): frame is Waiting => frame !== undefined && frame.kind in WAITING;

/** What is to be decided; null when the game is over. */
export function waiting(s: DwarfState): Waiting | null {
  const frame = s.stack[s.stack.length - 1];
  return waits(frame) ? frame : null;
}

/** Who decides. */
export function decider(s: DwarfState, frame: Waiting): Seat {
  switch (frame.kind) {
    case 'activity':
    case 'fee':
    case 'keep':
      return s.turn;
    case 'fools-gold':
      return frame.buy.seat;
    default:
      return frame.seat;
  }
}

/** The key of a card, `back` where it is hidden. */
export const cardKey = (s: DwarfState, card: Card): string => keyOf(faceOf(s.cards, card));

/** The key of a card everybody may know, null where this view does not. */
export function knownKey(s: DwarfState, card: Card): string | null {
  const face = faceOf(s.cards, card);
  return face < 0 ? null : keyOf(face);
}

/** Where a cell lies, counted from the Mine Entrance. */
const cellFromEntrance = (cell: Cell): Where => ({ at: 'cell', east: columnOf(cell), south: rowOf(cell) });

/** Where a cell lies, seen from a seat's dwarf if it is next to it. */
export function whereIs(s: DwarfState, cell: Cell, seat: Seat, names: readonly string[]): Where {
  if (cell === s.grid.cells[CAMP]) return { at: 'camp' };
  if (cell === s.grid.cells[ENTRANCE]) return { at: 'entrance' };
  const of = names[seat] ?? '';
  const stands = s.grid.cells[s.dwarf[seat] ?? -1] ?? 0;
  if (cell === stands) return { at: 'here', of };
  const side = sideTowards(stands, cell);
  return side === -1 ? cellFromEntrance(cell) : { at: 'side', side, of };
}

/** A tile and what is on it; the dwarf it is seen from is not told. */
export function tileFacts(s: DwarfState, piece: number, seat: Seat, names: readonly string[]): TileFacts {
  return {
    where: whereIs(s, s.grid.cells[piece] ?? 0, seat, names),
    workbench: tileOf(keyOf(s.tiles[piece] ?? -1)).workbench,
    rubble: sizeOf(s.cards, rubbleOn(piece)),
    guests: cardsIn(s.cards, eventOn(piece)).map((card) => cardKey(s, card)),
    dwarves: names.filter((_, other) => other !== seat && other < s.seats && s.dwarf[other] === piece),
  };
}

/** What lies under a pile: the Event's key, `back` for a surprise, `none`. */
export function underPile(s: DwarfState, n: number): string {
  const event = topOf(s.cards, pileEvent(n));
  if (event >= 0) return cardKey(s, event);
  return s.variants.includes('glueck-auf') && sizeOf(s.cards, EVENTS) > 0 ? 'back' : 'none';
}

/** A mining pile. */
const pileFacts = (s: DwarfState, n: number, seat: Seat, names: readonly string[]): PileFacts => ({
  where: whereIs(s, s.piles[n] ?? 0, seat, names),
  left: sizeOf(s.cards, pile(n)),
  event: underPile(s, n),
});

/** A pile that is investigated. Without a table it is told apart by its zone alone. */
export function stackFacts(zone: Zone, names: readonly string[], s: DwarfState | null, seat: Seat): StackFacts {
  const top = s === null ? null : knownKey(s, topOf(s.cards, zone));
  const jewel = JEWEL_PILES.findIndex((n) => jewels(n) === zone);
  if (jewel >= 0) return { of: 'jewelry', number: jewel + 1, top };
  const action = ACTION_PILES.findIndex((n) => actions(n) === zone);
  if (action >= 0) return { of: 'actions', number: action + 1, top };
  if (zone === MINING) return { of: 'mining' };
  if (zone === EVENTS) return { of: 'events' };
  const n = pileOfZone(zone);
  if (n < 0) return { of: 'draw', owner: names[ownerOf(zone)] ?? '' };
  return { of: 'pile', pile: s === null ? UNKNOWN_PILE : pileFacts(s, n, seat, names) };
}

const UNKNOWN_PILE: PileFacts = { where: { at: 'somewhere' }, left: -1, event: 'none' };

/** A start tile, or some tile. */
export const namedTile = (piece: number): Where =>
  piece === CAMP ? { at: 'camp' } : piece === ENTRANCE ? { at: 'entrance' } : { at: 'somewhere' };

const bareTile = (piece: number): TileFacts => ({
  where: namedTile(piece),
  workbench: false,
  rubble: 0,
  guests: [],
  dwarves: [],
});

/** An action about to be announced. */
export interface Plan {
  readonly seat: Seat;
  readonly verb: Verb;
  readonly aim: Aim;
  readonly at: number;
}

/** What an action aims at; without a table, no more than the announcement tells. */
export function targetOf(plan: Plan, names: readonly string[], s: DwarfState | null): Target {
  const { seat, verb, aim, at } = plan;
  switch (aim) {
    case 'none':
      return { to: 'none' };
    case 'out':
      return { to: 'out' };
    case 'tile':
      return {
        to: verb === 'mine' ? 'rubble' : 'tile',
        tile: s === null ? bareTile(at) : tileFacts(s, at, seat, names),
      };
    case 'pile':
      return { to: 'pile', pile: s === null ? UNKNOWN_PILE : pileFacts(s, at, seat, names) };
    case 'zone':
      return { to: 'stack', stack: stackFacts(at, names, s, seat) };
    case 'seat':
      if (verb === 'thwart') return { to: 'plan', name: names[at] ?? '', verb: s === null ? null : thwarted(s, plan) };
      return { to: 'seat', name: names[at] ?? '', stakes: s === null ? [] : stakes(s, at) };
    case 'card':
      if (verb === 'copy') return { to: 'copied', card: s === null ? null : knownKey(s, at) };
      return {
        to: 'companion',
        card: s === null ? null : knownKey(s, at),
        owner: s === null ? null : (names[ownerOf(zoneOf(s.cards, at))] ?? null),
      };
  }
}

const stakes = (s: DwarfState, seat: Seat): string[] =>
  cardsIn(s.cards, revealed(seat)).map((card) => cardKey(s, card));

/** Which action a Thwart is against: the last live one below it that is somebody else's. */
function thwarted(s: DwarfState, plan: Plan): Verb | null {
  const pending = ladder<Act>(s);
  const own = pending.findIndex(({ action }) => action === plan);
  const below = own < 0 ? pending : pending.slice(0, own);
  return below.findLast(({ live, action }) => live && action.seat === plan.at)?.action.verb ?? null;
}

/** The action everybody is asked about. */
export function announced(s: DwarfState): Act | null {
  const pending = ladder<Act>(s);
  return pending[pending.length - 1]?.action ?? null;
}

/** The actions still to be used on a card: Draw and Steal exclude each other, and a card's own Thwart only reacts. */
export function verbsLeft(s: DwarfState, { card, actions: left, source }: Left): Verb[] {
  const verbs = actionsOf(faceOf(s.cards, card));
  const used = (verb: Verb): boolean => verbs.some((other, slot) => other === verb && (left & (1 << slot)) === 0);
  return verbs.filter((verb, slot) => {
    if ((left & (1 << slot)) === 0 || (verb === 'thwart' && source === 'card')) return false;
    return !(verb === 'draw' && used('steal')) && !(verb === 'steal' && used('draw'));
  });
}

/** The tile a Rubble lies on, −1 if it lies elsewhere. */
export const pieceOfRubble = (s: DwarfState, card: Card): number =>
  s.grid.cells.findIndex((_, piece) => rubbleOn(piece) === zoneOf(s.cards, card));

/** Where one of a seat's cards lies. */
export function placeOf(s: DwarfState, card: Card, seat: Seat): Place {
  const zone = zoneOf(s.cards, card);
  if (zone === hand(seat)) return 'hand';
  if (zone === discard(seat)) return 'discard';
  return zone === draw(seat) ? 'draw' : 'area';
}

/** The open sides of a set. */
export const openSides = (open: Open): Side[] => SIDES.filter((side) => isOpen(open, side));

/** What is still due in a purchase. */
export function dueOf(s: DwarfState, buy: BuyFrame): Due {
  const jewel = faceOf(s.cards, topOf(s.cards, jewels(buy.pile)));
  const laid = [...cardsIn(s.cards, PAID), ...cardsIn(s.cards, STAKED)].map((card) => faceOf(s.cards, card));
  if (buy.how === 'coins') {
    return { in: 'coins', paid: laid.reduce((sum, face) => sum + coinsOf(face), 0), cost: coinPriceOf(jewel) };
  }
  const price = priceOf(jewel);
  const open = PRICED.map((resource, i) => {
    const paid = laid.filter((face) => resourceOf(face) === i).length;
    return [resource, i === buy.waived ? 0 : Math.max(0, (price[i] ?? 0) - paid)] as const;
  });
  return { in: 'price', open: open.filter(([, n]) => n > 0) };
}
