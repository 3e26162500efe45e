/** The frames of the End phase: Camp fee, traits, hand and draw. */
import { PASS } from '../../../../engine/chain';
import { askTraits, closeHand, feeCards, keepOne, oweFee, payFee, refill } from '../endTurn';
import { traitOptions, useTrait } from '../traits';
import { hand } from '../zones';
import { each, ofSeat, ofTurn, type SomeRules } from './rule';

export const endingRules = {
  fee: {
    phase: 'ending',
    seat: ofTurn,
    options(s, _frame, list) {
      for (const card of feeCards(s)) list.push({ do: 'fee', card });
      if (list.length === 0) list.push({ do: 'done' });
    },
    choose: (s, _frame, move) => (move.do === 'fee' ? payFee(s, move.card) : oweFee(s)),
  },
  traits: { phase: 'ending', run: (s, frame) => askTraits(s, frame.seat, frame.left) },
  asking: {
    phase: 'ending',
    seat: ofSeat,
    options(s, frame, list) {
      list.push(PASS);
      traitOptions(s, frame.seat, list);
    },
    choose(s, frame, move) {
      if (move.do !== 'pass') useTrait(s, frame.seat, move);
    },
  },
  closing: { phase: 'ending', run: closeHand },
  keep: {
    phase: 'ending',
    seat: ofTurn,
    options(s, _frame, list) {
      list.push({ do: 'done' });
      each(s, hand(s.turn), 'keep', list);
    },
    choose: (s, _frame, move) => keepOne(s, move.do === 'keep' ? move.card : -1),
  },
  refill: { phase: 'ending', run: refill },
} satisfies SomeRules;
