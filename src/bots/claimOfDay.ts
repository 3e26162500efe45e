/** The claim of the day: which games are looked through for it. The same for everybody on a date, which comes from outside. */
import type { Claim } from '../engine/claim';
import { newestBox } from '../engine/editions';
import type { Game, Setup } from '../engine/game';
import { keyOf } from '../engine/packed';
import type { Find } from './survey';

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

/** A find as the claim that it is. */
export const claimOf = (setup: Setup, { opening, goal, turns, line }: Find): Omit<Claim, 'grade'> => ({
  key: keyOf(setup.seed, opening.length),
  setup,
  opening,
  goal,
  turns,
  line,
});
