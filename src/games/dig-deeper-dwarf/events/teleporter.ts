import type { Seat } from '../../../engine/game';
import { distances } from '../../../engine/grid';
import { enter, standsOn } from '../rules/mine';
import type { DwarfState } from '../rules/state';
import type { EventRule } from './event';
import { kept } from './kept';

const REACH = 5;

/** Whether two dwarves can be swapped (rules 11.23). */
function canSwap(s: DwarfState, a: Seat, b: Seat): boolean {
  const steps = distances(s.grid, standsOn(s, a))[standsOn(s, b)] ?? -1;
  return steps > 0 && steps <= REACH;
}

/** Teleporter: once, two dwarves at most five steps apart swap places. */
export const teleporter: EventRule = {
  ...kept(0.3),
  use: {
    options(s, _seat, found) {
      for (let a = 0; a < s.seats; a++) for (let b = a + 1; b < s.seats; b++) if (canSwap(s, a, b)) found(a, b);
    },
    carryOut(s, _seat, _card, a, b) {
      const from = standsOn(s, a);
      enter(s, a, standsOn(s, b), 'event');
      enter(s, b, from, 'event');
    },
    asks: ['seat', 'seat'],
    say: (choices, { person }, a, b) => choices.swapDwarves(person(a), person(b)),
    worth({ s, seat, pull, here }, a, b) {
      const other = a === seat ? b : b === seat ? a : -1;
      return other < 0 ? -1 : (pull[standsOn(s, other)] ?? 0) - (pull[here] ?? 0) - 0.6;
    },
  },
};
