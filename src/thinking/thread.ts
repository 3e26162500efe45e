/** Thinking on another thread: what is written there and back, and what happens when it falls silent. */
import type { Order, Reply } from './messages';
import { throwIfAborted } from './timeSlices';
import type { Task, Thought } from './tasks';
import type { Thinker } from './thinking';

/** Milliseconds without an answer after which a bot is taken to be lost, and its thread is begun anew. */
const LOST = 3000;
/** The same for a thread that is still being loaded: on a slow phone that takes longer than any thought. */
const COLD = 10_000;

/** Somewhere else to think. */
export interface Thread {
  post(order: Order): void;
  end(): void;
}

/** Begins a thread; it tells what it hears and that it has failed. */
export type Begin = (hear: (reply: Reply) => void, fail: () => void) => Thread;

interface Waiting {
  readonly thought: (thought: Thought) => void;
  readonly failed: (error: Error) => void;
  /** The thread was heard of. */
  readonly alive: () => void;
  readonly progress: (part: number) => void;
}

/** A thinker on a thread that is begun when it is first needed, and anew after it was lost. */
export function onThread(begin: Begin): Thinker {
  let thread: Thread | null = null;
  let isWarm = false;
  let count = 0;
  const waiting = new Map<number, Waiting>();

  function hear(reply: Reply): void {
    if (reply.is === 'ready') {
      isWarm = true;
      for (const asker of waiting.values()) asker.alive();
      return;
    }
    const asker = waiting.get(reply.id);
    switch (reply.is) {
      case 'thought':
        asker?.thought(reply.thought);
        return;
      case 'progress':
        asker?.alive();
        asker?.progress(reply.part);
        return;
      case 'failure':
        asker?.failed(new Error(reply.message));
    }
  }

  /** Ends the thread; whoever waits for it hears why. */
  function lose(why: string): void {
    thread?.end();
    thread = null;
    isWarm = false;
    for (const asker of [...waiting.values()]) asker.failed(new Error(why));
  }

  const patience = (): ReturnType<typeof setTimeout> =>
    setTimeout(() => lose('the thread is silent'), isWarm ? LOST : COLD);

  return (task: Task, signal, onProgress) =>
    new Promise<Thought>((resolve, reject) => {
      throwIfAborted(signal);
      const id = ++count;
      thread ??= begin(hear, () => lose('the thread has failed'));
      thread.post({ id, do: 'task', task });
      let timer = patience();
      const settle = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
        waiting.delete(id);
      };
      const giveUp = (): void => {
        settle();
        thread?.post({ id, do: 'cancel' });
        reject(new Error('nobody waits any more'));
      };
      waiting.set(id, {
        thought(thought) {
          settle();
          resolve(thought);
        },
        failed(error) {
          settle();
          reject(error);
        },
        alive() {
          clearTimeout(timer);
          timer = patience();
        },
        progress: (part) => onProgress?.(part),
      });
      signal.addEventListener('abort', giveUp);
    });
}
