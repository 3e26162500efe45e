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
