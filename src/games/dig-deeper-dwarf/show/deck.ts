/** The whole deck of a seat as its owner knows it: what lies open to them, and what they saw go into their draw pile. */
import { cardsIn, faceOf, type Card, type Face } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import { coinsOf, pointsOf } from '../cards/faces';
import type { DwarfState } from '../rules/state';
import { discard, draw, hand, kept, played, revealed } from '../rules/zones';

/** Five coins count a point at the end (rules 9). */
const COINS_A_POINT = 5;

/** The faces that the seat of a view saw go into where cards were mixed, and has not seen anywhere since. */
function mixedIn({ cards }: DwarfState, hidden: readonly Card[]): Face[] {
  const [first] = hidden;
  if (first === undefined) return [];
  const urn = cards.urn[first];
  const seen = new Set(cards.face.filter((face) => face >= 0));
  // A view holds what its own seat knows, and nothing of the others.
  const own = cards.known.length === 1 ? cards.known[0] : undefined;
  const known = (own ?? []).flatMap((at, face) => (at === urn && !seen.has(face) ? [face] : []));
  // Some may have left unseen: then nobody can say which are still there.
  return known.length <= hidden.length ? known : [];
}

/** The faces of a seat's cards, as far as it knows them. */
export function ownFaces(s: DwarfState, seat: Seat): Face[] {
  const cards = [hand, draw, discard, revealed, played, kept].flatMap((zone) => cardsIn(s.cards, zone(seat)));
  const open = cards.map((card) => faceOf(s.cards, card)).filter((face) => face >= 0);
  const hidden = cardsIn(s.cards, draw(seat)).filter((card) => faceOf(s.cards, card) < 0);
  return [...open, ...mixedIn(s, hidden)];
}

/** The points so far of what a seat knows to be its own; whoever has the most Rubble is seen only at the end. */
export function pointsSoFar(s: DwarfState, seat: Seat): number {
  const faces = ownFaces(s, seat);
  const coins = faces.reduce((sum, face) => sum + coinsOf(face), 0);
  return faces.reduce((sum, face) => sum + pointsOf(face), Math.floor(coins / COINS_A_POINT));
}
