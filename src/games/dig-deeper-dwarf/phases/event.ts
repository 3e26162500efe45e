/** The frames of events, and of what they take from hands. */
import { sizeOf } from '../../../engine/cards';
import { push } from '../../../engine/frames';
import { discardCard, removeCard, tell, keptCard } from '../deck';
import {
  dearest,
  drift,
  floodTo,
  gifts,
  give,
  join,
  layGift,
  resolveEvent,
  search,
  scare,
  shorterWays,
  takeTop,
  tunnelTargets,
  useEvent,
} from '../events';
import { enter, leave } from '../mine';
import { spendTrait } from '../purchase';
import type { DwarfFrame } from '../stack';
import { mustDiscard } from '../verbs';
import { ACTION_PILES, actions, companions, hand, MIDDLE } from '../zones';
import { each, ofSeat, type SomeRules } from './rule';

export const eventRules = {
  event: { phase: 'event', run: (s, frame) => resolveEvent(s, frame.seat, frame.card) },
  canary: {
    phase: 'event',
    seat: ofSeat,
    options: (_s, _frame, list) => list.push({ do: 'let' }, { do: 'cancel' }),
    choose(s, frame, move) {
      if (move.do === 'let') return;
      s.stack.pop();
      tell(s, 'cancelled-event', frame.seat, frame.card);
      leave(s, frame.by, frame.card);
      leave(s, frame.seat, keptCard(s, frame.seat, 'canary'));
    },
  },
  use: { phase: 'event', run: (s, frame) => useEvent(s, frame.seat, frame.card, frame.a, frame.b) },
  third: {
    phase: 'event',
    seat: ofSeat,
    options: (s, frame, list) => each(s, companions(frame.seat), 'dismiss', list),
    choose(s, frame, move) {
      leave(s, frame.seat, move.card);
      join(s, frame.seat, frame.card);
    },
  },
  drifting: { phase: 'event', run: (s, frame) => drift(s, frame.seat, frame.steps, frame.carried) },
  flood: {
    phase: 'event',
    seat: ofSeat,
    options(s, frame, list) {
      for (const tile of shorterWays(s, frame.seat)) list.push({ do: 'drift', tile });
    },
    choose: (s, frame, move) => floodTo(s, frame.seat, move.tile, frame.steps, frame.carried),
  },
  scared: { phase: 'event', run: (s, frame) => scare(s, frame.seat) },
  goblins: {
    phase: 'event',
    seat: ofSeat,
    options(s, frame, list) {
      for (const card of dearest(s, frame.seat)) list.push({ do: 'lose', card });
    },
    choose: (s, frame, move) => removeCard(s, frame.seat, move.card),
  },
  discard: {
    phase: 'event',
    seat: ofSeat,
    options: (s, frame, list) => each(s, hand(frame.seat), 'discard', list),
    choose(s, frame, move) {
      discardCard(s, frame.seat, move.card);
      if (frame.count > 1) mustDiscard(s, frame.seat, frame.count - 1);
    },
  },
  taking: {
    phase: 'event',
    seat: ofSeat,
    options(s, _frame, list) {
      for (const pile of ACTION_PILES) if (sizeOf(s.cards, actions(pile)) > 0) list.push({ do: 'take', pile });
      list.push({ do: 'done' });
    },
    choose(s, frame, move) {
      if (move.do === 'done') return;
      if (frame.trait >= 0) spendTrait(s, frame.seat, frame.trait);
      takeTop(s, frame.seat, actions(move.pile), 'took');
    },
  },
  laying: { phase: 'event', run: (s, frame) => search(s, frame.seat, frame.by, 0) },
  giving: {
    phase: 'event',
    seat: ofSeat,
    options(s, frame, list) {
      for (const card of gifts(s, frame.seat, frame.searched)) list.push({ do: 'give', card });
      if (list.length === 0) list.push({ do: 'done' });
    },
    choose(s, frame, move) {
      if (move.do === 'give') layGift(s, frame.seat, frame.by, move.card);
      else search(s, frame.seat, frame.by, frame.searched + 1);
    },
  },
  gifts: {
    phase: 'event',
    seat: ofSeat,
    options(s, frame, list) {
      each(s, MIDDLE, 'gift', list);
      if (sizeOf(s.cards, MIDDLE) < frame.left) list.push({ do: 'skip' });
    },
    choose(s, frame, move) {
      if (move.do === 'gift') give(s, frame.to, move.card);
      const to = (frame.to + 1) % s.seats;
      if (frame.left > 1 && sizeOf(s.cards, MIDDLE) > 0) push<DwarfFrame>(s, { ...frame, to, left: frame.left - 1 });
    },
  },
  tunnel: {
    phase: 'event',
    seat: ofSeat,
    options(s, frame, list) {
      for (const tile of tunnelTargets(s, frame.dwarf)) list.push({ do: 'to', tile });
    },
    choose: (s, frame, move) => enter(s, frame.dwarf, move.tile, 'event'),
  },
} satisfies SomeRules;
