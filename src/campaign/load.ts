/** The campaign as screens get it: what is told and what is counted are loaded when they are wanted. */
import type { Book, Lanterns } from '../engine/chapter';
import type { Happening, State } from '../engine/game';
import type { Language } from '../engine/show';
import type { Entry } from '../games';
import { loadTasks } from '../games/tasks';
import { bookOf, chapterOf, judged } from './book';
import type { Story } from './story';

const STORIES: Readonly<Record<Language, () => Promise<{ readonly story: Story }>>> = {
  en: () => import('./story.en'),
  de: () => import('./story.de'),
};

/** What is told, in a language. */
export const loadStory = (language: Language): Promise<Story> => STORIES[language]().then(({ story }) => story);

/** A chapter to be read and judged; null if there is none with this key. */
export async function loadBook(key: string, language: Language, games: readonly Entry[]): Promise<Book | null> {
  const chapter = chapterOf(key);
  if (chapter === undefined) return null;
  const [story, tasks] = await Promise.all([loadStory(language), loadTasks(chapter.game)]);
  return bookOf(chapter, language, story, tasks, games);
}

interface Over {
  readonly state: State;
  readonly story: { readonly told: readonly Happening[] };
}

/** Judges games of chapters that are over; of a chapter that is not there nothing is lit. */
export const judgeWith =
  (games: readonly Entry[]) =>
  async (key: string, { state, story }: Over): Promise<Lanterns> => {
    const chapter = chapterOf(key);
    const game = games.find((entry) => entry.game.id === chapter?.game)?.game;
    if (chapter === undefined || game === undefined) return [false, false, false];
    return judged(chapter, await loadTasks(chapter.game), game, state, story.told);
  };
