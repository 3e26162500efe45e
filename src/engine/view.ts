/** What a seat may know, and a truth that would look the same to it. */
import { faceOf, type Cards, type Face } from './cards';
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
  for (let card = 0; card < faces; card++) if (((cards.seen[card] ?? 0) & bit) === 0) cards.face[card] = -1;
  const own = (counts: readonly number[]): number[] => counts.filter((_, at) => at % seats === seat);
  return {
    ...cards,
    known: cards.known.slice(seat * faces, (seat + 1) * faces),
    unseen: own(cards.unseen),
    traced: own(cards.traced),
  };
}

/** The state as anybody sees it who passes by the table: only what all seats know. */
export function onlook<S extends State>(game: Game<S>, state: S): S {
  const own = game.copy(state);
  const { cards } = own;
  const everybody = (1 << state.seats) - 1;
  for (let card = 0; card < cards.face.length; card++) if (cards.seen[card] !== everybody) cards.face[card] = -1;
  const news = own.news && heardByAll(own.news, state.seats);
  return { ...own, eye: ONLOOKER, rng: [], news, cards: { ...cards, known: [], unseen: [], traced: [] } };
}

/** What happened, as everybody perceives it. */
export function heardByAll<H extends Happening>(news: readonly H[], seats: number): H[] {
  const everybody = (1 << seats) - 1;
  return news.map((event) => (event.seen !== undefined && event.seen !== everybody ? { ...event, face: -1 } : event));
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

/** Deals the faces that are missing in a view onto the cards that are hidden in it, each where it may lie. */
function deal(cards: Cards, rng: Rng): void {
  const { face, urn, known, pours } = cards;
  const present: boolean[] = [];
  for (let card = 0; card < face.length; card++) present[card] = false;
  for (let card = 0; card < face.length; card++) {
    const shown = face[card] ?? -1;
    if (shown >= 0) present[shown] = true;
  }
  const urns: Face[][] = [];
  for (let lost = 0; lost < face.length; lost++)
    if (present[lost] === false) (urns[known[lost] ?? 0] ??= []).push(lost);
  for (let pour = 0; pour < cards.unseen.length; pour++) {
    const from = urns[pours[pour * 2] ?? 0] ?? [];
    const into = (urns[pours[pour * 2 + 1] ?? 0] ??= []);
    for (let left = cards.unseen[pour] ?? 0; left > 0; left--) into.push(draw(from, rng));
  }
  for (let card = 0; card < face.length; card++)
    if ((face[card] ?? -1) < 0) face[card] = draw(urns[urn[card] ?? 0] ?? [], rng);
}

function draw(from: Face[], rng: Rng): Face {
  const at = roll(rng, from.length);
  const last = from.pop() ?? -1;
  if (at >= from.length) return last;
  const drawn = from[at] ?? -1;
  from[at] = last;
  return drawn;
}

/** Cards dealt anew, in which the other seats know of each face which urn it is in. */
function dealt(cards: Cards, eye: Seat, seats: number, rng: Rng): Cards {
  deal(cards, rng);
  const where: number[] = cards.known.slice();
  for (let card = 0; card < where.length; card++) where[faceOf(cards, card)] = cards.urn[card] ?? 0;
  const known: number[] = [];
  for (let seat = 0; seat < seats; seat++) for (const urn of seat === eye ? cards.known : where) known.push(urn);
  const spread = (own: readonly number[]): number[] => {
    const counts: number[] = [];
    for (const count of own) for (let seat = 0; seat < seats; seat++) counts.push(seat === eye ? count : 0);
    return counts;
  };
  return { ...cards, known, unseen: spread(cards.unseen), traced: spread(cards.traced) };
}
