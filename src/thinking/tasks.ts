/** What can be thought about, as data that may be handed to another thread, and how it is done wherever that is. */
import { characterOf } from '../bots/characters';
import { LEVELS, QUICK, type Level } from '../bots/levels';
import { hint, ponder, ponderEvenly, type Hint } from '../bots/ponder';
import type { Question, Request } from '../bots/question';
import { assay, opinion, type Assay, type Opinion } from '../bots/assay';
import type { Wanted } from '../bots/review';
import { options, phaseOf } from '../engine/frames';
import type { Move } from '../engine/game';
import type { GameRecord } from '../engine/replay';
import type { Mind } from '../games/minds';
import { inTimeSlices } from './timeSlices';

export type Task =
  | { readonly about: 'move' | 'hint'; readonly decision: Request }
  | { readonly about: 'opinion'; readonly decision: Request; readonly moves: readonly Move[] }
  | { readonly about: 'assay'; readonly record: GameRecord; readonly wanted: Wanted };

export type Thought =
  | { readonly about: 'move'; readonly move: Move }
  | { readonly about: 'hint'; readonly hint: Hint }
  | { readonly about: 'opinion'; readonly opinion: Opinion }
  | { readonly about: 'assay'; readonly assay: Assay };

/** Milliseconds a bot may think; then it does the best it has found. */
const PATIENCE = 2000;
/** Somebody waits for an opinion, and it is of use only as a whole. */
const OPINION_PATIENCE = 30_000;
/** An assay is long and nobody waits for it. */
const ASSAY_PATIENCE = 300_000;

const gameOf = (task: Task): string => (task.about === 'assay' ? task.record.game : task.decision.game);

function mindOf(minds: readonly Mind[], task: Task): Required<Mind> {
  const { game, advice } = minds.find((mind) => mind.game.id === gameOf(task)) ?? {};
  if (!game || !advice) throw new Error(`nobody advises bots in "${gameOf(task)}"`);
  return { game, advice };
}

function questionOf({ game, advice }: Required<Mind>, { view, story, seed, name = '', level }: Request): Question {
  const leaning = characterOf(name, level)?.leaning;
  return { game, advice, view, story, seed, ...(leaning && { leaning }) };
}

/** An unknown level, as in a game from elsewhere, plays as the middle one. */
const levelOf = (name: string): Level => LEVELS.find((level) => level === name) ?? 'journeyman';

/** Does a task in slices. */
export async function work(
  minds: readonly Mind[],
  task: Task,
  signal: AbortSignal,
  onProgress?: (part: number) => void,
): Promise<Thought> {
  const mind = mindOf(minds, task);
  switch (task.about) {
    case 'move': {
      const isCall = phaseOf(mind.game, task.decision.view) === 'reaction';
      const pondering = ponderEvenly(questionOf(mind, task.decision), levelOf(task.decision.level), isCall);
      await inTimeSlices(pondering, signal, PATIENCE);
      return { about: 'move', move: pondering.best() };
    }
    case 'hint': {
      const pondering = hint(questionOf(mind, task.decision));
      await inTimeSlices(pondering, signal, PATIENCE);
      return { about: 'hint', hint: pondering.hint() };
    }
    case 'opinion': {
      const { view, story, seed } = task.decision;
      const { game, advice } = mind;
      const forming = opinion({ game, advice, seen: view, story, seed }, task.moves);
      await inTimeSlices(forming, signal, OPINION_PATIENCE, () => onProgress?.(0));
      return { about: 'opinion', opinion: forming.opinion() };
    }
    case 'assay': {
      const weighing = assay(mind.game, mind.advice, task.record, task.wanted);
      await inTimeSlices(weighing, signal, ASSAY_PATIENCE, () => onProgress?.(weighing.progress()));
      return { about: 'assay', assay: weighing.found() };
    }
  }
}

/** A move at once where thinking has failed: that of the quick level, or anything that may be done. */
export function quickMove(minds: readonly Mind[], decision: Request): Move {
  const game = minds.find((mind) => mind.game.id === decision.game)?.game;
  try {
    return ponder(questionOf(mindOf(minds, { about: 'move', decision }), decision), QUICK).best();
  } catch (error) {
    const [any] = game ? options(game, decision.view) : [];
    if (any === undefined) throw error;
    return any;
  }
}
