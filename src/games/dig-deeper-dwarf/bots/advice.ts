/** What a dwarf who wants to win knows: how promising a move looks, how a table stands, and why a move is good. */
import type { Advice, Effort } from '../../../engine/advice';
import { faceOf, type Card } from '../../../engine/cards';
import { bent } from './bents';
import { worthOfCard, worthOfDeed } from './deeds';
import { fateOf } from './fates';
import { judge } from './judge';
import { Outlook } from './outlook';
import { worthOfLaying, worthOfPaying, worthOfResource, worthOfThrowing } from './picks';
import { hasThwart, traitWorth } from './values';
import { worthOfReaction } from './reacting';
import { reason } from './why';
import { TASTE, type Taste } from './taste';
import { Turn } from './turn';
import { isRubble } from '../cards/faces';
import { VERB } from '../verbs/all';
import { decider, waiting, type Waiting, isQuestion, questionOf } from '../rules/waiting';
import type { ActivityMove, DwarfMove } from '../rules/moves';
import type { SayFrame } from '../rules/frames';
import type { DwarfState } from '../rules/state';

const ACTIVITIES = ['play', 'basic', 'reveal', 'buy', 'craft', 'companion', 'use', 'trait', 'strong', 'end'];
const isActivity = (move: DwarfMove): move is ActivityMove => ACTIVITIES.includes(move.do);

/** What each option is worth to the deciding seat, in victory points; only the differences count. */
class Weighing {
  private readonly o: Outlook;
  private readonly turn: Turn;

  constructor(
    private readonly s: DwarfState,
    private readonly frame: Waiting,
    taste: Taste,
  ) {
    this.o = new Outlook(s, decider(s, frame), taste);
    this.turn = new Turn(this.o);
  }

  worth(move: DwarfMove): number {
    const { o, s, frame } = this;
    if (isQuestion(frame)) return questionOf(frame).worth(o, frame, move, this.turn);
    switch (frame.kind) {
      case 'activity':
        return isActivity(move) ? this.turn.worth(move) : 0;
      case 'card':
      case 'free':
        if (move.do !== 'act' && move.do !== 'basic') return 0;
        return worthOfDeed(o, move);
      case 'window':
        return worthOfReaction(o, move);
      case 'asking':
        if (move.do === 'trait') return this.turn.trait(move.card);
        return move.do === 'strong' ? 0.5 : 0;
      case 'tile':
        return move.do === 'lay' ? worthOfLaying(o, frame.cell, frame.card, move.turn) : 0;
      case 'sorting':
        return move.do === 'out' ? 1 : 0;
      case 'strong':
        return move.do === 'to' ? worthOfThrowing(o, move.tile) : 0;
      case 'pay':
        return move.do === 'pay' ? this.paying(move.card) : 0;
      case 'discard':
        return move.do === 'discard' ? -this.turn.hold(faceOf(s.cards, move.card)) : 0;
      case 'buy':
        return move.do === 'pay' ? worthOfPaying(o, frame, move.card) : 0;
      case 'fools-gold':
        return move.do === 'pay' ? 1 - worthOfResource(o, faceOf(s.cards, move.card)) : 0;
      case 'fee':
        return move.do === 'fee' ? -worthOfResource(o, faceOf(s.cards, move.card)) : 0;
      case 'draft':
        return move.do === 'take' && 'card' in move ? traitWorth(faceOf(s.cards, move.card)) : 0;
      case 'keep':
        return move.do === 'keep' && 'card' in move ? this.keeping(faceOf(s.cards, move.card)) : 0;
    }
  }

  /** What a hand card costs as a price. */
  private paying(card: Card): number {
    const face = faceOf(this.s.cards, card);
    return isRubble(face) && this.removesNext() ? -this.o.taste.rubble : -this.turn.hold(face);
  }

  /** What it is worth to keep a card for the next turn. */
  private keeping(face: number): number {
    const { o } = this;
    return 0.5 * (o.power(face) + worthOfCard(o, face)) + (hasThwart(face) ? o.taste.guard : 0) - o.taste.draw;
  }

  /** Whether the price is paid for removing a card: Rubble is then worth more in hand. */
  private removesNext(): boolean {
    const { stack } = this.s;
    const after = stack[stack.length - 2];
    return after !== undefined && isSay(after) && VERB[after.act.verb].means.out !== undefined;
  }
}

const isSay = (frame: { readonly kind: string } | SayFrame): frame is SayFrame => frame.kind === 'say';

const { exp, max, min } = Math;

/** The quick policy with a taste of one's own. */
export function weighBy(taste: Taste): Advice<DwarfState, DwarfMove>['weigh'] {
  return (s, moves, weights) => {
    const frame = waiting(s);
    if (frame === null || moves.length === 1) {
      weights[0] = 1;
      return;
    }
    const weighing = new Weighing(s, frame, taste);
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i];
      if (move !== undefined) weights[i] = exp(taste.sharp * max(-4, min(8, weighing.worth(move))));
    }
  };
}

/** About half a second for a decision on a phone without a compiler; a playout reaches into the next player's turn. */
const EFFORT: Effort = { depth: 30, playouts: 100 };

/** What Dig Deeper Dwarf advises its bots. */
export const advice: Advice<DwarfState, DwarfMove> = {
  effort: EFFORT,
  calibration: { sharp: 1, firm: 0.8 },
  weigh: weighBy(TASTE),
  judge,
  bent,
  fate: fateOf,
  reason,
};
