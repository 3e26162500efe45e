/** The Activity phase: everything the active player may begin (rules 4). */
import { faceOf, topOf, under, type Card } from '../../../engine/cards';
import { push } from '../../../engine/frames';
import type { Seat } from '../../../engine/game';
import type { Act } from './acts';
import { aims, can, needsRubble } from '../verbs/acting';
import type { Actor } from '../verbs/verb';
import { actionsOf, isPlayable, isResource, craftOf } from '../cards/faces';
import { BASICS, type Basic } from '../cards/row';
import { VERBS, type Verb } from '../verbs/all';
import { canDraw, held, tax } from './deck';
import { eventOf } from '../events/all';
import { askCanary, standsOn } from './mine';
import type { ActivityMove } from './moves';
import { beginPurchase, buyOptions, craftOptions, isFooled, reveal } from './purchase';
import { allBut, basicBit } from './reactions';
import type { DwarfFrame } from './frames';
import type { DwarfState } from './state';
import { traitOptions, useTrait } from './traits';
import { pay, perform, playCard } from './playing';
import { actions, companions, eventOn, hand, kept } from './zones';

const BASIC_VERBS: readonly Basic[] = ['move', 'mine', 'remove', 'steal', 'drive'];

/** What a basic action costs a seat now. */
export const basicPrice = (s: DwarfState, seat: Seat, verb: Basic): number =>
  BASICS[verb] + tax(s, seat, verb === 'move');

/** Everything the active seat may do. */
export function activityOptions(s: DwarfState, list: ActivityMove[]): void {
  const seat = s.turn;
  handOptions(s, seat, list);
  for (const verb of BASIC_VERBS) basicOptions(s, seat, verb, list);
  buyOptions(s, seat, list);
  craftOptions(s, seat, list);
  companionOptions(s, seat, list);
  eventOptions(s, seat, list);
  traitOptions(s, seat, list);
  list.push({ do: 'end' });
}

function handOptions(s: DwarfState, seat: Seat, list: ActivityMove[]): void {
  const cards = held(s, seat);
  const usable = new UsableVerbs(s, seat, cards - 1);
  const taxed = tax(s, seat, false) > 0;
  for (let card = topOf(s.cards, hand(seat)); card >= 0; card = under(s.cards, card)) {
    const face = faceOf(s.cards, card);
    if (isPlayable(face)) {
      const verbs = actionsOf(face);
      const price = taxed && !verbs.includes('move') ? 1 : 0;
      if (cards > price && usable.any(verbs, price)) list.push({ do: 'play', card });
    } else if (isResource(face)) {
      list.push({ do: 'reveal', card, draw: false });
      if (canDraw(s, seat) && !isFooled(s, seat, card)) list.push({ do: 'reveal', card, draw: true });
    }
  }
}

/** Which actions a seat could use from a card, found out once for all cards of a hand. */
class UsableVerbs {
  private known = 0;
  private usable = 0;

  constructor(
    private readonly s: DwarfState,
    private readonly seat: Seat,
    private readonly hand: number,
  ) {}

  any(verbs: readonly Verb[], price: number): boolean {
    for (const verb of verbs) if (price > 0 ? this.find(verb, price) : this.ask(verb)) return true;
    return false;
  }

  private ask(verb: Verb): boolean {
    const bit = 1 << VERBS.indexOf(verb);
    if ((this.known & bit) === 0) {
      this.known |= bit;
      if (this.find(verb, 0)) this.usable |= bit;
    }
    return (this.usable & bit) !== 0;
  }

  private find(verb: Verb, price: number): boolean {
    return can(this.s, { seat: this.seat, source: 'card', hand: this.hand - price, pays: price > 0, more: true }, verb);
  }
}

function basicOptions(s: DwarfState, seat: Seat, verb: Basic, list: ActivityMove[]): void {
  const price = basicPrice(s, seat, verb);
  const left = held(s, seat) - price;
  if (left < 0 || ((s.basics[seat] ?? 0) & basicBit(verb)) !== 0) return;
  const actor: Actor = { seat, source: 'basic', hand: left, pays: true, more: false };
  aims(s, actor, verb, (aim, at) => list.push({ do: 'basic', verb, aim, at }));
}

/** One companion action a turn, for a hand card; Mycolus acts in windows only. */
function companionOptions(s: DwarfState, seat: Seat, list: ActivityMove[]): void {
  const cards = held(s, seat);
  if (cards === 0 || (s.helped & (1 << seat)) !== 0) return;
  for (let card = topOf(s.cards, companions(seat)); card >= 0; card = under(s.cards, card)) {
    const verbs = actionsOf(faceOf(s.cards, card));
    const actor: Actor = { seat, source: 'companion', hand: cards - 1, pays: true, more: true };
    if (verbs.some((verb) => can(s, actor, verb))) list.push({ do: 'companion', card });
  }
}

/** Delayed events in front of the seat, and who waits on its tile. */
function eventOptions(s: DwarfState, seat: Seat, list: ActivityMove[]): void {
  const offer = (card: Card): void => {
    const use = card < 0 ? undefined : eventOf(faceOf(s.cards, card))?.use;
    use?.options(s, seat, (a, b) => list.push({ do: 'use', card, a, b }));
  };
  for (let card = topOf(s.cards, kept(seat)); card >= 0; card = under(s.cards, card)) offer(card);
  offer(topOf(s.cards, eventOn(standsOn(s, seat))));
}

/** Begins what the active seat has chosen; the frame of the Activity phase lies beneath. */
export function begin(s: DwarfState, seat: Seat, move: Exclude<ActivityMove, { do: 'end' }>): void {
  switch (move.do) {
    case 'play':
      return play(s, seat, move.card);
    case 'basic':
      return basic(s, { seat, verb: move.verb, source: 'basic', card: -1, aim: move.aim, at: move.at }, move.verb);
    case 'reveal':
      return reveal(s, seat, move.card, move.draw);
    case 'buy':
      return beginPurchase(s, { ...move, kind: 'buy', seat });
    case 'craft':
      s.crafted = true;
      push<DwarfFrame>(s, { kind: 'made', seat, pile: move.pile });
      return pay(s, seat, craftOf(faceOf(s.cards, topOf(s.cards, actions(move.pile)))), false);
    case 'companion':
      return help(s, seat, move.card);
    case 'use':
      push<DwarfFrame>(s, { kind: 'use', seat, card: move.card, a: move.a, b: move.b });
      return askCanary(s, seat, move.card, false);
    case 'trait':
    case 'strong':
      return useTrait(s, seat, move);
  }
}

function play(s: DwarfState, seat: Seat, card: Card): void {
  playCard(s, seat, card);
  const verbs = actionsOf(faceOf(s.cards, card));
  perform(s, { seat, card, actions: allBut(verbs, null), source: 'card' }, 0);
  pay(s, seat, tax(s, seat, verbs.includes('move')), false);
}

function basic(s: DwarfState, act: Act, verb: Basic): void {
  const price = basicPrice(s, act.seat, verb);
  s.basics[act.seat] = (s.basics[act.seat] ?? 0) | basicBit(verb);
  push<DwarfFrame>(s, { kind: 'say', act, answers: false });
  pay(s, act.seat, price, needsRubble(act));
}

function help(s: DwarfState, seat: Seat, card: Card): void {
  s.helped |= 1 << seat;
  perform(s, { seat, card, actions: allBut(actionsOf(faceOf(s.cards, card)), null), source: 'companion' }, 0);
  pay(s, seat, 1, false);
}
