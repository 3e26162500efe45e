import { openDatabaseAsync, type SQLiteBindParams, type SQLiteDatabase, type SQLiteStatement } from 'expo-sqlite';
import { MIGRATIONS, TABLES } from './migrations';
import { makeQueue } from './queue';
import { salvage } from './salvage';
import { claimOnlyTab } from './tabs';
import { StorageTrouble, troubleOf } from './trouble';

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
const MOST_SET_ASIDE = 20;

/**
 * Opens the database. A file that was set aside stays where it is, and the file with the next number is used: so nothing has
 * to be renamed, which browsers cannot do. What can still be read of a broken file is carried over into the fresh one.
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
  const broken: string[] = [];
  for (let number = 1; number <= MOST_SET_ASIDE; number++) {
    const file = fileOf(name, number);
    const opened = await tryFile(file, refusal === undefined || fresh, broken);
    if (opened instanceof StorageTrouble) refusal = opened;
    else if (opened !== undefined) return opened;
    else break;
    if (refusal.trouble === 'broken') broken.push(file);
    if (refusal.trouble === 'elsewhere' || refusal.trouble === 'unavailable') break;
  }
  throw refusal ?? new StorageTrouble('unavailable');
}

/** The file if it can be used, the trouble with it if not, nothing if it has never been used and must not be begun. */
async function tryFile(
  file: string,
  begin: boolean,
  broken: readonly string[],
): Promise<SQLiteDatabase | StorageTrouble | undefined> {
  let connection: SQLiteDatabase | undefined;
  try {
    connection = await openDatabaseAsync(file);
    // Before anything is read: a log without shared memory, which browsers do not have, needs the file for itself.
    await connection.execAsync('pragma locking_mode = exclusive');
    if (!begin && (await versionOf(connection)) === 0) {
      await connection.closeAsync();
      return undefined;
    }
    await prepare(connection, broken);
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

async function prepare(connection: SQLiteDatabase, broken: readonly string[]): Promise<void> {
  const check = await connection.getFirstAsync<{ quick_check: string }>('pragma quick_check(1)');
  if (check?.quick_check !== 'ok') throw new StorageTrouble('broken');
  const version = await versionOf(connection);
  if (version > MIGRATIONS.length) throw new StorageTrouble('newer');
  if (version < 0) throw new StorageTrouble('broken');
  await connection.execAsync('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  if (version < MIGRATIONS.length) await inTransaction(connection, () => migrate(connection, version, broken));
  // SQLite's own check does not see a table whose name was altered.
  for (const [table, columns] of Object.entries(TABLES)) {
    await connection.execAsync(`select ${Object.keys(columns).join(', ')} from ${table} limit 0`);
  }
}

/** All steps at once: a file is never found half way between two versions, nor begun without what could be carried over. */
async function migrate(connection: SQLiteDatabase, version: number, broken: readonly string[]): Promise<void> {
  for (const sql of MIGRATIONS.slice(version)) await connection.execAsync(sql);
  if (version === 0) for (const file of broken) await carryOver(file, connection);
  await connection.execAsync(`pragma user_version = ${MIGRATIONS.length}`);
}

async function carryOver(file: string, fresh: SQLiteDatabase): Promise<void> {
  const old = await openDatabaseAsync(file).catch(() => undefined);
  if (old === undefined) return;
  try {
    await old.execAsync('pragma locking_mode = exclusive; pragma query_only = on');
    await salvage(old, fresh);
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
