import { Database as Sqlite } from 'node-sqlite3-wasm';
import crypto from 'node:crypto';
import { readFileSync } from 'node:fs';
import { openDatabase, type Database } from '../../src/storage/database';
import { listGames, loadGame } from '../../src/storage/loadGame';
import { SNAPSHOT_EVERY } from '../../src/storage/saveGame';
import { loadSettings, saveSetting } from '../../src/storage/settings';
import { StorageTrouble } from '../../src/storage/trouble';
import { pick, roll, seeded, type Rng } from '../../src/engine/rng';
import { many } from '../setup/many';
import { withoutWaiting } from './disk';
import { imageOf, layOut, pathOf, type Image } from './files';
import { courseOf, find, games, saveQuickly } from './games';
import { spoiltBytes, spoiltValue } from './mutants';

jest.setTimeout(600_000);

const BYTES = many(600);
const LOGS = many(400);
const VALUES = many(400);

const NAME = 'mutant';
const ids: string[] = [];
/** A database as it lies there when the app is closed, and as it lies there when the app was killed. */
let closed: Image;
let killed: Image;
/** Every game's rows as they were written. */
let rows: Map<string, string>;

const QUERIES = ['select * from game where id = ?', 'select * from move where game = ? order by at'];

/** The rows of each game that SQLite itself can still read from a file. */
function readable(path: string): Map<string, string> {
  const found = new Map<string, string>();
  let sqlite: Sqlite | undefined;
  try {
    sqlite = new Sqlite(path);
    sqlite.exec('pragma locking_mode = exclusive');
    for (const id of ids) {
      try {
        found.set(id, JSON.stringify(QUERIES.map((query) => sqlite?.all(query, id))));
      } catch {
        continue;
      }
    }
  } catch {
    return found;
  } finally {
    try {
      sqlite?.close();
    } catch {
      found.delete('');
    }
  }
  return found;
}

/** Lets SQLite draw the same random numbers in every run, so that every mutant can be had again. */
function withoutChance(): void {
  const rng = seeded('ids');
  jest.spyOn(crypto, 'randomFillSync').mockImplementation((buffer) => {
    if (buffer instanceof Uint8Array) for (const i of buffer.keys()) buffer[i] = roll(rng, 256);
    return buffer;
  });
}

beforeAll(async () => {
  withoutWaiting();
  withoutChance();
  const database = await openDatabase({ name: 'original' });
  await saveSetting(database, 'language', 'de');
  for (const [n, game] of games.entries()) {
    const course = courseOf(game, `mutant ${n}`, game.seats[0], n === 0 ? SNAPSHOT_EVERY + 5 : 12);
    ids.push((await saveQuickly(database, course)).id);
  }
  killed = imageOf(pathOf('original'));
  await database.close();
  closed = imageOf(pathOf('original'));
  rows = readable(pathOf('original'));
});
afterAll(() => jest.restoreAllMocks());

/** Opens the database, with a fresh file where it must be. */
async function open(): Promise<Database> {
  try {
    return await openDatabase({ name: NAME });
  } catch (error) {
    if (!(error instanceof StorageTrouble)) throw error;
    expect(['broken', 'newer']).toContain(error.trouble);
    return await openDatabase({ name: NAME, fresh: true });
  }
}

/** Opens what is left, and expects every game whose rows can be read as they were to be whole. */
async function survive(image: Image): Promise<string> {
  layOut(pathOf(NAME), image);
  const good = [...readable(pathOf(NAME))].flatMap(([id, found]) => (found === rows.get(id) ? [id] : []));
  layOut(pathOf(NAME), image);
  layOut(pathOf(NAME, 2), new Map());
  const database = await open();
  try {
    await loadSettings(database);
    const isSetAside = imageOf(pathOf(NAME, 2)).size > 0;
    if (isSetAside && !image.has('-wal'))
      expect(readFileSync(pathOf(NAME)).equals(image.get('') ?? Buffer.alloc(0))).toBe(true);
    const { games: listed, unreadable } = await listGames(database);
    const opened = new Map<string, string>();
    for (const id of [...listed.map((saved) => saved.id), ...unreadable]) {
      opened.set(id, (await loadGame(database, id, find)).outcome);
    }
    const isNewer = isSetAside && listed.length === 0;
    if (!isNewer) expect(good.filter((id) => opened.get(id) !== 'whole')).toEqual([]);
    return isSetAside ? 'set aside' : good.length === ids.length ? 'whole' : 'used';
  } finally {
    await database.close();
  }
}

async function outcomes(count: number, mutant: (rng: Rng) => Image): Promise<Record<string, number>> {
  const seen: Record<string, number> = {};
  for (let n = 0; n < count; n++) {
    const outcome = await survive(mutant(seeded(`${n}`)));
    seen[outcome] = (seen[outcome] ?? 0) + 1;
  }
  return seen;
}

test(`${BYTES} databases with spoilt bytes`, async () => {
  const seen = await outcomes(BYTES, (rng) => new Map([['', spoiltBytes(closed.get('') ?? Buffer.alloc(0), rng)]]));
  expect(Object.keys(seen).sort()).toEqual(['set aside', 'used', 'whole']);
});

test(`${LOGS} databases that were left open, with spoilt bytes in the file or the log`, async () => {
  const seen = await outcomes(LOGS, (rng) => {
    const part = pick(rng, ['', '-wal', '-wal'] as const);
    return new Map([...killed, [part, spoiltBytes(killed.get(part) ?? Buffer.alloc(0), rng)]]);
  });
  expect(seen['used'] ?? 0).toBeGreaterThan(0);
});

const COLUMNS = [
  ...[
    'setup',
    'players',
    'title',
    'created_at',
    'updated_at',
    'move_count',
    'last_fingerprint',
    'summary',
    'standings',
  ],
  ...['damage', 'version', 'game', 'seal', 'end_seal', 'kinds', 'elsewhere'],
].map((column) => ['game', column] as const);
const PLACES = [
  ...COLUMNS,
  ...(['at', 'move', 'seal'] as const).map((column) => ['move', column] as const),
  ...(['at', 'state', 'seal'] as const).map((column) => ['snapshot', column] as const),
];

/** What a column could hold instead of a value: text of another shape, or a number that nobody expects. */
function oddly(value: unknown, rng: Rng): string | number | null {
  if (typeof value === 'number') return pick(rng, [-1, 0, value + 1, 2 ** 53 - 1, -(2 ** 53) + 1, 1e6]);
  const text = String(value);
  if (roll(rng, 3) === 0 || !/^[[{]/.test(text))
    return pick(rng, ['', '[', 'null', '[[[[', text + text, text.slice(1)]);
  return JSON.stringify(spoiltValue(JSON.parse(text), rng));
}

test(`${VALUES} databases with odd values in sound rows`, async () => {
  const seen = await outcomes(VALUES, (rng) => {
    const path = pathOf('odd');
    layOut(path, closed);
    const sqlite = new Sqlite(path);
    sqlite.exec('pragma locking_mode = exclusive; pragma foreign_keys = off');
    const [table, column] = pick(rng, PLACES);
    const id = pick(rng, ids);
    const key = table === 'game' ? 'id' : 'game';
    const found = pick(rng, [...sqlite.all(`select ${column} as value from ${table} where ${key} = ?`, id), {}]);
    const value = 'value' in found && typeof found['value'] !== 'object' ? (found['value'] ?? null) : null;
    const where = `${key} = ?${value === null ? '' : ` and ${column} = ?`}`;
    try {
      const values = [oddly(value, rng), id, ...(value === null ? [] : [value])];
      sqlite.run(`update or ignore ${table} set ${column} = ? where ${where}`, values);
    } catch (error) {
      expect(String(error)).toMatch(/NOT NULL|cannot store/);
    }
    sqlite.close();
    return imageOf(path);
  });
  expect(seen['set aside'] ?? 0).toBe(0);
});
