/** Saved games: a game is its beginning and its moves; every change is one transaction. */
import type { SQLiteDatabase } from 'expo-sqlite';
import type { Game, Move, Setup, Standing, State } from '../engine/game';
import type { Database, Run } from './database';
import { writeFirstNote, type Note } from './notes';
import { endSeal, frozen, headSeal, moveSeal, printOf, readGameRow, snapshotSeal, type Row } from './rows';
import type { Damage, Player, SavedGame, Summary } from './saved';
import { Misshapen } from './shape';

/** A game to be saved for the first time; with moves where some were made already. */
export interface NewGame {
  readonly game: Pick<Game, 'id' | 'version'>;
  readonly setup: Setup;
  readonly players: readonly Player[];
  readonly title?: string | null;
  readonly moves?: readonly Move[];
  /** Who began at each seat, where others sit there by now. */
  readonly kinds?: readonly string[];
  /** Whether it was played to its end by others. */
  readonly isFromElsewhere?: boolean;
  /** What is noted of the game as it is begun, if nothing is under that name. */
  readonly note?: ((id: string) => Note) | undefined;
}

/** Where a game has come to: the state after the moves that are saved, and when that was. */
export interface Reached {
  readonly state: State;
  readonly summary: Summary;
  readonly at: number;
  /** The final count, if the game is over. */
  readonly standings?: readonly Standing[];
}

/** The saved game is not where whoever writes thinks it is, or takes no more moves. */
export class OutOfStep extends Error {
  constructor(id: string, index: number) {
    super(`game ${id} does not go on at move ${index}`);
    this.name = 'OutOfStep';
  }
}

/**
 * A snapshot is taken about every so many moves and the last two are kept, so that fewer than three times as many are
 * replayed. Measured over 500 moves: with 16 a game opens no sooner, without any it takes up to three times as long.
 */
export const SNAPSHOT_EVERY = 64;
const SNAPSHOTS_KEPT = 2;

/** Saves a new game. */
export function createGame(database: Database, begun: NewGame, reached: Reached): Promise<SavedGame> {
  const { game, setup, players, title = null, moves = [], isFromElsewhere = false, note } = begun;
  const { kinds = players.map(({ kind }) => kind) } = begun;
  const head = JSON.stringify(setup);
  return database.write(async (connection, run) => {
    const made = await connection.getFirstAsync<{ id: string }>('select lower(hex(randomblob(6))) as id');
    const id = made?.id ?? '';
    await connection.runAsync(
      `insert into game (id, game, version, setup, seal, players, title, created_at, updated_at,
         move_count, last_fingerprint, end_seal, summary, kinds, elsewhere)
       values ($id, $game, $version, $setup, $seal, $players, $title, $at, $at, 0, '', '', '', $kinds, $elsewhere)`,
      {
        $id: id,
        $game: game.id,
        $version: game.version,
        $setup: head,
        $seal: headSeal(id, game.id, game.version, head),
        $players: JSON.stringify(players),
        $title: title,
        $at: reached.at,
        $kinds: JSON.stringify(kinds),
        $elsewhere: isFromElsewhere ? 1 : 0,
      },
    );
    if (note) await writeFirstNote(connection, note(id));
    await writeEnd(run, id, 'move_count = $from', 0, moves.length, reached);
    await writeMoves(run, id, 0, moves, reached);
    return onlyGame(connection, id);
  });
}

/** Saves the next move. Refuses any other than the next; to save the same move again changes nothing. */
export function appendMove(database: Database, id: string, index: number, move: Move, reached: Reached): Promise<void> {
  return database.write(async (connection, run) => {
    if (await writeEnd(run, id, 'move_count = $from', index, index + 1, reached)) {
      await writeMoves(run, id, index, [move], reached);
    } else if (!(await isSavedAlready(connection, id, index, move, reached))) throw new OutOfStep(id, index);
  });
}

/** Takes back all moves from an index on and saves others in their place, which may be none. */
export function replaceTail(
  database: Database,
  id: string,
  from: number,
  moves: readonly Move[],
  reached: Reached,
): Promise<void> {
  return database.write(async (connection, run) => {
    const isThere = await writeEnd(run, id, 'move_count >= $from', from, from + moves.length, reached);
    if (!isThere) throw new OutOfStep(id, from);
    await connection.runAsync('delete from move where game = ? and at >= ?', id, from);
    await connection.runAsync('delete from snapshot where game = ? and at > ?', id, from);
    await writeMoves(run, id, from, moves, reached);
  });
}

/** Gives a game a title; null takes it away. */
export const renameGame = (database: Database, id: string, title: string | null): Promise<void> =>
  change(database, id, 'title = ?', [title]);

/** Somebody else sits down: a bot takes over for a person, or a person for a bot. */
export const seatPlayers = (database: Database, id: string, players: readonly Player[]): Promise<void> =>
  change(database, id, 'players = ?', [JSON.stringify(players)]);

/** Takes a game from the list. It can be brought back until it is purged. */
export const deleteGame = (database: Database, id: string, at: number): Promise<void> =>
  change(database, id, 'deleted_at = ?', [at]);

/** Brings a deleted game back. */
export const restoreGame = (database: Database, id: string): Promise<void> =>
  change(database, id, 'deleted_at = null', []);

/** Marks a game that cannot be trusted; nothing of it is changed or thrown away. */
export const setAside = (database: Database, id: string, damage: Damage): Promise<void> =>
  change(database, id, 'damage = ?', [damage]);

/** Throws away for good what was deleted before a point in time. */
export async function purgeGames(database: Database, before: number): Promise<void> {
  await database.write((connection) => connection.runAsync('delete from game where deleted_at < ?', before));
}

/** The games, the one that was played last first, and the ids of those of which not even the beginning can be read. */
export interface GameList {
  readonly games: readonly SavedGame[];
  readonly unreadable: readonly string[];
}

const LISTS = {
  kept: 'deleted_at is null order by updated_at desc, id',
  deleted: 'deleted_at is not null order by deleted_at desc, id',
} as const;

/** The games that are kept, or those that were deleted and can be brought back, the last deleted first. */
export async function listGames(database: Database, which: keyof typeof LISTS = 'kept'): Promise<GameList> {
  const rows = await database.read((connection) =>
    connection.getAllAsync<Row>(`select * from game where ${LISTS[which]}`),
  );
  const games: SavedGame[] = [];
  const unreadable: string[] = [];
  for (const row of rows) {
    try {
      games.push(readGameRow(row));
    } catch (error) {
      if (!(error instanceof Misshapen)) throw error;
      unreadable.push(String(row['id']));
    }
  }
  return { games, unreadable };
}

async function change(database: Database, id: string, what: string, values: (string | number | null)[]): Promise<void> {
  const { changes } = await database.write((connection) =>
    connection.runAsync(`update game set ${what} where id = ?`, [...values, id]),
  );
  if (changes === 0) throw new OutOfStep(id, 0);
}

async function onlyGame(connection: SQLiteDatabase, id: string): Promise<SavedGame> {
  const row = await connection.getFirstAsync<Row>('select * from game where id = ?', id);
  if (row === null) throw new OutOfStep(id, 0);
  return readGameRow(row);
}

/** Writes how far a game has come, if it is where it should be and can go on. */
async function writeEnd(
  run: Run,
  id: string,
  where: 'move_count = $from' | 'move_count >= $from',
  from: number,
  count: number,
  { state, summary, at, standings }: Reached,
): Promise<boolean> {
  const fingerprint = printOf(state);
  const changes = await run(
    `update game set move_count = $count, last_fingerprint = $fingerprint, end_seal = $seal, summary = $summary,
       standings = $standings, updated_at = $at
     where id = $id and ${where} and damage is null and deleted_at is null`,
    {
      $id: id,
      $from: from,
      $count: count,
      $fingerprint: fingerprint,
      $seal: endSeal(id, count, fingerprint),
      $summary: JSON.stringify(summary),
      $standings: standings ? JSON.stringify(standings) : null,
      $at: at,
    },
  );
  return changes === 1;
}

async function writeMoves(
  run: Run,
  id: string,
  from: number,
  moves: readonly Move[],
  { state, standings }: Reached,
): Promise<void> {
  const rows = moves.map((move, i) => {
    const text = JSON.stringify(move);
    return [from + i, text, moveSeal(id, from + i, text)];
  });
  await run(
    `insert into move (game, at, move, seal)
     select ?, value ->> 0, value ->> 1, value ->> 2 from json_each(?)`,
    [id, JSON.stringify(rows)],
  );
  const count = from + moves.length;
  const isDue = Math.floor(count / SNAPSHOT_EVERY) > Math.floor(from / SNAPSHOT_EVERY);
  // A game that is over is looked at from its beginning.
  if (standings) await run('delete from snapshot where game = ?', [id]);
  else if (isDue) await writeSnapshot(run, id, count, state);
}

async function writeSnapshot(run: Run, id: string, at: number, state: State): Promise<void> {
  const text = frozen(state);
  await run('insert or replace into snapshot (game, at, state, seal) values (?, ?, ?, ?)', [
    id,
    at,
    text,
    snapshotSeal(id, at, text),
  ]);
  await run(
    `delete from snapshot where game = ? and at not in
       (select at from snapshot where game = ? order by at desc limit ${SNAPSHOTS_KEPT})`,
    [id, id],
  );
}

async function isSavedAlready(
  connection: SQLiteDatabase,
  id: string,
  index: number,
  move: Move,
  reached: Reached,
): Promise<boolean> {
  const row = await connection.getFirstAsync<Row>(
    'select move from game join move on game.id = move.game and at = ? where id = ? and end_seal = ?',
    [index, id, endSeal(id, index + 1, printOf(reached.state))],
  );
  return row?.['move'] === JSON.stringify(move);
}
