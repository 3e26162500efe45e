import { motive } from '../bots/motives';
import { refusal } from '../show/reasons';
import { aimsToRemove, askWhich, stillRemoves, whyRemove, worthOfRemoving } from './removing';
import { whyStopCard } from './stopping';
import { never, type VerbRule } from './verb';

/** Remove a Card: a hand card leaves the game; a Rubble may be laid on a connected tile instead. */
export const remove: VerbRule = {
  sign: 'card-discard',
  rule: 'remove',
  aims: (s, actor, found) => aimsToRemove(s, actor, false, found),
  stillLegal: stillRemoves,
  needsRubble: (aim) => aim !== 'out',
  carryOut: (s, act) => askWhich(s, act, act.aim !== 'out'),
  concerns: never,
  means: { out: 'out', tile: 'tile' },
  whyNot: () => refusal('no hand card'),
  bent: 'tidy',
  power: 0.3,
  worth: (o, { aim }) => (aim === 'out' ? worthOfRemoving(o) : o.taste.rubble * 0.85),
  best: worthOfRemoving,
  harm: (o) => o.spite * 0.5,
  reason: (o, { aim }) => (aim === 'tile' ? motive('blocks a way') : whyRemove(o)),
  whyStop: whyStopCard,
};
