/** Carries what can still be read of a broken database over into a fresh one. What is carried over is judged later. */
import type { SQLiteDatabase } from 'expo-sqlite';
import { TABLES, type Table } from './migrations';
import type { Row } from './rows';

/** Copies every row that can be reached, within the transaction of the fresh database; the broken one stays as it is. */
export async function salvageRows(old: SQLiteDatabase, fresh: SQLiteDatabase): Promise<void> {
  await copyRows(old, fresh, 'setting', 'name');
  await copyRows(old, fresh, 'game', 'id');
  const games = await fresh.getAllAsync<{ id: string }>('select id from game');
  // Each game is looked for by itself, so that a broken page costs no more than what lies on it.
  for (const { id } of games) {
    await copyRows(old, fresh, 'move', 'at', id);
    await copyRows(old, fresh, 'snapshot', 'at', id);
  }
}

async function copyRows(
  old: SQLiteDatabase,
  fresh: SQLiteDatabase,
  table: Table,
  key: string,
  game?: string,
): Promise<void> {
  const columns = await columnsOf(old, table);
  if (columns.length === 0) return;
  const where = game === undefined ? '' : ' where game = ?';
  const query = `select ${columns.join(', ')} from ${table}${where} order by ${key}`;
  const values = game === undefined ? [] : [game];
  // Behind a broken page is what can be reached from the other end.
  const { rows: first, isAll } = await readable(old, query, values);
  const rows = isAll ? first : [...first, ...(await readable(old, `${query} desc`, values)).rows];
  const fitting = rows.filter((row) => fits(table, row));
  const parts = columns.map((_, i) => `value ->> ${i}`).join(', ');
  await fresh.runAsync(
    // Among the rows of a game a broken page may hold one that names another: those stay behind.
    `insert or ignore into ${table} (${columns.join(', ')})
     select ${parts} from json_each(?) ${game === undefined ? '' : 'where value ->> 0 = ?'}`,
    [JSON.stringify(fitting.map((row) => columns.map((column) => row[column]))), ...values],
  );
}

/** The columns that an old file has of a table: it may be of an earlier version. */
async function columnsOf(old: SQLiteDatabase, table: Table): Promise<readonly string[]> {
  const { rows } = await readable(old, 'select name from pragma_table_info(?)', [table]);
  const there = rows.map(({ name }) => name);
  return Object.keys(TABLES[table]).filter((column) => there.includes(column));
}

/** The rows of a query until it comes upon something broken. */
async function readable(
  old: SQLiteDatabase,
  query: string,
  values: readonly string[],
): Promise<{ readonly rows: readonly Row[]; readonly isAll: boolean }> {
  const rows: Row[] = [];
  try {
    for await (const row of old.getEachAsync<Row>(query, [...values])) rows.push(row);
    return { rows, isAll: true };
  } catch {
    return { rows, isAll: false };
  }
}

const fits = (table: Table, row: Row): boolean =>
  Object.entries(TABLES[table]).every(([column, type]) => {
    const value = row[column] ?? null;
    return value === null || (type === 'text' ? typeof value === 'string' : Number.isSafeInteger(value));
  });
