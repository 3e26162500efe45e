import { sizeOf } from '../../../engine/cards';
import { push } from '../../../engine/frames';
import type { Seat } from '../../../engine/game';
import { distances } from '../../../engine/grid';
import type { DwarfFrame } from '../rules/frames';
import { leave, standsOn } from '../rules/mine';
import { mustDiscard } from '../rules/playing';
import type { DwarfState } from '../rules/state';
import { hand } from '../rules/zones';
import type { EventRule } from './event';

const REACH = 3;

/** Three cards of one's choice. */
export const scare = (s: DwarfState, seat: Seat): void => mustDiscard(s, seat, 3);

/** Monster: everybody within three steps discards three, clockwise from whoever woke it (rules 11.18). */
export const monster: EventRule = {
  come(s, seat, card) {
    leave(s, seat, card);
    const steps = distances(s.grid, standsOn(s, seat));
    for (let i = s.seats - 1; i >= 0; i--) {
      const victim = (seat + i) % s.seats;
      const away = steps[standsOn(s, victim)] ?? -1;
      if (away >= 0 && away <= REACH) push<DwarfFrame>(s, { kind: 'scared', seat: victim });
    }
  },
  worth: -0.4,
  worthTo: ({ s, taste }, seat) => -Math.min(sizeOf(s.cards, hand(seat)) * taste.card * 0.5, 3 * taste.card * 0.5),
};
