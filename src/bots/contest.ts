/**
 * Which option of a decision is tried next, when it is known how often one may try: those that look best at first sight
 * enter, all are tried alike and in the same worlds, and the worse half leaves until two are left (sequential halving).
 * The verdict weighs what was seen by how often it was seen against first sight.
 */
import type { Branches } from './branches';

const { ceil, log, log2, sqrt } = Math;

/** More than this many are not compared. */
const ENTRANTS = 12;

export interface Contest {
  readonly branches: Branches;
  /** Those still in it, by place among the branches; the best first after each round. */
  alive: number[];
  /** Tries left in this round. */
  left: number;
  readonly budget: number;
  readonly rounds: number;
  /** How far the worth of playouts scatters, counted on the way. */
  count: number;
  mean: number;
  squares: number;
  /** By world: how often it was played in, and the sum of what that was worth. */
  readonly played: number[];
  readonly sums: number[];
  /** How far the worth of playouts scatters in one and the same world. */
  pairs: number;
  gaps: number;
}

/** A contest among the most promising branches within a budget; `even` if all of them are tried alike to the end. */
export function newContest(branches: Branches, budget: number, even = false): Contest {
  const { priors } = branches;
  const alive = priors
    .map((_, at) => at)
    .sort((a, b) => (priors[b] ?? 0) - (priors[a] ?? 0) || a - b)
    .slice(0, even ? priors.length : ENTRANTS);
  const rounds = even ? 1 : Math.max(1, ceil(log2(alive.length)));
  const counts = { count: 0, mean: 0, squares: 0, played: [], sums: [], pairs: 0, gaps: 0 };
  return { branches, alive, left: ceil(budget / rounds), budget, rounds, ...counts };
}

/** How far the worth of playouts scatters. */
export const spreadOf = ({ count, squares }: Contest): number => (count > 1 ? sqrt(squares / (count - 1)) + 1e-6 : 0.1);

/** How far it scatters in one and the same world: what chance does to a comparison. */
const noiseOf = ({ pairs, gaps }: Contest): number => (pairs > 1 ? sqrt(gaps / pairs) + 1e-6 : 0.1);

/** The branch to try next: of those still in it the one tried least. */
export function nextTry(contest: Contest): number {
  const { alive, branches } = contest;
  if (contest.left <= 0) halve(contest);
  let chosen = alive[0] ?? 0;
  for (const at of alive) if ((branches.visits[at] ?? 0) < (branches.visits[chosen] ?? 0)) chosen = at;
  contest.left--;
  return chosen;
}

/** Counts what a playout was worth in a world. */
export function note(contest: Contest, value: number, world: number): void {
  const { played, sums } = contest;
  const before = played[world] ?? 0;
  const sum = sums[world] ?? 0;
  if (before > 0) {
    const gap = value - sum / before;
    contest.pairs++;
    contest.gaps += (gap * gap * before) / (before + 1);
  }
  played[world] = before + 1;
  sums[world] = sum + value;
  const off = value - contest.mean;
  contest.count++;
  contest.mean += off / contest.count;
  contest.squares += off * (value - contest.mean);
}

function halve(contest: Contest): void {
  contest.left = ceil(contest.budget / contest.rounds);
  if (contest.alive.length <= 2) return;
  contest.alive = ranked(contest).slice(0, ceil(contest.alive.length / 2));
}

function ranked(contest: Contest): number[] {
  const scores = contest.branches.moves.map((_, at) => score(contest, at));
  return contest.alive.slice().sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
}

/** What was seen of a branch, in units of what chance alone would do, and how it looked at first sight. */
function score(contest: Contest, at: number): number {
  const { visits, worth, priors } = contest.branches;
  const tried = visits[at] ?? 0;
  const first = log((priors[at] ?? 0) + 1e-9);
  return tried === 0 ? first : first + (sqrt(tried) * ((worth[at] ?? 0) / tried - contest.mean)) / noiseOf(contest);
}

/** The place of whoever comes after the winner so far, −1 if there is nobody. */
export const second = (contest: Contest): number => ranked(contest)[1] ?? -1;

/** The place of the winner so far. */
export const winner = (contest: Contest): number => ranked(contest)[0] ?? 0;
