/** Small things that outlive the app beside games and settings: how far a lesson has come, how a day's mine went. */
import type { SQLiteDatabase } from 'expo-sqlite';
import type { Database } from './database';

/** Notes by name. Their names begin with what they are about, so they never meet those of the settings. */
export type Notes = ReadonlyMap<string, string>;

/** A note to be kept. */
export interface Note {
  readonly name: string;
  readonly value: string;
}

/** The notes whose names begin like this. */
export async function readNotes(database: Database, beginning: string): Promise<Notes> {
  const rows = await database.read((connection) =>
    connection.getAllAsync<{ name: string; value: string }>(
      'select name, value from setting where substr(name, 1, ?) = ?',
      beginning.length,
      beginning,
    ),
  );
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** Keeps a note, in place of what was noted under its name. */
export async function writeNote(database: Database, name: string, value: string): Promise<void> {
  await database.write((connection) =>
    connection.runAsync(
      'insert into setting (name, value) values (?, ?) on conflict (name) do update set value = excluded.value',
      name,
      value,
    ),
  );
}

/** Keeps a note within a transaction, unless there is one of its name: what was noted first stays. */
export async function writeFirstNote(connection: SQLiteDatabase, { name, value }: Note): Promise<void> {
  await connection.runAsync(
    'insert into setting (name, value) values (?, ?) on conflict (name) do nothing',
    name,
    value,
  );
}
