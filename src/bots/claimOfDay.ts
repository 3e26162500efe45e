/** The claim of the day: which games are looked through for it. The same for everybody on a date, which comes from outside. */
import { GRADES, type Claim } from '../engine/claim';
import { newestBox } from '../engine/editions';
import type { Game, Setup } from '../engine/game';
import { keyOf } from '../engine/packed';
import { hardness, type Find } from './survey';

const MARK = 'survey ';
/** A sign that no keyboard has, so that nobody plays towards a day’s claim. */
const UNTYPED = '\u0001';
const MOST_SEATS = 4;

/** Which of some games has the claim of a day, as 2026-11-16: one after the other. */
export function gameOfDay(day: string, games: readonly string[]): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return games[(year * 372 + month * 31 + date) % games.length] ?? '';
}

/** The games that are looked through for a day’s claim, one after the other until there is one. */
export const setupOfDay = (day: string, game: Pick<Game, 'seats' | 'edition'>, nth: number): Setup => ({
  seats: Math.min(MOST_SEATS, game.seats[0] + 1),
  seed: `${MARK}${UNTYPED}${day} ${nth}`,
  variants: [],
  ...newestBox(game),
});

/** How hard a day’s claim is: there are no others to compare it with. */
const HARD: readonly number[] = [12, 15];

/** A find as the claim that it is. */
export const claimOf = (setup: Setup, find: Find): Claim => ({
  key: keyOf(setup.seed, find.opening.length),
  setup,
  opening: find.opening,
  goal: find.goal,
  turns: find.turns,
  line: find.line,
  grade: GRADES[HARD.filter((least) => hardness(find) >= least).length] ?? 3,
});
