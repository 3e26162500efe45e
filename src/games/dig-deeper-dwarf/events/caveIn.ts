import { put } from '../../../engine/cards';
import { dropRubble, standsOn } from '../rules/mine';
import { FOR_TILE } from '../rules/zones';
import type { EventRule } from './event';

/** Cave-In: a Rubble on the digger's tile, and another on the new tile, for which it waits (rules 11.14). */
export const caveIn: EventRule = {
  come(s, seat, card) {
    put(s.cards, card, FOR_TILE);
    dropRubble(s, seat, standsOn(s, seat));
  },
  worth: -0.6,
};
