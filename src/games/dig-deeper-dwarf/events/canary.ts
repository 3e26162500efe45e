import { faceOf, type Card } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import type { Person } from '../../../engine/persons';
import { motive } from '../bots/motives';
import type { Outlook } from '../bots/outlook';
import { eventWorth } from '../bots/values';
import { keyOf } from '../cards/faces';
import { keptCard, tell } from '../rules/deck';
import { leave } from '../rules/mine';
import { ofSeat } from '../rules/phases/rule';
import { nothing, type Question } from '../rules/question';
import { key } from '../show/keys';
import { kept } from './kept';

/** Canary: cancels an event that comes about, or one that another player uses. */
export const canary = kept(0.5);

/** What it is worth to keep it for another event. */
const LATER = 0.45;

/** What the Canary saves by stopping an event, against staying for a better moment. */
function worthOfCancelling(o: Outlook, by: Seat, card: Card): number {
  const worth = eventWorth(faceOf(o.s.cards, card));
  return (by === o.seat ? -worth : worth * o.spite) - LATER;
}

interface WarningFrame {
  readonly kind: 'canary';
  readonly seat: Seat;
  /** Whose event it is, which lies in TRIGGERED. */
  readonly by: Seat;
  readonly card: Card;
}
type WarningMove = { readonly do: 'cancel' } | { readonly do: 'let' };
interface WarningWords {
  prompt(who: Person, by: Person, card: string): string;
  cancel(card: string): string;
  letHappen(card: string): string;
}

/** Whether it cancels the event. */
export const warning: Question<WarningFrame, WarningMove, WarningWords> = {
  phase: 'event',
  seat: ofSeat,
  options: (_s, _frame, list) => list.push({ do: 'let' }, { do: 'cancel' }),
  choose(s, frame, move) {
    if (move.do === 'let') return;
    s.stack.pop();
    tell(s, 'cancelled-event', frame.seat, frame.card);
    leave(s, frame.by, frame.card);
    leave(s, frame.seat, keptCard(s, frame.seat, 'canary'));
  },
  shows: nothing,
  touch: (move) => key.button(move.do),
  prompt: (words, facts, { by, card }) => words.prompt(facts.who, facts.person(by), facts.card(card)),
  say: (words, facts, move, { card }) => words[move.do === 'cancel' ? 'cancel' : 'letHappen'](facts.card(card)),
  worth: (o, { by, card }, move) => (move.do === 'cancel' ? worthOfCancelling(o, by, card) : 0),
  reason: ({ s }, { card }, move) =>
    motive(move.do === 'cancel' ? 'cancels' : 'lets happen', { card: keyOf(faceOf(s.cards, card)) }),
};
