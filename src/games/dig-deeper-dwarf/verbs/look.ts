import { cardsIn, faceOf, showTo, type Card } from '../../../engine/cards';
import { push } from '../../../engine/frames';
import type { Seat } from '../../../engine/game';
import type { Person } from '../../../engine/persons';
import { motive } from '../bots/motives';
import { about, canDraw, discardCard, refillDraw } from '../rules/deck';
import { ofSeat } from '../rules/phases/rule';
import type { Question } from '../rules/question';
import { draw } from '../rules/zones';
import { key } from '../show/keys';
import { refusal } from '../show/reasons';
import { littleHarm, whyStopCard } from './stopping';
import { never, type VerbRule } from './verb';

/** Bookling: looks at the top three of the own draw pile, which is made anew first if it is empty, and discards up to two. */
export const look: VerbRule = {
  sign: 'open-book',
  rule: 'bookling',
  aims(s, actor, found) {
    if (actor.pays || canDraw(s, actor.seat)) found('none', 0);
  },
  stillLegal: 'aims',
  needsRubble: never,
  carryOut(s, { seat }) {
    refillDraw(s, seat);
    const cards = cardsIn(s.cards, draw(seat), 3);
    for (const card of cards) {
      showTo(s.cards, card, seat);
      s.news?.push({ what: 'looked', ...about(s, seat, card), seen: 1 << seat });
    }
    push<LookingFrame>(s, { kind: 'looking', seat, cards, left: 2 });
  },
  concerns: never,
  means: { none: 'none' },
  whyNot: () => refusal('no target', { card: 'look' }),
  bent: 'scout',
  power: 0.2,
  worth: () => 0.3,
  best: () => 0.3,
  harm: littleHarm,
  reason: () => motive('investigates'),
  whyStop: whyStopCard,
};

interface LookingFrame {
  readonly kind: 'looking';
  readonly seat: Seat;
  readonly cards: readonly Card[];
  /** How many may still be discarded. */
  readonly left: number;
}
type LookingMove = { readonly do: 'discard'; readonly card: Card } | { readonly do: 'done' };
interface LookingWords {
  prompt(who: Person, left: number): string;
  discard(card: string): string;
  done(): string;
}

/** Which of the cards that are looked at are discarded. */
export const looking: Question<LookingFrame, LookingMove, LookingWords> = {
  phase: 'activity',
  seat: ofSeat,
  options(_s, frame, list) {
    for (const card of frame.cards) list.push({ do: 'discard', card });
    list.push({ do: 'done' });
  },
  choose(s, frame, move) {
    if (move.do === 'done') return;
    discardCard(s, frame.seat, move.card);
    const cards = frame.cards.filter((card) => card !== move.card);
    if (frame.left > 1 && cards.length > 0) push<LookingFrame>(s, { ...frame, cards, left: frame.left - 1 });
  },
  shows: (_s, { cards }) => cards,
  touch: (move) => (move.do === 'done' ? key.button('done') : key.card(move.card)),
  prompt: (words, { who }, { left }) => words.prompt(who, left),
  say: (words, facts, move) => (move.do === 'done' ? words.done() : words.discard(facts.card(move.card))),
  worth: (o, _frame, move) => (move.do === 'done' ? 0 : 0.25 - o.power(faceOf(o.s.cards, move.card))),
  reason: () => motive('looks best'),
};
