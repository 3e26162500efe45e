import { faceOf, sizeOf, topOf, type Card } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import type { Person } from '../../../engine/persons';
import { motive } from '../bots/motives';
import { offerTools, takeTop } from '../rules/market';
import { leave } from '../rules/mine';
import { ofSeat } from '../rules/phases/rule';
import { spendTrait } from '../rules/purchase';
import { nothing, type Question } from '../rules/question';
import { ACTION_PILES, actions } from '../rules/zones';
import { key } from '../show/keys';
import type { EventRule } from './event';

/** Trusty Tools: the digger may take a face-up Action card for free. */
export const trustyTools: EventRule = {
  come(s, seat, card) {
    leave(s, seat, card);
    offerTools(s, seat, -1);
  },
  worth: 1.4,
  worthTo: (o) => Math.max(0.3, o.bestCraft),
};

/** `trait`: Inventive, which asks the same; −1 for the event. */
interface TakingFrame {
  readonly kind: 'taking';
  readonly seat: Seat;
  readonly trait: Card;
}
type TakingMove = { readonly do: 'take'; readonly pile: number } | { readonly do: 'done' };
interface TakingWords {
  prompt(who: Person): string;
  take(card: string): string;
  none(): string;
}

/** Which Action card is taken. */
export const taking: Question<TakingFrame, TakingMove, TakingWords> = {
  phase: 'event',
  seat: ofSeat,
  options(s, _frame, list) {
    for (const pile of ACTION_PILES) if (sizeOf(s.cards, actions(pile)) > 0) list.push({ do: 'take', pile });
    list.push({ do: 'done' });
  },
  choose(s, frame, move) {
    if (move.do === 'done') return;
    if (frame.trait >= 0) spendTrait(s, frame.seat, frame.trait);
    takeTop(s, frame.seat, actions(move.pile), 'took');
  },
  shows: nothing,
  touch: (move) => (move.do === 'done' ? key.button('done') : key.actions(move.pile)),
  prompt: (words, { who }) => words.prompt(who),
  say: (words, { tool }, move) => (move.do === 'done' ? words.none() : words.take(tool(move.pile))),
  worth: (o, _frame, move) =>
    move.do === 'done' ? 0 : o.worthOfTool(faceOf(o.s.cards, topOf(o.s.cards, actions(move.pile)))),
  reason: () => motive('looks best'),
};
