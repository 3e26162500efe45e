import { cancel, lastAnnounced, lastLive } from '../../../engine/chain';
import type { Seat } from '../../../engine/game';
import { motive } from '../bots/motives';
import type { Outlook } from '../bots/outlook';
import type { Act } from '../rules/acts';
import type { DwarfState } from '../rules/state';
import { refusal } from '../show/reasons';
import { never, type Others, type VerbRule } from './verb';

/** Cancels the last live action of somebody else (rules 7.3). */
export function thwartLast(s: DwarfState, seat: Seat): void {
  const act = cancel<Act>(s, seat);
  if (act) s.news?.push({ what: 'thwarted', act });
}

/** What a Thwart of one's own is worth when it is thwarted in turn. */
const OWN_THWART = 0.3;

interface PendingAct {
  readonly kind: string;
  readonly live: boolean;
  readonly action: Act;
}
const isPending = (frame: { readonly kind: string } | PendingAct): frame is PendingAct => frame.kind === 'pending';

/** What one's own action is worth that a Thwart is about to stop. */
function worthOfOwn(o: Outlook, others: Others): number {
  const { stack } = o.s;
  for (let at = stack.length - 1; at >= 0; at--) {
    const frame = stack[at];
    if (frame?.kind !== 'pending' || !isPending(frame) || !frame.live || frame.action.seat !== o.seat) continue;
    const { action } = frame;
    return action.verb === 'thwart' ? OWN_THWART : others.worthOfDeed(o, action);
  }
  return 0;
}

/** Thwart Plans. */
export const thwart: VerbRule = {
  sign: 'cancel',
  rule: 'thwart',
  /** Outside a window only a copied Thwart and Well-Prepared's find something to hit (rules 7.6, 11.8). */
  aims(s, actor, found) {
    if (actor.source !== 'copied' && actor.source !== 'trait') return;
    const hit = lastLive<Act>(s, actor.seat);
    if (hit) found('seat', hit.seat);
  },
  /** It hits what it was played against or nothing; a copied or free one the last live action (rules 7.3, 7.6). */
  stillLegal(s, act) {
    const hit = lastLive<Act>(s, act.seat);
    if (hit === null || hit.seat !== act.at) return false;
    return act.source === 'copied' || act.source === 'trait' || hit === lastAnnounced<Act>(s);
  },
  needsRubble: never,
  carryOut: (s, { seat }) => thwartLast(s, seat),
  concerns: (_s, act, seat) => act.at === seat,
  means: { seat: 'plan' },
  whyNot: () => refusal('only a reaction'),
  bent: 'thwart',
  power: 0.402,
  worth(o, _deed, others) {
    const act = lastLive<Act>(o.s, o.seat);
    return act === null ? 0 : others.harmOf(o, act);
  },
  best: () => 0,
  harm: (o, act, others) => (act.at === o.seat ? worthOfOwn(o, others) : 0),
  reason: (o, _deed, others) => others.whyStop(o, lastAnnounced<Act>(o.s)),
  whyStop: (o, act) => motive(act.at === o.seat ? 'defends' : 'stops'),
};
