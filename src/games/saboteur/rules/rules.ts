/** The rules table: what each kind of frame does. */
import { topOf, under } from '../../../engine/cards';
import { push } from '../../../engine/frames';
import type { Rules } from '../../../engine/game';
import { endRound, nextRound, takeNugget } from './gold';
import { dealRound } from './setup';
import { HANDED, leftOf, type Moves, type SaboteurFrame, type SaboteurState } from './state';
import { drawTurn, listTurn, takeTurn } from '../verbs/turn';

export const rules: Rules<SaboteurState, SaboteurFrame, Moves> = {
  round: { phase: 'setup', run: dealRound },
  ready: {
    phase: 'setup',
    seat: (_state, frame) => frame.seat,
    options: (_state, _frame, list) => void list.push({ do: 'ready' }),
    choose(state, { seat, left }) {
      const next = leftOf(state, seat);
      push(state, left > 0 ? { kind: 'ready', seat: next, left: left - 1 } : { kind: 'turn', seat: next });
    },
  },
  turn: {
    phase: 'activity',
    seat: (_state, frame) => frame.seat,
    options: (state, frame, list) => listTurn(state, frame.seat, list),
    draw: (state, frame, rng) => drawTurn(state, frame.seat, rng),
    choose: (state, frame, move) => takeTurn(state, frame.seat, move),
  },
  end: { phase: 'event', run: endRound },
  gold: {
    phase: 'ending',
    seat: (_state, frame) => frame.seat,
    options({ cards }, _frame, list) {
      for (let card = topOf(cards, HANDED); card >= 0; card = under(cards, card)) list.push({ do: 'take', card });
    },
    choose: (state, frame, move) => takeNugget(state, frame.seat, move.card),
  },
  clear: {
    phase: 'event',
    seat: (_state, frame) => frame.seat,
    options: (_state, _frame, list) => void list.push({ do: 'clear' }),
    choose: nextRound,
  },
};
