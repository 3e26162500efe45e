/** Companions: two at most, and Stinkhorn bears no others (rules 6, 11.12). */
import { cardsIn, faceOf, put, sizeOf, type Card } from '../../../engine/cards';
import { push } from '../../../engine/frames';
import type { Seat } from '../../../engine/game';
import type { Person } from '../../../engine/persons';
import { motive } from '../bots/motives';
import { eventWorth } from '../bots/values';
import { companion as findCompanion, tell } from '../rules/deck';
import { leave } from '../rules/mine';
import { each, ofSeat } from '../rules/phases/rule';
import { nothing, type Question } from '../rules/question';
import type { DwarfState } from '../rules/state';
import { companions } from '../rules/zones';
import { key } from '../show/keys';
import type { EventRule } from './event';

/** A companion takes its place in front of a seat. */
function join(s: DwarfState, seat: Seat, card: Card): void {
  put(s.cards, card, companions(seat));
  tell(s, 'came', seat, card);
}

function come(s: DwarfState, seat: Seat, card: Card): void {
  if (findCompanion(s, seat, 'stinkhorn') >= 0) return leave(s, seat, card);
  if (sizeOf(s.cards, companions(seat)) >= 2) push<ThirdFrame>(s, { kind: 'third', seat, card });
  else join(s, seat, card);
}

/** A companion like most. */
export const companion = (worth: number): EventRule => ({ come, worth });

/** Stinkhorn drives all others away when it comes. */
export const stinkhorn: EventRule = {
  come(s, seat, card) {
    if (findCompanion(s, seat, 'stinkhorn') < 0)
      for (const other of cardsIn(s.cards, companions(seat))) leave(s, seat, other);
    come(s, seat, card);
  },
  worth: 0,
};

interface ThirdFrame {
  readonly kind: 'third';
  readonly seat: Seat;
  readonly card: Card;
}
interface ThirdWords {
  prompt(who: Person, card: string): string;
  dismiss(card: string): string;
}

/** A third companion comes: which one has to go. */
export const third: Question<ThirdFrame, { readonly do: 'dismiss'; readonly card: Card }, ThirdWords> = {
  phase: 'event',
  seat: ofSeat,
  options: (s, frame, list) => each(s, companions(frame.seat), 'dismiss', list),
  choose(s, frame, move) {
    leave(s, frame.seat, move.card);
    join(s, frame.seat, frame.card);
  },
  shows: nothing,
  touch: ({ card }) => key.card(card),
  prompt: (words, facts, { card }) => words.prompt(facts.who, facts.card(card)),
  say: (words, facts, { card }) => words.dismiss(facts.card(card)),
  worth: ({ s }, _frame, { card }) => -eventWorth(faceOf(s.cards, card)),
  reason: () => motive('looks best'),
};
