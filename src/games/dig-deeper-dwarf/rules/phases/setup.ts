/** The frames before the first turn: everybody chooses a trait (variant). */
import { cardsIn, put, show, topOf } from '../../../../engine/cards';
import { tell } from '../deck';
import { dealt, GONE, trait } from '../zones';
import { each, ofSeat, type SomeRules } from './rule';

export const setupRules = {
  draft: {
    phase: 'setup',
    seat: ofSeat,
    options: (s, frame, list) => each(s, dealt(frame.seat), 'take', list),
    choose(s, frame, move) {
      put(s.cards, move.card, trait(frame.seat));
      tell(s, 'chose', frame.seat, move.card);
      for (const other of cardsIn(s.cards, dealt(frame.seat))) put(s.cards, other, GONE);
    },
  },
  unveil: {
    phase: 'setup',
    run(s) {
      for (let seat = 0; seat < s.seats; seat++) {
        const card = topOf(s.cards, trait(seat));
        show(s.cards, card, s.seats);
        tell(s, 'unveiled', seat, card);
      }
    },
  },
} satisfies SomeRules;
