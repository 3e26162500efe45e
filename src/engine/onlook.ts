/** What everybody at the table knows: all that a phone may show that lies open between them. */
import { ONLOOKER, type Game, type Happening, type State } from './game';

/** The state as anybody sees it who passes by: only what all seats know. */
export function onlook<S extends State>(game: Game<S>, state: S): S {
  const own = game.copy(state);
  const { cards } = own;
  const everybody = (1 << state.seats) - 1;
  const face = cards.face.map((known, card) => (cards.seen[card] === everybody ? known : -1));
  const news = own.news && heardByAll(own.news, state.seats);
  return { ...own, eye: ONLOOKER, rng: [], news, cards: { ...cards, face, known: [], unseen: [], traced: [] } };
}

/** What happened, as everybody perceives it. */
export function heardByAll<H extends Happening>(news: readonly H[], seats: number): H[] {
  const everybody = (1 << seats) - 1;
  return news.map((event) => (event.seen !== undefined && event.seen !== everybody ? { ...event, face: -1 } : event));
}
