/**
 * The Assayer weighs a finished game: the chances of all seats from moment to moment, what each decision of some seats cost, and where
 * the game turned. Everything by what the eyes could know then, unless they are all eyes.
 */
import type { Advice } from '../engine/advice';
import { isOver, sameMove } from '../engine/frames';
import type { Game, Move, Seat } from '../engine/game';
import type { GameRecord } from '../engine/replay';
import type { Reason } from '../engine/show';
import { ponder } from './ponder';
import {
  bestRival,
  chanceBy,
  compared,
  lookBack,
  rivalsOf,
  type Comparison,
  type Eyes,
  type PastDecision,
  type PastMoment,
  type Wanted,
} from './review';
import { chancesOf, dealerOf, newSounding, offOf, soundOnce, type Sounding } from './sounding';

/** How good a move was, by the chance that it cost: the best where it was not easy to find; as good as any; a little; much. */
export const WORTHS = ['found', 'fine', 'slip', 'blunder'] as const;
export type Worth = (typeof WORTHS)[number];

/** The chances at one moment. */
export interface Sounded {
  readonly at: number;
  /** By seat, from 0 to 1; together 1. */
  readonly chances: readonly number[];
  /** How far they may be off, either way (standard error). */
  readonly off: number;
}

/** A decision that was weighed. */
export interface Weighed {
  readonly at: number;
  readonly seat: Seat;
  readonly worth: Worth;
  /** How much of the chance to win it cost, and how far that may be off; null where a glance was enough. */
  readonly look: CloseLook | null;
}

interface CloseLook {
  readonly loss: number;
  readonly off: number;
  /** The best other move: what would have been better, or what was passed by. */
  readonly other: Move;
  readonly reason: Reason;
}

/** A stretch of the game in which the chances changed much. */
export interface Turning {
  readonly from: number;
  readonly to: number;
  /** Whose chance changed most, and by how much. */
  readonly seat: Seat;
  readonly change: number;
}

export interface Assay {
  readonly eyes: Eyes;
  readonly curve: readonly Sounded[];
  readonly weighed: readonly Weighed[];
  /** At most three, in the order of the game. */
  readonly turnings: readonly Turning[];
  /** Whether there was time for all of it. */
  readonly isWhole: boolean;
}

/** Work that says what it has found. */
interface Assaying {
  /** Goes on for so many playouts; true when it is done. */
  run(playouts: number): boolean;
  /** How much of it is done, from 0 to 1. */
  progress(): number;
  /** What was found so far. */
  found(): Assay;
}

/** Worlds for a moment at first, and for one at which the game may have turned. */
const SOUNDED = 32;
const SURELY = 128;
/** Stretches that are sounded again, and those that are told. */
const SWINGS = 6;
const TOLD = 3;
/** Two of them lie at least this part of the game apart. */
const APART = 10;
/** A game has not turned by less. */
const LEAST_SWING = 0.05;
/** Other moves that a move is compared with at a glance, and worlds for that. */
const RIVALS = 3;
const GLANCE = 8;
/** Moves that are looked at closely because they may have been bad, or good; and worlds for that. */
const DOUBTED = 10;
const ADMIRED = 4;
const CLOSE = 72;
/** Playouts that a close look takes about, with the master's own thinking: for telling how far it has come. */
const CLOSE_COST = 3 * CLOSE + 120;

const SLIP = 0.04;
const BLUNDER = 0.12;
/** What is said must be so many standard errors away from nothing. */
const SURE = 1.5;

/** How good a move was that the best other one is above by so much. */
export function worthOf(lead: number, off: number): Worth {
  const isSure = Math.abs(lead) > SURE * off;
  if (!isSure || Math.abs(lead) < SLIP) return 'fine';
  return lead < 0 ? 'found' : lead < BLUNDER ? 'slip' : 'blunder';
}

/** Begins to weigh a game. */
export function assay(game: Game, advice: Advice, record: GameRecord, wanted: Wanted): Assaying {
  const past = lookBack(game, advice, record, wanted);
  const curve: Sounded[] = [];
  const weighed = new Map<number, Weighed>();
  const turnings: Turning[] = [];
  let done = 0;
  const glances: { readonly decision: PastDecision; readonly lead: number; readonly rival: Move }[] = [];

  function* sounded(moment: PastMoment, worlds: number): Generator<void, Sounded> {
    const { at, seen } = moment;
    const sounding = newSounding();
    const deal = dealerOf(moment);
    // What is over needs one look.
    for (let left = isOver(seen) ? 1 : worlds; left > 0; left--) {
      while (!soundOnce(moment, deal, sounding)) yield;
      yield;
    }
    return { at, chances: chancesOf(moment, sounding), off: isOver(seen) ? 0 : offAt(sounding, wanted.eyes) };
  }

  function* swings(): Generator<void> {
    const all = (): Turning[] => curve.slice(1).map((_, i) => swingAt(curve, i + 1, wanted.eyes));
    const again = new Set(largest(all(), SWINGS).flatMap(({ from, to }) => [from, to]));
    for (const [i, moment] of past.moments.entries()) {
      if (again.has(moment.at)) curve[i] = yield* sounded(moment, SURELY);
    }
    const sure = all().filter(({ from, to, change }) => {
      return again.has(from) && again.has(to) && Math.abs(change) >= LEAST_SWING;
    });
    turnings.push(...largest(sure, TOLD).sort((a, b) => a.from - b.from));
  }

  function* closely(decision: PastDecision, rival: Move): Generator<void> {
    const { at, seat, move, seen } = decision;
    const thinking = ponder({ ...decision, view: seen }, 'master');
    while (!thinking.run(1)) yield;
    const masters = thinking.best();
    const others = [rival, masters].filter((other, i, all) => {
      return !sameMove(other, move) && all.findIndex((one) => sameMove(one, other)) === i;
    });
    const comparison: Comparison = yield* compared(decision, [move, ...others], CLOSE);
    const best = bestRival(decision, comparison, seat);
    const other = comparison.moves[best.at] ?? masters;
    // What the master would have done itself is no mistake.
    const worth = sameMove(masters, move) && best.lead > 0 ? 'fine' : worthOf(best.lead, best.off);
    weighed.set(at, {
      ...{ at, seat, worth },
      look: { loss: best.lead, off: best.off, other, reason: advice.reason(seen, other) },
    });
  }

  function* all(): Generator<void> {
    for (const moment of past.moments) curve.push(yield* sounded(moment, SOUNDED));
    yield* swings();
    for (const decision of past.decisions) {
      const { at, seat } = decision;
      weighed.set(at, { at, seat, worth: 'fine', look: null });
      const rivals = rivalsOf(decision, RIVALS);
      if (rivals.length === 0) {
        done += GLANCE * (RIVALS + 1);
        continue;
      }
      const glance: Comparison = yield* compared(decision, [decision.move, ...rivals], GLANCE);
      const best = bestRival(decision, glance, seat);
      glances.push({ decision, lead: best.lead, rival: glance.moves[best.at] ?? decision.move });
    }
    glances.sort((a, b) => b.lead - a.lead);
    const doubted = glances.slice(0, DOUBTED);
    for (const { decision, rival } of [...doubted, ...glances.slice(doubted.length).slice(-ADMIRED)])
      yield* closely(decision, rival);
  }

  const { moments, decisions } = past;
  const looks = Math.min(decisions.length, DOUBTED + ADMIRED);
  const total =
    moments.length * SOUNDED + 2 * SWINGS * SURELY + decisions.length * GLANCE * (RIVALS + 1) + looks * CLOSE_COST;
  const work = all();
  let isDone = false;
  return {
    run(playouts) {
      for (let left = playouts; left > 0 && !isDone; left--, done++) isDone = work.next().done === true;
      return isDone;
    },
    progress: () => (isDone ? 1 : Math.min(0.99, done / total)),
    found: () => ({
      eyes: wanted.eyes,
      curve: [...curve],
      weighed: [...weighed.values()].sort((a, b) => a.at - b.at),
      turnings: [...turnings],
      isWhole: isDone,
    }),
  };
}

/** The largest changes, no two of them near each other: what goes up and down at once is one thing. */
function largest(swings: readonly Turning[], count: number): Turning[] {
  const apart = (swings.at(-1)?.to ?? 0) / APART;
  const chosen: Turning[] = [];
  for (const swing of swings.slice().sort((a, b) => Math.abs(b.change) - Math.abs(a.change))) {
    if (chosen.length < count && chosen.every(({ from }) => Math.abs(from - swing.from) >= apart)) chosen.push(swing);
  }
  return chosen;
}

/** How far the chances may be off: that of the seat that looks, or the mean of all. */
const offAt = (sounding: Sounding, eyes: Eyes): number =>
  eyes >= 0
    ? offOf(sounding, eyes)
    : sounding.sums.reduce((sum, _, seat) => sum + offOf(sounding, seat), 0) / sounding.sums.length;

/** What changed from the moment before the nth to it. */
function swingAt(curve: readonly Sounded[], nth: number, eyes: Eyes): Turning {
  const before = curve[nth - 1];
  const after = curve[nth];
  const changes = (after?.chances ?? []).map((chance, seat) => chance - (before?.chances[seat] ?? 0));
  const most = changes.reduce((best, change, seat) => {
    return Math.abs(change) > Math.abs(changes[best] ?? 0) ? seat : best;
  }, 0);
  const seat = eyes >= 0 ? eyes : most;
  return { from: before?.at ?? 0, to: after?.at ?? 0, seat, change: changes[seat] ?? 0 };
}

/** What is thought of moves of one decision. */
export interface Opinion {
  /** The chance to win by each of the moves asked about. */
  readonly chances: readonly number[];
  /** What the master would do, why, and its chance. */
  readonly master: Move;
  readonly reason: Reason;
  readonly chance: number;
  /** How far the gap between the first move and the master's may be off. */
  readonly off: number;
  readonly worth: Worth;
}

/** Worlds for an opinion. */
const OPINION = 96;

/** Begins to form an opinion of moves that a seat might make: the first is the one that is judged. */
export function opinion(
  moment: Omit<PastMoment, 'at'>,
  moves: readonly Move[],
): { run(playouts: number): boolean; opinion(): Opinion } {
  const seat = Math.max(0, moment.seen.eye);
  let formed: Opinion | null = null;
  function* forming(): Generator<void> {
    const thinking = ponder({ ...moment, view: moment.seen }, 'master');
    while (!thinking.run(1)) yield;
    const masters = thinking.best();
    const known = moves.findIndex((move) => sameMove(move, masters));
    const all = known >= 0 ? moves : [...moves, masters];
    const place = known >= 0 ? known : moves.length;
    const comparison: Comparison = yield* compared(moment, all, OPINION);
    const best = bestRival(moment, comparison, seat);
    const lead = all.length > 1 && place > 0 ? best.lead : Math.min(0, best.lead);
    formed = {
      chances: moves.map((_, at) => chanceBy(moment, comparison, at, seat)),
      master: masters,
      reason: moment.advice.reason(moment.seen, masters),
      chance: chanceBy(moment, comparison, place, seat),
      off: all.length > 1 ? best.off : 0,
      worth: all.length > 1 ? worthOf(lead, best.off) : 'fine',
    };
  }
  const work = forming();
  let isDone = false;
  return {
    run(playouts) {
      for (let left = playouts; left > 0 && !isDone; left--) isDone = work.next().done === true;
      return isDone;
    },
    opinion() {
      if (formed === null) throw new Error('no opinion yet');
      return formed;
    },
  };
}
