import { cardsIn, faceOf, sizeOf, type Card } from '../../../engine/cards';
import { push } from '../../../engine/frames';
import type { Seat } from '../../../engine/game';
import type { Person } from '../../../engine/persons';
import { motive } from '../bots/motives';
import { worthOfResource } from '../bots/picks';
import { coinsOf, keyOf } from '../cards/faces';
import { discardHand, removeCard } from '../rules/deck';
import { leave } from '../rules/mine';
import { ofSeat } from '../rules/phases/rule';
import { nothing, type Question } from '../rules/question';
import type { DwarfState } from '../rules/state';
import { hand, revealed } from '../rules/zones';
import { key } from '../show/keys';
import type { EventRule } from './event';

/** The revealed resources of the highest coin value. */
function dearest(s: DwarfState, seat: Seat): Card[] {
  const cards = cardsIn(s.cards, revealed(seat));
  const most = Math.max(0, ...cards.map((card) => coinsOf(faceOf(s.cards, card))));
  return cards.filter((card) => coinsOf(faceOf(s.cards, card)) === most);
}

/** Thieving Goblins: the digger's dearest revealed resource leaves the game, or the hand is discarded. */
export const thievingGoblins: EventRule = {
  come(s, seat, card) {
    leave(s, seat, card);
    const best = dearest(s, seat);
    const only = best[0];
    if (only === undefined) return discardHand(s, seat);
    const alike = best.every((other) => keyOf(faceOf(s.cards, other)) === keyOf(faceOf(s.cards, only)));
    if (alike) removeCard(s, seat, only);
    else push<GoblinsFrame>(s, { kind: 'goblins', seat });
  },
  worth: -1,
  worthTo(o, seat) {
    const { s, taste } = o;
    if (sizeOf(s.cards, revealed(seat)) > 0) return -1.3 * o.worthOfLoot(seat);
    return -(sizeOf(s.cards, hand(seat)) * taste.card * 0.5);
  },
};

interface GoblinsFrame {
  readonly kind: 'goblins';
  readonly seat: Seat;
}
interface GoblinsWords {
  prompt(who: Person): string;
  lose(card: string): string;
}

/** Which of several resources of the same value goes. */
export const goblins: Question<GoblinsFrame, { readonly do: 'lose'; readonly card: Card }, GoblinsWords> = {
  phase: 'event',
  seat: ofSeat,
  options(s, frame, list) {
    for (const card of dearest(s, frame.seat)) list.push({ do: 'lose', card });
  },
  choose: (s, frame, move) => removeCard(s, frame.seat, move.card),
  shows: nothing,
  touch: ({ card }) => key.card(card),
  prompt: (words, { who }) => words.prompt(who),
  say: (words, facts, { card }) => words.lose(facts.card(card)),
  worth: (o, _frame, { card }) => -worthOfResource(o, faceOf(o.s.cards, card)),
  reason: () => motive('looks best'),
};
