/**
 * Cards, the zones they lie in, and who knows what.
 *
 * A card is the physical thing, seen by its back: everybody can follow it from zone to zone. Its face is what is printed
 * on it, one number for each card in the box. Mixing cards exchanges their faces and leaves the backs where they are, so
 * a back that was seen before the mixing tells nothing after it.
 *
 * `seen[card]` is the set of seats that know the face of a card. A seat that has lost sight of a face still knows where
 * it went: into an urn. An urn is a group of cards that were mixed with each other, so nobody can tell them apart. When
 * cards of several urns are mixed, they pour into a new urn.
 *
 * For each seat the urns add up. An urn holds the faces that the seat saw go in, and for each pour as many unknown faces
 * as went that way. For example: a seat discards Gold, and its discard is shuffled into a deck of ten. The seat no longer
 * knows the card, but it knows that one of the ten is Gold. `view.ts` hides and deals by exactly that.
 */
import { roll, type Rng } from './rng';
import { pourInto, trace } from './urns';

/** A card by its back. */
export type Card = number;
/** What is printed on a card: its number in the box. */
export type Face = number;
/** Where cards lie in order. Games number their zones. */
export type Zone = number;

/** Lists that only change when cards are mixed are replaced then, never changed: copies of a state share them. */
export interface Cards {
  /** By card: its face, −1 in a view in which it is not known. */
  face: readonly Face[];
  /** By card: the set of seats that know its face, a bit each. */
  readonly seen: number[];
  /** By card: its zone, −1 outside the game. */
  readonly zone: Zone[];
  /** By card: the one below it in its zone, −1 for the lowest. */
  readonly below: Card[];
  /** By zone: the topmost card, −1 if empty. */
  readonly top: Card[];
  /** By zone: how many cards lie there. */
  readonly size: number[];
  /** By card: the urn it was last mixed in. */
  urn: readonly number[];
  /** By seat and face: the urn a seat last knew the face to be in. A view holds the list of its own seat alone. */
  known: readonly (readonly number[])[];
  /** From which urn into which cards have been poured, two numbers each, the later urns last. */
  pours: readonly number[];
  /** By seat and pour: how many faces went that way, seen by the seat neither then nor since. In a view as `known`. */
  unseen: readonly (readonly number[])[];
  /** By seat and pour: how many faces that the seat has seen since are held to have gone that way. */
  traced: readonly (readonly number[])[];
}

/** The cards last taken out of the box: most tables are laid like the one before. */
let unpacked: Cards | null = null;

/** So many cards, all seen by everybody, in no zone. */
export function newCards(count: number, zones: number, seats: number): Cards {
  if (unpacked?.face.length !== count || unpacked.top.length !== zones || unpacked.known.length !== seats)
    unpacked = unpack(count, zones, seats);
  return copyCards(unpacked);
}

function unpack(count: number, zones: number, seats: number): Cards {
  const zeros = same(count, 0);
  const nothing: readonly number[] = [];
  const bySeat = same(seats, 0);
  return {
    face: zeros.map((_, card) => card),
    seen: same(count, (1 << seats) - 1),
    zone: same(count, -1),
    below: same(count, -1),
    top: same(zones, -1),
    size: same(zones, 0),
    urn: zeros,
    known: bySeat.map(() => zeros),
    pours: [],
    unseen: bySeat.map(() => nothing),
    traced: bySeat.map(() => nothing),
  };
}

/**
 * So many times the same number; a list without holes, which engines read faster. It is for numbers alone: an engine makes
 * room for whatever else it has seen a place make lists of.
 */
export function same(count: number, value: number): number[] {
  const list: number[] = [];
  for (let at = 0; at < count; at++) list[at] = value;
  return list;
}

/** A copy that can be changed on its own. */
export const copyCards = (cards: Cards): Cards => ({
  face: cards.face,
  seen: cards.seen.concat(),
  zone: cards.zone.concat(),
  below: cards.below.concat(),
  top: cards.top.concat(),
  size: cards.size.concat(),
  urn: cards.urn,
  known: cards.known,
  pours: cards.pours,
  unseen: cards.unseen,
  traced: cards.traced,
});

/**
 * For searches, as `news` set to null: who remembers what is kept no more, and mixing cards costs half. Such cards can
 * be played with to the end, but give no more views to guess from.
 */
export function forget(cards: Cards): void {
  cards.known = [];
  cards.pours = [];
  cards.unseen = [];
  cards.traced = [];
}

/** What is printed on a card, −1 if this view does not know. */
export const faceOf = (cards: Cards, card: Card): Face => cards.face[card] ?? -1;

/** Where a card lies. */
export const zoneOf = (cards: Cards, card: Card): Zone => cards.zone[card] ?? -1;

/** The topmost card of a zone, −1 if it is empty. */
export const topOf = (cards: Cards, zone: Zone): Card => cards.top[zone] ?? -1;

/** The card below a card, −1 if it is the lowest. */
export const under = (cards: Cards, card: Card): Card => cards.below[card] ?? -1;

/** How many cards lie in a zone. */
export const sizeOf = (cards: Cards, zone: Zone): number => cards.size[zone] ?? 0;

/** Whether a seat knows the face of a card. */
export const knows = (cards: Cards, card: Card, seat: number): boolean => ((cards.seen[card] ?? 0) & (1 << seat)) !== 0;

/** The cards of a zone from the top down; at most so many. */
export function cardsIn({ below, top }: Cards, zone: Zone, most = below.length): Card[] {
  const list: Card[] = [];
  for (let card = top[zone] ?? -1; card >= 0 && list.length < most; card = below[card] ?? -1) list[list.length] = card;
  return list;
}

// Cards move all the time: the functions below that move them look into the lists themselves instead of asking.
function unlink({ zone, below, top, size }: Cards, card: Card): void {
  const from = zone[card] ?? -1;
  if (from < 0) return;
  const lower = below[card] ?? -1;
  let above = top[from] ?? -1;
  if (above === card) top[from] = lower;
  else {
    for (let next = below[above] ?? -1; next !== card; next = below[above] ?? -1) above = next;
    below[above] = lower;
  }
  size[from] = (size[from] ?? 0) - 1;
}

/** Lays a card on top of a zone. */
export function put(cards: Cards, card: Card, zone: Zone): void {
  unlink(cards, card);
  const { below, top, size } = cards;
  below[card] = top[zone] ?? -1;
  top[zone] = card;
  cards.zone[card] = zone;
  size[zone] = (size[zone] ?? 0) + 1;
}

/** Lays a card under a zone. */
export function putUnder(cards: Cards, card: Card, zone: Zone): void {
  unlink(cards, card);
  let lowest = topOf(cards, zone);
  cards.below[card] = -1;
  cards.zone[card] = zone;
  cards.size[zone] = sizeOf(cards, zone) + 1;
  if (lowest < 0) {
    cards.top[zone] = card;
    return;
  }
  while (under(cards, lowest) >= 0) lowest = under(cards, lowest);
  cards.below[lowest] = card;
}

/** Lays all cards of a zone onto another, the topmost first. */
export function putAll({ zone, below, top, size }: Cards, from: Zone, to: Zone): void {
  let onto = top[to] ?? -1;
  for (let card = top[from] ?? -1, next = -1; card >= 0; card = next) {
    next = below[card] ?? -1;
    below[card] = onto;
    zone[card] = to;
    onto = card;
  }
  top[from] = -1;
  top[to] = onto;
  size[to] = (size[to] ?? 0) + (size[from] ?? 0);
  size[from] = 0;
}

/** Shows the face of a card to everybody. */
export function show(cards: Cards, card: Card, seats: number): void {
  const all = (1 << seats) - 1;
  const seen = cards.seen[card] ?? 0;
  if (seen === all) return;
  const remembering = cards.known.length;
  for (let seat = 0; seat < remembering; seat++) if ((seen & (1 << seat)) === 0) trace(cards, card, seat);
  cards.seen[card] = all;
}

/** Shows the face of a card to one seat. */
export function showTo(cards: Cards, card: Card, seat: number): void {
  const seen = cards.seen[card] ?? 0;
  if ((seen & (1 << seat)) !== 0) return;
  if (cards.known.length > 0) trace(cards, card, seat);
  cards.seen[card] = seen | (1 << seat);
}

/** Shuffles the cards of a zone: nobody knows any of them afterwards. A single card stays known. */
export function shuffle(cards: Cards, zone: Zone, rng: Rng): void {
  const list = cardsIn(cards, zone);
  if (list.length > 1) mix(cards, list, 0, rng);
}

function mix(cards: Cards, list: readonly Card[], keepers: number, rng: Rng): void {
  const face = cards.face.concat();
  pourInto(cards, list, keepers);
  for (let i = list.length - 1; i > 0; i--) {
    const card = list[i] ?? -1;
    const other = list[roll(rng, i + 1)] ?? -1;
    const held = face[card] ?? -1;
    face[card] = face[other] ?? -1;
    face[other] = held;
  }
  cards.face = face;
}

function layFaces(cards: Cards, list: readonly Card[], faces: readonly Face[]): void {
  const face = cards.face.concat();
  for (let i = 0; i < list.length; i++) face[list[i] ?? -1] = faces[i] ?? -1;
  cards.face = face;
}

/** Puts a card into a hand: its holder sees it. When all that come together are there, the hand is to be closed. */
export function putInHand(cards: Cards, card: Card, zone: Zone, seat: number): void {
  put(cards, card, zone);
  showTo(cards, card, seat);
}

/**
 * Holds the cards of a hand so that others cannot tell them apart: if somebody else knows one of them, they are mixed for
 * everybody but their holder.
 */
export function closeHand(cards: Cards, zone: Zone, seat: number, rng: Rng): void {
  if (sizeOf(cards, zone) < 2) return;
  const others = ~(1 << seat);
  for (let card = topOf(cards, zone); card >= 0; card = under(cards, card)) {
    if (((cards.seen[card] ?? 0) & others) !== 0) return mix(cards, cardsIn(cards, zone), 1 << seat, rng);
  }
}

/**
 * Lays the faces of some cards anew in the order that a seat has chosen in secret, `order[i]` being the card whose face
 * comes to the i-th place. The seat must know them all; whoever else knew one knows only that it is among them.
 */
export function rearrange(cards: Cards, list: readonly Card[], order: readonly Card[], seat: number): void {
  const faces = order.map((card) => faceOf(cards, card));
  const others = ~(1 << seat);
  const urn = cards.urn[list[0] ?? -1];
  const told = list.some((card) => cards.urn[card] !== urn || ((cards.seen[card] ?? 0) & others) !== 0);
  if (told) pourInto(cards, list, 1 << seat);
  layFaces(cards, list, faces);
}

/** A random card of a zone, chosen without looking; −1 if it is empty. */
export function randomOf(cards: Cards, zone: Zone, rng: Rng): Card {
  const size = sizeOf(cards, zone);
  if (size === 0) return -1;
  let card = topOf(cards, zone);
  for (let left = roll(rng, size); left > 0; left--) card = under(cards, card);
  return card;
}
