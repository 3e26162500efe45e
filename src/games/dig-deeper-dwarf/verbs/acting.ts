/** An action from its aim to its end: announced, and carried out if it still can be. */
import { announce, answer } from '../../../engine/chain';
import type { Card } from '../../../engine/cards';
import { type Verb, VERB } from './all';
import type { Act, Deed, Left } from '../rules/acts';
import { held } from '../rules/deck';
import type { DwarfState } from '../rules/state';
import type { Actor, Found } from './verb';

/** Finds everything an action may aim at now. */
export const aims = (s: DwarfState, actor: Actor, verb: Verb, found: Found): void => VERB[verb].aims(s, actor, found);

/** Whether an action can be used at all. */
export function can(s: DwarfState, actor: Actor, verb: Verb): boolean {
  let any = false;
  aims(s, actor, verb, () => {
    any = true;
  });
  return any;
}

/** Whether the action needs a Rubble in hand (rules 11.3). */
export const needsRubble = ({ verb, aim }: Pick<Deed, 'verb' | 'aim'>): boolean => VERB[verb].needsRubble(aim);

/** Announces an action, or an answer within the chain that is on. */
export function say(s: DwarfState, act: Act, answers: boolean): void {
  s.news?.push({ what: 'announced', act });
  if (answers) answer(s, act);
  else announce<Act, Left>(s, act);
}

/** Carries an action out; if its target is no longer legal it is lost (rules 11.2). */
export function carryOut(s: DwarfState, act: Act): void {
  if (stillLegal(s, act)) VERB[act.verb].carryOut(s, act);
  else s.news?.push({ what: 'lost', act });
}

/** Whether an announced action may still be carried out. */
function stillLegal(s: DwarfState, act: Act): boolean {
  const { stillLegal: rule } = VERB[act.verb];
  if (rule !== 'aims') return rule(s, act);
  const more = act.source === 'trait' && goesOn(s, act.card);
  const actor: Actor = { seat: act.seat, source: act.source, hand: held(s, act.seat), pays: false, more };
  let legal = false;
  aims(s, actor, act.verb, (aim, at) => {
    if (aim === act.aim && at === act.at) legal = true;
  });
  return legal;
}

/** Whether a trait that is being performed has an action left. */
const goesOn = (s: DwarfState, trait: Card): boolean =>
  s.stack.some((frame) => frame.kind === 'card' && 'card' in frame && frame.card === trait);
