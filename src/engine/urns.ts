/** Keeps count of what each seat can know about cards that were mixed; `cards.ts` says what an urn is. */
import type { Card, Cards } from './cards';

/** More pours than this are not kept: a table of people could not follow them either. */
const MOST_POURS = 32;

/** The lists of the cards that an urn changes, as one's own. */
interface Book {
  readonly seats: number;
  readonly urn: number[];
  readonly known: number[];
  readonly pours: number[];
  readonly unseen: number[];
  readonly traced: number[];
}

const seatsOf = (cards: Cards): number => cards.known.length / cards.face.length;

/**
 * Opens a new urn for cards that are mixed. Seats in `keepers` (a bit each) follow every face; the others lose sight of
 * the faces they saw and remember the urn.
 */
export function pourInto(cards: Cards, list: readonly Card[], keepers: number): void {
  const seats = seatsOf(cards);
  const book: Book = {
    seats,
    urn: cards.urn.slice(),
    known: cards.known.slice(),
    pours: cards.pours.slice(),
    unseen: cards.unseen.slice(),
    traced: cards.traced.slice(),
  };
  let urn = 0;
  for (const used of book.urn) if (used >= urn) urn = used + 1;
  for (const card of list) {
    pourCard(book, cards, card, urn, keepers);
    cards.seen[card] = (cards.seen[card] ?? 0) & keepers;
    book.urn[card] = urn;
  }
  if (book.pours.length > 0) tidy(book, cards, urn);
  if (book.pours.length / 2 > MOST_POURS) pourTogether(book);
  cards.urn = book.urn;
  cards.known = book.known;
  cards.pours = book.pours;
  cards.unseen = book.unseen;
  cards.traced = book.traced;
}

function pourCard(book: Book, cards: Cards, card: Card, urn: number, keepers: number): void {
  const faces = cards.face.length;
  const face = cards.face[card] ?? 0;
  const seen = cards.seen[card] ?? 0;
  const at = seen === (1 << book.seats) - 1 ? -1 : pourAt(book, book.urn[card] ?? 0, urn);
  for (let seat = 0; seat < book.seats; seat++) {
    if ((seen & (1 << seat)) === 0) book.unseen[at + seat] = (book.unseen[at + seat] ?? 0) + 1;
    else if ((keepers & (1 << seat)) === 0) book.known[seat * faces + face] = urn;
  }
}

/** Where the counts of a pour stand, by seat; a pour that is not there is added as the last. */
function pourAt(book: Book, from: number, to: number): number {
  const { pours, unseen, traced, seats } = book;
  for (let at = pours.length - 2; at >= 0; at -= 2)
    if (pours[at] === from && pours[at + 1] === to) return (at / 2) * seats;
  pours.push(from, to);
  for (let seat = 0; seat < seats; seat++) {
    unseen.push(0);
    traced.push(0);
  }
  return (pours.length / 2 - 1) * seats;
}

function removePour({ pours, unseen, traced, seats }: Book, at: number): void {
  pours.splice(at, 2);
  unseen.splice((at / 2) * seats, seats);
  traced.splice((at / 2) * seats, seats);
}

/**
 * Forgets what can tell nothing any more: an urn without a hidden card that has poured nowhere is gone, and one that
 * has poured into nothing but the newest urn is one with that.
 */
function tidy(book: Book, cards: Cards, newest: number): void {
  const everybody = (1 << book.seats) - 1;
  const holds: boolean[] = [];
  for (let card = 0; card < book.urn.length; card++)
    if (cards.seen[card] !== everybody) holds[book.urn[card] ?? 0] = true;
  for (let at = book.pours.length - 2; at >= 0; at -= 2) {
    const urn = book.pours[at + 1] ?? 0;
    if (holds[urn] !== true && !poursPast(book, urn, -1)) removePour(book, at);
  }
  for (let at = book.pours.length - 2; at >= 0; at -= 2) {
    const urn = book.pours[at] ?? 0;
    if (book.pours[at + 1] !== newest || holds[urn] === true || poursPast(book, urn, newest)) continue;
    removePour(book, at);
    becomes(book, urn, newest);
    at = book.pours.length;
  }
}

/** Whether an urn has poured into another than this. */
function poursPast({ pours }: Book, urn: number, into: number): boolean {
  for (let at = 0; at < pours.length; at += 2) if (pours[at] === urn && pours[at + 1] !== into) return true;
  return false;
}

/** An urn becomes part of another: what is known to be in it, or was poured into it, is in that. */
function becomes(book: Book, urn: number, into: number): void {
  const { known, pours, unseen, traced, seats } = book;
  for (let i = 0; i < known.length; i++) if (known[i] === urn) known[i] = into;
  for (let at = pours.length - 2; at >= 0; at -= 2) {
    if (pours[at + 1] !== urn) continue;
    const to = pourAt(book, pours[at] ?? 0, into);
    for (let seat = 0; seat < seats; seat++) {
      unseen[to + seat] = (unseen[to + seat] ?? 0) + (unseen[(at / 2) * seats + seat] ?? 0);
      traced[to + seat] = (traced[to + seat] ?? 0) + (traced[(at / 2) * seats + seat] ?? 0);
    }
    removePour(book, at);
  }
}

/** Forgets all ways that faces may have taken: the urns that poured into each other are one from now on. */
function pourTogether({ urn, known, pours, unseen, traced }: Book): void {
  const one = Math.max(...pours);
  for (let card = 0; card < urn.length; card++) if (pours.includes(urn[card] ?? -1)) urn[card] = one;
  for (let at = 0; at < known.length; at++) if (pours.includes(known[at] ?? -1)) known[at] = one;
  pours.length = 0;
  unseen.length = 0;
  traced.length = 0;
}

/** A seat comes to see a card: the way that its face took, from where the seat last knew it, leads no other face. */
export function trace(cards: Cards, card: Card, seat: number): void {
  const origin = cards.known[seat * cards.face.length + (cards.face[card] ?? 0)] ?? 0;
  const end = cards.urn[card] ?? 0;
  if (origin === end) return;
  const unseen = cards.unseen.slice();
  const traced = cards.traced.slice();
  for (const step of wayBack(cards, origin, end, seat)) {
    const at = step >= 0 ? step : ~step;
    const by = step >= 0 ? 1 : -1;
    unseen[at] = (unseen[at] ?? 0) - by;
    traced[at] = (traced[at] ?? 0) + by;
  }
  cards.unseen = unseen;
  cards.traced = traced;
}

/**
 * The pours (where their counts stand) by which a face may have come from one urn into another. If all of those are
 * taken by faces traced before, some of these must have come another way: their pours come back inverted (~).
 */
function wayBack(cards: Cards, origin: number, end: number, seat: number): readonly number[] {
  const { pours, unseen, traced } = cards;
  const seats = seatsOf(cards);
  for (const rerouting of [false, true]) {
    const reached: { readonly urn: number; readonly way: readonly number[] }[] = [{ urn: end, way: [] }];
    for (const { urn, way } of reached) {
      if (urn === origin) return way;
      for (let at = 0; at < pours.length; at += 2) {
        const count = (at / 2) * seats + seat;
        const open = pours[at + 1] === urn && (unseen[count] ?? 0) > 0;
        const undone = rerouting && pours[at] === urn && (traced[count] ?? 0) > 0;
        if (!open && !undone) continue;
        const next = pours[open ? at : at + 1] ?? 0;
        if (!reached.some((known) => known.urn === next))
          reached.push({ urn: next, way: [...way, open ? count : ~count] });
      }
    }
  }
  return [];
}
