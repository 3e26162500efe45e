/** Traits: once a game, in one's own turn or in another player's End phase (rules 8). */
import { faceOf, topOf, under, type Card } from '../../../engine/cards';
import { push } from '../../../engine/frames';
import type { Seat } from '../../../engine/game';
import { connection, distances, SIDES } from '../../../engine/grid';
import type { Act } from './acts';
import { can } from '../verbs/acting';
import { actionsOf, isRubble, keyOf } from '../cards/faces';
import { canDraw, countRubble, drawCards, held, removeCard } from './deck';
import { hasRubble, rubbleTo, standsOn } from './mine';
import type { TraitMove } from './moves';
import { spendTrait } from './purchase';
import { allBut } from './reactions';
import type { DwarfFrame } from './frames';
import type { DwarfState } from './state';
import { CAMP } from '../cards/tiles';
import { perform } from './playing';
import { removeRubble } from '../verbs/removing';
import { hand, rubbleOn, trait } from './zones';

const STRONG_REACH = 3;
const ASKED = ['agile', 'clever', 'industrious', 'orderly', 'strong'];

/** Whether a seat has a trait that can be used in an End phase: a public fact. */
export const isAsked = (s: DwarfState, seat: Seat): boolean =>
  ASKED.includes(keyOf(faceOf(s.cards, topOf(s.cards, trait(seat)))));

/** What a seat can do with its trait now. */
export function traitOptions(s: DwarfState, seat: Seat, list: { push(move: TraitMove): void }): void {
  const card = topOf(s.cards, trait(seat));
  if (card < 0) return;
  const key = keyOf(faceOf(s.cards, card));
  if (key === 'strong') return strongOptions(s, seat, card, list);
  if (key === 'orderly') {
    if (countRubble(s, seat) >= 2) list.push({ do: 'trait', card });
    return;
  }
  const verb = actionsOf(faceOf(s.cards, card))[0];
  if (verb === undefined) return;
  if (can(s, { seat, source: 'trait', hand: held(s, seat), pays: false, more: true }, verb))
    list.push({ do: 'trait', card });
}

/** Strong takes a Rubble from the hand, its own tile or a connected one. */
function strongOptions(s: DwarfState, seat: Seat, card: Card, list: { push(move: TraitMove): void }): void {
  for (let own = topOf(s.cards, hand(seat)); own >= 0; own = under(s.cards, own)) {
    if (isRubble(faceOf(s.cards, own))) list.push({ do: 'strong', card, rubble: own });
  }
  const from = standsOn(s, seat);
  const near = [from, ...SIDES.map((side) => connection(s.grid, from, side))];
  for (const tile of near) {
    if (tile >= 0 && hasRubble(s, tile)) list.push({ do: 'strong', card, rubble: topOf(s.cards, rubbleOn(tile)) });
  }
}

/** Uses a trait; it is removed at once. */
export function useTrait(s: DwarfState, seat: Seat, move: TraitMove): void {
  spendTrait(s, seat, move.card);
  if (move.do === 'strong') return push<DwarfFrame>(s, { kind: 'strong', seat, card: move.rubble });
  const face = faceOf(s.cards, move.card);
  if (keyOf(face) !== 'orderly') {
    return perform(s, { seat, card: move.card, actions: allBut(actionsOf(face), null), source: 'trait' }, 0);
  }
  const draw: Act = { seat, verb: 'draw', source: 'trait', card: move.card, aim: 'none', at: 0 };
  if (canDraw(s, seat)) push<DwarfFrame>(s, { kind: 'now', act: draw });
  for (let i = 0; i < 2; i++) removeRubble(s, seat);
}

/** Where Strong may put its Rubble: up to three steps away, dwarf or not, never the Camp. */
export const strongTargets = (s: DwarfState, seat: Seat): number[] =>
  distances(s.grid, standsOn(s, seat)).flatMap((steps, tile) =>
    steps >= 0 && steps <= STRONG_REACH && tile !== CAMP ? [tile] : [],
  );

/** Strong puts its Rubble onto a tile, or out of the game (−1), and draws. */
export function throwRubble(s: DwarfState, seat: Seat, card: Card, tile: number): void {
  if (tile < 0) removeCard(s, seat, card);
  else rubbleTo(s, seat, card, tile);
  drawCards(s, seat, 1);
}

/** A card just mined with Industrious leaves the game. */
export function sortOut(s: DwarfState, seat: Seat, card: Card): void {
  if (isRubble(faceOf(s.cards, card))) removeCard(s, seat, card);
}
