import { faceOf, type Card } from '../../../engine/cards';
import { push } from '../../../engine/frames';
import type { Seat } from '../../../engine/game';
import type { Person } from '../../../engine/persons';
import { motive } from '../bots/motives';
import type { Outlook } from '../bots/outlook';
import { discardCard, drawCards, held } from '../rules/deck';
import { each, ofSeat } from '../rules/phases/rule';
import { nothing, type Question } from '../rules/question';
import { hand } from '../rules/zones';
import { key } from '../show/keys';
import { refusal } from '../show/reasons';
import { littleHarm, whyStopCard } from './stopping';
import { never, type VerbRule } from './verb';

const worth = (o: Outlook): number => (held(o.s, o.seat) > 1 ? 0.2 : 0);

/** Discard a Card, then Draw a Card. */
export const swap: VerbRule = {
  sign: 'card-exchange',
  rule: 'swap',
  aims(_s, actor, found) {
    if (actor.hand > 0) found('none', 0);
  },
  stillLegal: 'aims',
  needsRubble: never,
  carryOut: (s, { seat }) => push<SwappingFrame>(s, { kind: 'swapping', seat }),
  concerns: never,
  means: { none: 'none' },
  whyNot: () => refusal('no hand card'),
  bent: 'draw',
  power: 0.213,
  worth,
  best: worth,
  harm: littleHarm,
  reason: () => motive('swaps'),
  whyStop: whyStopCard,
};

interface SwappingFrame {
  readonly kind: 'swapping';
  readonly seat: Seat;
}
interface SwappingWords {
  prompt(who: Person): string;
  discard(card: string): string;
}

/** Which card is discarded. */
export const swapping: Question<SwappingFrame, { readonly do: 'discard'; readonly card: Card }, SwappingWords> = {
  phase: 'activity',
  seat: ofSeat,
  options: (s, frame, list) => each(s, hand(frame.seat), 'discard', list),
  choose(s, { seat }, { card }) {
    discardCard(s, seat, card);
    drawCards(s, seat, 1);
  },
  shows: nothing,
  touch: ({ card }) => key.card(card),
  prompt: (words, { who }) => words.prompt(who),
  say: (words, facts, { card }) => words.discard(facts.card(card)),
  worth: ({ s }, _frame, { card }, turn) => -turn.hold(faceOf(s.cards, card)),
  reason: () => motive('looks best'),
};
