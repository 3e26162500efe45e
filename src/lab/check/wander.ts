/** Random games for checks and measurements: any table of any game, the same for the same number. */
import { newestBox, type OfEdition } from '../../engine/editions';
import { isOver, options, start, step } from '../../engine/frames';
import type { Game, Move, Setup, State } from '../../engine/game';
import { pick, seeded } from '../../engine/rng';

/** How a table can be set: so many seats with these variants. */
export interface Table<V extends string = string> extends OfEdition {
  readonly seats: number;
  readonly variants: readonly V[];
}

/** Every number of seats with the newest box: plain, with each variant alone, and with all of them; then each twist once. */
export function tablesOf<V extends string>(
  game: Pick<Game<State, Move, V>, 'seats' | 'variants' | 'twists' | 'edition'>,
): Table<V>[] {
  const sets: (readonly V[])[] = [[], ...game.variants.map((variant) => [variant])];
  if (game.variants.length > 1) sets.push(game.variants);
  const tables: Table<V>[] = [];
  for (let seats = game.seats[0]; seats <= game.seats[1]; seats++) {
    for (const variants of sets) tables.push({ seats, variants, ...newestBox(game) });
  }
  const around = Math.ceil((game.seats[0] + game.seats[1]) / 2);
  return [...tables, ...twistsOf(game).map((twist) => ({ seats: around, variants: [twist], ...newestBox(game) }))];
}

/** The twists of a game as it takes them: what is set up with one is refused if the game does not know it. */
const twistsOf = <V extends string>({ twists = [] }: { readonly twists?: readonly V[] }): readonly V[] => twists;

/** A number of seats that a game takes, three if it can be. */
export const aboutThree = ({ seats: [least, most] }: Pick<Game, 'seats'>): number => Math.min(most, Math.max(least, 3));

/** The setup of the n-th random game: the tables take turns. */
export function setupOf<V extends string>(tables: readonly Table<V>[], game: string, n: number): Setup<V> {
  const table = tables[n % tables.length];
  if (table === undefined) throw new Error('no tables');
  return { ...table, seed: `${game} ${n}` };
}

/** A decision of a random game. The state belongs to the game and goes on: who keeps it, copies it. */
export interface Turn<S extends State, M extends Move> {
  readonly state: S;
  readonly moves: readonly M[];
  readonly move: M;
  readonly at: number;
}

/** Plays a game by chance, shows every decision before it is carried out, and gives the last state. */
export function wander<S extends State, M extends Move, V extends string>(
  game: Game<S, M, V>,
  setup: Setup<V>,
  visit: (turn: Turn<S, M>) => void,
): S {
  const chance = seeded(`moves of ${setup.seed}`);
  const state = start(game, setup);
  for (let at = 0; !isOver(state); at++) {
    if (at >= game.longest) throw new Error(`the game goes on after ${game.longest} decisions`);
    const moves = options(game, state);
    const top = state.stack[state.stack.length - 1];
    if (moves.length === 0) throw new Error(`nothing can be done in "${top?.kind ?? ''}"`);
    const move = pick(chance, moves);
    visit({ state, moves, move, at });
    step(game, state, move);
  }
  return state;
}
