/** Moments of games to look at: a game is played at first sight until something is as it is wanted. */
import { isOver, options, pending, start, step } from '../../engine/frames';
import type { Move, Phase, Seat, Setup, State } from '../../engine/game';
import { seeded } from '../../engine/rng';
import type { Show } from '../../engine/show';
import { view } from '../../engine/view';
import { pickByWeight } from '../../bots/question';
import type { GameId } from '../../games';
import { games } from '../../games/all';
import { writeGameFile } from '../../storage/exchange';
import { printOf } from '../../storage/rows';

const NAMES = ['Thora', 'Brunna', 'Odo', 'Grimhild', 'Balin', 'Runa', 'Kettil', 'Ylva', 'Torbjörn', 'Dagny'];

const EMBLEMS = ['amber', 'sky', 'coral', 'moss', 'lilac', 'teal', 'rose', 'sand', 'lime', 'steel'];

/** Somebody has to decide. */
export interface Moment {
  /** So many moves were made. */
  readonly at: number;
  readonly seat: Seat;
  readonly phase: Phase;
  readonly show: Show;
  /** What the one who decides knows. */
  readonly view: State;
  readonly moves: readonly Move[];
}

export interface Wanted {
  readonly game: GameId;
  readonly seats: number;
  readonly seed: string;
  readonly variants?: readonly string[];
  /** Whether it is worth looking at; if it never is, that is an error. */
  readonly until: (moment: Moment) => boolean;
  /** Who sits there: people only, or the one who decides among bots. */
  readonly who: 'people' | 'alone' | 'bots';
}

/** The file of a game that has come to a moment that is wanted. */
export function gameAt({ game: id, seats, seed, variants = [], until, who }: Wanted): string {
  const entry = games.find(({ game }) => game.id === id);
  if (!entry?.advice) throw new Error(`nobody can play "${id}"`);
  const { game, show, advice } = entry;
  const setup: Setup = { seats, seed, variants };
  const state = start(game, setup);
  const chance = seeded(`moments of ${seed}`);
  const moves: Move[] = [];
  for (;;) {
    if (isOver(state)) throw new Error(`${id}, ${seed}: over before it was as wanted`);
    const open = options(game, state);
    const { seat, phase } = pending(game, state) ?? { seat: 0, phase: 'over' };
    const seen = view(game, state, seat);
    if (until({ at: moves.length, seat, phase, show, view: seen, moves: open })) return file(seat);
    const weights: number[] = [];
    advice.weigh(seen, open, weights);
    const move = open[pickByWeight(chance, weights)];
    if (move === undefined) throw new Error(`${id}: nothing can be done`);
    step(game, state, move);
    moves.push(move);
  }
  function file(decider: Seat): string {
    const players = NAMES.slice(0, seats).map((name, seat) => ({
      name,
      emblem: EMBLEMS[seat] ?? '',
      kind: who === 'people' || (who === 'alone' && seat === decider) ? 'person' : 'apprentice',
    }));
    return writeGameFile(
      { record: { game: game.id, version: game.version, setup, moves }, players, title: null },
      printOf(state),
    );
  }
}

/** How many decisions a game has that is played at first sight. */
export function lengthOf(wanted: Omit<Wanted, 'until' | 'who'>): number {
  let last = 0;
  try {
    gameAt({
      ...wanted,
      who: 'bots',
      until: ({ at }) => {
        last = at;
        return false;
      },
    });
  } catch {
    // It is over, as it should be.
  }
  return last;
}
