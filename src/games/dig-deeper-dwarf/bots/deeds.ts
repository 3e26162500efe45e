/** What actions are worth, verb by verb, and what a card brings that has several. */
import { connection, SIDES } from '../../../engine/grid';
import type { Reason } from '../../../engine/show';
import { actionsOf } from '../cards/faces';
import { type Verb, VERB } from '../verbs/all';
import type { Act, Deed } from '../rules/acts';
import { hasRubble } from '../rules/mine';
import type { Others } from '../verbs/verb';
import { motive } from './motives';
import type { Outlook } from './outlook';
import { drawsOrSteals, movesOn } from './values';

const { max, min } = Math;

const others: Others = { worthOfCard, worthOfDeed, harmOf, whyStop };

/** What an action is worth to the seat of the outlook. */
export function worthOfDeed(o: Outlook, deed: Deed): number {
  return VERB[deed.verb].worth(o, deed, others);
}

/** What stopping an announced action is worth to the seat of the outlook. */
export function harmOf(o: Outlook, act: Act): number {
  return VERB[act.verb].harm(o, act, others);
}

/** Why an action is a good one. */
export const whyDo = (o: Outlook, deed: Deed): Reason => VERB[deed.verb].reason(o, deed, others);

/** Why an announced action should be stopped. */
export function whyStop(o: Outlook, act: Act | null): Reason {
  return act === null ? motive('stops') : VERB[act.verb].whyStop(o, act);
}

/** The best an action could do now. */
const worthOfVerb = (o: Outlook, verb: Verb, walks: boolean): number => VERB[verb].best(o, walks, others);

/** What playing a card brings now, action by action. */
export function worthOfCard(o: Outlook, face: number): number {
  const verbs = actionsOf(face);
  const moves = movesOn(face);
  let worth = moves > 0 ? bestWalk(o, moves) : 0;
  for (let i = 0; i < verbs.length; i++) {
    const verb = verbs[i];
    if (verb !== undefined && verb !== 'move') worth += worthOfVerb(o, verb, moves > 0);
  }
  return drawsOrSteals(face) ? worth - min(worthOfVerb(o, 'draw', false), worthOfVerb(o, 'steal', false)) : worth;
}

/** How far up the pull one or more steps lead. */
function bestWalk(o: Outlook, moves: number): number {
  if (hasRubble(o.s, o.here)) return 0;
  return max(0, reach(o, o.here, moves) - (o.pull[o.here] ?? 0));
}

function reach(o: Outlook, from: number, moves: number): number {
  let best = o.pull[from] ?? 0;
  if (moves === 0) return best;
  for (const side of SIDES) {
    const to = connection(o.s.grid, from, side);
    if (to >= 0 && !hasRubble(o.s, to)) best = max(best, reach(o, to, moves - 1));
  }
  return best;
}
