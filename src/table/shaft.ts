/** The Long Shaft: how a chapter's game is dealt and known again, and how far somebody has come. */
import type { Chapter, Lanterns } from '../engine/chapter';
import { newestBox } from '../engine/editions';
import { isOver } from '../engine/frames';
import type { Game, Setup } from '../engine/game';
import type { Note, Notes } from '../storage/notes';
import { fields, json, Misshapen, orNull, whole } from '../storage/shape';
import type { Found, Store } from './gameStore';

/** What the notes and the seeds of chapters begin with; the sign after it cannot be typed, so no ordinary game is a chapter. */
export const SHAFT = 'shaft ';
const UNTYPED = '\u0001';
const SKIPPED = 'skipped';

/** After so many tries a chapter may be skipped. */
const TRIES = 2;

/** How the game of a chapter is dealt: its key stands in the seed, so a save knows its chapter for ever. */
export const chapterSetup = (chapter: Chapter, game: Pick<Game, 'edition'>, nonce: string): Setup => ({
  seats: chapter.rivals.length + 1,
  seed: `${SHAFT}${UNTYPED}${chapter.key} ${nonce}`,
  variants: chapter.with,
  ...(chapter.first !== undefined && { first: chapter.first }),
  ...newestBox(game),
});

/** The chapter that a game belongs to, by its key; null for an ordinary game. */
export function chapterIn({ seed }: Pick<Setup, 'seed'>): string | null {
  const mark = `${SHAFT}${UNTYPED}`;
  return seed.startsWith(mark) ? (seed.slice(mark.length).split(' ')[0] ?? null) : null;
}

const noteName = (chapter: string, id: string): string => `${SHAFT}${chapter} ${id}`;

/** What is noted when a chapter is begun, in the same moment as its game. */
export const firstNote =
  (chapter: string) =>
  (id: string): Note => ({ name: noteName(chapter, id), value: JSON.stringify({ lit: null }) });

/** Lanterns as a number, a bit each. */
const bitsOf = (lanterns: Lanterns): number => lanterns.reduce((bits, isLit, at) => bits | (isLit ? 1 << at : 0), 0);
const lanternsIn = (bits: number): Lanterns => [(bits & 1) !== 0, (bits & 2) !== 0, (bits & 4) !== 0];

/** Notes what came of a try. */
export const noteTry = (store: Pick<Store, 'note'>, chapter: string, id: string, lanterns: Lanterns): Promise<void> =>
  store.note(noteName(chapter, id), JSON.stringify({ lit: bitsOf(lanterns) }));

/** Notes that a chapter was left out. */
export const noteSkip = (store: Pick<Store, 'note'>, chapter: string): Promise<void> =>
  store.note(noteName(chapter, SKIPPED), JSON.stringify({ lit: 0 }));

/** How far somebody has come in a chapter. */
export interface Progress {
  /** The lanterns that were lit in any try. */
  readonly lanterns: Lanterns;
  /** How many tries have come to an end, or were given up. */
  readonly tries: number;
  /** The game of a try that is on; null if there is none. */
  readonly going: string | null;
  readonly isSkipped: boolean;
}

export const UNTRIED: Progress = { lanterns: [false, false, false], tries: 0, going: null, isSkipped: false };

/** Whether the way goes on below a chapter. */
export const isPassed = ({ lanterns, isSkipped }: Progress): boolean => lanterns[0] || isSkipped;

/** Whether a chapter may be left out now. */
export const canSkip = (progress: Progress): boolean => progress.tries >= TRIES && !isPassed(progress);

interface Try {
  readonly chapter: string;
  readonly id: string;
  /** The lanterns it has lit, a bit each; null as far as is noted it is on. */
  readonly lit: number | null;
}

/** The tries that were noted; what cannot be read counts as never tried. */
function triesIn(notes: Notes): readonly Try[] {
  return [...notes].flatMap(([name, value]) => {
    const [chapter = '', id = ''] = name.slice(SHAFT.length).split(' ');
    try {
      return [{ chapter, id, lit: orNull(fields(json(value), ['lit'])['lit'], (bits) => whole(bits, 0, 7)) }];
    } catch (error) {
      if (error instanceof Misshapen) return [];
      throw error;
    }
  });
}

/** What a game that is over has lit. */
type Judge = (chapter: string, found: Found) => Promise<Lanterns>;

/** How far somebody has come, by chapter. A try that has come to its end meanwhile is noted with what it has lit. */
export async function lookDown(store: Store, judge: Judge): Promise<ReadonlyMap<string, Progress>> {
  const progress = new Map<string, Progress>();
  for (const { chapter, id, lit } of triesIn(await store.notes(SHAFT))) {
    const before = progress.get(chapter) ?? UNTRIED;
    if (id === SKIPPED) progress.set(chapter, { ...before, isSkipped: true });
    else progress.set(chapter, { ...before, ...(await withTry(store, judge, before, { chapter, id, lit })) });
  }
  return progress;
}

async function withTry(
  store: Store,
  judge: Judge,
  before: Progress,
  { chapter, id, lit }: Try,
): Promise<Partial<Progress>> {
  const bits = lit ?? (await settled(store, judge, chapter, id));
  if (bits === null) return { going: id };
  const now = lanternsIn(bits | bitsOf(before.lanterns));
  return { lanterns: now, tries: before.tries + 1 };
}

/** What a try has lit; null while it is on. One that cannot be opened any more has lit nothing. */
async function settled(store: Store, judge: Judge, chapter: string, id: string): Promise<number | null> {
  const { found } = await store.open(id);
  if (found !== null && !isOver(found.state)) return null;
  const lanterns = found === null ? UNTRIED.lanterns : await judge(chapter, found);
  await noteTry(store, chapter, id, lanterns);
  return bitsOf(lanterns);
}
