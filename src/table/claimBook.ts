/** What is kept of claims: how each was solved, and what that says of the one who solves them. */
import { GRADES, type Claim, type Grade } from '../engine/claim';
import type { Notes } from '../storage/notes';
import { fields, json, Misshapen, oneOf, orNull, whole } from '../storage/shape';

/** How a claim ended: by oneself at the first line, with wrong lines or hints before, or by looking at the solution. */
const ENDS = ['clean', 'helped', 'shown'] as const;
export type End = (typeof ENDS)[number];

/** What is kept of one claim. */
export interface Page {
  /** Lines that did not reach the goal, and hints. */
  readonly slips: number;
  readonly hints: number;
  readonly end: End | null;
  /** How many claims had ended before this one did, and how hard it is. */
  readonly nth: number;
  readonly grade: Grade;
}

/** A claim that nobody has worked yet. */
export const unworked = (grade: Grade): Page => ({ slips: 0, hints: 0, end: null, nth: 0, grade });

const MARK = 'claim ';
export const WORKED = MARK;
/** The name under which a claim is noted. */
export const pageName = (game: string, claim: string): string => `${MARK}${game} ${claim}`;

const MOST = 1_000_000;

function read(kept: string): Page {
  const { slips, hints, end, nth, grade } = fields(json(kept), ['slips', 'hints', 'end', 'nth', 'grade']);
  return {
    slips: whole(slips, 0, MOST),
    hints: whole(hints, 0, MOST),
    end: orNull(end, (one) => oneOf(one, ENDS)),
    nth: whole(nth, 0, MOST),
    grade: GRADES[whole(grade, 1, GRADES.length) - 1] ?? 1,
  };
}

/** What was kept of a claim; null if nothing was, or if it cannot be read. */
function readOne(kept: string | undefined): Page | null {
  if (kept === undefined) return null;
  try {
    return read(kept);
  } catch (error) {
    if (error instanceof Misshapen) return null;
    throw error;
  }
}

/** What was kept of a claim. */
export const readPage = (notes: Notes, game: string, { key, grade }: Pick<Claim, 'key' | 'grade'>): Page =>
  readOne(notes.get(pageName(game, key))) ?? unworked(grade);

/** What was kept of all claims, of one game or of all. */
export const readBook = (notes: Notes, game = ''): Page[] =>
  [...notes].flatMap(([name, kept]) => (name.startsWith(`${MARK}${game}`) ? (readOne(kept) ?? []) : []));

// What has once ended stays as it ended: a claim is solved for the first time only once.
export const missed = (page: Page): Page => (page.end ? page : { ...page, slips: page.slips + 1 });
export const hinted = (page: Page): Page => (page.end ? page : { ...page, hints: page.hints + 1 });
export const seenThrough = (page: Page, nth: number): Page => (page.end ? page : { ...page, end: 'shown', nth });
export const solved = (page: Page, nth: number): Page =>
  page.end ? page : { ...page, end: page.slips + page.hints === 0 ? 'clean' : 'helped', nth };

/** The claim after one, as they are listed by grade, of those that are left; from the first again after the last. */
export function nextClaim(list: readonly Claim[], key: string, isLeft: (claim: Claim) => boolean): Claim | undefined {
  const listed = GRADES.flatMap((grade) => list.filter((claim) => claim.grade === grade));
  const at = listed.findIndex((claim) => claim.key === key);
  return [...listed.slice(at + 1), ...listed.slice(0, Math.max(at, 0))].find(isLeft);
}

/** How many claims have ended. */
export const endedIn = (book: readonly Page[]): number => book.filter(({ end }) => end !== null).length;

/** What somebody is thought to be who has solved nothing yet, and how much a claim counts. */
const BEGINNER = 1000;
const STEP = 48;
/** By grade: as whom a claim plays. */
const STRENGTH: Readonly<Record<Grade, number>> = { 1: 900, 2: 1150, 3: 1400 };
const WORTH: Readonly<Record<End, number>> = { clean: 1, helped: 0.5, shown: 0 };

/** A rating for oneself, as of somebody who plays against claims in the order in which they ended; null before the first. */
export function ratingOf(book: readonly Page[]): number | null {
  let rating = BEGINNER;
  let count = 0;
  for (const { grade, end } of [...book].sort((a, b) => a.nth - b.nth)) {
    if (end === null) continue;
    const expected = 1 / (1 + 10 ** ((STRENGTH[grade] - rating) / 400));
    rating += STEP * (WORTH[end] - expected);
    count++;
  }
  return count === 0 ? null : Math.round(rating);
}

/** How many were solved, and how many of them at the first line. */
export const solvedIn = (book: readonly Page[]): { readonly solved: number; readonly clean: number } => ({
  solved: book.filter(({ end }) => end === 'clean' || end === 'helped').length,
  clean: book.filter(({ end }) => end === 'clean').length,
});
