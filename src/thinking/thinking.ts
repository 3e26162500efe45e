/** What the app asks of bots, whoever does the thinking; a bot that fails or overruns plays at first sight instead. */
import type { Hint } from '../bots/ponder';
import type { Assay, Opinion } from '../bots/assay';
import type { Wanted } from '../bots/review';
import type { Request } from '../bots/question';
import type { Move } from '../engine/game';
import type { GameRecord } from '../engine/replay';
import type { Entry } from '../games';
import { throwIfAborted } from './timeSlices';
import { quickMove, type Task, type Thought } from './tasks';

export interface Thinking {
  /** The move of a bot, in time and whatever happens; rejects only if nobody waits for it any more. */
  think(decision: Request, signal: AbortSignal): Promise<Move>;
  /** What the strongest bot would do, and why. */
  hintFor(decision: Request, signal: AbortSignal): Promise<Hint>;
  /** What the strongest bot thinks of moves that somebody might make; the first is the one that is judged. */
  opinionOf(decision: Request, moves: readonly Move[], signal: AbortSignal): Promise<Opinion>;
  /** A finished game, weighed. */
  assayOf(record: GameRecord, wanted: Wanted, signal: AbortSignal, onProgress?: (part: number) => void): Promise<Assay>;
}

/** Milliseconds after which nobody waits for a bot, whoever thinks for it. */
const LATE = 12_000;

/** What was promised, if it comes before that. */
async function inTime<T>(promised: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('that took too long')), LATE);
  });
  try {
    return await Promise.race([promised, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Somebody who does tasks. */
export type Thinker = (task: Task, signal: AbortSignal, onProgress?: (part: number) => void) => Promise<Thought>;

/** Thinking by somebody who knows the games. */
export function thinkingWith(entries: () => Promise<readonly Entry[]>, thinker: Thinker): Thinking {
  return {
    async think(decision, signal) {
      try {
        const thought = await inTime(thinker({ about: 'move', decision }, signal));
        if (thought.about === 'move') return thought.move;
        throw new Error('that was not asked');
      } catch {
        throwIfAborted(signal);
        return quickMove(await entries(), decision);
      }
    },
    async hintFor(decision, signal) {
      const thought = await thinker({ about: 'hint', decision }, signal);
      if (thought.about !== 'hint') throw new Error('that was not asked');
      return thought.hint;
    },
    async opinionOf(decision, moves, signal) {
      const thought = await thinker({ about: 'opinion', decision, moves }, signal);
      if (thought.about !== 'opinion') throw new Error('that was not asked');
      return thought.opinion;
    },
    async assayOf(record, wanted, signal, onProgress) {
      const thought = await thinker({ about: 'assay', record, wanted }, signal, onProgress);
      if (thought.about !== 'assay') throw new Error('that was not asked');
      return thought.assay;
    },
  };
}
