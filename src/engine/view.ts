/** What a seat may know, and a truth that would look the same to it. */
import type { Cards } from './cards';
import { dealAnew } from './deal';
import type { Game, Happening, Seat, State } from './game';
import { roll, type Rng } from './rng';

/** The state as one seat knows it: faces it does not know are −1, the generator and what others know are gone. */
export function view<S extends State>(game: Game<S>, state: S, seat: Seat): S {
  const own = game.copy(state);
  const news = own.news && heard(own.news, seat);
  return { ...own, eye: seat, rng: [], news, cards: masked(own.cards, seat) };
}

/** Hides in cards of one's own what a seat does not know. */
function masked(cards: Cards, seat: Seat): Cards {
  const bit = 1 << seat;
  const face = cards.face.slice();
  for (let card = 0; card < face.length; card++) if (((cards.seen[card] ?? 0) & bit) === 0) face[card] = -1;
  cards.face = face;
  cards.known = [cards.known[seat] ?? []];
  cards.unseen = [cards.unseen[seat] ?? []];
  cards.traced = [cards.traced[seat] ?? []];
  return cards;
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
  state.eye = -1;
  state.rng = [roll(rng, 0x7fffffff), roll(rng, 0x7fffffff) | 1];
  dealAnew(seen.cards, state.cards, seen.eye, seen.seats, rng);
  return state;
}
