import { openDatabaseAsync, type SQLiteDatabase } from 'expo-sqlite';
import { MIGRATIONS } from './migrations';
import { makeQueue } from './queue';
import { claimOnlyTab } from './tabs';
import { StorageTrouble, troubleOf } from './trouble';

/** The one connection to the database. Tasks run one after the other; a task that writes does so in one transaction. */
export type Database = {
  read: <T>(task: (connection: SQLiteDatabase) => Promise<T>) => Promise<T>;
  write: <T>(task: (connection: SQLiteDatabase) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};

const NAME = 'pick-and-lantern';
const fileOf = (name: string, number: number) => `${name}-${number}.db`;
const MOST_SET_ASIDE = 20;

/**
 * Opens the database. A file that was set aside stays where it is, and the file with the next number is used: so nothing has
 * to be renamed, which browsers cannot do.
 */
export async function openDatabase({ fresh = false, name = NAME } = {}): Promise<Database> {
  const release = await claimOnlyTab(name);
  try {
    return makeDatabase(await openUsable(name, fresh), release);
  } catch (error) {
    release();
    throw troubleOf(error);
  }
}

async function openUsable(name: string, fresh: boolean): Promise<SQLiteDatabase> {
  let refusal: StorageTrouble | undefined;
  for (let number = 1; number <= MOST_SET_ASIDE; number++) {
    const opened = await tryFile(fileOf(name, number), refusal === undefined || fresh);
    if (opened instanceof StorageTrouble) refusal = opened;
    else if (opened !== undefined) return opened;
    else break;
    if (refusal.trouble === 'elsewhere' || refusal.trouble === 'unavailable') break;
  }
  throw refusal ?? new StorageTrouble('unavailable');
}

/** The file if it can be used, the trouble with it if not, nothing if it has never been used and must not be begun. */
async function tryFile(file: string, begin: boolean): Promise<SQLiteDatabase | StorageTrouble | undefined> {
  let connection: SQLiteDatabase | undefined;
  try {
    connection = await openDatabaseAsync(file);
    if (!begin && (await versionOf(connection)) === 0) {
      await connection.closeAsync();
      return undefined;
    }
    await prepare(connection);
    return connection;
  } catch (error) {
    await connection?.closeAsync().catch(() => undefined);
    return troubleOf(error);
  }
}

async function versionOf(connection: SQLiteDatabase): Promise<number> {
  const row = await connection.getFirstAsync<{ user_version: number }>('pragma user_version');
  return row?.user_version ?? 0;
}

async function prepare(connection: SQLiteDatabase): Promise<void> {
  const check = await connection.getFirstAsync<{ quick_check: string }>('pragma quick_check(1)');
  if (check?.quick_check !== 'ok') throw new StorageTrouble('broken');
  const version = await versionOf(connection);
  if (version > MIGRATIONS.length) throw new StorageTrouble('newer');
  await connection.execAsync('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  for (const [step, sql] of MIGRATIONS.entries()) {
    if (step < version) continue;
    await connection.execAsync(`begin immediate; ${sql}; pragma user_version = ${step + 1}; commit`);
  }
}

function makeDatabase(connection: SQLiteDatabase, release: () => void): Database {
  const queue = makeQueue();
  return {
    read: (task) => queue(() => task(connection)),
    write: (task) => queue(() => inTransaction(connection, task)),
    close: () => queue(() => connection.closeAsync()).finally(release),
  };
}

// Written out, because the package's own helper opens a second connection without our pragmas.
async function inTransaction<T>(
  connection: SQLiteDatabase,
  task: (connection: SQLiteDatabase) => Promise<T>,
): Promise<T> {
  await connection.execAsync('begin immediate');
  try {
    const result = await task(connection);
    await connection.execAsync('commit');
    return result;
  } catch (error) {
    await connection.execAsync('rollback').catch(() => undefined);
    throw error;
  }
}
