/** Thinking about a decision in steps, without a clock: whoever drives it may stop at any time and take the best so far. */
import type { Effort } from '../engine/advice';
import type { Move } from '../engine/game';
import type { Reason } from '../engine/show';
import { seeded } from '../engine/rng';
import { compareBest, type Comparison, type Difference } from './comparison';
import { lean } from './leanings';
import { STRONGEST, type Level } from './levels';
import { answers, pickByWeight, type Question } from './question';
import { best, newSearch, runPlayouts } from './search';

export interface Pondering {
  /** Goes on for so many playouts; true when nothing is left to think about. */
  run(playouts: number): boolean;
  /** The best answer so far; a legal one from the beginning. */
  best(): Move;
}

/** What a level does where a game's advice does not say. */
const USUAL: Effort = { depth: 24, playouts: 400 };

/** The part of the strongest level's playouts that the one below it plays. */
const JOURNEYMAN_PART = 16;

/** How much a level searches in a game; null if it answers at first sight. */
export function effortOf({ advice }: Question, level: Level): Effort | null {
  const { depth, playouts } = advice.effort ?? USUAL;
  switch (level) {
    case 'apprentice':
      return null;
    case 'journeyman':
      return { depth, playouts: Math.ceil(playouts / JOURNEYMAN_PART) };
    case 'master':
      return { depth, playouts };
  }
}

/** What a level keeps in mind of a question: only the strongest looks back at what everybody did. */
const minded = (question: Question, level: Level): Question =>
  level === STRONGEST ? question : { ...question, story: [] };

/** Begins to think about a question as a level does; `effort` for those who want more or less than that. */
export function ponder(question: Question, level: Level, effort = effortOf(question, level)): Pondering {
  const moves = answers(question);
  const [only] = moves;
  if (moves.length === 1 && only !== undefined) return decided(only);
  if (effort === null) return decided(atFirstSight(question));
  const search = newSearch(minded(question, level), effort);
  return { run: (playouts) => runPlayouts(search, playouts), best: () => best(search) };
}

/** The part of a level's playouts that an answer in a call is worth: there is little to choose from. */
const CALL_PART = 3;

/**
 * The same at a table where others wait: whoever has only one thing to do thinks as long as anybody else, so that the time
 * it takes tells nothing of what is held.
 */
export function ponderEvenly(question: Question, level: Level, isCall: boolean): Pondering {
  const effort = effortOf(question, level);
  if (effort === null) return decided(atFirstSight(question));
  const playouts = isCall ? Math.ceil(effort.playouts / CALL_PART) : effort.playouts;
  const search = newSearch(minded(question, level), { ...effort, playouts });
  return { run: (more) => runPlayouts(search, more), best: () => best(search) };
}

const decided = (move: Move): Pondering => ({ run: () => true, best: () => move });

/** The answer of somebody who neither looks ahead nor back: by lot, what looks promising on the table more often. */
function atFirstSight(question: Question): Move {
  const moves = answers(question);
  const weights: number[] = [];
  question.advice.weigh(question.view, moves, weights);
  lean(question, moves, weights);
  const move = moves[pickByWeight(seeded(`sight ${question.seed}`), weights)];
  if (move === undefined) throw new Error('nothing to choose from');
  return move;
}

/** What the strongest level would do, and why: what comes of it and not of the next best, or else what the position shows. */
export interface Hint {
  readonly move: Move;
  readonly reason: Reason;
  readonly difference?: Difference;
}

/** Begins to think about a hint. */
export function hint(question: Question): Pondering & { hint(): Hint } {
  const search = newSearch(question, effortOf(question, STRONGEST) ?? USUAL);
  let comparison: Comparison | null = null;
  return {
    run(playouts) {
      if (search.root.moves.length < 2) return true;
      if (comparison === null && !runPlayouts(search, playouts)) return false;
      comparison ??= compareBest(search);
      return comparison.run();
    },
    best: () => best(search),
    hint() {
      const move = best(search);
      const difference = comparison?.found();
      const reason = difference?.reason ?? question.advice.reason(question.view, move);
      return { move, reason, ...(difference && { difference }) };
    },
  };
}
