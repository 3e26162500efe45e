/**
 * Search in what a seat can know: a playout takes a world that fits the view (a determinization),
 * plays it on for some decisions, evaluates it and backs the value up. The searching seat explores its own decisions in a tree; others decide by what looks promising to them.
 */
import type { Effort } from '../engine/advice';
import { isOver, options, pending, step } from '../engine/frames';
import type { Move, Seat, State } from '../engine/game';
import { seeded, type Rng } from '../engine/rng';
import { backUp, grow, newBranches, places, promising, type Branches } from './branches';
import { newContest, nextTry, note, second, spreadOf, winner, type Contest } from './contest';
import { lean } from './leanings';
import { answers, pickByWeight, priorsOf, type Question } from './question';
import { drawWorld, gather, worldsOf, type Worlds } from './worlds';

/** Own decisions below the first that the tree keeps on one playout. */
const TREE_DEPTH = 8;

export interface Search {
  readonly question: Question;
  readonly seat: Seat;
  readonly effort: Effort;
  readonly rng: Rng;
  readonly worlds: Worlds;
  readonly root: Branches;
  readonly contest: Contest;
  readonly values: number[];
  done: number;
}

/** A search that has not looked at anything yet. `among` narrows it down to some options, tried alike. */
export function newSearch(question: Question, effort: Effort, among?: readonly Move[]): Search {
  const rng = seeded(`search ${question.seed}`);
  const root = newBranches();
  const moves = among ?? answers(question);
  const priors = priorsOf(question, question.view, moves);
  lean(question, moves, priors);
  const sum = priors.reduce((total, prior) => total + prior, 0);
  moves.forEach((move, at) => grow(root, move, (priors[at] ?? 0) / sum));
  const contest = newContest(root, effort.playouts, among !== undefined);
  const worlds = worldsOf(question, rng);
  const seat = question.view.eye;
  return { question, seat, effort, rng, worlds, root, contest, values: [], done: 0 };
}

/** Runs so many playouts more; true when it has seen enough. Dealing worlds to compare counts as one. */
export function runPlayouts(search: Search, playouts: number): boolean {
  for (let left = playouts; left > 0 && search.done < search.effort.playouts; left--) {
    if (!gather(search.worlds)) continue;
    search.done++;
    playout(search);
  }
  return search.done >= search.effort.playouts;
}

/** The best option by what has been seen so far. */
export function best({ root, contest }: Search): Move {
  const move = root.moves[winner(contest)];
  if (move === undefined) throw new Error('nothing to choose from');
  return move;
}

/** The next best option; null if there is only one. */
export function runnerUp({ root, contest }: Search): Move | null {
  return root.moves[second(contest)] ?? null;
}

/** The path of one playout through the tree. */
interface Path {
  readonly branches: Branches[];
  readonly at: number[];
  /** Whether it has left what the tree knows. */
  left: boolean;
}

function playout(search: Search): void {
  const { question, root, contest, effort, values, seat } = search;
  const { game, advice } = question;
  const first = nextTry(contest);
  const nth = root.visits[first] ?? 0;
  const world = drawWorld(search.worlds, nth);
  const path: Path = { branches: [root], at: [first], left: false };
  let move = root.moves[first];
  for (let made = 1; move !== undefined; made++) {
    step(game, world, move);
    if (made >= effort.depth || isOver(world)) break;
    const moves = options(game, world);
    move = moves.length === 1 ? moves[0] : moves[chosen(search, world, moves, path)];
  }
  advice.judge(world, values);
  const value = values[seat] ?? 0;
  note(contest, value, nth);
  for (let i = 0; i < path.at.length; i++) {
    const branches = path.branches[i];
    if (branches) backUp(branches, path.at[i] ?? 0, value);
  }
}

/** What is done next in a playout: by the tree where it reaches, otherwise by lot. */
function chosen(search: Search, world: State, moves: readonly Move[], path: Path): number {
  const { question, seat } = search;
  if (path.left || path.at.length > TREE_DEPTH || pending(question.game, world)?.seat !== seat) {
    return pickByWeight(search.rng, priorsOf(question, world, moves));
  }
  const last = path.at.length - 1;
  const parent = path.branches[last];
  const from = path.at[last] ?? 0;
  const known = parent?.next[from];
  const branches = known ?? newBranches();
  if (parent) parent.next[from] = branches;
  path.left = known === undefined;
  const at = placed(question, world, moves, branches);
  const picked = promising(branches, at, spreadOf(search.contest));
  path.branches.push(branches);
  path.at.push(at[picked] ?? 0);
  return picked;
}

/** The places of options among the branches; those met for the first time are weighed and added. */
function placed(question: Question, world: State, moves: readonly Move[], branches: Branches): number[] {
  const at = places(branches, moves);
  if (!at.includes(-1)) return at;
  const priors = priorsOf(question, world, moves);
  return at.map((place, i) => {
    const move = moves[i];
    return place >= 0 || move === undefined ? place : grow(branches, move, priors[i] ?? 0);
  });
}
