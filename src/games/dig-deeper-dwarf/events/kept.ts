/** Events that lie in front of whoever emptied their pile, or wait for the new tile, until something comes of them. */
import { put } from '../../../engine/cards';
import { tell } from '../rules/deck';
import { FOR_TILE, kept as keptBy } from '../rules/zones';
import type { EventRule } from './event';

/** A treasure: a resource that pays a price, or a point at the end. */
export const treasure = (worth: number): EventRule => ({
  come(s, seat, card) {
    put(s.cards, card, keptBy(seat));
    tell(s, 'treasure', seat, card);
  },
  worth,
});

/** A delayed event that its owner keeps. */
export const kept = (worth: number): EventRule => ({
  come(s, seat, card) {
    put(s.cards, card, keptBy(seat));
    tell(s, 'delayed', seat, card);
  },
  worth,
});

/** A delayed event that waits on the new tile, for everybody. */
export const guest = (worth: number): EventRule => ({
  come(s, seat, card) {
    put(s.cards, card, FOR_TILE);
    tell(s, 'delayed', seat, card);
  },
  worth,
});
