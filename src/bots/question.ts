/** What a bot is asked. */
import type { Advice } from '../engine/advice';
import { options } from '../engine/frames';
import type { Game, Happening, Move, State } from '../engine/game';
import { next, type Rng } from '../engine/rng';

/** A decision as the seat that must make it sees it: never the state itself. The seat is the view's eye. */
export interface Question<S extends State = State, M extends Move = Move> {
  readonly game: Game<S, M>;
  readonly advice: Advice<S, M>;
  readonly view: S;
  /** What the seat heard from the beginning of the game. */
  readonly story: readonly Happening[];
  /** The same question with the same seed has the same answer. */
  readonly seed: string;
}

/** What may be answered. */
export function answers({ game, view }: Question): readonly Move[] {
  const moves = options(game, view);
  if (moves.length === 0) throw new Error('nobody has to decide');
  return moves;
}

/** How promising the options of whoever decides look at first sight. */
export function weighed({ advice, story }: Question, state: State, moves: readonly Move[]): number[] {
  const weights: number[] = [];
  advice.weigh(state, moves, weights, story);
  return weights;
}

/** A place in a list of weights, by lot in proportion to them. */
export function lot(rng: Rng, weights: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at++) sum += weights[at] ?? 0;
  let left = (next(rng) / 4294967296) * sum;
  for (let at = 0; at < weights.length; at++) {
    left -= weights[at] ?? 0;
    if (left < 0) return at;
  }
  return weights.length - 1;
}
