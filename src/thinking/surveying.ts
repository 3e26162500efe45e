/** Looks for the claim of a day in slices of time. How long that takes differs from phone to phone, what is found does not. */
import { claimOf, gameOfDay, setupOfDay } from '../bots/claimOfDay';
import { QUICK } from '../bots/levels';
import { survey, type Find } from '../bots/survey';
import { gradeOf, hardnessOf, weighing, type Bench, type Weight } from '../bots/weighing';
import type { Claim, ClaimOfDay, Puzzles } from '../engine/claim';
import { loadGames, type Entry } from '../games';
import { CLAIMED, loadClaims } from '../games/claims';
import { inTimeSlices } from './timeSlices';

/** So many tables are looked at from a moment, and every second moment: enough to find something soon. */
const TABLES = 500;
const EVERY = 2;
/** No day needs more games; one that did would have no claim. */
const MOST_GAMES = 40;
/** Milliseconds after which nobody waits any more. */
const LIMIT = 600_000;

/** The first find of the games of a day; null if there is none, or if nobody has waited long enough. */
export async function findOfDay(
  { game, advice }: Entry,
  puzzles: Puzzles,
  day: string,
  signal: AbortSignal,
): Promise<Claim | null> {
  if (!advice) return null;
  for (let nth = 0; nth < MOST_GAMES; nth++) {
    const setup = setupOfDay(day, game, nth);
    const search = survey({ game, advice, puzzles, setup, level: QUICK, tables: TABLES, every: EVERY });
    const found: Find[] = [];
    let isOver = false;
    const run = (): boolean => {
      const { done, value } = search.next();
      if (value) found.push(value);
      isOver = done === true;
      return isOver || found.length > 0;
    };
    await inTimeSlices({ run }, signal, LIMIT);
    const [find] = found;
    if (find) return graded({ game, advice, puzzles }, claimOf(setup, find), signal);
    if (!isOver) return null;
  }
  return null;
}

/** A day’s claim with its grade, which is found as those are graded that lie ready: that takes about a second on a computer. */
async function graded(bench: Bench, claim: Omit<Claim, 'grade'>, signal: AbortSignal): Promise<Claim | null> {
  const weighs = weighing(bench, claim);
  const weights: Weight[] = [];
  const run = (): boolean => {
    const { done, value } = weighs.next();
    if (done === true) weights.push(value);
    return done === true;
  };
  await inTimeSlices({ run }, signal, LIMIT);
  const [weight] = weights;
  return weight ? { ...claim, grade: gradeOf(bench.puzzles, hardnessOf(weight)) } : null;
}

/** The claim of a day, of the game whose turn it is. */
export async function surveyDay(day: string, signal: AbortSignal): Promise<ClaimOfDay | null> {
  const id = gameOfDay(day, CLAIMED);
  const [games, claims] = await Promise.all([loadGames(), loadClaims(id)]);
  const entry = games.find(({ game }) => game.id === id);
  const claim = entry && claims ? await findOfDay(entry, claims.puzzles, day, signal) : null;
  return claim && { game: id, claim };
}
