import { motive } from '../bots/motives';
import { countRubble, rubbleInHand } from '../rules/deck';
import { refusal } from '../show/reasons';
import { askWhich, stillRemoves } from './removing';
import { whyStopCard } from './stopping';
import { never, type VerbRule } from './verb';

/** Crunchy Munchy: a Rubble in hand leaves the game. */
export const munch: VerbRule = {
  sign: 'eating',
  rule: 'crunchy-munchy',
  aims(s, actor, found) {
    if (actor.hand > 0 && rubbleInHand(s, actor.seat) >= 0) found('none', 0);
  },
  stillLegal: stillRemoves,
  needsRubble: never,
  carryOut: (s, act) => askWhich(s, act, true),
  concerns: never,
  means: { none: 'none' },
  whyNot: () => refusal('too little rubble', { count: 1, card: 'crunchy-munchy' }),
  bent: 'gamble',
  power: 0.3,
  worth: (o) => (countRubble(o.s, o.seat) > 0 ? o.taste.rubble : 0),
  best: (o) => (countRubble(o.s, o.seat) > 0 ? o.taste.rubble : 0),
  harm: (o) => o.spite * 0.5,
  reason: () => motive('removes rubble'),
  whyStop: whyStopCard,
};
