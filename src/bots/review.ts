/** Looks over a finished game for the moves that mattered most. */
import type { Advice } from '../engine/advice';
import { PASS } from '../engine/chain';
import { options, pending, sameMove } from '../engine/frames';
import type { Game, Happening, Move, Seat, State } from '../engine/game';
import { follow, type GameRecord } from '../engine/replay';
import type { Reason } from '../engine/show';
import { heard, view } from '../engine/view';
import { effortOf } from './ponder';
import { priorsOf, type Question } from './question';
import { newSearch, runPlayouts, worthOf, type Search } from './search';

/** A move that cost something. */
export interface Turning {
  /** Its place among the moves of the game. */
  readonly at: number;
  readonly seat: Seat;
  readonly played: Move;
  readonly better: Move;
  readonly reason: Reason;
  /** How much of the chance to win it cost, from 0 to 1. */
  readonly loss: number;
}

export interface Review {
  /** Goes on for so many playouts; true when it is done. */
  run(playouts: number): boolean;
  /** How much of it is done, from 0 to 1. */
  progress(): number;
  /** What was found: at most three, the dearest first. */
  found(): readonly Turning[];
}

/** Alternatives a move is compared with, playouts for each move at first, and for those that may have mattered. */
const RIVALS = 3;
const GLANCE = 32;
const CLOSE_LOOK = 240;
const LOOKED_AT_CLOSELY = 8;
const SHOWN = 3;

interface PastDecision {
  readonly at: number;
  readonly seat: Seat;
  readonly move: Move;
  readonly view: State;
  readonly heard: number;
}

/** Begins to look over the moves that some seats made in a game. */
export function review(game: Game, advice: Advice, record: GameRecord, seats: readonly Seat[]): Review {
  const { decisions, stories } = decisionsIn(game, record, seats);
  const compared = (decision: PastDecision, playouts: number): Comparison =>
    compare(
      { game, advice, view: decision.view, story: storyOf(stories, decision), seed: `review ${decision.at}` },
      decision,
      playouts,
    );
  const glances: Comparison[] = [];
  const looks: Comparison[] = [];
  const dearest = (list: readonly Comparison[], count: number): Comparison[] =>
    list
      .slice()
      .sort((a, b) => lossOf(b) - lossOf(a) || a.decision.at - b.decision.at)
      .slice(0, count);
  let current: Comparison | undefined;
  const next = (): Comparison | undefined => {
    const decision = decisions[glances.length];
    if (decision) return append(glances, compared(decision, GLANCE));
    const worth = dearest(glances, LOOKED_AT_CLOSELY)[looks.length];
    return worth && append(looks, compared(worth.decision, CLOSE_LOOK));
  };
  const steps = decisions.length + Math.min(LOOKED_AT_CLOSELY, decisions.length);
  return {
    run(playouts) {
      current ??= next();
      if (current && runPlayouts(current.search, playouts)) current = next();
      return current === undefined;
    },
    progress: () => (steps === 0 ? 1 : (glances.length + looks.length - (current ? 1 : 0)) / steps),
    found: () =>
      dearest(looks, SHOWN)
        .filter((comparison) => lossOf(comparison) > 0)
        .map((comparison) => turning(advice, comparison)),
  };
}

function append<T>(list: T[], item: T): T {
  list.push(item);
  return item;
}

const storyOf = (stories: readonly (readonly Happening[])[], { seat, heard: until }: PastDecision): Happening[] =>
  (stories[seat] ?? []).slice(0, until);

/** Whether something was let be: a standing order or a whole turn waved through does that too, and nobody is blamed for it. */
const isLetBe = (state: State, move: Move): boolean => state.stack.at(-1)?.kind === 'window' && sameMove(move, PASS);

/** The decisions of some seats in which there was something to choose, and all that each seat heard. */
function decisionsIn(
  game: Game,
  record: GameRecord,
  seats: readonly Seat[],
): { decisions: PastDecision[]; stories: Happening[][] } {
  const stories = Array.from({ length: record.setup.seats }, (): Happening[] => []);
  const decisions: PastDecision[] = [];
  for (const { at, state } of follow(game, record.setup, record.moves)) {
    stories.forEach((story, of) => story.push(...heard(state.news ?? [], of)));
    const seat = pending(game, state)?.seat ?? -1;
    const move = record.moves[at];
    if (move && seats.includes(seat) && !isLetBe(state, move) && options(game, state).length > 1) {
      decisions.push({ at, seat, move, view: view(game, state, seat), heard: stories[seat]?.length ?? 0 });
    }
  }
  return { decisions, stories };
}

/** What was played, at place 0, against what looked most promising. */
interface Comparison {
  readonly question: Question;
  readonly decision: PastDecision;
  readonly search: Search;
}

function compare(question: Question, decision: PastDecision, playouts: number): Comparison {
  const moves = options(question.game, decision.view);
  const weights = priorsOf(question, decision.view, moves);
  const rivals = moves
    .map((move, at) => ({ move, weight: weights[at] ?? 0 }))
    .filter(({ move }) => !sameMove(move, decision.move))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, RIVALS)
    .map(({ move }) => move);
  const { depth } = effortOf(question, 'master') ?? { depth: 1 };
  return { question, decision, search: newSearch(question, { depth, playouts }, [decision.move, ...rivals]) };
}

function bestRival({ search }: Comparison): number {
  let best = 1;
  for (let at = 2; at < search.root.moves.length; at++) {
    if (worthOf(search, at) > worthOf(search, best)) best = at;
  }
  return best;
}

const lossOf = (comparison: Comparison): number =>
  worthOf(comparison.search, bestRival(comparison)) - worthOf(comparison.search, 0);

function turning(advice: Advice, comparison: Comparison): Turning {
  const { at, seat, move: played, view: seen } = comparison.decision;
  const better = comparison.search.root.moves[bestRival(comparison)] ?? played;
  return { at, seat, played, better, reason: advice.reason(seen, better), loss: lossOf(comparison) };
}
