import { canDraw, drawCards } from '../rules/deck';
import type { EventRule } from './event';
import { kept } from './kept';

/** Hearty Stew: once, draw three cards. */
export const heartyStew: EventRule = {
  ...kept(1.2),
  use: {
    options(s, seat, found) {
      if (canDraw(s, seat)) found(-1, -1);
    },
    carryOut: (s, seat) => drawCards(s, seat, 3),
    asks: [],
    say: (choices) => choices.stew(),
    // At once: cards are good as long as there is something to do with them.
    worth: () => 1.5,
  },
};
