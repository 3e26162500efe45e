/** What can be waiting on the stack: the frames. */
import type { ReactionFrame } from '../../../engine/chain';
import type { Card } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import type { Cell, Side } from '../../../engine/grid';
import type { Act, Left } from './acts';
import type { QuestionFrame } from './questions';

/** A card, companion or trait being performed. `did` holds what excludes Draw or Steal (rules 11.5). */
export interface CardFrame extends Left {
  readonly kind: 'card';
  readonly did: number;
}
/** Announces an action once its price is paid. */
export interface SayFrame {
  readonly kind: 'say';
  readonly act: Act;
  /** Whether it is an answer within the chain that is on. */
  readonly answers: boolean;
}
/** Discards hand cards as a price, seen by all. */
export interface PayFrame {
  readonly kind: 'pay';
  readonly seat: Seat;
  readonly count: number;
  /** Whether the action paid for needs a Rubble that stays in hand (rules 11.3). */
  readonly needsRubble: boolean;
}
/** Discards hand cards to an effect, seen by their owner. */
export interface DiscardFrame {
  readonly kind: 'discard';
  readonly seat: Seat;
  readonly count: number;
}
export interface BuyFrame {
  readonly kind: 'buy';
  readonly seat: Seat;
  readonly pile: number;
  readonly how: 'coins' | 'price';
  /** The resource that Smooth-Talking waives, −1 for none. */
  readonly waived: number;
  /** The Merchant who sells, −1 on the Camp. */
  readonly merchant: Card;
}
/** A delayed event being used, after the Canary was asked. */
export interface UseFrame {
  readonly kind: 'use';
  readonly seat: Seat;
  readonly card: Card;
  /** What it aims at: Otter: Jewelry pile; Tunnel: seat; Teleporter: two seats. */
  readonly a: number;
  readonly b: number;
}

/** A tile drawn that is to be laid. */
export interface TileFrame {
  readonly kind: 'tile';
  readonly seat: Seat;
  readonly cell: Cell;
  readonly from: number;
  readonly card: Card;
}

export type DwarfFrame =
  | ReactionFrame<Act, Left>
  | QuestionFrame
  | CardFrame
  | SayFrame
  | PayFrame
  | DiscardFrame
  | BuyFrame
  | UseFrame
  | { readonly kind: 'draft'; readonly seat: Seat }
  | { readonly kind: 'unveil' }
  | { readonly kind: 'turn' }
  /** Carries an action out that nobody can thwart. */
  | { readonly kind: 'now'; readonly act: Act }
  /** Takes the crafted card once it is paid for. */
  | { readonly kind: 'made'; readonly seat: Seat; readonly pile: number }
  | { readonly kind: 'activity' }
  /** Industrious: whether Rubble just mined leaves the game. */
  | { readonly kind: 'sorting'; readonly seat: Seat; readonly card: Card }
  /** Well-Prepared: the free basic action. */
  | { readonly kind: 'free'; readonly seat: Seat }
  /** The event of a pile run dry. */
  | { readonly kind: 'event'; readonly seat: Seat; readonly card: Card }
  /** The flood going on. `carried`: the dwarves it takes along, a bit each. */
  | { readonly kind: 'drifting'; readonly seat: Seat; readonly steps: number; readonly carried: number }
  /** Monster and Flood: three cards of one's choice. */
  | { readonly kind: 'scared'; readonly seat: Seat }
  /** Birthday Party: a seat comes to lay something down. */
  | { readonly kind: 'laying'; readonly seat: Seat; readonly by: Seat }
  /** A tile drawn for the cell of a pile run dry, laid, and the piles around it. `from`: the piece it was mined from. */
  | { readonly kind: 'next-tile'; readonly seat: Seat; readonly cell: Cell; readonly from: number }
  | TileFrame
  | { readonly kind: 'piles'; readonly piece: number; readonly side: Side }
  | { readonly kind: 'fools-gold'; readonly buy: BuyFrame }
  | { readonly kind: 'strong'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'fee' }
  /** Asks the seats for a trait in the End phase, and one of them. */
  | { readonly kind: 'traits'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'asking'; readonly seat: Seat }
  | { readonly kind: 'closing' }
  | { readonly kind: 'keep' }
  | { readonly kind: 'refill' };
