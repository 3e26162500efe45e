/** What can be thought about, as data that may be handed to another thread, and how it is done wherever that is. */
import { characterOf } from '../bots/characters';
import { LEVELS, QUICK, type Level } from '../bots/levels';
import { hint, ponder, ponderEvenly, type Hint } from '../bots/ponder';
import type { Question, Request } from '../bots/question';
import { review, type Turning } from '../bots/review';
import { options, phaseOf } from '../engine/frames';
import type { Move, Seat } from '../engine/game';
import type { GameRecord } from '../engine/replay';
import type { Entry } from '../games';
import { inTimeSlices } from './timeSlices';

export type Task =
  | { readonly about: 'move' | 'hint'; readonly decision: Request }
  | { readonly about: 'review'; readonly record: GameRecord; readonly seats: readonly Seat[] };

export type Thought =
  | { readonly about: 'move'; readonly move: Move }
  | { readonly about: 'hint'; readonly hint: Hint }
  | { readonly about: 'review'; readonly turnings: readonly Turning[] };

/** Milliseconds a bot may think; then it does the best it has found. */
const PATIENCE = 2000;
/** A review is long and nobody waits for it. */
const REVIEW_PATIENCE = 120_000;

const gameOf = (task: Task): string => (task.about === 'review' ? task.record.game : task.decision.game);

function entryOf(entries: readonly Entry[], task: Task): Required<Entry> {
  const { game, show, advice } = entries.find((entry) => entry.game.id === gameOf(task)) ?? {};
  if (!game || !show || !advice) throw new Error(`nobody advises bots in "${gameOf(task)}"`);
  return { game, show, advice };
}

function questionOf({ game, advice }: Required<Entry>, { view, story, seed, name = '', level }: Request): Question {
  const leaning = characterOf(name, level)?.leaning;
  return { game, advice, view, story, seed, ...(leaning && { leaning }) };
}

/** An unknown level, as in a game from elsewhere, plays as the middle one. */
const levelOf = (name: string): Level => LEVELS.find((level) => level === name) ?? 'journeyman';

/** Does a task in slices. */
export async function work(
  entries: readonly Entry[],
  task: Task,
  signal: AbortSignal,
  onProgress?: (part: number) => void,
): Promise<Thought> {
  const entry = entryOf(entries, task);
  switch (task.about) {
    case 'move': {
      const isCall = phaseOf(entry.game, task.decision.view) === 'reaction';
      const pondering = ponderEvenly(questionOf(entry, task.decision), levelOf(task.decision.level), isCall);
      await inTimeSlices(pondering, signal, PATIENCE);
      return { about: 'move', move: pondering.best() };
    }
    case 'hint': {
      const pondering = hint(questionOf(entry, task.decision));
      await inTimeSlices(pondering, signal, PATIENCE);
      return { about: 'hint', hint: pondering.hint() };
    }
    case 'review': {
      const looking = review(entry.game, entry.advice, task.record, task.seats);
      await inTimeSlices(looking, signal, REVIEW_PATIENCE, () => onProgress?.(looking.progress()));
      return { about: 'review', turnings: looking.found() };
    }
  }
}

/** A move at once where thinking has failed: that of the quick level, or anything that may be done. */
export function quickMove(entries: readonly Entry[], decision: Request): Move {
  const game = entries.find((entry) => entry.game.id === decision.game)?.game;
  try {
    return ponder(questionOf(entryOf(entries, { about: 'move', decision }), decision), QUICK).best();
  } catch (error) {
    const [any] = game ? options(game, decision.view) : [];
    if (any === undefined) throw error;
    return any;
  }
}
