/** A claim opened: the game brought to its moment, what a proof needs of it, and its line as moves. */
import type { Claim, Puzzles } from './claim';
import { options, pending, start, step } from './frames';
import { Refusal, type Game, type Move, type Seat, type State } from './game';
import { after, beginning, type Knot, type Site } from './proof';
import { view } from './view';

/** Where a claim stands: the game up to it, and whose turn it is. */
export interface Opened {
  readonly moves: readonly Move[];
  readonly state: State;
  readonly seat: Seat;
}

/** Brings a game to the moment of a claim. Throws what the rules refuse. */
export function openClaim(game: Game, { setup, opening }: Pick<Claim, 'setup' | 'opening'>): Opened {
  const state = start(game, setup);
  const moves = opening.map((number) => {
    const move = options(game, state)[number];
    if (move === undefined) throw new Refusal('no such option', `opening ${number}`);
    step(game, state, move);
    return move;
  });
  return { moves, state, seat: pending(game, state)?.seat ?? 0 };
}

/** What a proof needs of a claim. */
export const groundOf = (game: Game, puzzles: Puzzles, { state, seat }: Opened, turns: number): Site => ({
  game,
  puzzles,
  view: view(game, state, seat),
  turns,
});

/** The moves that solve a claim. Throws if its numbers name none. */
export function solutionOf(ground: Site, line: readonly number[]): Move[] {
  let knot: Knot | null = beginning(ground, 1);
  return line.map((number) => {
    const [world] = knot?.worlds ?? [];
    const move = world && options(ground.game, world)[number];
    if (move === undefined || knot === null) throw new Refusal('no such option', `line ${number}`);
    knot = after(ground, knot, move);
    return move;
  });
}
