/** The decisions of a finished game, each as the seat that made it saw it, and what else it might have done. */
import type { Advice } from '../engine/advice';
import { PASS } from '../engine/chain';
import { options, pending, sameMove } from '../engine/frames';
import type { Game, Happening, Move, Seat, State } from '../engine/game';
import { follow, type GameRecord } from '../engine/replay';
import { heard, view } from '../engine/view';
import { priorsOf } from './question';
import { chancesOf, dealerOf, gapOff, newSounding, soundOnce, type Sounder, type Sounding } from './sounding';

/** Whose eyes: a seat's, or −1 for all at once. */
export type Eyes = Seat | -1;

/** A moment of a game, by how many moves had been made, to be sounded. */
export interface PastMoment extends Sounder {
  readonly at: number;
}

/** A decision in which there was something to choose. */
export interface PastDecision extends PastMoment {
  readonly seat: Seat;
  readonly move: Move;
}

/** Whether something was let be: a standing order or a whole turn waved through does that too, and nobody is blamed for it. */
const isLetBe = (state: State, move: Move): boolean => state.stack.at(-1)?.kind === 'window' && sameMove(move, PASS);

/** What a game is looked over for. */
export interface Wanted {
  readonly eyes: Eyes;
  /** The moments that are sounded, in their order. */
  readonly moments: readonly number[];
  /** The seats whose decisions are weighed. */
  readonly seats: readonly Seat[];
}

/** The moments of a game as some eyes saw them, and the decisions of some seats as each of those did. */
export function lookBack(
  game: Game,
  advice: Advice,
  record: GameRecord,
  { eyes, moments, seats }: Wanted,
): { readonly moments: readonly PastMoment[]; readonly decisions: readonly PastDecision[] } {
  const stories = Array.from({ length: record.setup.seats }, (): Happening[] => []);
  const found = { moments: new Array<PastMoment>(), decisions: new Array<PastDecision>() };
  for (const { at, state } of follow(game, record.setup, record.moves)) {
    stories.forEach((story, of) => story.push(...heard(state.news ?? [], of)));
    const as = (seat: Eyes): PastMoment => ({
      ...{ game, advice, at, seed: `assay ${at} ${seat}` },
      seen: seat === -1 ? game.copy(state) : view(game, state, seat),
      story: (stories[seat] ?? []).slice(),
    });
    if (moments.includes(at)) found.moments.push(as(eyes));
    const seat = pending(game, state)?.seat ?? -1;
    const move = record.moves[at];
    if (move && seats.includes(seat) && !isLetBe(state, move) && options(game, state).length > 1)
      found.decisions.push({ ...as(seat), seat, move });
  }
  return found;
}

/** Some moves of one decision, compared in the same worlds. */
export interface Comparison {
  readonly moves: readonly Move[];
  readonly soundings: readonly Sounding[];
}

/** Compares moves in so many worlds each; yields after each world. */
export function* compared(sounder: Sounder, moves: readonly Move[], worlds: number): Generator<void, Comparison> {
  const deal = dealerOf(sounder);
  const soundings = moves.map(newSounding);
  for (let nth = 0; nth < worlds; nth++) {
    for (const [at, sounding] of soundings.entries()) {
      while (!soundOnce(sounder, deal, sounding, moves[at])) yield;
      yield;
    }
  }
  return { moves, soundings };
}

/** The chance that a seat has by one of the moves compared. */
export const chanceBy = (sounder: Sounder, { soundings }: Comparison, at: number, seat: Seat): number => {
  const sounding = soundings[at];
  return (sounding && chancesOf(sounder, sounding)[seat]) ?? 0;
};

/** The best of the moves compared but the first, and how far it is above the first. */
export function bestRival(
  sounder: Sounder,
  comparison: Comparison,
  seat: Seat,
): { readonly at: number; readonly lead: number; readonly off: number } {
  const own = chanceBy(sounder, comparison, 0, seat);
  let at = 1;
  let most = -Infinity;
  for (let other = 1; other < comparison.moves.length; other++) {
    const chance = chanceBy(sounder, comparison, other, seat);
    if (chance <= most) continue;
    most = chance;
    at = other;
  }
  const [first] = comparison.soundings;
  const rival = comparison.soundings[at];
  return { at, lead: most - own, off: first && rival ? gapOff(rival, first, seat) : 1 };
}

/** A move that looks so many times as promising as any other needs no second look. */
const PLAIN = 8;

/** The moves that look most promising beside one that was made; none where it was plain what to do, and that was done. */
export function rivalsOf({ game, advice, seen, story, seed, move }: PastDecision, count: number): Move[] {
  const moves = options(game, seen);
  const weights = priorsOf({ game, advice, view: seen, story, seed }, seen, moves);
  const made = moves.findIndex((other) => sameMove(other, move));
  const others = moves
    .map((other, at) => ({ other, weight: weights[at] ?? 0 }))
    .filter((_, at) => at !== made)
    .sort((a, b) => b.weight - a.weight);
  if ((weights[made] ?? 0) > PLAIN * (others[0]?.weight ?? 0)) return [];
  return others.slice(0, count).map(({ other }) => other);
}
