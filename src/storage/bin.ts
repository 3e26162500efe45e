/** Deleted games: how long they can be brought back. */
import type { SQLiteDatabase } from 'expo-sqlite';
import type { Database } from './database';
import { forgetNotesOf } from './notes';
import { fields, json, Misshapen, whole } from './shape';

const A_DAY = 24 * 60 * 60 * 1000;
/** A deleted game is kept for so many days on which somebody looked, and as many days of the calendar. */
const DAYS_KEPT = 7;
const NOTE = 'bin';
const MOST_DAYS = Number.MAX_SAFE_INTEGER;

/** On which day somebody last looked, and on how many days each deleted game was there to be seen. */
interface Bin {
  readonly day: number;
  readonly seen: ReadonlyMap<string, number>;
}

/**
 * Throws away for good what was deleted long ago. A clock can jump ahead by any number of days, so days count only if
 * somebody looked on them: however wrong the clock is, a look makes nothing older than by one day.
 */
export async function emptyBin(database: Database, now: number): Promise<void> {
  await database.write(async (connection) => {
    const before = await readBin(connection);
    const day = Math.floor(now / A_DAY);
    if (before !== null && day <= before.day) return;
    const rows = await connection.getAllAsync<{ id: string; deleted_at: number }>(
      'select id, deleted_at from game where deleted_at is not null',
    );
    const seen = new Map(rows.map(({ id }) => [id, (before?.seen.get(id) ?? 0) + 1]));
    for (const { id, deleted_at: at } of rows) {
      const isOld = (seen.get(id) ?? 0) > DAYS_KEPT && at < now - DAYS_KEPT * A_DAY;
      if (!isOld) continue;
      await connection.runAsync('delete from game where id = ?', id);
      await forgetNotesOf(connection, id);
      seen.delete(id);
    }
    await connection.runAsync(
      'insert into setting (name, value) values (?, ?) on conflict (name) do update set value = excluded.value',
      NOTE,
      JSON.stringify({ day, seen: Object.fromEntries(seen) }),
    );
  });
}

/** What was noted; null if nothing was, or nothing that can be read: then the days are counted anew. */
async function readBin(connection: SQLiteDatabase): Promise<Bin | null> {
  const row = await connection.getFirstAsync<{ value: string }>('select value from setting where name = ?', NOTE);
  if (row === null) return null;
  try {
    const { day, seen } = fields(json(row.value), ['day', 'seen']);
    const days = Object.entries(fields(seen)).map(([id, count]) => [id, whole(count, 0, MOST_DAYS)] as const);
    return { day: whole(day, 0, MOST_DAYS), seen: new Map(days) };
  } catch (error) {
    if (error instanceof Misshapen) return null;
    throw error;
  }
}
