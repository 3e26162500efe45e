/** The mine of the day: the same deal for everybody on a date. The date always comes from outside. */
import { newestBox } from '../engine/editions';
import { isOver } from '../engine/frames';
import type { Game, Seat, Setup, Standing } from '../engine/game';
import { fields, finite, json, Misshapen, orNull, whole } from '../storage/shape';
import { words } from '../storage/savedGame';
import type { Note, Notes } from '../storage/notes';
import type { Found, Obstacle, Store } from './gameStore';
import { LEVELS, type Level } from './seats';

/** A day of the calendar, as 2026-11-16. */
export type Day = string;

/** How well the bots of every day play. */
export const DAILY_LEVEL: Level = LEVELS[1];

const MARK = 'daily ';
/** The person sits on the first seat. */
const PERSON: Seat = 0;
const MOST_SEATS = 32;

/** How many sit at the table on every day: one more than must. */
export const dailySeats = ([least, most]: readonly [number, number]): number => Math.min(most, least + 1);

/** A sign that no keyboard has: whoever types a day's seed gets another deal, so nobody rehearses tomorrow's mine. */
const UNTYPED = '\u0001';

/** Whether a game is dealt as that of a day. */
export const isDaily = ({ seed }: Pick<Setup, 'seed'>): boolean => seed.startsWith(MARK + UNTYPED);

/** How the game of a day is dealt. Who begins is drawn by lot, like everything else from the seed. */
export const dailySetup = (day: Day, game: Pick<Game, 'id' | 'seats' | 'edition'>): Setup => ({
  seats: dailySeats(game.seats),
  seed: `${MARK}${UNTYPED}${day} ${game.id}`,
  variants: [],
  ...newestBox(game),
});

/** How a day's game ended for the person. */
export interface Result {
  readonly points: number;
  readonly rank: number;
  readonly of: number;
}

/** The first try at a day's game: where it is kept, and how it ended; null while it has not. */
export interface Try {
  readonly id: string;
  readonly result: Result | null;
}

/** What the final count says of the person. */
export function resultOf(standings: readonly Standing[]): Result | null {
  const own = standings.find(({ seat }) => seat === PERSON);
  return own ? { points: own.points, rank: own.rank, of: standings.length } : null;
}

/** The result of a game as it was found; null if it is not over. */
const resultIn = (game: Game, found: Found): Result | null =>
  isOver(found.state) ? resultOf(game.standings(found.state)) : null;

/** The name under which a day's first try is noted. */
export const tryName = (day: Day, game: string): string => `${MARK}${day} ${game}`;

/** What is noted when a day's game is begun to count: in the same moment as the game, and never in place of an earlier try. */
export const firstTry =
  (day: Day, game: string) =>
  (id: string): Note => ({ name: tryName(day, game), value: JSON.stringify({ id, result: null } satisfies Try) });

function readTry(value: unknown): Try {
  const { id, result } = fields(value, ['id', 'result']);
  return {
    id: words(id),
    result: orNull(result, (kept) => {
      const { points, rank, of } = fields(kept);
      return { points: finite(points), rank: whole(rank, 0, MOST_SEATS), of: whole(of, 1, MOST_SEATS) };
    }),
  };
}

/** The first tries by name; what cannot be read counts as never tried. */
export function readTries(notes: Notes): ReadonlyMap<string, Try> {
  const tries = new Map<string, Try>();
  for (const [name, value] of notes) {
    try {
      tries.set(name, readTry(json(value)));
    } catch (error) {
      if (!(error instanceof Misshapen)) throw error;
    }
  }
  return tries;
}

/** Whether a game is the first try at a day's mine, which counts; later ones are practice. */
export async function isFirstTry(
  store: Pick<Store, 'notes'>,
  { id, setup }: Pick<Found, 'id' | 'setup'>,
): Promise<boolean> {
  if (!setup.seed.startsWith(MARK)) return false;
  return [...readTries(await store.notes(MARK)).values()].some((tried) => tried.id === id);
}

const A_DAY = 86_400_000;

/** The day so many days before another. */
export const daysBefore = (day: Day, count: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) - count * A_DAY).toISOString().slice(0, 10);

/** On how many days in a row a mine was finished, up to today; a day that is not over yet breaks nothing. */
export function streak(tries: ReadonlyMap<string, Try>, today: Day): number {
  const finished = new Set(
    [...tries].flatMap(([name, { result }]) => (result ? [name.slice(MARK.length).split(' ')[0] ?? ''] : [])),
  );
  let count = 0;
  for (let ago = finished.has(today) ? 0 : 1; finished.has(daysBefore(today, ago)); ago++) count++;
  return count;
}

/** A day's first try as it is shown: going on, over, or why it cannot be gone on with. */
export type Tried = Try & { readonly obstacle: Obstacle | null };

/** What is known of all days: a try that has come to its end meanwhile is noted with its result. */
export async function lookBack(
  store: Store,
  gameOf: (id: string) => Game | undefined,
): Promise<ReadonlyMap<string, Tried>> {
  const tries = new Map<string, Tried>();
  for (const [name, { id, result }] of readTries(await store.notes(MARK))) {
    if (result) tries.set(name, { id, result, obstacle: null });
    else tries.set(name, await settled(store, gameOf, name, id));
  }
  return tries;
}

async function settled(
  store: Store,
  gameOf: (id: string) => Game | undefined,
  name: string,
  id: string,
): Promise<Tried> {
  const search = await store.open(id);
  if (search.found === null) return { id, result: null, obstacle: search.why };
  const game = gameOf(search.found.game);
  const result: Result | null = game ? resultIn(game, search.found) : null;
  if (result) await store.note(name, JSON.stringify({ id, result } satisfies Try));
  return { id, result, obstacle: null };
}
