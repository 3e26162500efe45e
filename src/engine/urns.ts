/** Keeps count of what each seat can know about cards that were mixed; `cards.ts` says what an urn is. */
import type { Card, Cards } from './cards';

/** More pours than this are not kept: a table of people could not follow them either. */
const MOST_POURS = 32;

/** Copies of the lists that mixing changes. */
interface Book {
  readonly urn: number[];
  readonly known: number[][];
  readonly pours: number[];
  readonly unseen: number[][];
  readonly traced: number[][];
}

const copyRows = (rows: readonly (readonly number[])[]): number[][] => rows.map((row) => row.concat());

/**
 * Opens a new urn for cards that are mixed. Seats in `keepers` (a bit each) follow every face; the others lose sight of
 * the faces they saw and remember the urn.
 */
export function pourInto(cards: Cards, list: readonly Card[], keepers: number): void {
  if (cards.known.length === 0) {
    hide(cards, list, keepers);
    return;
  }
  const emptied = keepers === 0 && cards.pours.length === 0 ? emptiedBy(cards, list) : null;
  if (emptied !== null) {
    pourWhole(cards, list, emptied);
    return;
  }
  const book: Book = {
    urn: cards.urn.concat(),
    known: copyRows(cards.known),
    pours: cards.pours.concat(),
    unseen: copyRows(cards.unseen),
    traced: copyRows(cards.traced),
  };
  const urn = newUrn(cards);
  pourCards(book, cards, list, urn, keepers);
  hide(cards, list, keepers);
  for (let i = 0; i < list.length; i++) book.urn[list[i] ?? -1] = urn;
  if (book.pours.length > 0) tidy(book, cards, urn);
  if (book.pours.length / 2 > MOST_POURS) pourTogether(book);
  Object.assign(cards, book);
}

/** A number that no urn has had. */
function newUrn({ urn }: Cards): number {
  let newest = 0;
  for (let card = 0; card < urn.length; card++) newest = Math.max(newest, (urn[card] ?? 0) + 1);
  return newest;
}

/** The urns whose hidden cards are all among some cards, `true` by urn; null if one of them keeps a hidden card. */
function emptiedBy({ seen, urn, known }: Cards, list: readonly Card[]): readonly boolean[] | null {
  const everybody = (1 << known.length) - 1;
  const emptied: boolean[] = [];
  let left = 0;
  for (let i = 0; i < list.length; i++) {
    const card = list[i] ?? -1;
    if (seen[card] === everybody) continue;
    emptied[urn[card] ?? 0] = true;
    left--;
  }
  if (left === 0) return emptied;
  for (let card = 0; card < seen.length; card++) {
    if (seen[card] !== everybody && emptied[urn[card] ?? 0] === true) left++;
  }
  return left === 0 ? emptied : null;
}

/**
 * As `pourInto`, where nothing was poured before and the urns of the cards are emptied: whatever was in them is in the new
 * one, to everybody. So seats that share a list share the new one.
 */
function pourWhole(cards: Cards, list: readonly Card[], emptied: readonly boolean[]): void {
  const { face } = cards;
  const into = newUrn(cards);
  const urn = cards.urn.concat();
  for (let i = 0; i < list.length; i++) urn[list[i] ?? -1] = into;
  const known: (readonly number[])[] = [];
  for (let seat = 0; seat < cards.known.length; seat++) {
    if (seat > 0 && cards.known[seat] === cards.known[seat - 1]) known[seat] = known[seat - 1] ?? [];
    else {
      const row = (cards.known[seat] ?? []).concat();
      if (emptied.length > 0)
        for (let at = 0; at < row.length; at++) if (emptied[row[at] ?? 0] === true) row[at] = into;
      for (let i = 0; i < list.length; i++) row[face[list[i] ?? -1] ?? 0] = into;
      known[seat] = row;
    }
  }
  cards.urn = urn;
  cards.known = known;
  hide(cards, list, 0);
}

function hide({ seen }: Cards, list: readonly Card[], keepers: number): void {
  for (let i = 0; i < list.length; i++) seen[list[i] ?? -1] = (seen[list[i] ?? -1] ?? 0) & keepers;
}

/** For each seat: a face that it saw is now known to be in the new urn, and every other face is counted as a pour. */
function pourCards(book: Book, cards: Cards, list: readonly Card[], urn: number, keepers: number): void {
  const { face, seen } = cards;
  const pours = poursOf(book, cards, list, urn);
  for (let seat = 0; seat < book.known.length; seat++) {
    const known = book.known[seat] ?? [];
    const unseen = book.unseen[seat] ?? [];
    const bit = 1 << seat;
    const loses = (keepers & bit) === 0;
    for (let i = 0; i < list.length; i++) {
      const card = list[i] ?? -1;
      if (((seen[card] ?? 0) & bit) === 0) unseen[pours[i] ?? 0] = (unseen[pours[i] ?? 0] ?? 0) + 1;
      else if (loses) known[face[card] ?? 0] = urn;
    }
  }
}

/** By card of the list: the number of its pour, −1 if everybody sees it. */
function poursOf(book: Book, { seen }: Cards, list: readonly Card[], urn: number): number[] {
  const everybody = (1 << book.known.length) - 1;
  const pours: number[] = [];
  let from = -1;
  let pour = -1;
  for (let i = 0; i < list.length; i++) {
    const card = list[i] ?? -1;
    const hidden = seen[card] !== everybody;
    if (hidden && book.urn[card] !== from) {
      from = book.urn[card] ?? 0;
      pour = pourOf(book, from, urn);
    }
    pours.push(hidden ? pour : -1);
  }
  return pours;
}

function add(list: number[] | undefined, at: number, value: number): void {
  if (list) list[at] = (list[at] ?? 0) + value;
}

/** The number of a pour; one that is not there is added as the last. */
function pourOf({ pours, unseen, traced }: Book, from: number, to: number): number {
  for (let at = pours.length - 2; at >= 0; at -= 2) if (pours[at] === from && pours[at + 1] === to) return at / 2;
  pours.push(from, to);
  for (const counts of unseen) counts.push(0);
  for (const counts of traced) counts.push(0);
  return pours.length / 2 - 1;
}

function removePour({ pours, unseen, traced }: Book, pour: number): void {
  pours.splice(pour * 2, 2);
  for (const counts of unseen) counts.splice(pour, 1);
  for (const counts of traced) counts.splice(pour, 1);
}

/**
 * Forgets what can tell nothing any more: an urn without a hidden card that has poured nowhere is gone, and one that
 * has poured into nothing but the newest urn is one with that.
 */
function tidy(book: Book, cards: Cards, newest: number): void {
  const { urn, pours } = book;
  const everybody = (1 << book.known.length) - 1;
  const holds: boolean[] = [];
  for (let card = 0; card < urn.length; card++) if (cards.seen[card] !== everybody) holds[urn[card] ?? 0] = true;
  for (let pour = pours.length / 2 - 1; pour >= 0; pour--) {
    const into = pours[pour * 2 + 1] ?? 0;
    if (holds[into] !== true && !poursPast(book, into, -1)) removePour(book, pour);
  }
  for (let pour = pours.length / 2 - 1; pour >= 0; pour--) {
    const from = pours[pour * 2] ?? 0;
    if (pours[pour * 2 + 1] !== newest || holds[from] === true || poursPast(book, from, newest)) continue;
    removePour(book, pour);
    becomes(book, from, newest);
    pour = pours.length / 2;
  }
}

/** Whether an urn has poured into any urn but this one. */
function poursPast({ pours }: Book, urn: number, into: number): boolean {
  for (let at = 0; at < pours.length; at += 2) if (pours[at] === urn && pours[at + 1] !== into) return true;
  return false;
}

/** Makes one urn part of another, with all that is known to be in it or was poured into it. */
function becomes(book: Book, urn: number, into: number): void {
  const { known, pours, unseen, traced } = book;
  for (const row of known) for (let face = 0; face < row.length; face++) if (row[face] === urn) row[face] = into;
  for (let pour = pours.length / 2 - 1; pour >= 0; pour--) {
    if (pours[pour * 2 + 1] !== urn) continue;
    const to = pourOf(book, pours[pour * 2] ?? 0, into);
    for (const counts of unseen) add(counts, to, counts[pour] ?? 0);
    for (const counts of traced) add(counts, to, counts[pour] ?? 0);
    removePour(book, pour);
  }
}

/** Makes all urns that poured into each other one, and forgets the pours. */
function pourTogether({ urn, known, pours, unseen, traced }: Book): void {
  const one = Math.max(...pours);
  for (const list of [urn, ...known]) {
    for (let at = 0; at < list.length; at++) if (pours.includes(list[at] ?? -1)) list[at] = one;
  }
  pours.length = 0;
  for (const counts of [...unseen, ...traced]) counts.length = 0;
}

/** A seat comes to see a card. The pours that brought its face there, from where the seat last knew it, are used up. */
export function trace(cards: Cards, card: Card, seat: number): void {
  const origin = cards.known[seat]?.[cards.face[card] ?? 0];
  const end = cards.urn[card] ?? 0;
  if (origin === undefined || origin === end) return;
  const unseen = copyRows(cards.unseen);
  const traced = copyRows(cards.traced);
  for (const step of wayBack(cards, origin, end, seat)) {
    const pour = step >= 0 ? step : ~step;
    add(unseen[seat], pour, step >= 0 ? -1 : 1);
    add(traced[seat], pour, step >= 0 ? 1 : -1);
  }
  cards.unseen = unseen;
  cards.traced = traced;
}

/**
 * The pours by which a face may have come from one urn into another. If all of those are taken by faces traced before,
 * some of these must have come another way: their pours come back inverted (~).
 */
function wayBack(cards: Cards, origin: number, end: number, seat: number): readonly number[] {
  const { pours } = cards;
  const unseen = cards.unseen[seat] ?? [];
  const traced = cards.traced[seat] ?? [];
  for (const rerouting of [false, true]) {
    const reached: { readonly urn: number; readonly way: readonly number[] }[] = [{ urn: end, way: [] }];
    for (const { urn, way } of reached) {
      if (urn === origin) return way;
      for (let pour = 0; pour * 2 < pours.length; pour++) {
        const open = pours[pour * 2 + 1] === urn && (unseen[pour] ?? 0) > 0;
        const undone = rerouting && pours[pour * 2] === urn && (traced[pour] ?? 0) > 0;
        if (!open && !undone) continue;
        const next = pours[pour * 2 + (open ? 0 : 1)] ?? 0;
        if (!reached.some((known) => known.urn === next))
          reached.push({ urn: next, way: [...way, open ? pour : ~pour] });
      }
    }
  }
  return [];
}
