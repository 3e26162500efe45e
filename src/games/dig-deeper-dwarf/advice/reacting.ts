/** Thwart and Copy: what an announced action would do, and what it is worth to stop it or to do it too. */
import { lastAnnounced, lastLive } from '../../../engine/chain';
import { faceOf, zoneOf } from '../../../engine/cards';
import type { Act } from '../acts';
import { copyOf } from '../aims';
import { actionsOf } from '../cards';
import type { DwarfMove } from '../moves';
import { CAMP } from '../tiles';
import { ownerOf } from '../zones';
import { worthOfCard, worthOfDeed, worthOfEnding } from './deeds';
import type { Outlook } from './outlook';
import { eventWorth } from './print';

/** What a companion's Thwart costs, and what Well-Prepared is worth for a better moment. */
const CALLING = 0.2;
const PREPARED = 1;
const COPYING = 0.25;

/** How good an answer is, against letting the action happen (0). */
export function worthOfReaction(o: Outlook, move: DwarfMove): number {
  const act = lastAnnounced<Act>(o.s);
  if (act === null) return 0;
  switch (move.do) {
    case 'thwart':
      if (move.source === 'card') return harmOf(o, act) + rest(o, faceOf(o.s.cards, move.card)) - o.taste.thwart;
      return harmOf(o, act) - (move.source === 'companion' ? CALLING : PREPARED);
    case 'thwart-basic':
      return harmOf(o, act) - o.taste.thwartBasic;
    case 'copy':
      return worthOfCard(o, faceOf(o.s.cards, copyOf(act))) - COPYING;
    default:
      return 0;
  }
}

/** The other actions of a Thwart card are done in passing; half of that is gain. */
const rest = (o: Outlook, face: number): number => (actionsOf(face).length > 1 ? worthOfCard(o, face) * 0.5 : 0);

/** What stopping the last action that can be stopped is worth. */
export function worthOfStopping(o: Outlook): number {
  const act = lastLive<Act>(o.s, o.seat);
  return act === null ? 0 : harmOf(o, act);
}

/** What stopping an announced action is worth to the seat of the outlook. */
function harmOf(o: Outlook, act: Act): number {
  const { spite, taste, s, seat } = o;
  switch (act.verb) {
    case 'mine':
      return act.aim === 'pile' ? spite * o.worthOfMining(act.at, act.seat) - worthOfEnding(o, act.at) : 0;
    case 'steal':
      return o.worthOfLoot(act.at) * (act.at === seat ? 1 + spite : spite);
    case 'drive':
      return ownerOf(zoneOf(s.cards, act.at)) === seat ? 0.7 * Math.max(0.1, eventWorth(faceOf(s.cards, act.at))) : 0;
    case 'give':
      return act.aim === 'seat' && act.at === seat ? taste.rubble * (1 + spite) : spite * taste.rubble;
    case 'move':
      return spite * (act.at === CAMP ? 0.3 + 0.5 * o.bestPurchase(act.seat) : 0.2);
    case 'thwart':
      return act.at === seat ? worthOfOwn(o) : 0;
    case 'draw':
      return spite * taste.draw * 0.7;
    case 'copy':
      return spite * o.power(faceOf(s.cards, act.at));
    case 'remove':
    case 'munch':
      return spite * 0.5;
    default:
      return spite * 0.2;
  }
}

/** What one's own action is worth that a Thwart is about to stop. */
function worthOfOwn(o: Outlook): number {
  const { stack } = o.s;
  for (let at = stack.length - 1; at >= 0; at--) {
    const frame = stack[at];
    if (frame?.kind !== 'pending' || !isPending(frame) || !frame.live || frame.action.seat !== o.seat) continue;
    const { action } = frame;
    return action.verb === 'thwart' ? 0.3 : worthOfDeed(o, action);
  }
  return 0;
}

interface PendingAct {
  readonly kind: string;
  readonly live: boolean;
  readonly action: Act;
}
const isPending = (frame: { readonly kind: string } | PendingAct): frame is PendingAct => frame.kind === 'pending';
