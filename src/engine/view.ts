/** What a seat may know, and a truth that would look the same to it. */
import { faceOf, type Card, type Cards, type Face } from './cards';
import type { Game, Happening, Seat, State } from './game';
import { roll, type Rng } from './rng';

/** The state as one seat knows it: faces it does not know are −1, the generator and what others know are gone. */
export function view<S extends State>(game: Game<S>, state: S, seat: Seat): S {
  const own = game.copy(state);
  return { ...own, eye: seat, rng: [], news: own.news && heard(own.news, seat), cards: masked(own.cards, seat) };
}

/** Hides in cards of one's own what a seat does not know. */
function masked(cards: Cards, seat: Seat): Cards {
  const faces = cards.face.length;
  const bit = 1 << seat;
  for (let card = 0; card < faces; card++) if (((cards.seen[card] ?? 0) & bit) === 0) cards.face[card] = -1;
  return { ...cards, known: cards.known.slice(seat * faces, (seat + 1) * faces) };
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
  return { ...state, eye: -1, rng: [roll(rng, 0x7fffffff), roll(rng, 0x7fffffff) | 1], cards: dealt(state.cards, state.seats, rng) };
}

function dealt(cards: Cards, seats: number, rng: Rng): Cards {
  const deal = new Deal(cards);
  deal.run(rng);
  const known: number[] = [];
  for (let seat = 0; seat < seats; seat++) for (const urn of cards.known) known.push(urn);
  return { ...cards, known };
}

/** Deals the faces that are missing in a view onto the cards that are hidden in it, each where it may lie. */
class Deal {
  /** By urn: the missing faces last known there. */
  private readonly missing: Face[][] = [];
  /** By urn: the hidden cards last mixed there. */
  private readonly hidden: Card[][] = [];

  constructor(private readonly cards: Cards) {
    const present: boolean[] = [];
    for (let card = 0; card < cards.face.length; card++) {
      const face = faceOf(cards, card);
      if (face >= 0) present[face] = true;
      else (this.hidden[cards.urn[card] ?? 0] ??= []).push(card);
    }
    for (let face = 0; face < cards.face.length; face++) {
      if (present[face] !== true) (this.missing[cards.known[face] ?? 0] ??= []).push(face);
    }
  }

  /** The newest urns first: their faces have the fewest places to lie. */
  run(rng: Rng): void {
    for (let urn = this.missing.length - 1; urn >= 0; urn--) {
      const faces = this.missing[urn];
      if (faces === undefined) continue;
      const free = this.places(urn).filter((card) => faceOf(this.cards, card) < 0);
      for (const face of faces) {
        if (free.length === 0) this.squeeze(face, new Set());
        else {
          const at = roll(rng, free.length);
          const last = free.pop() ?? -1;
          const card = at < free.length ? (free[at] ?? -1) : last;
          if (at < free.length) free[at] = last;
          this.cards.face[card] = face;
        }
      }
    }
  }

  private places(urn: number): Card[] {
    const places: Card[] = [];
    this.hidden.forEach((list, of) => {
      if (this.cards.urns[of]?.includes(urn)) places.push(...list);
    });
    return places;
  }

  /** Finds a place for a face by moving others on, as long as each may lie where it goes. */
  private squeeze(face: Face, tried: Set<Card>): boolean {
    for (const card of this.places(this.cards.known[face] ?? 0)) {
      if (tried.has(card)) continue;
      tried.add(card);
      const other = faceOf(this.cards, card);
      if (other >= 0 && !this.squeeze(other, tried)) continue;
      this.cards.face[card] = face;
      return true;
    }
    return false;
  }
}
