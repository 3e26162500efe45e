/** Why an option is better than another: what comes of each, looked at in the same worlds. */
import type { Fate } from '../engine/advice';
import { isOver, options, step } from '../engine/frames';
import type { Move } from '../engine/game';
import { seeded } from '../engine/rng';
import type { Reason } from '../engine/show';
import { pickByWeight, priorsOf } from './question';
import { best, runnerUp, type Search } from './search';
import { drawWorld } from './worlds';

/** Worlds in which two options are compared. */
const TRIES = 10;
/** In so many more of them something must come about to be named as a difference. */
const CLEAR = 3;
/** How many decisions each world is played on: about to one's next turn. */
const FAR = 30;

/** What comes of the better option and not of the other, or the other way round. */
export interface Difference {
  readonly reason: Reason;
  readonly instead: Move;
  /** In how many worlds it came about, after the better option and after the other. */
  readonly here: number;
  readonly there: number;
  readonly of: number;
}

interface Count {
  readonly fate: Fate;
  here: number;
  there: number;
}

export interface Comparison {
  /** Looks at one world more; true when all have been looked at. */
  run(): boolean;
  /** The difference that matters most, if there is a clear one. */
  found(): Difference | null;
}

/** Begins to compare what a search has found best with what it found next to it. */
export function compareBest(search: Search): Comparison {
  const [better, other] = [best(search), runnerUp(search)];
  const counts = new Map<string, Count>();
  let done = 0;
  return {
    run() {
      if (other === null || done >= TRIES) return true;
      for (const fate of fatesAfter(search, better, done).values()) tally(counts, fate).here++;
      for (const fate of fatesAfter(search, other, done).values()) tally(counts, fate).there++;
      return ++done >= TRIES;
    },
    found: () => (other === null ? null : clearest(counts, other)),
  };
}

const keyOf = ({ reason }: Fate): string => `${reason.because} ${reason.card ?? ''}`;

function tally(counts: Map<string, Count>, fate: Fate): Count {
  const known = counts.get(keyOf(fate)) ?? { fate, here: 0, there: 0 };
  counts.set(keyOf(fate), known);
  return known;
}

/** What comes of an option in a world, each thing once. Everybody decides by what looks promising. */
function fatesAfter({ question, worlds }: Search, first: Move, nth: number): Map<string, Fate> {
  const { game, advice, view, seed } = question;
  const rng = seeded(`compare ${seed} ${nth}`);
  const world = drawWorld(worlds, nth);
  world.news = [];
  const met = new Map<string, Fate>();
  for (let made = 0, move: Move | undefined = first; made < FAR && move !== undefined; made++) {
    step(game, world, move);
    for (const event of world.news) {
      const fate = advice.fate?.(view, event) ?? null;
      if (fate !== null) met.set(keyOf(fate), fate);
    }
    if (isOver(world)) break;
    const moves = options(game, world);
    move = moves.length === 1 ? moves[0] : moves[pickByWeight(rng, priorsOf(question, world, moves))];
  }
  return met;
}

function clearest(counts: ReadonlyMap<string, Count>, instead: Move): Difference | null {
  let most = 0;
  let found: Difference | null = null;
  for (const { fate, here, there } of counts.values()) {
    const gain = (here - there) * fate.worth;
    if (Math.abs(here - there) < CLEAR || gain <= most) continue;
    most = gain;
    found = { reason: fate.reason, instead, here, there, of: TRIES };
  }
  return found;
}
