/** Who must do what: public facts alone, since everybody at the table may read it. */
import { topOf } from '../../engine/cards';
import {
  announced,
  cardKey,
  decider,
  dueOf,
  stackFacts,
  targetOf,
  verbsLeft,
  waiting,
  whereIs,
  type Plan,
} from './facts';
import { isPileLeft } from './mine';
import type { Speech, StackFacts } from './speech';
import type { DwarfState } from './state';
import { jewels } from './zones';

/** Says who must do what. */
export function prompt(speech: Speech, s: DwarfState, names: readonly string[]): string {
  const frame = waiting(s);
  if (frame === null) return speech.gameOver;
  const seat = decider(s, frame);
  const who = names[seat] ?? '';
  const { prompts } = speech;
  switch (frame.kind) {
    case 'card':
      return prompts.card(who, cardKey(s, frame.card), verbsLeft(s, frame));
    case 'window': {
      const act = announced(s);
      return prompts.window(who, names[act?.seat ?? -1] ?? '', act === null ? '' : deedOf(speech, act, names, s));
    }
    case 'pay':
    case 'discard':
      return prompts[frame.kind](who, frame.count);
    case 'investigating':
      return prompts.investigating(who, briefly(stackFacts(frame.zone, names, s, seat)));
    case 'looking':
      return prompts.looking(who, frame.left);
    case 'canary':
      return prompts.canary(who, names[frame.by] ?? '', cardKey(s, frame.card));
    case 'third':
      return prompts.third(who, cardKey(s, frame.card));
    case 'flood':
      return prompts.flood(who, frame.steps);
    case 'gifts':
      return prompts.gifts(who, names[frame.to] ?? '');
    case 'tunnel':
      return prompts.tunnel(who, names[frame.dwarf] ?? '');
    case 'tile':
      return prompts.tile(who, whereIs(s, frame.cell, seat, names));
    case 'buy':
      return prompts.buy(who, cardKey(s, topOf(s.cards, jewels(frame.pile))), dueOf(s, frame));
    case 'fools-gold':
      return prompts['fools-gold'](who, cardKey(s, topOf(s.cards, jewels(frame.buy.pile))));
    case 'asking':
      return prompts.asking(who, names[s.turn] ?? '');
    case 'removing':
      return frame.rubble ? prompts.removingRubble(who) : prompts.removing(who);
    case 'activity':
      return prompts.activity(who, !isPileLeft(s));
    case 'draft':
    case 'swapping':
    case 'sorting':
    case 'free':
    case 'goblins':
    case 'taking':
    case 'giving':
    case 'strong':
    case 'fee':
    case 'keep':
      return prompts[frame.kind](who);
  }
}

/** An action with its target; without a table, no more than its announcement tells. */
export const deedOf = (speech: Speech, plan: Plan, names: readonly string[], s: DwarfState | null): string =>
  speech.deed(plan.verb, targetOf(plan, names, s));

/** A pile without what lies in it: the question is short. */
const briefly = (stack: StackFacts): StackFacts =>
  stack.of === 'pile' ? { of: 'pile', pile: { ...stack.pile, left: -1 } } : stack;
