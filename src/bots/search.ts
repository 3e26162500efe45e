/**
 * Search in what a seat can know: a course is one world dealt from the view, played on for some decisions and judged.
 * The searching seat explores its own decisions in a tree; others decide by what looks promising to them.
 */
import type { Effort } from '../engine/advice';
import { isOver, options, pending, step } from '../engine/frames';
import type { Move, Seat, State } from '../engine/game';
import { seeded, type Rng } from '../engine/rng';
import { credit, grow, newBranches, places, promising, type Branches } from './branches';
import { newContest, nextTry, note, spreadOf, winner, type Contest } from './contest';
import { answers, lot, weighed, type Question } from './question';
import { drawWorld, gather, worldsOf, type Worlds } from './worlds';

/** Own decisions below the first that the tree keeps on one course. */
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
  const weights = weighed(question, question.view, moves);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  moves.forEach((move, at) => grow(root, move, (weights[at] ?? 0) / sum));
  const contest = newContest(root, effort.courses, among !== undefined);
  const worlds = worldsOf(question, rng);
  const seat = question.view.eye;
  return { question, seat, effort, rng, worlds, root, contest, values: [], done: 0 };
}

/** Looks at so many courses more; true when it has seen enough. Dealing worlds to compare counts as a course. */
export function look(search: Search, courses: number): boolean {
  for (let left = courses; left > 0 && search.done < search.effort.courses; left--) {
    if (!gather(search.worlds)) continue;
    search.done++;
    course(search);
  }
  return search.done >= search.effort.courses;
}

/** The best option by what has been seen so far. */
export function best({ root, contest }: Search): Move {
  const move = root.moves[winner(contest)];
  if (move === undefined) throw new Error('nothing to choose from');
  return move;
}

/** What the courses through an option were worth on average, by its place; NaN if it was never tried. */
export const worthOf = ({ root }: Search, at: number): number => (root.worth[at] ?? 0) / (root.visits[at] ?? 0);

/** The way of one course through the tree. */
interface Way {
  readonly branches: Branches[];
  readonly at: number[];
  /** Whether it has left what the tree knows. */
  left: boolean;
}

function course(search: Search): void {
  const { question, root, contest, effort, values, seat } = search;
  const { game, advice } = question;
  const first = nextTry(contest);
  const nth = root.visits[first] ?? 0;
  const world = drawWorld(search.worlds, nth);
  const way: Way = { branches: [root], at: [first], left: false };
  let move = root.moves[first];
  for (let made = 1; move !== undefined; made++) {
    step(game, world, move);
    if (made >= effort.depth || isOver(world)) break;
    const moves = options(game, world);
    move = moves.length === 1 ? moves[0] : moves[chosen(search, world, moves, way)];
  }
  advice.judge(world, values);
  const value = values[seat] ?? 0;
  note(contest, value, nth);
  for (let i = 0; i < way.at.length; i++) {
    const branches = way.branches[i];
    if (branches) credit(branches, way.at[i] ?? 0, value);
  }
}

/** What is done next in a course: by the tree where it reaches, otherwise by lot. */
function chosen(search: Search, world: State, moves: readonly Move[], way: Way): number {
  const { question, seat } = search;
  if (way.left || way.at.length > TREE_DEPTH || pending(question.game, world)?.seat !== seat) {
    return lot(search.rng, weighed(question, world, moves));
  }
  const last = way.at.length - 1;
  const parent = way.branches[last];
  const from = way.at[last] ?? 0;
  const known = parent?.next[from];
  const branches = known ?? newBranches();
  if (parent) parent.next[from] = branches;
  way.left = known === undefined;
  const at = placed(question, world, moves, branches);
  const picked = promising(branches, at, spreadOf(search.contest));
  way.branches.push(branches);
  way.at.push(at[picked] ?? 0);
  return picked;
}

/** The places of options among the branches; those met for the first time are weighed and added. */
function placed(question: Question, world: State, moves: readonly Move[], branches: Branches): number[] {
  const at = places(branches, moves);
  if (!at.includes(-1)) return at;
  const weights = weighed(question, world, moves);
  return at.map((place, i) => {
    const move = moves[i];
    return place >= 0 || move === undefined ? place : grow(branches, move, weights[i] ?? 0);
  });
}
