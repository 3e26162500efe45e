import { motive } from '../bots/motives';
import { canDraw, drawCards } from '../rules/deck';
import { refusal } from '../show/reasons';
import { whyStopCard } from './stopping';
import { never, type VerbRule } from './verb';

/** Draw a Card. */
export const draw: VerbRule = {
  sign: 'card-draw',
  rule: 'draw',
  aims(s, actor, found) {
    if (actor.pays || canDraw(s, actor.seat)) found('none', 0);
  },
  stillLegal: 'aims',
  needsRubble: never,
  carryOut: (s, { seat }) => drawCards(s, seat, 1),
  concerns: never,
  means: { none: 'none' },
  whyNot: () => refusal('no target', { card: 'draw' }),
  bent: 'draw',
  power: 1.02,
  worth: (o) => o.taste.draw,
  best: (o) => o.taste.draw,
  harm: (o) => o.spite * o.taste.draw * 0.7,
  reason: () => motive('draws'),
  whyStop: whyStopCard,
};
