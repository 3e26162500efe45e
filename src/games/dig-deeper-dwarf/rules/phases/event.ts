/** The frames of events, and of what they take from hands. */
import { discardCard } from '../deck';
import { resolveEvent, useEvent } from '../../events/all';
import { search } from '../../events/birthdayParty';
import { drift } from '../../events/floodedTunnel';
import { scare } from '../../events/monster';
import { mustDiscard } from '../playing';
import { hand } from '../zones';
import { each, ofSeat, type SomeRules } from './rule';

export const eventRules = {
  event: { phase: 'event', run: (s, frame) => resolveEvent(s, frame.seat, frame.card) },
  use: { phase: 'event', run: (s, frame) => useEvent(s, frame.seat, frame.card, frame.a, frame.b) },
  drifting: { phase: 'event', run: (s, frame) => drift(s, frame.seat, frame.steps, frame.carried) },
  scared: { phase: 'event', run: (s, frame) => scare(s, frame.seat) },
  discard: {
    phase: 'event',
    seat: ofSeat,
    options: (s, frame, list) => each(s, hand(frame.seat), 'discard', list),
    choose(s, frame, move) {
      discardCard(s, frame.seat, move.card);
      if (frame.count > 1) mustDiscard(s, frame.seat, frame.count - 1);
    },
  },
  laying: { phase: 'event', run: (s, frame) => search(s, frame.seat, frame.by, 0) },
} satisfies SomeRules;
