/** Lessons: a real game brought to a moment worth looking at, and what is done there step by step. */
import { options, sameMove, start, step as carryOut } from './frames';
import { Refusal, type Game, type Move, type Seat, type Setup, type State } from './game';
import type { Language } from './show';

/**
 * One step. With `asks` the learner does something; with `until` alone the rivals do; with neither something is read.
 * What is said stands in the words of the course under the step's key.
 */
export interface Step<S extends State = State, M extends Move = Move> {
  readonly key: string;
  /** The keys of the things it is about, where they do not follow from what is asked. */
  points?(view: S): readonly string[];
  /** Whether a move is what is asked, or on the way to it. */
  asks?(move: M, view: S): boolean;
  /** Whether it has come about, as the learner sees it; where it is left out, the first move that is asked for will do. */
  until?(view: S): boolean;
  /** What rivals do meanwhile, if they can; else they let things pass, or play as simple bots do. */
  rivals?(move: M, view: S): boolean;
}

/** A lesson of a few minutes. */
export interface Lesson<S extends State = State, M extends Move = Move> {
  readonly key: string;
  readonly minutes: number;
  readonly setup: Setup;
  readonly seat: Seat;
  /**
   * The moves that lead to the moment, each as its number among the options: a game that was really played. It is
   * written down by `npm run lab -- opening`.
   */
  readonly opening: string;
  /** Whether the learner is asked about what rivals announce. */
  readonly reacts?: boolean;
  readonly steps: readonly Step<S, M>[];
}

/** What the coach says: what to do or to see, why, and what another move would mean. */
export interface StepWords {
  readonly say: string;
  readonly why: string;
  readonly astray?: string;
}

export interface LessonWords {
  readonly title: string;
  /** What is learned, in a line. */
  readonly line: string;
  readonly steps: Readonly<Record<string, StepWords>>;
}

/** The lessons of a game, and what is said there by lesson. */
export interface Course<S extends State = State, M extends Move = Move> {
  readonly lessons: readonly Lesson<S, M>[];
  readonly words: Readonly<Record<Language, Readonly<Record<string, LessonWords>>>>;
}

/** The moves of an opening, and the state they lead to. */
export function opened<S extends State, M extends Move>(
  game: Game<S, M>,
  { setup, opening }: Pick<Lesson<S, M>, 'setup' | 'opening'>,
): { readonly moves: readonly M[]; readonly state: S } {
  const state = start(game, setup);
  const moves = opening
    .split(' ')
    .filter((number) => number !== '')
    .map((number) => {
      const move = options(game, state)[Number(number)];
      if (move === undefined) throw new Refusal('no such option', `opening ${number}`);
      carryOut(game, state, move);
      return move;
    });
  return { moves, state };
}

/** The moves of a game as an opening is written down. */
export function noted(game: Game, setup: Setup, moves: readonly Move[]): string {
  const state = start(game, setup);
  const numbers = moves.map((move) => {
    const choices = options(game, state);
    const number = choices.findIndex((known) => sameMove(known, move));
    const choice = choices[number];
    if (choice === undefined) throw new Refusal('no such option', JSON.stringify(move));
    carryOut(game, state, choice);
    return number;
  });
  return numbers.join(' ');
}
