/** Thwart and Copy: what may be done against an announced action (rules 7). */
import { chainRules, keepForLater, lastAnnounced, type Pass } from '../../../engine/chain';
import { faceOf, put, sizeOf, topOf, under, type Card } from '../../../engine/cards';
import { push } from '../../../engine/frames';
import type { Seat } from '../../../engine/game';
import type { Act, Left } from './acts';
import { copyOf } from '../verbs/verb';
import { actionsOf, isPlayable } from '../cards/faces';
import { BASICS, BASIC_VERBS, type Basic } from '../cards/row';
import { type Verb, VERB } from '../verbs/all';
import { companion, held, tax, tell, traitCard } from './deck';
import type { ReactionMove } from './moves';
import type { DwarfFrame } from './frames';
import type { DwarfState } from './state';
import { pay, perform, playCard } from './playing';
import { carryOut } from '../verbs/acting';
import { thwartLast } from '../verbs/thwart';
import { GONE, hand, pile } from './zones';

/** The bit of a basic action among those used this turn. */
export const basicBit = (verb: Basic): number => 1 << BASIC_VERBS.indexOf(verb);

/** All actions of a card, a bit each, without one of a kind. */
export function allBut(card: readonly Verb[], used: Verb | null): number {
  const all = (1 << card.length) - 1;
  const slot = used === null ? -1 : card.indexOf(used);
  return slot < 0 ? all : all & ~(1 << slot);
}

/** Whether an action targets a seat or its cards (rules 11.7). */
const targets = (act: Act, s: DwarfState, seat: Seat): boolean => VERB[act.verb].concerns(s, act, seat);

/** Whether an action takes the last card of a pile: an event, a tile, maybe the end of the game. */
const emptiesPile = (act: Act, s: DwarfState): boolean =>
  act.verb === 'mine' && act.aim === 'pile' && sizeOf(s.cards, pile(act.at)) === 1;

/** Whether the action announced last targets a seat or its cards, or is one that matters to all. */
export function concerns(s: DwarfState, seat: Seat): boolean {
  const act = lastAnnounced<Act>(s);
  return act !== null && (targets(act, s, seat) || emptiesPile(act, s));
}

function reactions(s: DwarfState, seat: Seat, act: Act, list: (ReactionMove | Pass)[]): void {
  const cards = held(s, seat);
  const extra = tax(s, seat, false);
  for (let card = topOf(s.cards, hand(seat)); card >= 0; card = under(s.cards, card)) {
    const face = faceOf(s.cards, card);
    if (!isPlayable(face)) continue;
    const verbs = actionsOf(face);
    if (cards < 1 + (verbs.includes('move') ? 0 : extra)) continue;
    if (verbs.includes('thwart')) list.push({ do: 'thwart', card, source: 'card' });
    if (verbs.includes('copy') && copyOf(act) >= 0) list.push({ do: 'copy', card });
  }
  if (cards >= BASICS.thwart + extra && ((s.basics[seat] ?? 0) & basicBit('thwart')) === 0) {
    list.push({ do: 'thwart-basic' });
  }
  const mycolus = companion(s, seat, 'mycolus-maximus');
  if (mycolus >= 0 && cards > 0 && ((s.mycolus | s.helped) & (1 << seat)) === 0 && targets(act, s, seat)) {
    list.push({ do: 'thwart', card: mycolus, source: 'companion' });
  }
  const prepared = traitCard(s, seat, 'well-prepared');
  if (prepared >= 0) list.push({ do: 'thwart', card: prepared, source: 'trait' });
}

function react(s: DwarfState, seat: Seat, act: Act, move: ReactionMove): void {
  if (move.do === 'copy') return copyInWindow(s, seat, act, move.card);
  if (move.do === 'thwart-basic') {
    s.basics[seat] = (s.basics[seat] ?? 0) | basicBit('thwart');
    return object(s, seat, act, 'basic', -1, BASICS.thwart + tax(s, seat, false));
  }
  switch (move.source) {
    case 'card':
      return thwartByCard(s, seat, act, move.card);
    case 'companion':
      s.mycolus |= 1 << seat;
      s.helped |= 1 << seat;
      return object(s, seat, act, 'companion', move.card, 1);
    case 'trait':
      return wellPrepared(s, seat, move.card);
  }
}

/** Announces a Thwart once its price is paid. */
function object(
  s: DwarfState,
  seat: Seat,
  act: Act,
  source: 'card' | 'basic' | 'companion',
  card: Card,
  price: number,
): void {
  const against: Act = { seat, verb: 'thwart', source, card, aim: 'seat', at: act.seat };
  push<DwarfFrame>(s, { kind: 'say', act: against, answers: true });
  pay(s, seat, price, false);
}

/** The other actions of the card wait until the chain is settled (rules 7.5). */
function thwartByCard(s: DwarfState, seat: Seat, act: Act, card: Card): void {
  playCard(s, seat, card);
  const verbs = actionsOf(faceOf(s.cards, card));
  const left = allBut(verbs, 'thwart');
  if (left !== 0) keepForLater<Left>(s, { seat, card, actions: left, source: 'card' });
  object(s, seat, act, 'card', card, tax(s, seat, verbs.includes('move')));
}

/** Well-Prepared cancels at once and cannot be thwarted; a free basic action follows (rules 8, 11.8). */
function wellPrepared(s: DwarfState, seat: Seat, card: Card): void {
  tell(s, 'trait', seat, card);
  put(s.cards, card, GONE);
  thwartLast(s, seat);
  push<DwarfFrame>(s, { kind: 'free', seat });
}

/** The copier acts at once, then performs the rest of the Copy card; then the window opens anew (rules 11.6). */
function copyInWindow(s: DwarfState, seat: Seat, act: Act, card: Card): void {
  playCard(s, seat, card);
  const verbs = actionsOf(faceOf(s.cards, card));
  perform(s, { seat, card, actions: allBut(verbs, 'copy'), source: 'card' }, 0);
  const copy: Act = { seat, verb: 'copy', source: 'card', card, aim: 'card', at: copyOf(act) };
  push<DwarfFrame>(s, { kind: 'say', act: copy, answers: false });
  pay(s, seat, tax(s, seat, verbs.includes('move')), false);
}

/** The reaction chain of this game. A seat is asked unless public facts rule a reaction out (rules 7.2). */
export const reactionChain = chainRules<DwarfState, Act, Left, ReactionMove>({
  mayReact: (s, seat) => held(s, seat) > 0 || traitCard(s, seat, 'well-prepared') >= 0,
  reactions,
  react,
  carryOut,
  leftover: (s, left) => perform(s, left, 0),
});
