/** A lesson being taken: how far it has come, what rivals do in it, and what is kept of it. No game is named here. */
import { apply, options, pending } from '../engine/frames';
import type { Game, Move, State } from '../engine/game';
import { opened, type Lesson, type Step } from '../engine/lesson';
import { view } from '../engine/view';
import type { Notes } from '../storage/notes';
import { readMove } from '../storage/savedGame';
import { fields, json, list, Misshapen, whole } from '../storage/shape';
import type { SaveInput, Think } from './events';

/** What is kept of a lesson: the moves made in it, how often the coach was told to go on, whether it was ever finished. */
export interface Attendance {
  readonly moves: readonly Move[];
  readonly reads: number;
  readonly done: boolean;
}

export const NOT_BEGUN: Attendance = { moves: [], reads: 0, done: false };

const MARK = 'lesson ';
export const ATTENDED = MARK;
/** The name under which a lesson is noted. */
export const attendanceName = (game: string, lesson: string): string => `${MARK}${game} ${lesson}`;

const MOST = 1000;

/** What was kept of a lesson; one that cannot be read begins anew. */
export function readAttendance(notes: Notes, name: string): Attendance {
  const kept = notes.get(name);
  if (kept === undefined) return NOT_BEGUN;
  try {
    const { moves, reads, done } = fields(json(kept), ['moves', 'reads', 'done']);
    return { moves: list(moves, MOST, readMove), reads: whole(reads, 0, MOST), done: done === true };
  } catch (error) {
    if (error instanceof Misshapen) return NOT_BEGUN;
    throw error;
  }
}

/** Where a lesson has come to. */
export interface Where {
  readonly step: number;
  /** Whether nothing is left of the step but to read it: rivals have done their part, or had none in it. */
  readonly toRead: boolean;
  /** How many moves were made before one that nobody asked for. */
  readonly astray: number | null;
}

/** Whether a step is left by saying so: one that is only read, and one in which rivals have done what was to be seen. */
function isToRead(game: Game, { seat }: Lesson, step: Step | undefined, state: State): boolean {
  if (step === undefined || step.asks !== undefined) return false;
  return step.until === undefined || step.until(view(game, state, seat));
}

/** Whether the learner decides; where they are not asked about what rivals announce, the table passes for them. */
export function isLearners(game: Game, { seat, reacts = false }: Lesson, state: State): boolean {
  const open = pending(game, state);
  return open?.seat === seat && (reacts || open.frame.kind !== 'window');
}

/** Follows a lesson from its opening through what was done in it. Throws what the rules refuse. */
function follow(
  game: Game,
  lesson: Lesson,
  opening: State,
  { moves, reads }: Pick<Attendance, 'moves' | 'reads'>,
): Where {
  const { steps, seat } = lesson;
  let state = opening;
  let left = reads;
  let at = 0;
  const isHeard = (): boolean => isToRead(game, lesson, steps[at], state);
  const goOn = (): void => {
    for (; at < steps.length; at++) {
      if (isHeard()) {
        if (left === 0) return;
        left--;
      } else if (steps[at]?.asks === undefined || !steps[at]?.until?.(view(game, state, seat))) return;
    }
  };
  goOn();
  for (const [count, move] of moves.entries()) {
    const own = isLearners(game, lesson, state);
    // Whoever acts has read: what an older version kept counts no reading of what rivals did.
    if (own) while (isHeard()) at++;
    const step = steps[at];
    if (own && step?.asks?.(move, view(game, state, seat)) === false) return { step: at, toRead: false, astray: count };
    state = apply(game, state, move);
    if (own && step?.asks !== undefined && step.until === undefined) at++;
    goOn();
  }
  return { step: at, toRead: isHeard(), astray: null };
}

/** What the screen gets of a lesson. */
export interface Attending extends Where {
  readonly attendance: Attendance;
  /** Raised when the table is set anew. */
  readonly sitting: number;
}

/** A lesson that somebody takes. */
export interface Sitting {
  readonly look: () => Attending;
  /** The table as it is to be set now: all moves so far, and the state they lead to. */
  readonly set: () => { readonly moves: readonly Move[]; readonly state: State };
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes in what the table has played; the table waits for it. */
  readonly save: (input: SaveInput) => Promise<void>;
  /** How rivals come to their moves: when the coach has finished speaking, and as the lesson wants. */
  readonly think: Think;
  /** What was said has been read. */
  readonly goOn: () => void;
  /** Takes the move back that nobody asked for. */
  readonly takeBack: () => void;
  /** Begins the lesson anew. */
  readonly restart: () => void;
}

type Input = {
  readonly game: Game;
  readonly lesson: Lesson;
  readonly attendance: Attendance;
  readonly keep: (attendance: Attendance) => Promise<void>;
  /** How simple bots think. */
  readonly rival: Think;
};

/** Where it was left, or its beginning if the rules would not have it any more. */
function resumed(game: Game, lesson: Lesson, opening: State, kept: Attendance): Attending {
  const anew = { ...NOT_BEGUN, done: kept.done };
  try {
    const { astray } = follow(game, lesson, opening, kept);
    const attendance = { ...kept, moves: kept.moves.slice(0, astray ?? undefined) };
    const where = follow(game, lesson, opening, attendance);
    // A lesson that was finished is taken again from its beginning.
    if (where.step < lesson.steps.length) return { ...where, attendance, sitting: 0 };
  } catch {
    // The rules have changed meanwhile.
  }
  return { ...follow(game, lesson, opening, anew), attendance: anew, sitting: 0 };
}

/** Sits down to a lesson, where it was left. */
export function attend({ game, lesson, attendance, keep, rival }: Input): Sitting {
  const opening = opened(game, lesson);
  const first = opening.moves.length;
  let now = resumed(game, lesson, opening.state, attendance);
  const listeners = new Set<() => void>();

  const become = (moves: readonly Move[], reads: number, sitting: number): Promise<void> => {
    const where = follow(game, lesson, opening.state, { moves, reads });
    const done = now.attendance.done || where.step === lesson.steps.length;
    now = { ...where, attendance: { moves, reads, done }, sitting };
    for (const listener of [...listeners]) listener();
    // A lesson that cannot be kept is still a lesson.
    return keep(now.attendance).catch(() => undefined);
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const mayAct = (): boolean => now.astray === null && now.step < lesson.steps.length && !now.toRead;
  const untilTheyMay = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      if (mayAct() || signal.aborted) return resolve();
      const end = (): void => {
        leave();
        signal.removeEventListener('abort', end);
        resolve();
      };
      const leave = subscribe(() => mayAct() && end());
      signal.addEventListener('abort', end);
    });

  return {
    look: () => now,
    set: () => ({
      moves: [...opening.moves, ...now.attendance.moves],
      state: now.attendance.moves.reduce((state, move) => apply(game, state, move), opening.state),
    }),
    subscribe,
    save: ({ from, moves }) =>
      become([...now.attendance.moves.slice(0, from - first), ...moves], now.attendance.reads, now.sitting),
    async think(question, signal) {
      await untilTheyMay(signal);
      return scripted(game, lesson.steps[now.step], question.view) ?? rival(question, signal);
    },
    goOn: () => void become(now.attendance.moves, now.attendance.reads + 1, now.sitting),
    takeBack: () =>
      void become(now.attendance.moves.slice(0, now.astray ?? undefined), now.attendance.reads, now.sitting + 1),
    restart: () => void become([], 0, now.sitting + 1),
  };
}

/** What a lesson wants a rival to do; where it wants nothing, a rival who could react lets things pass. */
function scripted(game: Game, step: Step | undefined, seen: State): Move | null {
  const choices = options(game, seen);
  const wanted = step?.rivals && choices.find((move) => step.rivals?.(move, seen));
  if (wanted) return wanted;
  if (pending(game, seen)?.frame.kind !== 'window') return null;
  return choices.find((move) => move.do === 'pass') ?? null;
}
