/** What can be counted over the games that were played to their end here. */
import type { Database } from './database';
import { readGameRow, type Row } from './rows';
import type { SavedGame } from './savedGame';
import { Misshapen } from './shape';

/** How somebody did in one game, over all times they played it. */
export interface Tally {
  readonly game: string;
  readonly name: string;
  readonly kind: string;
  readonly played: number;
  /** Shared victories count. */
  readonly won: number;
  readonly bestPoints: number;
  readonly meanPoints: number;
}

/** How people did against bots of one level in one game. */
export interface Versus {
  readonly game: string;
  readonly level: string;
  readonly played: number;
  /** Games that a person won. */
  readonly won: number;
}

/** Everything that is counted. */
export interface Statistics {
  /** By game, those who won most first. */
  readonly tallies: readonly Tally[];
  readonly againstBots: readonly Versus[];
}

/** What finished games tell. Those that came from elsewhere are for watching, and count for nobody. */
export function countUp(games: readonly SavedGame[]): Statistics {
  const counted = games.filter(({ status, damage, isFromElsewhere }) => {
    return status === 'over' && damage === null && !isFromElsewhere;
  });
  return { tallies: talliesOf(counted), againstBots: contestsOf(counted) };
}

/** What the finished games in the database tell. */
export async function statistics(database: Database): Promise<Statistics> {
  const rows = await database.read((connection) =>
    connection.getAllAsync<Row>(
      `select * from game where standings is not null and damage is null and deleted_at is null
       and not exists (select 1 from setting where name = 'practice ' || game.id and value = 'again') order by updated_at`,
    ),
  );
  return countUp(rows.flatMap(readable));
}

function talliesOf(games: readonly SavedGame[]): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const one of games.flatMap(results)) {
    const key = JSON.stringify([one.game, one.name, one.kind]);
    tallies.set(key, sum(tallies.get(key), one));
  }
  const inOrder = (a: Tally, b: Tally): number => compare(a.game, b.game) || b.won - a.won || compare(a.name, b.name);
  return [...tallies.values()].sort(inOrder);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function readable(row: Row): SavedGame[] {
  try {
    return [readGameRow(row)];
  } catch (error) {
    if (error instanceof Misshapen) return [];
    throw error;
  }
}

const results = ({ game, players, kinds, standings }: SavedGame): Tally[] =>
  (standings ?? []).flatMap(({ seat, rank, points }) => {
    const name = players[seat]?.name;
    const kind = kinds[seat];
    if (name === undefined || kind === undefined) return [];
    return [{ game, name, kind, played: 1, won: rank === 1 ? 1 : 0, bestPoints: points, meanPoints: points }];
  });

function sum(before: Tally | undefined, one: Tally): Tally {
  if (before === undefined) return one;
  const played = before.played + 1;
  return {
    ...before,
    played,
    won: before.won + one.won,
    bestPoints: Math.max(before.bestPoints, one.bestPoints),
    meanPoints: before.meanPoints + (one.meanPoints - before.meanPoints) / played,
  };
}

const PERSON = 'person';

/** Whether a bot played at the level it began with, unless a person has taken over: what was changed on the way says nothing of either. */
const isKept = (began: string, ended: string | undefined): boolean => ended === began || ended === PERSON;

/** A game with several levels counts for each of them; one without people for none. */
function contestsOf(games: readonly SavedGame[]): Versus[] {
  const contests = new Map<string, Versus>();
  for (const { game, kinds, players, standings } of games) {
    if (!kinds.includes(PERSON)) continue;
    const won = (standings ?? []).some(({ seat, rank }) => rank === 1 && kinds[seat] === PERSON) ? 1 : 0;
    const levels = new Set(kinds.filter((kind, seat) => kind !== PERSON && isKept(kind, players[seat]?.kind)));
    for (const level of levels) {
      const key = JSON.stringify([game, level]);
      const before = contests.get(key);
      contests.set(key, { game, level, played: (before?.played ?? 0) + 1, won: (before?.won ?? 0) + won });
    }
  }
  return [...contests.values()].sort((a, b) => compare(a.game, b.game) || compare(a.level, b.level));
}
