/** Bots in a browser: they think on a thread of their own, so the page never waits for them. */
import { loadGames } from '../games';
import type { Reply } from './messages';
import { onThread } from './thread';
import { thinkingWith } from './thinking';

const thinker = onThread((hear, fail) => {
  const worker = new Worker(new URL('./bot.worker', window.location.href));
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => hear(data));
  worker.addEventListener('error', fail);
  return { post: (order) => worker.postMessage(order), end: () => worker.terminate() };
});

export const { think, hintFor, opinionOf, assayOf } = thinkingWith(loadGames, thinker);
