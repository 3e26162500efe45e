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

/** How the notes about practice begin. */
export const PRACTICE = 'practice ';

/** That a game is practice: `again` if it was begun in the middle of another, `rewound` if somebody went back in it. */
export const practiceNote = (id: string, how: 'again' | 'rewound'): Note => ({ name: `${PRACTICE}${id}`, value: how });

/** Whether a game was begun in the middle of another, so that it counts nowhere. */
export const isPractice = (notes: Notes, id: string): boolean => notes.get(`${PRACTICE}${id}`) === 'again';

/** The name under which it is noted how a finished game was weighed for some eyes. */
export const assayName = (id: string, eyes: number): string => `assay ${id} ${eyes}`;

/** Throws away what was noted about a game that is gone for good. */
export async function forgetNotesOf(connection: SQLiteDatabase, id: string): Promise<void> {
  for (const beginning of [practiceNote(id, 'again').name, assayName(id, 0).slice(0, -1)])
    await connection.runAsync('delete from setting where substr(name, 1, ?) = ?', beginning.length, beginning);
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
