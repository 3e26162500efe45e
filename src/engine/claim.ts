/** Claims: a moment of a real game, and something that can be reached from there in one's own turn by one line alone. */
import type { Move, Seat, Setup, State } from './game';
import type { Language } from './show';

/** Something that is wanted: plain flat data. `n` is the least of what is counted, `of` the key of what is meant. */
export interface Wish {
  readonly what: string;
  readonly n?: number;
  readonly of?: string;
  readonly seat?: Seat;
}

/** What is wanted together. */
export type Goal = readonly Wish[];

/** How hard a claim is, from 1. */
export const GRADES = [1, 2, 3] as const;
export type Grade = (typeof GRADES)[number];

/** Where a claim stands: a real game up to the moment at which its seat is to move. */
export interface Site {
  readonly setup: Setup;
  /** The moves that lead there, each as its number among the options. */
  readonly opening: readonly number[];
}

/** A claim. */
export interface Claim extends Site {
  /** The name under which it is noted whether it was solved: it stays for ever. */
  readonly key: string;
  readonly goal: Goal;
  /** In how many turns of one's own. */
  readonly turns: number;
  readonly grade: Grade;
  /** The line that reaches the goal: one's own moves, each as its number among the options. */
  readonly line: readonly number[];
}

/** What a game says of its claims. */
export interface ClaimWords<S extends State = State> {
  /** What is to be reached, as a task. `before` is the view at the beginning. */
  goal(before: S, goal: Goal, turns: number, names: readonly string[]): string;
  /** What is still missing of a wish when the time is over. */
  lacks(before: S, now: S, wish: Wish, names: readonly string[]): string;
  /** How rivals stay out of it. */
  readonly rivals: string;
}

/** What a wish is like. */
export interface WishRow {
  /** How much it is worth asking for, 0 if never alone. */
  readonly worth: number;
  /** In how many turns of one's own at most. */
  readonly turns: number;
  /** By what means it comes about, where a game knows several: lines are searched for one of them at a time. */
  readonly means?: string;
  /** Whether anybody sees which cards it takes, so that it is never hard. */
  readonly plain?: true;
}

/**
 * What a game tells about claims. States are views or dealt worlds: nothing may be read but what the seat knows, whose
 * turn it is when the claim begins.
 */
export interface Puzzles<S extends State = State, M extends Move = Move> {
  /** What may be wished for. */
  readonly wishes: Readonly<Record<string, WishRow>>;
  /** How hard a claim of the second grade is at least, and of the third, as those are that lie ready. */
  readonly hard: readonly [number, number];
  /** How many moves a line must have that tell it from others, to be worth thinking about. */
  readonly least: number;
  /** Whether a claim may begin with what a seat is to decide now. */
  begins(state: S): boolean;
  /** Whether the time is over, after so many decisions of one's own. */
  isOver(before: S, now: S, seat: Seat, decisions: number, turns: number): boolean;
  /** The move with which a rival stays out of it; null where a rival has a say, which ends the line. */
  stays(state: S): M | null;
  /** What has come about that may be wished for; counted wishes with all that was counted. */
  done(before: S, now: S, seat: Seat): readonly Wish[];
  holds(before: S, now: S, seat: Seat, wish: Wish): boolean;
  /** False for what brings no line nearer to anything by these means, and never can: it need not be searched. */
  helps(state: S, move: M, means: string): boolean;
  /** What a move is, to tell lines apart; null for what makes no other line of it, as with what something is paid. */
  tells(state: S, move: M): string | null;
  readonly words: Readonly<Record<Language, ClaimWords<S>>>;
}

/** The means where a game knows no others. */
const USUAL = '';

/** By what means a wish comes about. */
export const meansOf = ({ wishes }: Pick<Puzzles, 'wishes'>, { what }: Wish): string => wishes[what]?.means ?? USUAL;

/** The claims of a game: how they are made, and those that lie ready. */
export interface Claims<S extends State = State, M extends Move = Move> {
  readonly puzzles: Puzzles<S, M>;
  readonly list: readonly Claim[];
}

/** The claim of a day, and whose it is. */
export interface ClaimOfDay {
  readonly game: string;
  readonly claim: Claim;
}
