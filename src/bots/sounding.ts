/**
 * Soundings: how a table stands for every seat, by worlds that are played on for some decisions and judged. Whoever sounds
 * sees a view and gets worlds that fit it, or sees everything and gets the truth with another future.
 */
import type { Advice, Calibration } from '../engine/advice';
import { forget } from '../engine/cards';
import { isOver, options, pending, step } from '../engine/frames';
import type { Game, Happening, Move, Seat, State } from '../engine/game';
import { roll, seeded } from '../engine/rng';
import { pickByWeight, priorsOf, type Question } from './question';
import { drawWorld, gather, worldsOf } from './worlds';

const { exp, log, max, min, sqrt } = Math;

/** Where a game says nothing about it: what its judge says is taken as it is. */
const PLAIN: Calibration = { sharp: 1, firm: 1 };
/** Decisions that are played on where a game says nothing about it. */
const USUAL_DEPTH = 24;
/** Nothing is quite certain before the end. */
const LEAST = 0.005;

/** Somebody who sounds a moment of a game. */
export interface Sounder {
  readonly game: Game;
  readonly advice: Advice;
  /** A view, or the whole truth. */
  readonly seen: State;
  readonly story: readonly Happening[];
  readonly seed: string;
}

/** The nth world to play in, anew each time it is asked for; null while worlds are still being dealt. */
type Deal = (nth: number) => State | null;

/** What so many worlds have led to. */
export interface Sounding {
  count: number;
  /** By seat: the sum of the chances to win. */
  readonly sums: number[];
  /** By world: the chances of all seats. */
  readonly leaves: (readonly number[])[];
}

export const newSounding = (): Sounding => ({ count: 0, sums: [], leaves: [] });

export function dealerOf({ game, advice, seen, story, seed }: Sounder): Deal {
  const rng = seeded(`sound ${seed}`);
  if (seen.eye >= 0) {
    const worlds = worldsOf({ game, advice, view: seen, story, seed }, rng);
    return (nth) => (gather(worlds) ? drawWorld(worlds, nth) : null);
  }
  return (nth) => {
    const world = game.copy(seen);
    const future = seeded(`${seed} ${nth}`);
    world.rng = [roll(future, 0x7fffffff), roll(future, 0x7fffffff) | 1];
    world.news = null;
    forget(world.cards);
    return world;
  };
}

/** How what a judge says of all seats is read as chances: they sum up to 1, and are exact once the game is over. */
export function leafChances(values: readonly number[], isEnd: boolean, sharp: number): number[] {
  if (isEnd) return values.slice();
  const weights = values.map((value) => {
    const inside = max(0.01, min(0.99, value));
    return exp(sharp * log(inside / (1 - inside)));
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** The chances of all seats once they are made as firm as positions of that kind turned out to be. */
export function firmed(chances: readonly number[], firm: number): number[] {
  const certain = chances.findIndex((chance) => chance > 1 - LEAST / 10);
  if (certain >= 0) return chances.slice();
  const weights = chances.map((chance) => max(LEAST, chance) ** firm);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/**
 * Plays a world of one's own on and says how it stands then, as the judge says it, and whether that is the end. The seat that sounds
 * does what looks best to it, everybody else what looks promising.
 */
export function playedOn(
  sounder: Sounder,
  world: State,
  seed: string,
  first?: Move,
): { values: number[]; isEnd: boolean } {
  const { game, advice, story, seen } = sounder;
  const rng = seeded(seed);
  const question: Question = { game, advice, view: seen, story, seed };
  const depth = advice.effort?.depth ?? USUAL_DEPTH;
  let move = first;
  for (let made = 0; made < depth && !isOver(world); made++) {
    if (move === undefined) {
      const moves = options(game, world);
      const isOwn = pending(game, world)?.seat === seen.eye;
      const priors = moves.length === 1 ? [1] : priorsOf(question, world, moves);
      move = moves[isOwn ? bestOf(priors) : pickByWeight(rng, priors)];
      if (move === undefined) break;
    }
    step(game, world, move);
    move = undefined;
  }
  const values: number[] = [];
  advice.judge(world, values);
  return { values, isEnd: isOver(world) };
}

function bestOf(weights: readonly number[]): number {
  let best = 0;
  for (let at = 1; at < weights.length; at++) if ((weights[at] ?? 0) > (weights[best] ?? 0)) best = at;
  return best;
}

/** Sounds once more, after a move if one is named; false while worlds are still being dealt. */
export function soundOnce(sounder: Sounder, deal: Deal, sounding: Sounding, first?: Move): boolean {
  const nth = sounding.count;
  const world = deal(nth);
  if (world === null) return false;
  const { sharp } = sounder.advice.calibration ?? PLAIN;
  // Moves that are compared in the same worlds with the same luck differ by what they are worth.
  const { values, isEnd } = playedOn(sounder, world, `${sounder.seed} ${nth}`, first);
  const leaf = leafChances(values, isEnd, sharp);
  sounding.count++;
  sounding.leaves.push(leaf);
  leaf.forEach((chance, seat) => (sounding.sums[seat] = (sounding.sums[seat] ?? 0) + chance));
  return true;
}

/** The chances of all seats by what was sounded. */
export const chancesOf = ({ advice }: Sounder, { sums, count }: Sounding): number[] =>
  firmed(
    sums.map((sum) => sum / count),
    (advice.calibration ?? PLAIN).firm,
  );

/** How far the mean of some numbers may be off by chance (its standard error). */
function errorOf(numbers: readonly number[]): number {
  const count = numbers.length;
  if (count < 2) return 0.5;
  const mean = numbers.reduce((sum, one) => sum + one, 0) / count;
  const squares = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return sqrt(squares / (count - 1) / count);
}

/** How far the chance of a seat may be off. */
export const offOf = ({ leaves }: Sounding, seat: Seat): number => errorOf(leaves.map((leaf) => leaf[seat] ?? 0));

/** How far what one sounding is above another may be off: both in the same worlds. */
export const gapOff = (one: Sounding, other: Sounding, seat: Seat): number =>
  errorOf(
    one.leaves
      .slice(0, other.leaves.length)
      .map((leaf, world) => (leaf[seat] ?? 0) - (other.leaves[world]?.[seat] ?? 0)),
  );
