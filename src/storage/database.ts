import {
  deleteDatabaseAsync,
  openDatabaseAsync,
  type SQLiteBindParams,
  type SQLiteDatabase,
  type SQLiteStatement,
} from 'expo-sqlite';
import { MIGRATIONS, TABLES } from './migrations';
import { writeFirstNote } from './notes';
import { makeQueue } from './queue';
import { salvageRows } from './salvageRows';
import { makeRoom } from './room';
import { claimOnlyTab, reloadOnce } from './tabs';
import { fileTroubleOf, StorageTrouble, troubleOf } from './trouble';

/** Runs a statement that is kept ready from one time to the next, and gives how many rows it changed. */
export type Run = (sql: string, values: SQLiteBindParams) => Promise<number>;

/** The one connection to the database. Tasks run one after the other; a task that writes does so in one transaction. */
export type Database = {
  read: <T>(task: (connection: SQLiteDatabase) => Promise<T>) => Promise<T>;
  write: <T>(task: (connection: SQLiteDatabase, run: Run) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};

const NAME = 'pick-and-lantern';
const fileOf = (name: string, number: number) => `${name}-${number}.db`;
const MOST_FILES = 20;

/**
 * Opens the database. A file that was set aside stays where it is, and the file with the next number is used: so nothing has
 * to be renamed, which browsers cannot do. What can be read of earlier files is carried over into the one in use: of a broken
 * one as it is set aside, of one that a newer app has written once this app can read it.
 */
export async function openDatabase({ fresh = false, name = NAME } = {}): Promise<Database> {
  const release = await claimOnlyTab(name);
  await makeRoom();
  try {
    return makeDatabase(await openUsable(name, fresh), release);
  } catch (error) {
    release();
    const trouble = troubleOf(error);
    // No other tab has the files: they are still with a page that is on its way out.
    if (trouble.trouble === 'elsewhere' && reloadOnce()) return new Promise(() => undefined);
    throw trouble;
  }
}

/** The file with the highest number is the one in use: whoever began afresh has gone on there. */
async function openUsable(name: string, fresh: boolean): Promise<SQLiteDatabase> {
  const earlier: string[] = [];
  let last = await tryFile(fileOf(name, 1), earlier);
  for (let number = 2, mayBegin = fresh; number <= MOST_FILES; number++) {
    const isRefused = last instanceof StorageTrouble;
    if (last instanceof StorageTrouble && !canBeReplaced(last)) break;
    const file = fileOf(name, number);
    if (!(await isBegun(file))) {
      if (!isRefused || !mayBegin) break;
      mayBegin = false;
    }
    if (!(last instanceof StorageTrouble)) await last.closeAsync();
    earlier.push(fileOf(name, number - 1));
    last = await tryFile(file, earlier);
  }
  if (last instanceof StorageTrouble) throw last;
  return last;
}

const canBeReplaced = ({ trouble }: StorageTrouble): boolean => trouble === 'broken' || trouble === 'newer';

/** Whether anything was ever written to a file. To look for one makes an empty one, which is taken away again. */
async function isBegun(file: string): Promise<boolean> {
  try {
    const connection = await openAlone(file);
    try {
      const tables = await connection.getFirstAsync<{ n: number }>('select count(*) as n from sqlite_master');
      if ((await versionOf(connection)) !== 0 || tables?.n !== 0) return true;
    } finally {
      await connection.closeAsync();
    }
    await deleteDatabaseAsync(file);
    return false;
  } catch (error) {
    return fileTroubleOf(error).trouble === 'broken';
  }
}

/** A connection to a file that nobody else uses. */
async function openAlone(file: string): Promise<SQLiteDatabase> {
  const connection = await openDatabaseAsync(file);
  try {
    // Before anything is read: a log without shared memory, which browsers do not have, needs the file for itself.
    await connection.execAsync('pragma locking_mode = exclusive');
    return connection;
  } catch (error) {
    await connection.closeAsync().catch(() => undefined);
    throw error;
  }
}

/** The file if it can be used, the trouble with it if not. */
async function tryFile(file: string, earlier: readonly string[]): Promise<SQLiteDatabase | StorageTrouble> {
  let connection: SQLiteDatabase;
  try {
    connection = await openAlone(file);
  } catch (error) {
    return troubleOf(error);
  }
  try {
    await prepare(connection, earlier);
    return connection;
  } catch (error) {
    await connection.closeAsync().catch(() => undefined);
    return fileTroubleOf(error);
  }
}

async function versionOf(connection: SQLiteDatabase): Promise<number> {
  const row = await connection.getFirstAsync<{ user_version: number }>('pragma user_version');
  return row?.user_version ?? 0;
}

async function prepare(connection: SQLiteDatabase, earlier: readonly string[]): Promise<void> {
  const check = await connection.getFirstAsync<{ quick_check: string }>('pragma quick_check(1)');
  if (check?.quick_check !== 'ok') throw new StorageTrouble('broken');
  const version = await versionOf(connection);
  if (version > MIGRATIONS.length) throw new StorageTrouble('newer');
  if (version < 0) throw new StorageTrouble('broken');
  await connection.execAsync('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  if (version < MIGRATIONS.length) await inTransaction(connection, () => migrate(connection, version, earlier));
  // SQLite's own check does not see a table whose name was altered.
  for (const [table, columns] of Object.entries(TABLES)) {
    await connection.execAsync(`select ${Object.keys(columns).join(', ')} from ${table} limit 0`);
  }
  // What cannot be had from an earlier file now is looked for at the next start.
  if (version > 0 && earlier.length > 0)
    await inTransaction(connection, () => carryOver(earlier, connection)).catch(() => undefined);
}

/** All steps at once: a file is never found half way between two versions, nor begun without what could be carried over. */
async function migrate(connection: SQLiteDatabase, version: number, earlier: readonly string[]): Promise<void> {
  for (const sql of MIGRATIONS.slice(version)) await connection.execAsync(sql);
  if (version === 0) await carryOver(earlier, connection);
  await connection.execAsync(`pragma user_version = ${MIGRATIONS.length}`);
}

/** Takes over what can be read of earlier files, once from each: what is deleted afterwards stays so. */
async function carryOver(earlier: readonly string[], current: SQLiteDatabase): Promise<void> {
  for (const file of earlier) {
    const name = `carried over ${file}`;
    const known = await current.getFirstAsync('select value from setting where name = ?', name);
    if (known === null && (await carryOne(file, current))) await writeFirstNote(current, { name, value: 'yes' });
  }
}

/** Whether a file could be read, as far as that goes; one that a newer app has written stays for later. */
async function carryOne(file: string, current: SQLiteDatabase): Promise<boolean> {
  const old = await openAlone(file).catch(() => undefined);
  if (old === undefined) return false;
  try {
    // What of the schema cannot be understood is passed over, so that the tables beside it are found.
    await old.execAsync('pragma writable_schema = on; pragma query_only = on').catch(() => undefined);
    if ((await versionOf(old).catch(() => 0)) > MIGRATIONS.length) return false;
    await salvageRows(old, current);
    return true;
  } finally {
    await old.closeAsync().catch(() => undefined);
  }
}

function makeDatabase(connection: SQLiteDatabase, release: () => void): Database {
  const queue = makeQueue();
  const { run, letGo } = keepStatements(connection);
  return {
    read: (task) => queue(() => task(connection)),
    write: (task) => queue(() => inTransaction(connection, () => task(connection, run))),
    close: () => queue(() => letGo().finally(() => connection.closeAsync())).finally(release),
  };
}

// To prepare and to put away are a message each to the browser's database thread: what every move needs is kept.
function keepStatements(connection: SQLiteDatabase): { readonly run: Run; readonly letGo: () => Promise<void> } {
  const kept = new Map<string, SQLiteStatement>();
  return {
    run: async (sql, values) => {
      const statement = kept.get(sql) ?? (await connection.prepareAsync(sql));
      kept.set(sql, statement);
      try {
        return (await statement.executeAsync(values)).changes;
      } catch (error) {
        // One that failed says so again when it is put away.
        kept.delete(sql);
        await statement.finalizeAsync().catch(() => undefined);
        throw error;
      }
    },
    letGo: async () => {
      for (const statement of kept.values()) await statement.finalizeAsync();
      kept.clear();
    },
  };
}

// Written out, because the package's own helper opens a second connection without our pragmas.
async function inTransaction<T>(connection: SQLiteDatabase, task: () => Promise<T>): Promise<T> {
  await connection.execAsync('begin immediate');
  try {
    const result = await task();
    await connection.execAsync('commit');
    return result;
  } catch (error) {
    await connection.execAsync('rollback').catch(() => undefined);
    throw error;
  }
}
