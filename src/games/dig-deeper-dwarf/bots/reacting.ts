/** Thwart and Copy: what an announced action would do, and what it is worth to stop it or to do it too. */
import { lastAnnounced } from '../../../engine/chain';
import { faceOf } from '../../../engine/cards';
import type { Act } from '../rules/acts';
import { copyOf } from '../verbs/verb';
import { actionsOf } from '../cards/faces';
import type { DwarfMove } from '../rules/moves';
import { harmOf, worthOfCard } from './deeds';
import type { Outlook } from './outlook';

/** What a companion's Thwart costs, and what Well-Prepared is worth for a better moment. */
const CALLING = 0.2;
const PREPARED = 1;
const COPYING = 0.25;

/** How good an answer is, against letting the action happen (0). */
export function worthOfReaction(o: Outlook, move: DwarfMove): number {
  const act = lastAnnounced<Act>(o.s);
  if (act === null) return 0;
  switch (move.do) {
    case 'thwart': {
      const more = move.source === 'card' ? rest(o, faceOf(o.s.cards, move.card)) : 0;
      const price = move.source === 'card' ? o.taste.thwart : move.source === 'companion' ? CALLING : PREPARED;
      return stopping(o, act, more) - price;
    }
    case 'thwart-basic':
      return stopping(o, act, 0) - o.taste.thwartBasic;
    case 'copy':
      return worthOfCard(o, faceOf(o.s.cards, copyOf(act))) - COPYING;
    default:
      return 0;
  }
}

/** Below this a plan does not matter, and stopping it for its own sake is quarrelling. */
const TRIFLE = 0.25;
const QUARREL = 1;

/** What it is worth to stop an announced action with a card that does so much more in passing. */
function stopping(o: Outlook, act: Act, more: number): number {
  const harm = harmOf(o, act);
  return harm + more - (harm < TRIFLE && more <= 0 ? QUARREL : 0);
}

/** The other actions of a Thwart card are done in passing; half of that is gain. */
const rest = (o: Outlook, face: number): number => (actionsOf(face).length > 1 ? worthOfCard(o, face) * 0.5 : 0);
