import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Database, type QueryResult, type Statement } from 'node-sqlite3-wasm';

/** The native half of expo-sqlite over SQLite with real files, so that the package's own JavaScript runs in tests. */

type Value = string | number | bigint | boolean | null | Uint8Array;

class NativeDatabase {
  database: Database | undefined;

  constructor(
    private readonly path: string,
    _options?: unknown,
    serialized?: Uint8Array,
  ) {
    if (serialized) writeFileSync(path, serialized);
  }

  get open(): Database {
    if (!this.database) throw new Error('Access to closed resource');
    return this.database;
  }

  async initAsync(): Promise<void> {
    this.database ??= new Database(this.path);
  }
  async isInTransactionAsync(): Promise<boolean> {
    return this.open.inTransaction;
  }
  async closeAsync(): Promise<void> {
    this.open.close();
    this.database = undefined;
  }
  async execAsync(source: string): Promise<void> {
    this.open.exec(source);
  }
  async serializeAsync(): Promise<Uint8Array> {
    return new Uint8Array(readFileSync(this.path));
  }
  async prepareAsync(statement: NativeStatement, source: string): Promise<void> {
    statement.prepared = this.open.prepare(source);
  }
}

class NativeStatement {
  prepared: Statement | undefined;
  private rows: Iterator<QueryResult> | undefined;
  private columns: string[] = [];

  private next(): unknown[] | null {
    const step = this.rows?.next();
    if (!step || step.done) return null;
    this.columns = Object.keys(step.value);
    return Object.values(step.value);
  }

  async runAsync(owner: NativeDatabase, params: Record<string, Value>, blobs: Record<string, Value>, asArray: boolean) {
    const named: Record<string, Value> = { ...params, ...blobs };
    const values = asArray
      ? Object.keys(named)
          .sort((a, b) => Number(a) - Number(b))
          .map((key) => named[key] ?? null)
      : named;
    this.rows = this.prepared?.iterate(values);
    const firstRowValues = this.next() ?? [];
    const counted = owner.open.get('select changes() as changes, last_insert_rowid() as id');
    return {
      changes: Number(counted?.['changes'] ?? 0),
      lastInsertRowId: Number(counted?.['id'] ?? 0),
      firstRowValues,
    };
  }
  async stepAsync(): Promise<unknown[] | null> {
    return this.next();
  }
  async getAllAsync(): Promise<unknown[][]> {
    const all: unknown[][] = [];
    for (let row = this.next(); row; row = this.next()) all.push(row);
    return all;
  }
  async resetAsync(): Promise<void> {
    this.rows = undefined;
  }
  async getColumnNamesAsync(): Promise<string[]> {
    return this.columns;
  }
  async finalizeAsync(): Promise<void> {
    this.prepared?.finalize();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const deleteDatabaseAsync = async (path: string): Promise<void> => {
  for (const suffix of ['', '-wal', '-journal']) rmSync(path + suffix, { force: true });
};

export default {
  NativeDatabase,
  NativeStatement,
  NativeSession: class {},
  defaultDatabaseDirectory: folder,
  bundledExtensions: {},
  ensureDatabasePathExistsAsync: async (path: string) => void mkdirSync(dirname(path), { recursive: true }),
  deleteDatabaseAsync,
};
