/** The decision stack: what is still to be done, the next thing on top. */
import { editionOf } from './editions';
import {
  Refusal,
  type Decision,
  type Frame,
  type Game,
  type Move,
  type Phase,
  type Seat,
  type Setup,
  type State,
} from './game';
import { seeded } from './rng';

const MANY_RUNS = 10_000;

/** Puts a frame on the stack: it is done before what lies there. */
export function push<F extends Frame>(state: { stack: F[] | Frame[] }, frame: F): void {
  state.stack[state.stack.length] = frame;
}

/** Ends the game at once: nothing is still to be done. */
export function finish(state: State): void {
  state.stack.length = 0;
}

/** Whether the game has ended. */
export const isOver = (state: State): boolean => state.stack.length === 0;

/** Runs frames until the top one waits for a seat, and tells its rule; null if the game is over. */
export function settle<S extends State>(game: Game<S>, state: S): Decision<State, Frame, Move> | null {
  for (let runs = 0; runs < MANY_RUNS; runs++) {
    const frame = state.stack[state.stack.length - 1];
    if (frame === undefined) return null;
    const rule = game.rules[frame.kind];
    if (rule === undefined) return null;
    if (rule.choose !== undefined) return rule;
    state.stack.pop();
    rule.run(state, frame);
  }
  throw new Refusal('never settles', state.stack.map((frame) => frame.kind).join(' '));
}

function decision(game: Game, state: State): { frame: Frame; rule: Decision<State, Frame, Move> } | null {
  const frame = state.stack[state.stack.length - 1];
  if (frame === undefined) return null;
  const rule = game.rules[frame.kind];
  return rule?.choose === undefined ? null : { frame, rule };
}

/** Who must decide what. */
export interface Pending {
  readonly seat: Seat;
  readonly frame: Frame;
  readonly phase: Phase;
}

/** Who must decide what; null when the game is over. */
export function pending<S extends State>(game: Game<S>, state: S): Pending | null {
  const open = decision(game, state);
  return open && { seat: open.rule.seat(state, open.frame), frame: open.frame, phase: open.rule.phase };
}

/** The phase of the table: that of the top frame. */
export const phaseOf = <S extends State>(game: Game<S>, state: S): Phase => pending(game, state)?.phase ?? 'over';

/** Everything the deciding seat may do now: the one place where legality stands. Empty when the game is over. */
export function options<S extends State, M extends Move>(game: Game<S, M>, state: S): M[] {
  const list: M[] = [];
  const frame = state.stack[state.stack.length - 1];
  if (frame === undefined) return list;
  const rule = game.rules[frame.kind];
  if (rule?.choose !== undefined) rule.options(state, frame, list);
  return list;
}

/** Carries out an option on the state itself. For those who own the state and took the move from `options`. */
export function step<S extends State, M extends Move>(game: Game<S, M>, state: S, move: M): void {
  const frame = state.stack.pop();
  if (frame === undefined) throw new Refusal('game over', move.do);
  const rule = game.rules[frame.kind];
  if (rule?.choose === undefined) throw new Refusal('never settles', frame.kind);
  if (state.news !== null) state.news = [];
  rule.choose(state, frame, move);
  settle(game, state);
}

/** Whether two moves say the same. */
export function sameMove(a: Move, b: Move): boolean {
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.is(Reflect.get(a, key), Reflect.get(b, key)))
  );
}

/** The state after a move; the state given stays as it is. Only what stands among the options is taken. */
export function apply<S extends State, M extends Move>(game: Game<S, M>, state: S, move: M): S {
  checkState(game, state);
  if (isOver(state)) throw new Refusal('game over', move.do);
  if (state.eye !== -1) throw new Refusal('a view', 'moves are carried out on the whole state');
  const option = options(game, state).find((known) => sameMove(known, move));
  if (option === undefined) throw new Refusal('no such option', JSON.stringify(move));
  const after = game.copy(state);
  step(game, after, option);
  return after;
}

/** Throws if a state is not one of this game and version. */
function checkState(game: Game, state: State): void {
  if (state.game !== game.id) throw new Refusal('unknown game', `${state.game} is not ${game.id}`);
  if (state.version !== game.version) throw new Refusal('other version', `${state.version} is not ${game.version}`);
}

/** Throws if a game cannot be set up like this. */
function checkSetup(game: Game, setup: Setup): void {
  const [least, most] = game.seats;
  const { seats, first = 0 } = setup;
  if (!Number.isInteger(seats) || seats < least || seats > most)
    throw new Refusal('bad setup', `${seats} seats, not ${least} to ${most}`);
  const isKnown = (variant: string): boolean =>
    game.variants.includes(variant) || (game.twists?.includes(variant) ?? false);
  const unknown = setup.variants.find((variant) => !isKnown(variant));
  if (unknown !== undefined) throw new Refusal('bad setup', `no variant ${unknown}`);
  if (!Number.isInteger(first) || first < 0 || first >= seats) throw new Refusal('bad setup', `no seat ${first}`);
  const wanted = editionOf(setup);
  if (!Number.isInteger(wanted) || wanted < 1) throw new Refusal('bad setup', `no edition ${wanted}`);
  if (wanted > editionOf(game)) throw new Refusal('other version', `edition ${wanted} is not known yet`);
}

/** A game ready for its first decision. */
export function start<S extends State, M extends Move, V extends string>(game: Game<S, M, V>, setup: Setup<V>): S {
  checkSetup(game, setup);
  const state = game.setup(setup, seeded(setup.seed));
  settle(game, state);
  return state;
}
