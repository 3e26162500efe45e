/** What somebody who wants to win knows of a game: all that a search over the contract cannot find out by itself. */
import type { Happening, Move, State } from './game';
import type { Reason } from './show';

export interface Advice<S extends State = State, M extends Move = Move> {
  /**
   * How promising each option of the deciding seat looks at first sight: weights above 0, written into `weights` in the
   * order of `moves`. Reads only what that seat knows, and works on a view as on a dealt world.
   */
  weigh(state: S, moves: readonly M[], weights: number[]): void;
  /** How a state looks for each seat, from 0 (lost) to 1 (won), written into `values`; exact once the game is over. */
  judge(state: S, values: number[]): void;
  /** How well a dealt world explains what a seat saw happen: above 0, relative to other worlds. */
  likelihood?(world: S, story: readonly Happening[]): number;
  /** Why a move is a good one, as data; the game's words make a sentence of it. */
  reason(view: S, move: M): Reason;
}
