/** What a bot is asked. */
import type { Advice } from '../engine/advice';
import { options } from '../engine/frames';
import type { Game, Happening, Move, State } from '../engine/game';
import { next, type Rng } from '../engine/rng';
import type { Leaning } from './leanings';

/** A decision as the seat that must make it sees it: never the state itself. The seat is the view's eye. */
export interface Decision<S extends State = State> {
  readonly view: S;
  /** What the seat heard from the beginning of the game. */
  readonly story: readonly Happening[];
  /** The same question with the same seed has the same answer, so a bot plays a saved game the same way again. */
  readonly seed: string;
}

/** A decision in a game that the bot knows. */
export interface Question<S extends State = State, M extends Move = Move> extends Decision<S> {
  readonly game: Game<S, M>;
  readonly advice: Advice<S, M>;
  /** The taste of the one who is asked, if they have one. */
  readonly leaning?: Leaning;
}

/** A decision for a bot somewhere else: data alone, the game by its name. */
export interface Request extends Decision {
  readonly game: string;
  readonly level: string;
  /** Who is asked: a character has a taste of its own. */
  readonly name?: string;
}

/** What may be answered. */
export function answers({ game, view }: Question): readonly Move[] {
  const moves = options(game, view);
  if (moves.length === 0) throw new Error('nobody has to decide');
  return moves;
}

/** The priors of the options of whoever decides: how promising they look at first sight. */
export function priorsOf({ advice, story }: Question, state: State, moves: readonly Move[]): number[] {
  const priors: number[] = [];
  advice.weigh(state, moves, priors, story);
  return priors;
}

/** A place in a list of weights, by lot in proportion to them. */
export function pickByWeight(rng: Rng, weights: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at++) sum += weights[at] ?? 0;
  let left = (next(rng) / 4294967296) * sum;
  for (let at = 0; at < weights.length; at++) {
    left -= weights[at] ?? 0;
    if (left < 0) return at;
  }
  return weights.length - 1;
}
