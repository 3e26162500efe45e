import {
  cardsIn,
  faceOf,
  putUnder,
  rearrange,
  showTo,
  sizeOf,
  topOf,
  type Card,
  type Zone,
} from '../../../engine/cards';
import { push } from '../../../engine/frames';
import type { Seat } from '../../../engine/game';
import { SIDES } from '../../../engine/grid';
import type { Person } from '../../../engine/persons';
import { motive } from '../bots/motives';
import type { Outlook } from '../bots/outlook';
import { keyOf } from '../cards/faces';
import { about, turnUp } from '../rules/deck';
import { pileFaced, standsOn } from '../rules/mine';
import { ofSeat } from '../rules/phases/rule';
import type { Question } from '../rules/question';
import type { DwarfState } from '../rules/state';
import {
  ACTION_PILES,
  actions,
  draw,
  EVENTS,
  JEWEL_PILES,
  jewels,
  MINING,
  ownerOf,
  pile,
  pileOfZone,
} from '../rules/zones';
import { key } from '../show/keys';
import { refusal } from '../show/reasons';
import type { StackFacts } from '../words/speech';
import { littleHarm, whyStopCard } from './stopping';
import { never, type Found, type VerbRule } from './verb';

function anyPile(s: DwarfState, found: Found): void {
  const offer = (zone: number): void => {
    if (sizeOf(s.cards, zone) > 0) found('zone', zone);
  };
  for (const n of JEWEL_PILES) offer(jewels(n));
  for (const n of ACTION_PILES) offer(actions(n));
  offer(MINING);
  offer(EVENTS);
  for (let seat = 0; seat < s.seats; seat++) offer(draw(seat));
  for (let n = 0; n < s.piles.length; n++) offer(pile(n));
}

/** Peekycillium looks into adjacent mining piles alone. */
function facedPile(s: DwarfState, seat: Seat, found: Found): void {
  for (const side of SIDES) {
    const n = pileFaced(s, standsOn(s, seat), side);
    if (n >= 0) found('zone', pile(n));
  }
}

/** One of the three goes on top, the others stay below it in their order. */
function putOnTop(s: DwarfState, seat: Seat, zone: Zone, card: Card): void {
  const three = cardsIn(s.cards, zone, 3);
  rearrange(s.cards, three, [card, ...three.filter((other) => other !== card)], seat);
  investigated(s, seat, zone, true);
}

/** All three go under the pile in their order. */
function putAllUnder(s: DwarfState, seat: Seat, zone: Zone): void {
  for (const card of cardsIn(s.cards, zone, 3)) putUnder(s.cards, card, zone);
  investigated(s, seat, zone, false);
}

function investigated(s: DwarfState, seat: Seat, zone: Zone, top: boolean): void {
  s.news?.push({ what: 'investigated', seat, zone, top });
  const market = JEWEL_PILES.some((n) => jewels(n) === zone) || ACTION_PILES.some((n) => actions(n) === zone);
  if (market) turnUp(s, seat, zone);
}

/** What looking into a pile is worth: best where one can dig at once. */
function worthOfLooking(o: Outlook, zone: number): number {
  const n = pileOfZone(zone);
  if (n >= 0) {
    const near = SIDES.some((side) => o.s.faced[o.here * 4 + side] === n);
    return near && o.face(topOf(o.s.cards, pile(n))) < 0 ? o.coin * 0.45 * Math.min(3, sizeOf(o.s.cards, zone)) : 0.02;
  }
  if (zone === draw(o.seat)) return 0.22;
  if (JEWEL_PILES.some((jewel) => jewels(jewel) === zone)) return 0.2;
  if (ACTION_PILES.some((action) => actions(action) === zone)) return 0.1;
  return ownerOf(zone) >= 0 ? 0.15 * o.spite : 0.02;
}

/** Investigate: looks at the top three cards of a pile, and puts one of them on top or all of them under it. */
export const investigate: VerbRule = {
  sign: 'magnifying-glass',
  rule: 'investigate',
  aims: (s, actor, found) => (actor.source === 'companion' ? facedPile(s, actor.seat, found) : anyPile(s, found)),
  stillLegal: 'aims',
  needsRubble: never,
  carryOut(s, { seat, at: zone }) {
    for (const card of cardsIn(s.cards, zone, 3)) {
      showTo(s.cards, card, seat);
      s.news?.push({ what: 'looked', ...about(s, seat, card), seen: 1 << seat });
    }
    push<InvestigatingFrame>(s, { kind: 'investigating', seat, zone });
  },
  concerns: (_s, act, seat) => act.at === draw(seat),
  means: { zone: 'stack' },
  whyNot: () => refusal('no target', { card: 'investigate' }),
  bent: 'scout',
  power: 0.23,
  worth: (o, { at }) => worthOfLooking(o, at),
  best: (o) => (o.bestMining(o.here) > 0 ? o.coin : 0.2),
  harm: littleHarm,
  reason: () => motive('investigates'),
  whyStop: whyStopCard,
};

interface InvestigatingFrame {
  readonly kind: 'investigating';
  readonly seat: Seat;
  readonly zone: Zone;
}
type InvestigatingMove = { readonly do: 'top'; readonly card: Card } | { readonly do: 'under' };
interface InvestigatingWords {
  prompt(who: Person, stack: StackFacts): string;
  top(card: string): string;
  under(): string;
}

/** A pile without what lies in it: the question is short. */
const briefly = (stack: StackFacts): StackFacts =>
  stack.of === 'pile' ? { of: 'pile', pile: { ...stack.pile, left: -1 } } : stack;

/** What a card of a pile that was looked into is worth on top of it. */
function worthOnTop(o: Outlook, zone: number, card: Card): number {
  const face = faceOf(o.s.cards, card);
  if (JEWEL_PILES.some((n) => jewels(n) === zone)) return Math.max(0, o.gainOf(face, 'price', -1)) * 0.3;
  if (ACTION_PILES.some((n) => actions(n) === zone)) return o.worthOfTool(face) * 0.3;
  const owner = ownerOf(zone);
  if (owner < 0) return o.worthOfOre(face);
  return o.worthOfKeeping(face) * 0.3 * (owner === o.seat ? 1 : -o.spite);
}

/** What putting all three under a pile is worth: the next ones are average. */
const worthUnder = (o: Outlook, zone: number): number => (ownerOf(zone) < 0 ? o.ore : 0.05);

/** Which card goes on top, or all three under the pile. */
export const investigating: Question<InvestigatingFrame, InvestigatingMove, InvestigatingWords> = {
  phase: 'activity',
  seat: ofSeat,
  options(s, frame, list) {
    for (const card of cardsIn(s.cards, frame.zone, 3)) list.push({ do: 'top', card });
    list.push({ do: 'under' });
  },
  choose(s, frame, move) {
    if (move.do === 'top') putOnTop(s, frame.seat, frame.zone, move.card);
    else putAllUnder(s, frame.seat, frame.zone);
  },
  shows: (s, { zone }) => cardsIn(s.cards, zone, 3),
  touch: (move) => (move.do === 'top' ? key.card(move.card) : key.button('under')),
  prompt: (words, { who, stack }, { zone }) => words.prompt(who, briefly(stack(zone))),
  say: (words, facts, move) => (move.do === 'top' ? words.top(facts.card(move.card)) : words.under()),
  worth: (o, { zone }, move) => (move.do === 'top' ? worthOnTop(o, zone, move.card) : worthUnder(o, zone)),
  reason({ s }, _frame, move) {
    if (move.do === 'under') return motive('puts under');
    return motive('puts on top', { card: keyOf(faceOf(s.cards, move.card)) });
  },
};
