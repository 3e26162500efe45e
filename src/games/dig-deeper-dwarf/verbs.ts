/** What actions do once nobody has thwarted them (rules 5). */
import { announce, answer, cancel } from '../../engine/chain';
import {
  cardsIn,
  faceOf,
  put,
  putUnder,
  randomOf,
  rearrange,
  show,
  showTo,
  sizeOf,
  topOf,
  type Card,
  type Zone,
} from '../../engine/cards';
import { push } from '../../engine/frames';
import type { Seat } from '../../engine/game';
import type { Act, Left } from './acts';
import { stillLegal } from './aims';
import { actionsOf, isRubble } from './cards';
import { about, discardCard, drawCards, held, refillDraw, removeCard, tell } from './deck';
import { enter, rubbleTo, runDry, standsOn } from './mine';
import type { DwarfFrame, RemovingFrame } from './stack';
import type { DwarfState } from './state';
import {
  ACTION_PILES,
  actions,
  discard,
  draw,
  GONE,
  hand,
  JEWEL_PILES,
  jewels,
  ownerOf,
  pile,
  played,
  revealed,
  rubbleOn,
} from './zones';

/** Announces an action, or an answer within the chain that is on. */
export function say(s: DwarfState, act: Act, answers: boolean): void {
  s.news?.push({ what: 'announced', act });
  if (answers) answer(s, act);
  else announce<Act, Left>(s, act);
}

/** Carries an action out; if its target is no longer legal it is lost (rules 11.2). */
export function carryOut(s: DwarfState, act: Act): void {
  if (!stillLegal(s, act)) {
    s.news?.push({ what: 'lost', act });
    return;
  }
  const { seat, at } = act;
  switch (act.verb) {
    case 'move':
      return enter(s, seat, at, 'foot');
    case 'mine':
      return act.aim === 'pile' ? minePile(s, act) : mineRubble(s, act);
    case 'remove':
    case 'give':
    case 'munch':
      return remove(s, act);
    case 'draw':
      return drawCards(s, seat, 1);
    case 'swap':
      return push<DwarfFrame>(s, { kind: 'swapping', seat });
    case 'steal':
      return steal(s, seat, at);
    case 'drive':
      return drive(s, seat, at);
    case 'investigate':
      return investigate(s, seat, at);
    case 'thwart':
      return thwart(s, seat);
    case 'copy':
      return copyCard(s, act);
    case 'look':
      return look(s, seat);
  }
}

function minePile(s: DwarfState, act: Act): void {
  const { seat, at } = act;
  const card = topOf(s.cards, pile(at));
  put(s.cards, card, discard(seat));
  showTo(s.cards, card, seat);
  s.lastDug = s.round;
  const left = sizeOf(s.cards, pile(at));
  s.news?.push({ what: 'mined', ...about(s, seat, card), aim: 'pile', at, left });
  if (left === 0) runDry(s, seat, at, standsOn(s, seat));
  sort(s, act, card);
}

function mineRubble(s: DwarfState, act: Act): void {
  const { seat, at } = act;
  const card = topOf(s.cards, rubbleOn(at));
  put(s.cards, card, discard(seat));
  s.news?.push({ what: 'mined', ...about(s, seat, card), aim: 'tile', at, left: sizeOf(s.cards, rubbleOn(at)) });
  sort(s, act, card);
}

/** Industrious is asked after each card, whatever it is: the question tells nothing. */
function sort(s: DwarfState, act: Act, card: Card): void {
  if (act.source === 'trait') push<DwarfFrame>(s, { kind: 'sorting', seat: act.seat, card });
}

/** Which card it is comes from a hidden hand, so it is chosen now, even among Rubble (rules 7.1). */
function remove(s: DwarfState, act: Act): void {
  push<DwarfFrame>(s, { kind: 'removing', seat: act.seat, rubble: act.verb === 'munch' || act.aim !== 'out', act });
}

/** Asks for a Rubble of the hand that leaves the game. */
export const removeRubble = (s: DwarfState, seat: Seat): void =>
  push<DwarfFrame>(s, { kind: 'removing', seat, rubble: true, act: null });

/** A hand card goes where it was said to go. */
export function removeTo(s: DwarfState, { seat, act }: RemovingFrame, card: Card): void {
  if (act?.aim === 'tile') return rubbleTo(s, seat, card, act.at);
  if (act?.aim !== 'seat') return removeCard(s, seat, card);
  show(s.cards, card, s.seats);
  put(s.cards, card, discard(act.at));
  s.news?.push({ what: 'rubble', ...about(s, seat, card), aim: 'seat', at: act.at });
}

function steal(s: DwarfState, seat: Seat, from: Seat): void {
  const card = randomOf(s.cards, revealed(from), s.rng);
  put(s.cards, card, discard(seat));
  s.news?.push({ what: 'stole', ...about(s, seat, card), from });
}

function drive(s: DwarfState, seat: Seat, card: Card): void {
  const from = ownerOf(s.cards.zone[card] ?? 0);
  put(s.cards, card, GONE);
  s.news?.push({ what: 'drove-away', ...about(s, seat, card), from });
}

function investigate(s: DwarfState, seat: Seat, zone: Zone): void {
  for (const card of cardsIn(s.cards, zone, 3)) {
    showTo(s.cards, card, seat);
    s.news?.push({ what: 'looked', ...about(s, seat, card), seen: 1 << seat });
  }
  push<DwarfFrame>(s, { kind: 'investigating', seat, zone });
}

/** One of the three goes on top, the others stay below it in their order. */
export function putOnTop(s: DwarfState, seat: Seat, zone: Zone, card: Card): void {
  const three = cardsIn(s.cards, zone, 3);
  rearrange(s.cards, three, [card, ...three.filter((other) => other !== card)], seat);
  investigated(s, seat, zone, true);
}

/** All three go under the pile in their order. */
export function putAllUnder(s: DwarfState, seat: Seat, zone: Zone): void {
  for (const card of cardsIn(s.cards, zone, 3)) putUnder(s.cards, card, zone);
  investigated(s, seat, zone, false);
}

function investigated(s: DwarfState, seat: Seat, zone: Zone, top: boolean): void {
  s.news?.push({ what: 'investigated', seat, zone, top });
  const market = JEWEL_PILES.some((n) => jewels(n) === zone) || ACTION_PILES.some((n) => actions(n) === zone);
  if (market) turnUp(s, seat, zone);
}

/** Shows the top card of a Jewelry or Action pile. */
export function turnUp(s: DwarfState, seat: Seat, zone: Zone): void {
  const card = topOf(s.cards, zone);
  if (card < 0) return;
  show(s.cards, card, s.seats);
  tell(s, 'turned-up', seat, card);
}

/** Thwart cancels the last live action of somebody else (rules 7.3). */
export function thwart(s: DwarfState, seat: Seat): void {
  const act = cancel<Act>(s, seat);
  if (act) s.news?.push({ what: 'thwarted', act });
}

/** The copied card is performed at once; its own Copy is not copied (rules 7.6). */
function copyCard(s: DwarfState, act: Act): void {
  s.news?.push({ what: 'copied', act });
  const verbs = actionsOf(faceOf(s.cards, act.at));
  let left = 0;
  verbs.forEach((verb, slot) => {
    if (verb !== 'copy') left |= 1 << slot;
  });
  perform(s, { seat: act.seat, card: act.at, actions: left, source: 'copied' }, 0);
}

/** Bookling looks at the top three of the own draw pile, which is made anew first if it is empty. */
function look(s: DwarfState, seat: Seat): void {
  refillDraw(s, seat);
  const cards = cardsIn(s.cards, draw(seat), 3);
  for (const card of cards) {
    showTo(s.cards, card, seat);
    s.news?.push({ what: 'looked', ...about(s, seat, card), seen: 1 << seat });
  }
  push<DwarfFrame>(s, { kind: 'looking', seat, cards, left: 2 });
}

/** Goes on with a card as long as it has actions left. */
export function perform(s: DwarfState, left: Left, did: number): void {
  if (left.actions !== 0) push<DwarfFrame>(s, { kind: 'card', ...left, did });
}

/** Lays an Action card face up in front of its player (rules 4). */
export function playCard(s: DwarfState, seat: Seat, card: Card): void {
  show(s.cards, card, s.seats);
  put(s.cards, card, played(seat));
  if (!actionsOf(faceOf(s.cards, card)).includes('copy')) s.lastPlayed = card;
  tell(s, 'played', seat, card);
}

/** Pays a price from the hand; if it takes the whole hand nothing is asked. */
export function pay(s: DwarfState, seat: Seat, count: number, needsRubble: boolean): void {
  if (count <= 0) return;
  if (held(s, seat) > count) return push<DwarfFrame>(s, { kind: 'pay', seat, count, needsRubble });
  for (const card of cardsIn(s.cards, hand(seat))) payCard(s, seat, card);
}

/** Discards a card as a price, for everybody to see. */
export function payCard(s: DwarfState, seat: Seat, card: Card): void {
  show(s.cards, card, s.seats);
  put(s.cards, card, discard(seat));
  tell(s, 'paid', seat, card);
}

/** Discards so many cards of one's choice to an effect; all if there are not more (rules 6). */
export function mustDiscard(s: DwarfState, seat: Seat, count: number): void {
  if (held(s, seat) > count) return push<DwarfFrame>(s, { kind: 'discard', seat, count });
  for (const card of cardsIn(s.cards, hand(seat))) discardCard(s, seat, card);
}

/** Whether the action needs a Rubble in hand (rules 11.3). */
export const needsRubble = (act: { readonly verb: string; readonly aim: string }): boolean =>
  (act.verb === 'remove' || act.verb === 'give') && act.aim !== 'out';

/** A card just mined with Industrious leaves the game. */
export function sortOut(s: DwarfState, seat: Seat, card: Card): void {
  if (isRubble(faceOf(s.cards, card))) removeCard(s, seat, card);
}
