/** How hard a claim is: bots of the levels below are sat down to it, and the lines are counted that look as good as the one. */
import type { Advice } from '../engine/advice';
import { GRADES, meansOf, type Claim, type Grade, type Puzzles } from '../engine/claim';
import { sameMove } from '../engine/frames';
import type { Game, Move } from '../engine/game';
import { groundOf, openClaim, solutionOf } from '../engine/opened';
import { after, beginning, choices, followed, moments, tellsOf, type Knot, type Site } from '../engine/proof';
import { seeded } from '../engine/rng';
import { guess, view } from '../engine/view';
import { ponder } from './ponder';
import { foundBy } from './survey';

/** What was found out about a claim. */
export interface Weight {
  readonly tells: readonly string[];
  /** How many tables a line of the same length leads to that looks at least as good at first sight. */
  readonly looks: number;
  /** How often each level below the master reaches the goal, who does not know of it and plays to win. */
  readonly apprentice: number;
  readonly journeyman: number;
  /** Whether anybody sees which cards it takes. */
  readonly isPlain: boolean;
}

/** How much easier is what anybody sees. */
const PLAIN = 8;

/** The harder, the more lines look good, the longer the line is, and the more rarely anybody plays it. */
export const hardnessOf = ({ looks, tells, apprentice, journeyman, isPlain }: Weight): number =>
  Math.log2(1 + looks) + 1.5 * tells.length - 10 * apprentice - 6 * journeyman - (isPlain ? PLAIN : 0);

/** The grade of a claim that is so hard, in a game that says from where on its claims are of the second grade and the third. */
export const gradeOf = ({ hard }: Pick<Puzzles, 'hard'>, hardness: number): Grade =>
  GRADES[hard.filter((least) => hardness >= least).length] ?? 3;

const TRIES = 12;
const LONGEST = 40;
const MOST_TABLES = 20_000;

/** The table at which a claim is weighed. */
export interface Bench {
  readonly game: Game;
  readonly advice: Advice;
  readonly puzzles: Puzzles;
}

/** Weighs a claim. Yields again and again, to be stopped between. */
export function* weighing({ game, advice, puzzles }: Bench, claim: Omit<Claim, 'grade'>): Generator<null, Weight> {
  const site = groundOf(game, puzzles, openClaim(game, claim), claim.turns);
  const line = solutionOf(site, claim.line);
  const end = followed(site, line);
  if (!end) throw new Error(`${claim.key} leads nowhere`);
  yield null;
  return {
    tells: tellsOf(end),
    looks: yield* looksAsGood(site, advice, claim, line),
    apprentice: foundBy({ advice }, site, claim.goal, claim.opening.length),
    journeyman: yield* foundByJourneymen(site, advice, claim),
    isPlain: claim.goal.every(({ what }) => puzzles.wishes[what]?.plain === true),
  };
}

/** How often journeymen get there, each in a world of their own. */
function* foundByJourneymen(site: Site, advice: Advice, { goal, key }: Omit<Claim, 'grade'>): Generator<null, number> {
  const { game, puzzles, view: seen } = site;
  const first = beginning(site, 1);
  const isThere = ({ worlds }: Knot): boolean =>
    goal.every((wish) => worlds.every((world) => puzzles.holds(seen, world, seen.eye, wish)));
  let found = 0;
  for (let nth = 0; nth < TRIES; nth++) {
    // They look at the table, so what is known there must not be forgotten as it is in a proof.
    let knot: Knot | null = { ...first, worlds: [guess(game, seen, seeded(`${key} ${nth}`))] };
    for (let steps = 0; steps < LONGEST && knot && !knot.isEnd; steps++) {
      const [now] = knot.worlds;
      if (!now || choices(site, knot).length === 0) break;
      const question = { game, advice, view: view(game, now, seen.eye), story: [], seed: `${key} ${nth} ${steps}` };
      const pondering = ponder(question, 'journeyman');
      while (!pondering.run(1)) yield null;
      knot = after(site, knot, pondering.best());
      if (!knot || !isThere(knot)) continue;
      found++;
      break;
    }
  }
  return found / TRIES;
}

/** Counts the tables to which lines of the same length lead that look at least as good as the one that solves it. */
function* looksAsGood(
  site: Site,
  advice: Advice,
  { goal }: Pick<Claim, 'goal'>,
  line: readonly Move[],
): Generator<null, number> {
  const [wish] = goal;
  if (!wish) return 0;
  const looks = new Map<Knot, number>();
  const shares = new Map<Knot, (move: Move) => number>();
  /** How much of the first sight of a moment falls on a move, as a logarithm. */
  const shareAt = (knot: Knot): ((move: Move) => number) => {
    const known = shares.get(knot);
    if (known) return known;
    const moves = choices(site, knot);
    const weights: number[] = [];
    const [world] = knot.worlds;
    if (world) advice.weigh(world, moves, weights);
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    const share = (move: Move): number =>
      Math.log((weights[moves.findIndex((one) => sameMove(one, move))] ?? 0) / (all || 1));
    shares.set(knot, share);
    return share;
  };
  const lookOf = ({ from, move }: Knot): number => (from && move ? (looks.get(from) ?? 0) + shareAt(from)(move) : 0);
  let solution: Knot | null = beginning(site, 1);
  for (const move of line) {
    const next: Knot | null = solution && after(site, solution, move);
    if (next) looks.set(next, lookOf(next));
    solution = next;
  }
  const least = (solution && looks.get(solution)) ?? 0;
  let count = 0;
  for (const knot of moments(site, meansOf(site.puzzles, wish), MOST_TABLES)) {
    if (knot === null || knot.depth > line.length) break;
    yield null;
    const look = lookOf(knot);
    looks.set(knot, look);
    if (knot.depth === line.length && look >= least) count++;
  }
  return count;
}
