/**
 * The reaction chain. An action is announced with its public target; then everybody else may react, clockwise. A
 * reaction may itself be announced and answered, without bound: the chain is the stack.
 *
 *     chain      what waits until the action above it is settled
 *     pending    an action that was announced and neither carried out nor cancelled
 *     ask        asks everybody about the pending action below, from the beginning
 *     window     waits for one seat's answer
 *
 * When nobody reacts the window goes, the action is carried out, and the `ask` beneath it asks about the action below
 * once more, if that is still live. What is left on cards used for reactions waits in the chain, last card first.
 */
import { push } from './frames';
import type { Frame, Move, Rules, Seat, State } from './game';

/** An announced action; games add what it is and what it aims at. */
export interface Action {
  readonly seat: Seat;
}

/** What a reaction leaves to be done once the chain is settled; games say what that is. */
export interface ChainFrame<L> {
  readonly kind: 'chain';
  readonly waiting: readonly L[];
}
export interface PendingFrame<A extends Action> {
  readonly kind: 'pending';
  readonly action: A;
  readonly live: boolean;
}
export interface AskFrame {
  readonly kind: 'ask';
}
export interface WindowFrame {
  readonly kind: 'window';
  readonly seat: Seat;
  /** How many seats are asked after this one. */
  readonly left: number;
}
export type ReactionFrame<A extends Action, L> = ChainFrame<L> | PendingFrame<A> | AskFrame | WindowFrame;

export interface Pass extends Move {
  readonly do: 'pass';
}
export const PASS: Pass = { do: 'pass' };

/** What the chain needs to know of a game. */
export interface Reactions<S, A extends Action, L, M extends Move> {
  /** Whether a seat is asked at all: by public facts alone, so that a window tells nothing. */
  mayReact(state: S, seat: Seat, action: A): boolean;
  /** What a seat may do against an action, besides passing. */
  reactions(state: S, seat: Seat, action: A, list: (M | Pass)[]): void;
  /** Begins a reaction. */
  react(state: S, seat: Seat, action: A, move: M): void;
  /** Carries an action out that nobody has cancelled. */
  carryOut(state: S, action: A): void;
  /** Offers what a reaction has left. */
  leftover(state: S, left: L): void;
}

/** Announces an action that starts a chain of its own. */
export function announce<A extends Action, L>(state: State, action: A): void {
  push<ChainFrame<L>>(state, { kind: 'chain', waiting: [] });
  answer(state, action);
}

/** Announces an action within the chain that is on: a reaction. */
export function answer<A extends Action>(state: State, action: A): void {
  push<PendingFrame<A>>(state, { kind: 'pending', action, live: true });
  push<AskFrame>(state, { kind: 'ask' });
}

const isPending = <A extends Action>(frame: Frame | PendingFrame<A> | undefined): frame is PendingFrame<A> =>
  frame?.kind === 'pending';
const isChain = <L>(frame: Frame | ChainFrame<L> | undefined): frame is ChainFrame<L> => frame?.kind === 'chain';

/** The last live action that is not a seat's own: what its cancellation would hit. Null if there is none. */
export function lastLive<A extends Action>(state: State, seat: Seat): A | null {
  const at = lastLiveAt<A>(state, seat);
  const frame = state.stack[at];
  return isPending<A>(frame) ? frame.action : null;
}

function lastLiveAt<A extends Action>(state: State, seat: Seat): number {
  for (let at = state.stack.length - 1; at >= 0; at--) {
    const frame = state.stack[at];
    if (isPending<A>(frame) && frame.live && frame.action.seat !== seat) return at;
  }
  return -1;
}

/** Cancels the last live action that is not the seat's own and tells which; null if there is none. */
export function cancel<A extends Action>(state: State, seat: Seat): A | null {
  const at = lastLiveAt<A>(state, seat);
  const frame = state.stack[at];
  if (!isPending<A>(frame)) return null;
  const dead: PendingFrame<A> = { ...frame, live: false };
  state.stack[at] = dead;
  return frame.action;
}

/** Keeps something to be done when the chain that is on has been settled, before what was kept earlier. */
export function keepForLater<L>(state: State, left: L): void {
  for (let at = state.stack.length - 1; at >= 0; at--) {
    const frame = state.stack[at];
    if (!isChain<L>(frame)) continue;
    const longer: ChainFrame<L> = { ...frame, waiting: [...frame.waiting, left] };
    state.stack[at] = longer;
    return;
  }
}

/** The action announced last, live or not; null if none is pending. */
export function lastAnnounced<A extends Action>(state: State): A | null {
  for (let at = state.stack.length - 1; at >= 0; at--) {
    const frame = state.stack[at];
    if (isPending<A>(frame)) return frame.action;
  }
  return null;
}

/** The pending actions from the first to the last: the ladder that a table shows. */
export function ladder<A extends Action>(state: State): PendingFrame<A>[] {
  return state.stack.filter((frame) => isPending<A>(frame));
}

/** Asks the next seat that may react, beginning with this one; nobody if none may. */
function open<S extends State, A extends Action, L, M extends Move>(
  game: Reactions<S, A, L, M>,
  state: S,
  action: A,
  first: Seat,
  count: number,
): void {
  for (let seat = first, left = count - 1; left >= 0; seat = (seat + 1) % state.seats, left--) {
    if (!game.mayReact(state, seat, action)) continue;
    push<WindowFrame>(state, { kind: 'window', seat, left });
    return;
  }
}

/** The rules of the chain for a game. */
export function chainRules<S extends State, A extends Action, L, M extends Move>(
  game: Reactions<S, A, L, M>,
): Rules<S, ReactionFrame<A, L>, { window: M | Pass }> {
  const topAction = (state: S): A | null => {
    const frame = state.stack[state.stack.length - 1];
    return isPending<A>(frame) && frame.live ? frame.action : null;
  };
  return {
    chain: {
      phase: 'reaction',
      run(state, frame) {
        const last = frame.waiting[frame.waiting.length - 1];
        if (last === undefined) return;
        push<ChainFrame<L>>(state, { kind: 'chain', waiting: frame.waiting.slice(0, -1) });
        game.leftover(state, last);
      },
    },
    pending: {
      phase: 'reaction',
      run(state, frame) {
        if (frame.live) game.carryOut(state, frame.action);
      },
    },
    ask: {
      phase: 'reaction',
      run(state) {
        const action = topAction(state);
        if (action) open(game, state, action, (action.seat + 1) % state.seats, state.seats - 1);
      },
    },
    window: {
      phase: 'reaction',
      seat: (_state, frame) => frame.seat,
      options(state, frame, list) {
        list.push(PASS);
        const action = lastAnnounced<A>(state);
        if (action) game.reactions(state, frame.seat, action, list);
      },
      choose(state, frame, move) {
        const action = lastAnnounced<A>(state);
        if (!action) return;
        if (isPass(move)) {
          open(game, state, action, (frame.seat + 1) % state.seats, frame.left);
          return;
        }
        push<AskFrame>(state, { kind: 'ask' });
        game.react(state, frame.seat, action, move);
      },
    },
  };
}

const isPass = (move: Move): move is Pass => move.do === 'pass';
