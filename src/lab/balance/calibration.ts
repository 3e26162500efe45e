/** How well the chances that the Assayer says hold: positions out of bots' games, what was said of them and who won. */
import type { Level } from '../../bots/levels';
import { effortOf, ponder } from '../../bots/ponder';
import { dealerOf, firmed, leafChances, playedOn, type Sounder } from '../../bots/sounding';
import type { Advice, Calibration } from '../../engine/advice';
import { newestBox } from '../../engine/editions';
import { isOver, options, pending, start, step } from '../../engine/frames';
import type { Game, Happening, Move } from '../../engine/game';
import { roll, seeded } from '../../engine/rng';
import { heard, view } from '../../engine/view';

/** A position as a seat saw it: what the playouts from there were judged, and what part of the victory each seat had in the end. */
export interface Position {
  readonly leaves: readonly { readonly values: readonly number[]; readonly isEnd: boolean }[];
  readonly won: readonly number[];
}

/** Worlds that the Assayer sounds a moment with. */
const WORLDS = 32;

interface Sample {
  readonly seats: number;
  readonly level: Level;
  readonly seed: string;
  readonly positions: number;
}

/** Plays a game among bots and sounds some of its positions, each through the eyes of a seat drawn by lot. */
export function positionsIn(game: Game, advice: Advice, { seats, level, seed, positions }: Sample): Position[] {
  const state = start(game, { seats, seed, variants: [], ...newestBox(game) });
  const stories = Array.from({ length: seats }, (_, seat): Happening[] => heard(state.news ?? [], seat));
  const lots = seeded(`calibrate ${seed}`);
  const kept: Sounder[] = [];
  let count = 0;
  for (; !isOver(state); count++) {
    const seat = pending(game, state)?.seat ?? 0;
    // Every position of the game is as likely to be among those kept.
    const place = count < positions ? count : roll(lots, count + 1);
    if (place < positions) {
      const eye = roll(lots, seats);
      const story = (stories[eye] ?? []).slice();
      kept[place] = { game, advice, seen: view(game, state, eye), story, seed: `${seed} ${count}` };
    }
    step(
      game,
      state,
      decide(
        { game, advice, seen: view(game, state, seat), story: stories[seat] ?? [], seed: `${seed} ${count}` },
        level,
      ),
    );
    stories.forEach((story, of) => story.push(...heard(state.news ?? [], of)));
  }
  const standings = game.standings(state);
  const winners = standings.filter(({ rank }) => rank === 1).map((standing) => standing.seat);
  const won = Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return kept.map((sounder) => ({ leaves: leavesOf(sounder), won }));
}

function decide(sounder: Sounder, level: Level): Move {
  const moves = options(sounder.game, sounder.seen);
  const [only] = moves;
  if (moves.length === 1 && only !== undefined) return only;
  const question = { ...sounder, view: sounder.seen };
  const pondering = ponder(question, level, effortOf(question, level));
  while (!pondering.run(1000));
  return pondering.best();
}

function leavesOf(sounder: Sounder): Position['leaves'] {
  const deal = dealerOf(sounder);
  return Array.from({ length: WORLDS }, (_, nth) => {
    let world = deal(nth);
    while (world === null) world = deal(nth);
    return playedOn(sounder, world, `${sounder.seed} ${nth}`);
  });
}

/** The chances that are said of a position. */
function said({ leaves, won }: Position, { sharp, firm }: Calibration): number[] {
  const sums = won.map(() => 0);
  for (const { values, isEnd } of leaves)
    leafChances(values, isEnd, sharp).forEach((chance, seat) => (sums[seat] = (sums[seat] ?? 0) + chance));
  return firmed(
    sums.map((sum) => sum / leaves.length),
    firm,
  );
}

/** How badly what was said fits who won: the mean surprise of a position. */
function surprise(positions: readonly Position[], calibration: Calibration): number {
  let sum = 0;
  for (const position of positions)
    said(position, calibration).forEach((chance, seat) => {
      sum -= (position.won[seat] ?? 0) * Math.log(Math.max(1e-4, chance));
    });
  return sum / positions.length;
}

const STEPS = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.15, 1.3, 1.5, 1.75, 2, 2.5, 3, 4, 5, 6, 8, 11, 15];

/** The numbers by which what is said fits best. */
export function fitted(positions: readonly Position[]): Calibration & { readonly surprise: number } {
  let best = { sharp: 1, firm: 1, surprise: Infinity };
  for (const sharp of STEPS)
    for (const firm of STEPS) {
      const found = surprise(positions, { sharp, firm });
      if (found < best.surprise) best = { sharp, firm, surprise: found };
    }
  return best;
}

/** Of what was said to be between two chances: how often, the mean of what was said, and how much was won. */
interface Bucket {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly said: number;
  readonly won: number;
}

const BUCKETS = 10;

/** What was said against what was won, in steps of ten percent; each seat of each position counts. */
export function buckets(positions: readonly Position[], calibration: Calibration): Bucket[] {
  const sums = Array.from({ length: BUCKETS }, () => ({ count: 0, said: 0, won: 0 }));
  for (const position of positions)
    said(position, calibration).forEach((chance, seat) => {
      const bucket = sums[Math.min(BUCKETS - 1, Math.floor(chance * BUCKETS))];
      if (!bucket) return;
      bucket.count++;
      bucket.said += chance;
      bucket.won += position.won[seat] ?? 0;
    });
  return sums.map((bucket, at) => ({
    from: at / BUCKETS,
    to: (at + 1) / BUCKETS,
    count: bucket.count,
    said: bucket.said / Math.max(1, bucket.count),
    won: bucket.won / Math.max(1, bucket.count),
  }));
}
