/** A game from its seed and moves; counts of what can follow. */
import { apply, isOver, options, start, step } from './frames';
import { Refusal, type Game, type Happening, type Move, type Setup, type State } from './game';

/** All that is needed to have a game again. */
export interface GameRecord<M extends Move = Move, V extends string = string> {
  readonly game: string;
  readonly version: number;
  readonly setup: Setup<V>;
  readonly moves: readonly M[];
}

/** The state that a record leads to. Each state on the way is handed to `visit` with what happened. */
export function replay<S extends State, M extends Move, V extends string>(
  game: Game<S, M, V>,
  record: GameRecord<M, V>,
  visit?: (state: S, news: readonly Happening[], move: M | null) => void,
): S {
  if (record.game !== game.id) throw new Refusal('unknown game', `${record.game} is not ${game.id}`);
  if (record.version !== game.version) throw new Refusal('other version', `${record.version} is not ${game.version}`);
  let state = start(game, record.setup);
  visit?.(state, state.news ?? [], null);
  for (const move of record.moves) {
    state = apply(game, state, move);
    visit?.(state, state.news ?? [], move);
  }
  return state;
}

/** A game after so many of its moves. The state belongs to whoever follows and goes on: who keeps it, copies it. */
export interface Followed<S extends State = State> {
  readonly at: number;
  readonly state: S;
}

/** Follows a game whose moves are known to be good, from its beginning to its last move. */
export function* follow<S extends State, M extends Move, V extends string>(
  game: Game<S, M, V>,
  setup: Setup<V>,
  moves: readonly M[],
): Generator<Followed<S>, void> {
  const state = start(game, setup);
  yield { at: 0, state };
  for (const [at, move] of moves.entries()) {
    step(game, state, move);
    yield { at: at + 1, state };
  }
}

/** How many different ways a game can go in so many decisions: a fingerprint of its rules. */
export function perft<S extends State, M extends Move>(game: Game<S, M>, state: S, depth: number): number {
  if (depth === 0 || isOver(state)) return 1;
  const moves = options(game, state);
  if (depth === 1) return moves.length;
  let count = 0;
  for (const move of moves) {
    const after = game.copy(state);
    step(game, after, move);
    count += perft(game, after, depth - 1);
  }
  return count;
}

/** A short hash of a text (FNV-1a): equal texts have equal ones wherever they are computed. */
export function hashText(text: string): string {
  const { imul } = Math;
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** A short fingerprint of a state: equal states have equal ones wherever they are computed. */
export const fingerprint = (state: State): string => hashText(JSON.stringify(state));
