/** What somebody who wants to win knows of a game: all that a search over the contract cannot find out by itself. */
import type { Happening, Move, State } from './game';
import type { Reason } from './show';

/** How much a search of the strongest level does in a game. The budget is counted, never timed, so that it repeats itself. */
export interface Effort {
  /** How many decisions it plays on from where it stands before it judges. */
  readonly depth: number;
  /** How many playouts it runs. */
  readonly playouts: number;
}

/** How what a judge says is read as chances to win: fitted to games that bots played (`lab calibrate`). */
export interface Calibration {
  /** How sharply the seats differ where a playout was judged before the end. */
  readonly sharp: number;
  /** How firm the chances are that many playouts give: below 1 nearer to each other. */
  readonly firm: number;
}

/** Kinds of deeds that somebody may have a taste for. */
export const BENTS = ['dig', 'draw', 'rob', 'tidy', 'thwart', 'scout', 'hoard', 'build', 'gamble'] as const;
export type Bent = (typeof BENTS)[number];

/** Something that may come of a move, as data, and what it is worth to the seat that looks, below 0 for harm. */
export interface Fate {
  readonly reason: Reason;
  readonly worth: number;
}

export interface Advice<S extends State = State, M extends Move = Move> {
  readonly effort?: Effort;
  readonly calibration?: Calibration;
  /**
   * How promising each option of the deciding seat looks at first sight: weights above 0, written into `weights` in the
   * order of `moves`. Reads only what that seat knows, and works on a view as on a dealt world. `story`, where there is
   * one, is what was heard from the beginning of the game: in a playout the root seat's, so no more than its public part
   * may count for others.
   */
  weigh(state: S, moves: readonly M[], weights: number[], story?: readonly Happening[]): void;
  /** How a state looks for each seat, from 0 (lost) to 1 (won), written into `values`; exact once the game is over. */
  judge(state: S, values: number[]): void;
  /** How well a dealt world explains what a seat saw happen: above 0, relative to other worlds. */
  likelihood?(world: S, story: readonly Happening[]): number;
  /** What kind of deed a move is, by what the deciding seat knows; null for what is no matter of taste. */
  bent(view: S, move: M): Bent | null;
  /** What a happening means to the seat that sees the view; null for what hardly matters. */
  fate?(view: S, event: Happening): Fate | null;
  /** Why a move is a good one, as data; the game's words make a sentence of it. */
  reason(view: S, move: M): Reason;
}
