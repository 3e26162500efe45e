/** The contract a game fulfils, and the types everybody speaks. */
import type { Cards, Zone } from './cards';
import type { OfEdition } from './editions';
import type { Rng } from './rng';

/** A place at the table, counted from 0 clockwise. */
export type Seat = number;

/** What a table does while a frame is on top; each behaves differently at the table. */
export const PHASES = ['setup', 'activity', 'reaction', 'event', 'tile', 'ending', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** A step of the flow that is still to be done: plain data, never changed in place, so copies may share it. */
export interface Frame {
  readonly kind: string;
}

/** What a seat decides: plain flat data. Whatever is done with one card names it so, as happenings do. */
export interface Move {
  readonly do: string;
  readonly card?: number;
}

/** Something that happened. Those about a card carry its back, its face and the seats that saw the face then. */
export interface Happening {
  readonly what: string;
  readonly card?: number;
  readonly face?: number;
  readonly seen?: number;
}

/** The eye of a state that shows only what all seats know. */
export const ONLOOKER = -2;

/** What every state has. A state is one JSON value; a game adds flat lists of whole numbers. */
export interface State extends OfEdition {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  /** The seat whose view this is; −1 for the whole truth, `ONLOOKER` for what everybody knows. */
  eye: Seat | -1 | typeof ONLOOKER;
  /** The generator; empty in a view. */
  rng: Rng;
  /** What is still to be done, the next thing last. Empty when the game is over. */
  stack: Frame[];
  /** What happened in the last step; null where nobody listens. */
  news: Happening[] | null;
  cards: Cards;
}

/** A frame that runs by itself. It has left the stack when it runs and pushes what comes next. */
export interface Automatic<S, F> {
  readonly phase: Phase;
  /** Nobody chooses. It tells the two apart: a field is found sooner than missed. */
  readonly choose?: undefined;
  run(state: S, frame: F): void;
}

/** A frame that waits for a seat. It has left the stack when the choice is carried out; if it goes on it is pushed again. */
export interface Decision<S, F, M> {
  readonly phase: Phase;
  seat(state: S, frame: F): Seat;
  options(state: S, frame: F, list: M[]): void;
  /** One of the options by one roll, as if drawn from their list: where it costs less to count them than to make them. */
  draw?(state: S, frame: F, rng: Rng): M;
  choose(state: S, frame: F, move: M): void;
}

export type Rule = Automatic<State, Frame> | Decision<State, Frame, Move>;

/** The rules of a game: one for each kind of frame. `Moves` names the kinds that wait, and what may be chosen there. */
export type Rules<S, F extends Frame, Moves> = {
  readonly [K in F['kind']]: K extends keyof Moves
    ? Decision<S, Extract<F, { readonly kind: K }>, Moves[K]>
    : Automatic<S, Extract<F, { readonly kind: K }>>;
};

/** How a game is started; from which edition's box, if it is not the first. */
export interface Setup<V extends string = string> extends OfEdition {
  readonly seats: number;
  readonly seed: string;
  /** The variants that are switched on, and the twists of a chapter. */
  readonly variants: readonly V[];
  /** Who begins; by lot if it is left out. */
  readonly first?: Seat;
}

/** The count of a seat, now or at the end. Seats that share a rank share the victory. */
export interface Standing {
  readonly seat: Seat;
  readonly rank: number;
  readonly points: number;
  readonly lines: readonly ScoreLine[];
}

export interface ScoreLine {
  readonly what: string;
  readonly points: number;
}

/** A game in the terms of the engine. */
export interface Game<S extends State = State, M extends Move = Move, V extends string = string> extends OfEdition {
  readonly id: string;
  /** Raised when the flow changes, so that old moves would not replay to the same state. New cards raise the edition alone. */
  readonly version: number;
  readonly seats: readonly [least: number, most: number];
  readonly variants: readonly V[];
  /** Turns of the rules that a chapter may switch on like a variant; nobody chooses them for an ordinary game. */
  readonly twists?: readonly V[];
  readonly rules: Readonly<Record<string, Rule>>;
  /** No game takes more decisions than this. */
  readonly longest: number;
  /** A table ready to play, its first frames on the stack. */
  setup(setup: Setup<V>, rng: Rng): S;
  /** A copy that can be changed on its own. */
  copy(state: S): S;
  /** The count by seat, best first. */
  standings(state: S): Standing[];
  /** Which round it is, counted from 1, in a game that is played in rounds: everybody knows it. */
  round?(state: S): number;
  /** Whether what is announced touches a seat or its cards or decides the game, by public facts: for standing orders. */
  concerns?(state: S, seat: Seat): boolean;
  /** Nothing is hidden from anybody in this game, ever: no curtain is needed. */
  readonly open?: boolean;
  /** The kinds of frames that ask a seat, which may pass, about something that lies before it for all to see. */
  readonly openly?: readonly string[];
  /** The kinds of frames in which a seat has nothing to choose: it only says that it has seen what was dealt or shown. */
  readonly formal?: readonly string[];
  /** The kinds of happenings that everybody perceives and is told at once, also in the middle of somebody's turn. */
  readonly grand?: readonly string[];
  /** Where a seat holds the cards that it alone sees for as long as they lie there. */
  readonly hand?: (seat: Seat) => Zone;
  /** Whether a move is there or not by what a hand holds, though it names no card of it: it is never offered before everybody's eyes. */
  veiled?(state: S, move: M): boolean;
  /** The kinds of frames that need not ask somebody alone once there is only one thing left to choose: the table chooses it. */
  readonly settles?: readonly string[];
  /** What must always hold; throws where it does not. */
  check(state: S): void;
  /** The moves of this game; only for the types. */
  readonly moves?: M;
}

/** Why something was refused. */
export const REFUSALS = [
  'unknown game',
  'other version',
  'bad setup',
  'game over',
  'a view',
  'no such option',
  'never settles',
] as const;

/** A move or state that the engine does not take. The state given is untouched. */
export class Refusal extends Error {
  constructor(
    readonly reason: (typeof REFUSALS)[number],
    readonly detail: string,
  ) {
    super(`${reason}: ${detail}`);
    this.name = 'Refusal';
  }
}
