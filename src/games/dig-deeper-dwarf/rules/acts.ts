/** Actions: where they come from, what they aim at, and how they are announced. */
import type { Action } from '../../../engine/chain';
import type { Card } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import type { Verb } from '../verbs/all';

/** Where an action comes from. `copied`: from a card performed by Copy. */
export type Source = 'card' | 'copied' | 'basic' | 'companion' | 'trait';

/**
 * What an action aims at, publicly: a tile (piece), a pile, a seat, a card, a zone, or out of the game.
 *
 *     move tile · mine pile, tile · remove out, tile · give out, tile, seat · steal seat · drive card (a companion)
 *     investigate zone · thwart seat (whose action it hits) · copy card (the copied one) · draw, swap, look, munch none
 */
export type Aim = 'none' | 'tile' | 'pile' | 'seat' | 'card' | 'zone' | 'out';

/** Which action on which target. */
export interface Deed {
  readonly verb: Verb;
  readonly aim: Aim;
  readonly at: number;
}

/** An announced action (rules 7.1). */
export interface Act extends Action {
  readonly seat: Seat;
  readonly verb: Verb;
  readonly source: Source;
  /** The card, companion or trait it stands on; −1 for a basic action. */
  readonly card: Card;
  readonly aim: Aim;
  readonly at: number;
}

/** What is left of a card (rules 7.5): its actions not used yet, a bit each. */
export interface Left {
  readonly seat: Seat;
  readonly card: Card;
  readonly actions: number;
  readonly source: Source;
}
