/** Bots on the phone: they think in slices on the thread of the rules; gestures and animations run on another anyway. */
import { loadGames } from '../games';
import { thinkingWith } from './thinking';
import { work } from './tasks';

export const { think, hintFor, opinionOf, assayOf } = thinkingWith(loadGames, async (task, signal, onProgress) =>
  work(await loadGames(), task, signal, onProgress),
);
