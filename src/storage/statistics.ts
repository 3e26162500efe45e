/** What can be counted over the games that were played to their end. */
import type { Database } from './database';
import { readGameRow, type Row } from './rows';
import type { SavedGame } from './saved';
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

/** The tallies of everybody who finished a game, by game, those who won most first. */
export async function statistics(database: Database): Promise<Tally[]> {
  const rows = await database.read((connection) =>
    connection.getAllAsync<Row>(
      'select * from game where standings is not null and damage is null and deleted_at is null order by updated_at',
    ),
  );
  const tallies = new Map<string, Tally>();
  for (const one of rows.flatMap(finished).flatMap(results)) {
    const key = JSON.stringify([one.game, one.name, one.kind]);
    tallies.set(key, sum(tallies.get(key), one));
  }
  const inOrder = (a: Tally, b: Tally): number => compare(a.game, b.game) || b.won - a.won || compare(a.name, b.name);
  return [...tallies.values()].sort(inOrder);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function finished(row: Row): SavedGame[] {
  try {
    const saved = readGameRow(row);
    return saved.damage === null ? [saved] : [];
  } catch (error) {
    if (error instanceof Misshapen) return [];
    throw error;
  }
}

const results = ({ game, players, standings }: SavedGame): Tally[] =>
  (standings ?? []).flatMap(({ seat, rank, points }) => {
    const player = players[seat];
    if (player === undefined) return [];
    const { name, kind } = player;
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
