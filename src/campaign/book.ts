/** A chapter as it is read, and how its game is judged: over what has been loaded. */
import { lit, said, type Book, type Lanterns, type Tallies, type Task, type Tasks } from '../engine/chapter';
import type { Game, Happening, State } from '../engine/game';
import type { Language } from '../engine/show';
import type { Entry } from '../games';
import { CHAPTERS, GALLERIES } from './chapters';
import { general } from './general';
import type { Story } from './story';

type Row = (typeof CHAPTERS)[number];

/** The chapter with a key, if there is one. */
export const chapterOf = (key: string): Row | undefined => CHAPTERS.find((chapter) => chapter.key === key);

/** Everything that can be counted in a game. */
export const talliesOf = ({ tallies }: Pick<Tasks, 'tallies'>): Tallies => ({ ...general, ...tallies });

const inWords = (task: Task, tallies: Tallies, language: Language): string => {
  const words = task
    .flatMap((condition) => {
      const tally = tallies[condition.count];
      return tally ? [said(tally.says[language], condition)] : [];
    })
    .join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A chapter in a language. Variants are called what the game calls them. */
export function bookOf(chapter: Row, language: Language, story: Story, tasks: Tasks, games: readonly Entry[]): Book {
  const tallies = talliesOf(tasks);
  const words = games.find(({ game }) => game.id === chapter.game)?.show.words[language];
  const gallery = GALLERIES.find(({ chapters }) => chapters.some(({ key }) => key === chapter.key));
  const say = (task: Task): string => inWords(task, tallies, language);
  return {
    chapter,
    number: CHAPTERS.indexOf(chapter) + 1,
    gallery: gallery ? story.galleries[gallery.key].title : '',
    story: story.chapters[chapter.key],
    tallies,
    wanted: [say(chapter.task), say(chapter.more[0]), say(chapter.more[1])],
    twists: chapter.with.flatMap((name) => tasks.twists[name]?.[language] ?? words?.variants[name] ?? []),
  };
}

/** Which lanterns a game of a chapter has lit for whoever played it. */
export const judged = (chapter: Row, tasks: Tasks, game: Game, state: State, told: readonly Happening[]): Lanterns =>
  lit(chapter, talliesOf(tasks), { game, state, told, seat: 0 });
