/** What a seat may know, and a truth that would look the same to it. */
import type { Cards, Face } from './cards';
import { ONLOOKER, type Game, type Happening, type Seat, type State } from './game';
import { roll, type Rng } from './rng';

/** The state as one seat knows it: faces it does not know are −1, the generator and what others know are gone. */
export function view<S extends State>(game: Game<S>, state: S, seat: Seat): S {
  const own = game.copy(state);
  return {
    ...own,
    eye: seat,
    rng: [],
    news: own.news && heard(own.news, seat),
    cards: masked(own.cards, seat, state.seats),
  };
}

/** Hides in cards of one's own what a seat does not know. */
function masked(cards: Cards, seat: Seat, seats: number): Cards {
  const faces = cards.face.length;
  const bit = 1 << seat;
  const face = cards.face.slice();
  for (let card = 0; card < faces; card++) if (((cards.seen[card] ?? 0) & bit) === 0) face[card] = -1;
  cards.face = face;
  cards.known = cards.known.slice(seat * faces, (seat + 1) * faces);
  cards.unseen = ownCounts(cards.unseen, seat, seats);
  cards.traced = ownCounts(cards.traced, seat, seats);
  return cards;
}

function ownCounts(counts: readonly number[], seat: Seat, seats: number): number[] {
  const own: number[] = [];
  for (let at = seat; at < counts.length; at += seats) own.push(counts[at] ?? 0);
  return own;
}

/** What happened, as one seat perceives it. */
export function heard<H extends Happening>(news: readonly H[], seat: Seat): H[] {
  return news.map((event) =>
    event.seen !== undefined && (event.seen & (1 << seat)) === 0 ? { ...event, face: -1 } : event,
  );
}

/** A whole state that looks to the seat of a view exactly as the view does; what is hidden is dealt anew. */
export function guess<S extends State>(game: Game<S>, seen: S, rng: Rng): S {
  const state = game.copy(seen);
  return {
    ...state,
    eye: -1,
    rng: [roll(rng, 0x7fffffff), roll(rng, 0x7fffffff) | 1],
    cards: dealt(state.cards, seen.eye, state.seats, rng),
  };
}

/** The faces of a view's cards, those it does not know dealt anew, each to where it may lie. */
function deal({ face, urn, known, pours, unseen }: Cards, rng: Rng): Face[] {
  const dealt = face.slice();
  const missing = new Array<boolean>(face.length).fill(true);
  for (const shown of face) if (shown >= 0) missing[shown] = false;
  const urns: Face[][] = [];
  for (let lost = 0; lost < missing.length; lost++)
    if (missing[lost] === true) (urns[known[lost] ?? 0] ??= []).push(lost);
  for (let pour = 0; pour < unseen.length; pour++) {
    const from = urns[pours[pour * 2] ?? 0] ?? [];
    const into = (urns[pours[pour * 2 + 1] ?? 0] ??= []);
    for (let left = unseen[pour] ?? 0; left > 0; left--) into.push(draw(from, rng));
  }
  for (let card = 0; card < dealt.length; card++)
    if ((dealt[card] ?? 0) < 0) dealt[card] = draw(urns[urn[card] ?? 0] ?? [], rng);
  return dealt;
}

function draw(from: Face[], rng: Rng): Face {
  const at = roll(rng, from.length);
  const last = from.pop() ?? -1;
  if (at >= from.length) return last;
  const drawn = from[at] ?? -1;
  from[at] = last;
  return drawn;
}

/** Completes cards of one's own. The other seats are held to know of each face which urn it is in. */
function dealt(cards: Cards, eye: Seat, seats: number, rng: Rng): Cards {
  const own = cards.known;
  cards.face = deal(cards, rng);
  const where = own.slice();
  for (let card = 0; card < where.length; card++) where[cards.face[card] ?? 0] = cards.urn[card] ?? 0;
  const rows: (readonly number[])[] = [];
  for (let seat = 1; seat < seats; seat++) rows.push(seat === eye ? own : where);
  cards.known = (eye === 0 ? own : where).concat(...rows);
  cards.unseen = spread(cards.unseen, eye, seats);
  cards.traced = spread(cards.traced, eye, seats);
  return cards;
}

function spread(own: readonly number[], eye: Seat, seats: number): number[] {
  const counts: number[] = [];
  for (const count of own) for (let seat = 0; seat < seats; seat++) counts.push(seat === eye ? count : 0);
  return counts;
}
