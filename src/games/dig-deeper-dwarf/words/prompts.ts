/** Who must do what: public facts alone, since everybody at the table may read it. */
import { topOf } from '../../../engine/cards';
import type { Persons } from '../../../engine/persons';
import { announced, cardKey, factsFor, dueOf, paidFor, targetOf, verbsLeft, type Plan } from './facts';
import { decider, waiting, isQuestion, questionOf } from '../rules/waiting';
import { isPileLeft } from '../rules/mine';
import type { Speech } from './speech';
import type { DwarfState } from '../rules/state';
import { jewels } from '../rules/zones';

/** Says who must do what. */
export function prompt(speech: Speech, s: DwarfState, person: Persons): string {
  const frame = waiting(s);
  if (frame === null) return speech.gameOver;
  const seat = decider(s, frame);
  const who = person(seat);
  const { prompts } = speech;
  if (isQuestion(frame))
    return questionOf(frame).prompt(speech.questions[frame.kind], factsFor(s, person, seat), frame);
  switch (frame.kind) {
    case 'card':
      return prompts.card(who, cardKey(s, frame.card), verbsLeft(s, frame));
    case 'window': {
      const act = announced(s);
      return prompts.window(person(act?.seat ?? -1), act === null ? '' : deedOf(speech, act, person, s));
    }
    case 'pay':
      return prompts.pay(who, frame.count, paidFor(s));
    case 'discard':
      return prompts.discard(who, frame.count);
    case 'tile':
      return prompts.tile(who);
    case 'buy':
      return prompts.buy(who, cardKey(s, topOf(s.cards, jewels(frame.pile))), dueOf(s, frame));
    case 'fools-gold':
      return prompts['fools-gold'](who, cardKey(s, topOf(s.cards, jewels(frame.buy.pile))));
    case 'asking':
      return prompts.asking(who, person(s.turn));
    case 'activity':
      return prompts.activity(who, !isPileLeft(s));
    case 'draft':
    case 'sorting':
    case 'free':
    case 'strong':
    case 'fee':
    case 'keep':
      return prompts[frame.kind](who);
  }
}

/** An action with its target; without a table, no more than its announcement tells. */
export const deedOf = (speech: Speech, plan: Plan, person: Persons, s: DwarfState | null): string =>
  speech.verbs[plan.verb].deed(targetOf(plan, person, s));
