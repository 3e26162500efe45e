/**
 * A decision of the searching seat in the tree, and what came of its options so far. The tree holds the own decisions
 * alone: what others do in between, and what is drawn, differs from playout to playout, so what can be chosen may differ
 * as well; options met for the first time are added.
 */
import type { Move } from '../engine/game';

const { sqrt } = Math;

export interface Branches {
  readonly moves: Move[];
  /** How promising each looked at first sight. */
  readonly priors: number[];
  readonly visits: number[];
  /** The sum of what the playouts through each were worth. */
  readonly worth: number[];
  /** The own decision that follows on each. */
  readonly next: (Branches | undefined)[];
}

/** A decision nobody has looked into yet. */
export const newBranches = (): Branches => ({ moves: [], priors: [], visits: [], worth: [], next: [] });

/** Adds an option. */
export function grow(branches: Branches, move: Move, prior: number): number {
  branches.visits.push(0);
  branches.worth.push(0);
  branches.priors.push(prior);
  branches.next.push(undefined);
  return branches.moves.push(move) - 1;
}

/** Whether two moves of one game say the same. Those of one kind are written with their fields in one order. */
function isSame(a: Move, b: Move): boolean {
  if (a === b) return true;
  if (a.do !== b.do) return false;
  const left = Object.values(a);
  const right = Object.values(b);
  for (let at = 0; at < left.length; at++) if (left[at] !== right[at]) return false;
  return left.length === right.length;
}

/** Where options stand among the branches, −1 for those met for the first time. */
export function places({ moves }: Branches, list: readonly Move[]): number[] {
  const found: number[] = [];
  let guess = 0;
  for (let at = 0; at < list.length; at++) {
    const move = list[at];
    if (move === undefined) continue;
    const known = moves[guess];
    let place = known !== undefined && isSame(known, move) ? guess : -1;
    for (let other = 0; place < 0 && other < moves.length; other++) {
      const candidate = moves[other];
      if (candidate !== undefined && isSame(candidate, move)) place = other;
    }
    found.push(place);
    guess = place + 1;
  }
  return found;
}

/**
 * The branch to try next out of those at hand: what has been worth most, and what is promising but was seldom tried
 * (PUCT). `spread` is how far the worth of playouts scatters: what counts as a difference.
 */
export function promising(branches: Branches, at: readonly number[], spread: number): number {
  const { visits, worth, priors } = branches;
  let total = 0;
  let count = 0;
  let sum = 0;
  for (let i = 0; i < at.length; i++) {
    const place = at[i] ?? 0;
    total += priors[place] ?? 0;
    count += visits[place] ?? 0;
    sum += worth[place] ?? 0;
  }
  const usual = count > 0 ? sum / count : 0;
  const push = (spread * sqrt(count + 1)) / total;
  let best = 0;
  let most = -Infinity;
  for (let i = 0; i < at.length; i++) {
    const place = at[i] ?? 0;
    const tried = visits[place] ?? 0;
    const value = tried > 0 ? (worth[place] ?? 0) / tried : usual;
    const score = value + (push * (priors[place] ?? 0)) / (1 + tried);
    if (score <= most) continue;
    most = score;
    best = i;
  }
  return best;
}

/** Backs the value of a playout up into a branch it went through. */
export function backUp({ visits, worth }: Branches, at: number, value: number): void {
  visits[at] = (visits[at] ?? 0) + 1;
  worth[at] = (worth[at] ?? 0) + value;
}
