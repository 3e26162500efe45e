/** Keeps count of what each seat can know about cards that were mixed; `cards.ts` says what an urn is. */
import type { Card, Cards } from './cards';

/** More pours than this are not kept: a table of people could not follow them either. */
const MOST_POURS = 32;

const seatsOf = (cards: Cards): number => cards.known.length / cards.face.length;

/**
 * Opens a new urn for cards that are mixed. Seats in `keepers` (a bit each) follow every face; the others lose sight of
 * the faces they saw and remember the urn.
 */
export function pourInto(cards: Cards, list: readonly Card[], keepers: number): void {
  const urn = Math.max(...cards.urn) + 1;
  const faces = cards.face.length;
  const seats = seatsOf(cards);
  for (const card of list) {
    const seen = cards.seen[card] ?? 0;
    const at = pourAt(cards, cards.urn[card] ?? 0, urn, seats);
    for (let seat = 0; seat < seats; seat++) {
      if ((seen & (1 << seat)) === 0) cards.unseen[at + seat] = (cards.unseen[at + seat] ?? 0) + 1;
      else if ((keepers & (1 << seat)) === 0) cards.known[seat * faces + (cards.face[card] ?? 0)] = urn;
    }
    cards.seen[card] = seen & keepers;
    cards.urn[card] = urn;
  }
  tidy(cards, urn, seats);
  if (cards.pours.length / 2 > MOST_POURS) pourTogether(cards);
}

/** Forgets all ways that faces may have taken: the urns that poured into each other are one from now on. */
function pourTogether(cards: Cards): void {
  const { pours, urn, known } = cards;
  const one = Math.max(...pours);
  for (let card = 0; card < urn.length; card++) if (pours.includes(urn[card] ?? -1)) urn[card] = one;
  for (let at = 0; at < known.length; at++) if (pours.includes(known[at] ?? -1)) known[at] = one;
  pours.length = 0;
  cards.unseen.length = 0;
  cards.traced.length = 0;
}

/** Where the counts of a pour stand, by seat; a pour that is not there is added as the last. */
function pourAt(cards: Cards, from: number, to: number, seats: number): number {
  const { pours } = cards;
  for (let at = 0; at < pours.length; at += 2) if (pours[at] === from && pours[at + 1] === to) return (at / 2) * seats;
  pours.push(from, to);
  for (let seat = 0; seat < seats; seat++) {
    cards.unseen.push(0);
    cards.traced.push(0);
  }
  return (pours.length / 2 - 1) * seats;
}

/**
 * Forgets what can tell nothing any more: an urn without a hidden card that has poured into nothing but the newest urn
 * is one with that, and one that has poured nowhere is gone.
 */
function tidy(cards: Cards, newest: number, seats: number): void {
  const everybody = (1 << seats) - 1;
  const holds = (urn: number): boolean => cards.urn.some((of, card) => of === urn && cards.seen[card] !== everybody);
  for (let at = cards.pours.length - 2; at >= 0; at -= 2) {
    const urn = cards.pours[at + 1] ?? 0;
    if (!poursOn(cards, urn) && !holds(urn)) removePour(cards, at, seats);
  }
  for (let at = cards.pours.length - 2; at >= 0; at -= 2) {
    const urn = cards.pours[at] ?? 0;
    if (cards.pours[at + 1] !== newest || holds(urn) || poursElsewhere(cards, urn, newest)) continue;
    removePour(cards, at, seats);
    for (let i = 0; i < cards.known.length; i++) if (cards.known[i] === urn) cards.known[i] = newest;
    redirect(cards, urn, newest, seats);
    at = cards.pours.length;
  }
}

const poursOn = (cards: Cards, urn: number): boolean => cards.pours.some((of, at) => at % 2 === 0 && of === urn);

const poursElsewhere = (cards: Cards, urn: number, newest: number): boolean =>
  cards.pours.some((of, at) => at % 2 === 0 && of === urn && cards.pours[at + 1] !== newest);

function removePour(cards: Cards, at: number, seats: number): void {
  cards.pours.splice(at, 2);
  cards.unseen.splice((at / 2) * seats, seats);
  cards.traced.splice((at / 2) * seats, seats);
}

/** What was poured into one urn counts as poured into another, which it has become part of. */
function redirect(cards: Cards, urn: number, into: number, seats: number): void {
  for (let at = cards.pours.length - 2; at >= 0; at -= 2) {
    if (cards.pours[at + 1] !== urn) continue;
    const from = cards.pours[at] ?? 0;
    const to = pourAt(cards, from, into, seats);
    for (let seat = 0; seat < seats; seat++) {
      cards.unseen[to + seat] = (cards.unseen[to + seat] ?? 0) + (cards.unseen[(at / 2) * seats + seat] ?? 0);
      cards.traced[to + seat] = (cards.traced[to + seat] ?? 0) + (cards.traced[(at / 2) * seats + seat] ?? 0);
    }
    removePour(cards, at, seats);
  }
}

/** A seat comes to see a card: the way that its face took, from where the seat last knew it, leads no other face. */
export function trace(cards: Cards, card: Card, seat: number): void {
  const origin = cards.known[seat * cards.face.length + (cards.face[card] ?? 0)] ?? 0;
  const end = cards.urn[card] ?? 0;
  if (origin === end) return;
  const seats = seatsOf(cards);
  for (const step of wayBack(cards, origin, end, seat, seats)) {
    const [at, by] = step >= 0 ? [step, 1] : [~step, -1];
    cards.unseen[at] = (cards.unseen[at] ?? 0) - by;
    cards.traced[at] = (cards.traced[at] ?? 0) + by;
  }
}

/**
 * The pours (where their counts stand) by which a face may have come from one urn into another. If all of those are
 * taken by faces traced before, some of these must have come another way: their pours come back inverted (~).
 */
function wayBack(cards: Cards, origin: number, end: number, seat: number, seats: number): readonly number[] {
  for (const rerouting of [false, true]) {
    const reached: { readonly urn: number; readonly way: readonly number[] }[] = [{ urn: end, way: [] }];
    for (const { urn, way } of reached) {
      if (urn === origin) return way;
      for (let at = 0; at < cards.pours.length; at += 2) {
        const from = cards.pours[at] ?? 0;
        const to = cards.pours[at + 1] ?? 0;
        const count = (at / 2) * seats + seat;
        const open = to === urn && (cards.unseen[count] ?? 0) > 0;
        const undone = rerouting && from === urn && (cards.traced[count] ?? 0) > 0;
        const next = open ? from : to;
        if ((!open && !undone) || reached.some((known) => known.urn === next)) continue;
        reached.push({ urn: next, way: [...way, open ? count : ~count] });
      }
    }
  }
  return [];
}
