/** Bots in a browser: they think on a thread of their own, so the page never waits for them. */
import { loadGames } from '../games';
import type { Order, Reply } from './letters';
import { heed } from './slices';
import { thinkingWith } from './thinking';
import type { Task, Thought } from './tasks';

/** Milliseconds without an answer after which a bot is taken to be lost, and its thread is begun anew. */
const LOST = 3000;

interface Waiting {
  readonly thought: (thought: Thought) => void;
  readonly failed: (error: Error) => void;
  readonly alive: (part: number) => void;
}

let thread: Worker | null = null;
let count = 0;
const waiting = new Map<number, Waiting>();

function threadNow(): Worker {
  if (thread) return thread;
  const begun = new Worker(new URL('./bot.worker', window.location.href));
  begun.addEventListener('message', ({ data }: MessageEvent<Reply>) => hear(data));
  begun.addEventListener('error', () => lose('the thread has failed'));
  thread = begun;
  return begun;
}

function hear(reply: Reply): void {
  const asker = waiting.get(reply.id);
  switch (reply.is) {
    case 'thought':
      asker?.thought(reply.thought);
      return;
    case 'progress':
      asker?.alive(reply.part);
      return;
    case 'failure':
      asker?.failed(new Error(reply.message));
  }
}

/** Ends the thread; whoever waits for it hears why. */
function lose(why: string): void {
  thread?.terminate();
  thread = null;
  for (const asker of [...waiting.values()]) asker.failed(new Error(why));
}

function onThread(task: Task, signal: AbortSignal, onProgress?: (part: number) => void): Promise<Thought> {
  return new Promise<Thought>((resolve, reject) => {
    heed(signal);
    const id = ++count;
    const send = (order: Order): void => threadNow().postMessage(order);
    let patience = setTimeout(() => lose('the thread is silent'), LOST);
    const settle = (): void => {
      clearTimeout(patience);
      signal.removeEventListener('abort', giveUp);
      waiting.delete(id);
    };
    const giveUp = (): void => {
      settle();
      send({ id, do: 'cancel' });
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
      alive(part) {
        clearTimeout(patience);
        patience = setTimeout(() => lose('the thread is silent'), LOST);
        onProgress?.(part);
      },
    });
    signal.addEventListener('abort', giveUp);
    send({ id, do: 'task', task });
  });
}

export const { think, hintFor, reviewOf } = thinkingWith(loadGames, onThread);
