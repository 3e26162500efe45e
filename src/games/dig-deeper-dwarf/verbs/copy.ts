import { faceOf } from '../../../engine/cards';
import { motive } from '../bots/motives';
import { actionsOf, keyOf } from '../cards/faces';
import { perform } from '../rules/playing';
import { refusal } from '../show/reasons';
import { whyStopCard } from './stopping';
import { never, type VerbRule } from './verb';

/** How much of a card is left when somebody has already done what it does. */
const SECOND = 0.9;

/** Copy an Action Card: its actions are performed at once, as if it were one's own. */
export const copy: VerbRule = {
  sign: 'mirror-mirror',
  rule: 'copy',
  /** In one's own turn the last Action card that is no Copy card; what is copied is never a Copy (rules 11.6). */
  aims(s, actor, found) {
    if (actor.source === 'card' && actor.seat === s.turn && s.lastPlayed >= 0) found('card', s.lastPlayed);
  },
  stillLegal: () => true,
  needsRubble: never,
  /** The copied card's own Copy is not copied (rules 7.6). */
  carryOut(s, act) {
    s.news?.push({ what: 'copied', act });
    let left = 0;
    actionsOf(faceOf(s.cards, act.at)).forEach((verb, slot) => {
      if (verb !== 'copy') left |= 1 << slot;
    });
    perform(s, { seat: act.seat, card: act.at, actions: left, source: 'copied' }, 0);
  },
  concerns: never,
  means: { card: 'copied' },
  whyNot: () => refusal('nothing to copy'),
  bent: 'gamble',
  power: 0.555,
  worth: (o, { at }, others) => others.worthOfCard(o, faceOf(o.s.cards, at)) * SECOND,
  best: (o, _walks, others) =>
    o.s.lastPlayed < 0 ? 0 : others.worthOfCard(o, faceOf(o.s.cards, o.s.lastPlayed)) * SECOND,
  harm: (o, { at }) => o.spite * o.power(faceOf(o.s.cards, at)),
  reason: (o, { at }) => motive('copies', { card: keyOf(faceOf(o.s.cards, at)) }),
  whyStop: whyStopCard,
};
