/** What is to be decided, and who decides it. */
import type { Frame, Seat } from '../../../engine/game';
import type { DwarfFrame } from './frames';
import type { DwarfMove, Moves, PlainMove, PlainMoves } from './moves';
import type { Question } from './question';
import { QUESTIONS, type QuestionFrame, type QuestionKind, type QuestionWords } from './questions';
import type { DwarfState } from './state';

/** The kinds of frames that wait for somebody, but for the questions of verbs and events. */
const WAITING: Readonly<Record<keyof PlainMoves, true>> = {
  draft: true,
  activity: true,
  card: true,
  window: true,
  pay: true,
  discard: true,
  sorting: true,
  free: true,
  tile: true,
  buy: true,
  'fools-gold': true,
  strong: true,
  fee: true,
  asking: true,
  keep: true,
};

/** A frame that waits. */
export type Waiting = Extract<DwarfFrame, { readonly kind: keyof Moves }>;

const waits = (frame: Frame | Waiting | undefined): frame is Waiting =>
  frame !== undefined && (frame.kind in WAITING || frame.kind in QUESTIONS);

/** What is to be decided; null when the game is over. */
export function waiting(s: DwarfState): Waiting | null {
  const frame = s.stack[s.stack.length - 1];
  return waits(frame) ? frame : null;
}

/** A frame that goes on once hand cards are paid for it. */
type Unpaid = Extract<DwarfFrame, { readonly kind: 'say' | 'made' | 'card' }>;

const isUnpaid = (frame: Frame | Unpaid | undefined): frame is Unpaid =>
  frame?.kind === 'say' || frame?.kind === 'made' || frame?.kind === 'card';

/** What hand cards are paid for now; null where nothing waits for them. */
export function unpaid(s: DwarfState): Unpaid | null {
  const frame = s.stack[s.stack.length - 2];
  return isUnpaid(frame) ? frame : null;
}

/** Who decides. */
export function decider(s: DwarfState, frame: Waiting): Seat {
  switch (frame.kind) {
    case 'activity':
    case 'fee':
    case 'keep':
      return s.turn;
    case 'fools-gold':
      return frame.buy.seat;
    default:
      return frame.seat;
  }
}

/** Whether a frame is a question of a verb or an event. */
export const isQuestion = (frame: Waiting): frame is QuestionFrame => frame.kind in QUESTIONS;

/** Whether a move answers no such question: its frame tells. */
export const isPlain = (frame: Waiting | null, _move: DwarfMove): _move is PlainMove =>
  frame === null || !isQuestion(frame);

type AnyQuestion = Question<QuestionFrame, DwarfMove, QuestionWords[QuestionKind]>;
const RULES: Readonly<Record<QuestionKind, AnyQuestion>> = QUESTIONS;

/** What is said of a question. */
export const questionOf = (frame: QuestionFrame): AnyQuestion => RULES[frame.kind];
