/** Birthday Party: everybody lays a Resource or Rubble into the middle, and the digger hands them out (rules 11.25). */
import {
  cardsIn,
  closeHand,
  faceOf,
  put,
  putInHand,
  showTo,
  shuffle,
  sizeOf,
  topOf,
  under,
  type Card,
  type Zone,
} from '../../../engine/cards';
import { push } from '../../../engine/frames';
import type { Seat } from '../../../engine/game';
import type { Person } from '../../../engine/persons';
import { motive } from '../bots/motives';
import type { Outlook } from '../bots/outlook';
import { coinsOf, isResource, isRubble } from '../cards/faces';
import { tell } from '../rules/deck';
import type { DwarfFrame } from '../rules/frames';
import { leave } from '../rules/mine';
import { each, ofSeat } from '../rules/phases/rule';
import { nothing, type Question } from '../rules/question';
import type { DwarfState } from '../rules/state';
import { discard, draw, hand, MIDDLE, revealed } from '../rules/zones';
import { key } from '../show/keys';
import type { Place } from '../words/speech';
import type { EventRule } from './event';

const isGift = (face: number): boolean => isResource(face) || isRubble(face);

function giftsIn(s: DwarfState, zone: Zone): Card[] {
  return cardsIn(s.cards, zone).filter((card) => isGift(faceOf(s.cards, card)));
}

/** Where a seat looks for a gift: hand and play area, else the discard, else the draw pile. */
const places = (seat: Seat, searched: number): readonly Zone[] =>
  [[hand(seat), revealed(seat)], [discard(seat)], [draw(seat)]][searched] ?? [];

/** What a seat may lay into the middle from where it is looking. */
const giftsOf = (s: DwarfState, seat: Seat, searched: number): Card[] =>
  places(seat, searched).flatMap((zone) => giftsIn(s, zone));

/** A seat looks for a gift in the next place, and sees it; a draw pile looked through in vain is shuffled. */
export function search(s: DwarfState, seat: Seat, by: Seat, searched: number): void {
  const zones = places(seat, searched);
  if (zones.length === 0) return shuffle(s.cards, draw(seat), s.rng);
  if (zones.every((zone) => sizeOf(s.cards, zone) === 0)) return search(s, seat, by, searched + 1);
  for (const zone of zones) lookThrough(s, seat, zone);
  push<GivingFrame>(s, { kind: 'giving', seat, by, searched });
}

function lookThrough(s: DwarfState, seat: Seat, zone: Zone): void {
  for (let card = topOf(s.cards, zone); card >= 0; card = under(s.cards, card)) showTo(s.cards, card, seat);
}

/** Lays a gift face down into the middle; a draw pile that was searched is shuffled. */
function layGift(s: DwarfState, seat: Seat, by: Seat, card: Card): void {
  const searched = s.cards.zone[card] === draw(seat);
  s.news?.push({ what: 'laid-in-middle', seat, card, face: faceOf(s.cards, card), seen: 1 << seat });
  putInHand(s.cards, card, MIDDLE, by);
  closeHand(s.cards, MIDDLE, by, s.rng);
  if (searched) shuffle(s.cards, draw(seat), s.rng);
}

/** Gives a card from the middle onto a seat's discard: giver and receiver know it. */
function give(s: DwarfState, to: Seat, card: Card): void {
  put(s.cards, card, discard(to));
  showTo(s.cards, card, to);
  tell(s, 'gifted', to, card);
}

export const birthdayParty: EventRule = {
  come(s, seat, card) {
    leave(s, seat, card);
    push<GiftsFrame>(s, { kind: 'gifts', seat, to: seat, left: s.seats });
    for (let i = s.seats - 1; i >= 0; i--)
      push<DwarfFrame>(s, { kind: 'laying', seat: (seat + i) % s.seats, by: seat });
  },
  worth: 0.1,
};

/** What a card from the middle of the Birthday Party is worth to whoever gets it. */
const worthOfGift = (o: Outlook, face: number): number => (isRubble(face) ? -o.taste.rubble : coinsOf(face) * o.coin);

interface GivingFrame {
  readonly kind: 'giving';
  readonly seat: Seat;
  readonly by: Seat;
  /** How many places it has looked through. */
  readonly searched: number;
}
type GivingMove = { readonly do: 'give'; readonly card: Card } | { readonly do: 'done' };
interface GivingWords {
  prompt(who: Person): string;
  give(card: string, from: Place): string;
  none(): string;
}

/** What a seat lays into the middle. */
export const giving: Question<GivingFrame, GivingMove, GivingWords> = {
  phase: 'event',
  seat: ofSeat,
  options(s, frame, list) {
    for (const card of giftsOf(s, frame.seat, frame.searched)) list.push({ do: 'give', card });
    if (list.length === 0) list.push({ do: 'done' });
  },
  choose(s, frame, move) {
    if (move.do === 'give') layGift(s, frame.seat, frame.by, move.card);
    else search(s, frame.seat, frame.by, frame.searched + 1);
  },
  // Hand and play area show theirs; those in the discard and the draw pile do not.
  shows: (s, { seat, searched }) => (searched === 0 ? [] : giftsOf(s, seat, searched)),
  touch: (move) => (move.do === 'done' ? key.button('done') : key.card(move.card)),
  prompt: (words, { who }) => words.prompt(who),
  say(words, facts, move) {
    return move.do === 'done' ? words.none() : words.give(facts.card(move.card), facts.place(move.card));
  },
  worth: (o, _frame, move) => (move.do === 'done' ? 0 : -worthOfGift(o, faceOf(o.s.cards, move.card))),
  reason: () => motive('looks best'),
};

interface GiftsFrame {
  readonly kind: 'gifts';
  readonly seat: Seat;
  readonly to: Seat;
  readonly left: number;
}
type GiftsMove = { readonly do: 'gift'; readonly card: Card } | { readonly do: 'skip' };
interface GiftsWords {
  prompt(who: Person, to: Person): string;
  gift(card: string, to: Person): string;
  none(to: Person): string;
}

/** What the digger gives to whom. */
export const gifts: Question<GiftsFrame, GiftsMove, GiftsWords> = {
  phase: 'event',
  seat: ofSeat,
  options(s, frame, list) {
    each(s, MIDDLE, 'gift', list);
    if (sizeOf(s.cards, MIDDLE) < frame.left) list.push({ do: 'skip' });
  },
  choose(s, frame, move) {
    if (move.do === 'gift') give(s, frame.to, move.card);
    const to = (frame.to + 1) % s.seats;
    if (frame.left > 1 && sizeOf(s.cards, MIDDLE) > 0) push<GiftsFrame>(s, { ...frame, to, left: frame.left - 1 });
  },
  shows: nothing,
  touch: (move) => (move.do === 'skip' ? key.button('skip') : key.card(move.card)),
  prompt: (words, { who, person }, { to }) => words.prompt(who, person(to)),
  say(words, { person, card }, move, { to }) {
    return move.do === 'skip' ? words.none(person(to)) : words.gift(card(move.card), person(to));
  },
  worth(o, { to }, move) {
    if (move.do === 'skip') return 0;
    const worth = worthOfGift(o, faceOf(o.s.cards, move.card));
    return to === o.seat ? worth : -worth;
  },
  reason: () => motive('looks best'),
};
