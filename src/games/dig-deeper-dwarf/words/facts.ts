/** What there is to say about a table, before it is said in a language. */
import { cardsIn, faceOf, sizeOf, topOf, zoneOf, type Card, type Zone } from '../../../engine/cards';
import { ladder } from '../../../engine/chain';
import type { Seat } from '../../../engine/game';
import { columnOf, isOpen, rowOf, SIDES, sideTowards, type Cell, type Open, type Side } from '../../../engine/grid';
import type { Persons } from '../../../engine/persons';
import { actionsOf, coinPriceOf, coinsOf, keyOf, priceOf, resourceOf } from '../cards/faces';
import { PRICED } from '../cards/row';
import { CAMP, ENTRANCE, tileOf } from '../cards/tiles';
import type { Act, Aim, Left } from '../rules/acts';
import type { BuyFrame } from '../rules/frames';
import type { Facts } from '../rules/question';
import type { DwarfState } from '../rules/state';
import { unpaid } from '../rules/waiting';
import {
  ACTION_PILES,
  actions,
  discard,
  draw,
  eventOn,
  EVENTS,
  hand,
  JEWEL_PILES,
  jewels,
  MINING,
  ownerOf,
  PAID,
  pile,
  pileEvent,
  pileOfZone,
  revealed,
  rubbleOn,
  STAKED,
} from '../rules/zones';
import { VERB, type Verb } from '../verbs/all';
import type { Due, PaidFor, PileFacts, Place, StackFacts, Target, TileFacts, Where } from './speech';

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
function whereIs(s: DwarfState, cell: Cell, seat: Seat, person: Persons): Where {
  if (cell === s.grid.cells[CAMP]) return { at: 'camp' };
  if (cell === s.grid.cells[ENTRANCE]) return { at: 'entrance' };
  const of = person(seat);
  const stands = s.grid.cells[s.dwarf[seat] ?? -1] ?? 0;
  if (cell === stands) return { at: 'here', of };
  const side = sideTowards(stands, cell);
  return side === -1 ? cellFromEntrance(cell) : { at: 'side', side, of };
}

/** A tile and what is on it; the dwarf it is seen from is not told. */
export function tileFacts(s: DwarfState, piece: number, seat: Seat, person: Persons): TileFacts {
  return {
    where: whereIs(s, s.grid.cells[piece] ?? 0, seat, person),
    workbench: tileOf(keyOf(s.tiles[piece] ?? -1)).workbench,
    rubble: sizeOf(s.cards, rubbleOn(piece)),
    guests: cardsIn(s.cards, eventOn(piece)).map((card) => cardKey(s, card)),
    dwarves: s.dwarf.flatMap((stands, other) => (other !== seat && stands === piece ? [person(other)] : [])),
  };
}

/** What lies under a pile: the Event's key, `back` for a surprise, `none`. */
export function underPile(s: DwarfState, n: number): string {
  const event = topOf(s.cards, pileEvent(n));
  if (event >= 0) return cardKey(s, event);
  return s.variants.includes('glueck-auf') && sizeOf(s.cards, EVENTS) > 0 ? 'back' : 'none';
}

/** A mining pile. */
const pileFacts = (s: DwarfState, n: number, seat: Seat, person: Persons): PileFacts => ({
  where: whereIs(s, s.piles[n] ?? 0, seat, person),
  left: sizeOf(s.cards, pile(n)),
  event: underPile(s, n),
});

/** A pile that is investigated. Without a table it is told apart by its zone alone. */
export function stackFacts(zone: Zone, person: Persons, s: DwarfState | null, seat: Seat): StackFacts {
  const top = s === null ? null : knownKey(s, topOf(s.cards, zone));
  const jewel = JEWEL_PILES.findIndex((n) => jewels(n) === zone);
  if (jewel >= 0) return { of: 'jewelry', number: jewel + 1, top };
  const action = ACTION_PILES.findIndex((n) => actions(n) === zone);
  if (action >= 0) return { of: 'actions', number: action + 1, top };
  if (zone === MINING) return { of: 'mining' };
  if (zone === EVENTS) return { of: 'events' };
  const n = pileOfZone(zone);
  if (n < 0) return { of: 'draw', owner: person(ownerOf(zone)) };
  return { of: 'pile', pile: s === null ? UNKNOWN_PILE : pileFacts(s, n, seat, person) };
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
export function targetOf(plan: Plan, person: Persons, s: DwarfState | null): Target {
  const { seat, verb, aim, at } = plan;
  const to = VERB[verb].means[aim] ?? 'none';
  switch (to) {
    case 'none':
    case 'out':
      return { to };
    case 'tile':
    case 'rubble':
      return { to, tile: s === null ? bareTile(at) : tileFacts(s, at, seat, person) };
    case 'pile':
      return { to, pile: s === null ? UNKNOWN_PILE : pileFacts(s, at, seat, person) };
    case 'stack':
      return { to, stack: stackFacts(at, person, s, seat) };
    case 'plan':
      return { to, owner: person(at), verb: s === null ? null : thwarted(s, plan) };
    case 'seat':
      return { to, victim: person(at), stakes: s === null ? [] : stakes(s, at) };
    case 'copied':
      return { to, card: s === null ? null : knownKey(s, at) };
    case 'companion':
      return {
        to,
        card: s === null ? null : knownKey(s, at),
        owner: s === null ? null : person(ownerOf(zoneOf(s.cards, at))),
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

/** What is paid for with hand cards now: what waits for the payment says it. */
export function paidFor(s: DwarfState): PaidFor | null {
  const frame = unpaid(s);
  if (frame?.kind === 'say') return { verb: frame.act.verb };
  if (frame?.kind === 'made') return { card: cardKey(s, topOf(s.cards, actions(frame.pile))) };
  return frame === null ? null : { card: cardKey(s, frame.card) };
}

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

/** What sentences are about, seen by the seat that decides. */
export const factsFor = (s: DwarfState, person: Persons, seat: Seat): Facts => ({
  who: person(seat),
  person,
  card: (card) => cardKey(s, card),
  place: (card) => placeOf(s, card, seat),
  tile: (piece, seenFrom = seat) => tileFacts(s, piece, seenFrom, person),
  stack: (zone) => stackFacts(zone, person, s, seat),
  jewel: (n) => cardKey(s, topOf(s.cards, jewels(n))),
  tool: (n) => cardKey(s, topOf(s.cards, actions(n))),
});
