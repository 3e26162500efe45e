/** Worlds that would look to a seat as its view does (determinizations): some of them explain better than others what it saw happen. */
import { forget } from '../engine/cards';
import type { State } from '../engine/game';
import type { Rng } from '../engine/rng';
import { guess } from '../engine/view';
import { pickByWeight, type Question } from './question';

/** How many worlds are compared, and how many are dealt at a time. */
const KEPT = 64;
const AT_A_TIME = 8;

export interface Worlds {
  readonly question: Question;
  readonly rng: Rng;
  readonly kept: State[];
  readonly likely: number[];
  /** Those that were drawn, in their order. */
  readonly drawn: State[];
}

/** Worlds for a question; nothing is dealt yet. */
export const worldsOf = (question: Question, rng: Rng): Worlds => ({
  question,
  rng,
  kept: [],
  likely: [],
  drawn: [],
});

/** Deals some of the worlds that are compared; tells whether there are enough to draw from. */
export function gather({ question, rng, kept, likely }: Worlds): boolean {
  const { advice, story } = question;
  if (!advice.likelihood || kept.length >= KEPT) return true;
  for (let left = AT_A_TIME; left > 0; left--) {
    const world = determinized(question, rng);
    kept.push(world);
    likely.push(advice.likelihood(world, story));
  }
  return kept.length >= KEPT;
}

/**
 * A copy of the world drawn as the nth, to play in. Options that are compared in the same worlds differ by what they
 * are worth, not by what was dealt.
 */
export function drawWorld(worlds: Worlds, nth: number): State {
  const { question, rng, kept, likely, drawn } = worlds;
  while (drawn.length <= nth)
    drawn.push(kept[kept.length > 0 ? pickByWeight(rng, likely) : -1] ?? determinized(question, rng));
  const world = drawn[nth];
  return world ? question.game.copy(world) : determinized(question, rng);
}

/** A world where nobody listens or remembers. */
function determinized({ game, view }: Question, rng: Rng): State {
  const world = guess(game, view, rng);
  world.news = null;
  forget(world.cards);
  return world;
}
