/** Chapters of a campaign: a game with its twists, and what is asked of whoever plays it, as conditions on the game that was played. */
import type { Game, Happening, Seat, State } from './game';
import type { Language } from './show';

/** How many of something are asked for. */
interface Range {
  readonly least?: number;
  readonly most?: number;
}

/** A condition: what is counted, and how many are asked for. */
interface Condition<K extends string = string> extends Range {
  readonly count: K;
}

/** A game that is over, with all that happened in it, as one seat asks what it has done. */
export interface Ended<S extends State = State, H extends Happening = Happening> {
  readonly game: Game;
  readonly state: S;
  readonly told: readonly H[];
  readonly seat: Seat;
}

/** How a number is said, which stands for `#`; with words of its own for one, and for none, where they differ. */
type Spoken = string | readonly [one: string, many: string] | readonly [none: string, one: string, many: string];

/** How a condition is said: that there are at least so many, or so many at most. */
type Said = { readonly [K in keyof Range]: Spoken };

/** Something that can be counted when a game is over, and how a condition on it is said. */
interface Tally<S extends State = State, H extends Happening = Happening> {
  count(ended: Ended<S, H>): number;
  /** Whether what is counted is a place, of which the first goes without a number. */
  readonly isPlace?: boolean;
  readonly says: Readonly<Record<Language, Said>>;
}

/** What can be counted, by name. */
export type Tallies<K extends string = string, S extends State = State, H extends Happening = Happening> = Readonly<
  Record<K, Tally<S, H>>
>;

/** All conditions of these must hold. */
export type Task<K extends string = string> = readonly Condition<K>[];

/** A chapter. Whoever plays it sits on the first seat; `rivals` are the keys of the characters on the others. */
export interface Chapter<K extends string = string> {
  readonly key: string;
  readonly game: string;
  readonly rivals: readonly string[];
  /** Variants and twists. */
  readonly with: readonly string[];
  /** Who begins; by lot if it is left out. */
  readonly first?: Seat;
  /** What the story asks for, which lights the first lantern, and what lights the other two beside it. */
  readonly task: Task<K>;
  readonly more: readonly [Task<K>, Task<K>];
}

/** The lanterns of a chapter, from the first to the third: whether each was lit. */
export type Lanterns = readonly [boolean, boolean, boolean];

const UNLIT: Lanterns = [false, false, false];

function counted({ count }: Condition, tallies: Tallies, ended: Ended): number {
  const tally = tallies[count];
  if (tally === undefined) throw new Error(`nothing counts "${count}"`);
  return tally.count(ended);
}

/** Whether a condition holds. */
export function holds(condition: Condition, tallies: Tallies, ended: Ended): boolean {
  const { least = -Infinity, most = Infinity } = condition;
  const count = counted(condition, tallies, ended);
  return count >= least && count <= most;
}

/** Whether what was counted says more than that a condition does not hold: neither "none" of what is wanted at all, nor a place of who should have won. */
const isTelling = ({ count, least = 0, most }: Condition, tallies: Tallies): boolean =>
  most === undefined ? least > 1 : most !== 1 || tallies[count]?.isPlace !== true;

/** What came of the wish for one lantern: whether it was met, and what was counted where that one thing is telling. */
export interface Reckoned {
  readonly isMet: boolean;
  readonly count: number | null;
}

/** What came of each wish of a chapter, whether or not its lantern is lit. */
export function reckon(
  { task, more }: Pick<Chapter, 'task' | 'more'>,
  tallies: Tallies,
  ended: Ended,
): readonly Reckoned[] {
  return [task, ...more].map((wanted) => {
    const [only, ...others] = wanted;
    return {
      isMet: wanted.every((condition) => holds(condition, tallies, ended)),
      count: only && others.length === 0 && isTelling(only, tallies) ? counted(only, tallies, ended) : null,
    };
  });
}

/** Which lanterns a game has lit. Without its task none is. */
export function lit(chapter: Pick<Chapter, 'task' | 'more'>, tallies: Tallies, ended: Ended): Lanterns {
  const [task = false, second = false, third = false] = reckon(chapter, tallies, ended).map(({ isMet }) => isMet);
  return task ? [task, second, third] : UNLIT;
}

/** What twists are called and do, in a line each. */
export type TwistWords<K extends string = string> = Readonly<
  Record<K, Readonly<Record<Language, { readonly name: string; readonly line: string }>>>
>;

/** What a game has for chapters. */
export interface Tasks {
  readonly tallies: Tallies;
  readonly twists: TwistWords;
}

function inWords(words: Spoken | undefined, n: number): string {
  if (words === undefined) throw new Error(`there are no words for ${n}`);
  const [none, one, many] =
    typeof words === 'string' ? [words, words, words] : words.length === 2 ? [words[1], ...words] : words;
  return (n === 0 ? none : n === 1 ? one : many).replace('#', String(n));
}

/** Says a condition. */
export const said = ({ least: fewest, most: highest }: Said, { least, most = 0 }: Range): string =>
  least === undefined ? inWords(highest, most) : inWords(fewest, least);

/** What the seat itself has done of a kind, of all that happened. */
export const deedsOf = <H extends Happening, W extends H['what']>(
  { told, seat }: Ended<State, H>,
  what: W,
): (H & { readonly what: W })[] =>
  told.filter(
    (event): event is H & { readonly what: W } => event.what === what && 'seat' in event && event.seat === seat,
  );

/** A line of a story, and the key of the character it comes from. */
type Line<K extends string = string> = readonly [who: K, says: string];

/** What is told in a chapter. */
export interface ChapterStory<C extends string = string, K extends string = string> {
  readonly title: string;
  readonly before: readonly Line<C>[];
  /** Said before as well, by what came of an earlier chapter: whether its first lantern is lit. */
  readonly echo?: { readonly of: K; readonly lit: Line<C>; readonly dark: Line<C> };
  /** Said after: the task was done; all three lanterns are lit; it was not. */
  readonly done: readonly Line<C>[];
  readonly bright: Line<C>;
  readonly failed: readonly Line<C>[];
}

/** A chapter with everything that is said and counted in it, in one language. */
export interface Book {
  readonly chapter: Chapter;
  /** Its place among all chapters, counted from 1. */
  readonly number: number;
  readonly gallery: string;
  readonly story: ChapterStory;
  readonly tallies: Tallies;
  /** What each lantern is lit by. */
  readonly wanted: readonly [string, string, string];
  readonly twists: readonly { readonly name: string; readonly line: string }[];
}

/** What is told when a chapter is over. */
export const toldAfter = ({ done, bright, failed }: ChapterStory, lanterns: Lanterns): readonly Line[] =>
  !lanterns[0] ? failed : lanterns.every(Boolean) ? [...done, bright] : done;
