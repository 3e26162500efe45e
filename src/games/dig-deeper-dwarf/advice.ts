/** What a dwarf who wants to win knows: how promising a move looks, how a table stands, and why a move is good. */
import type { Advice, Effort } from '../../engine/advice';
import { faceOf, topOf, type Card } from '../../engine/cards';
import { worthOfCard, worthOfDeed } from './advice/deeds';
import { judge } from './advice/judge';
import { Outlook } from './advice/outlook';
import {
  worthOfCancelling,
  worthOfGift,
  worthOfLaying,
  worthOfPaying,
  worthOfResource,
  worthOfSending,
  worthOfThrowing,
  worthOnTop,
  worthUnder,
} from './advice/picks';
import { eventWorth, hasThwart, traitWorth } from './advice/print';
import { worthOfReaction, worthOfStopping } from './advice/reacting';
import { reason } from './advice/reason';
import { TASTE, type Taste } from './advice/taste';
import { Turn } from './advice/turn';
import { isRubble } from './cards';
import { decider, waiting, type Waiting } from './facts';
import type { ActivityMove, DwarfMove } from './moves';
import type { SayFrame } from './stack';
import type { DwarfState } from './state';
import { actions } from './zones';

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
    switch (frame.kind) {
      case 'activity':
        return isActivity(move) ? this.turn.worth(move) : 0;
      case 'card':
      case 'free':
        if (move.do !== 'act' && move.do !== 'basic') return 0;
        return move.verb === 'thwart' ? worthOfStopping(o) : worthOfDeed(o, move);
      case 'window':
        return worthOfReaction(o, move);
      case 'asking':
        if (move.do === 'trait') return this.turn.trait(move.card);
        return move.do === 'strong' ? 0.5 : 0;
      case 'tile':
        return move.do === 'lay' ? worthOfLaying(o, frame.cell, frame.card, move.turn) : 0;
      case 'tunnel':
        return move.do === 'to' ? worthOfSending(o, frame.dwarf, move.tile) : 0;
      case 'canary':
        return move.do === 'cancel' ? worthOfCancelling(o, frame.by, frame.card) : 0;
      case 'investigating':
        return move.do === 'top' ? worthOnTop(o, frame.zone, move.card) : worthUnder(o, frame.zone);
      case 'sorting':
        return move.do === 'out' ? 1 : 0;
      case 'strong':
        return move.do === 'to' ? worthOfThrowing(o, move.tile) : 0;
      case 'taking':
        if (move.do !== 'take' || !('pile' in move)) return 0;
        return o.worthOfTool(faceOf(s.cards, topOf(s.cards, actions(move.pile))));
      default:
        return 'card' in move ? this.pick(move.card) : 0;
    }
  }

  /** What a card is worth to be picked. */
  private pick(card: Card): number {
    const { o, frame } = this;
    const face = faceOf(this.s.cards, card);
    switch (frame.kind) {
      case 'pay':
        return isRubble(face) && this.removesNext() ? -o.taste.rubble : -this.turn.hold(face);
      case 'discard':
      case 'swapping':
        return -this.turn.hold(face);
      case 'looking':
        return 0.25 - o.power(face);
      case 'removing':
        return -o.worthOfKeeping(face);
      case 'buy':
        return worthOfPaying(o, frame, card);
      case 'fools-gold':
        return 1 - worthOfResource(o, face);
      case 'fee':
      case 'goblins':
        return -worthOfResource(o, face);
      case 'giving':
        return -worthOfGift(o, face);
      case 'gifts':
        return frame.to === o.seat ? worthOfGift(o, face) : -worthOfGift(o, face);
      case 'third':
        return -eventWorth(face);
      case 'draft':
        return traitWorth(face);
      case 'keep':
        return 0.5 * (o.power(face) + worthOfCard(o, face)) + (hasThwart(face) ? o.taste.guard : 0) - o.taste.draw;
      default:
        return 0;
    }
  }

  /** Whether the price is paid for removing a card: Rubble is then worth more in hand. */
  private removesNext(): boolean {
    const { stack } = this.s;
    const after = stack[stack.length - 2];
    return after !== undefined && isSay(after) && (after.act.verb === 'remove' || after.act.verb === 'give');
  }
}

const isSay = (frame: { readonly kind: string } | SayFrame): frame is SayFrame => frame.kind === 'say';

const { exp, max, min } = Math;

/** The quick policy with a taste of one's own. */
function weighBy(taste: Taste): Advice<DwarfState, DwarfMove>['weigh'] {
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

/** About half a second for a decision on a phone without a compiler; a course reaches into the next player's turn. */
const EFFORT: Effort = { depth: 30, courses: 100 };

/** What Dig Deeper Dwarf advises its bots. */
export const advice: Advice<DwarfState, DwarfMove> = { effort: EFFORT, weigh: weighBy(TASTE), judge, reason };
