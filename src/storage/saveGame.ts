/** Writes games: a game is its beginning and its moves; every change is one transaction. */
import type { SQLiteDatabase } from 'expo-sqlite';
import type { Game, Move, Setup, Standing, State } from '../engine/game';
import type { Database, Run } from './database';
import { writeFirstNote, type Note } from './notes';
import { askToKeep } from './room';
import { ELSEWHERE, endSeal, frozen, headSeal, moveSeal, printOf, readGameRow, snapshotSeal, type Row } from './rows';
import type { Damage, Player, SavedGame, Summary } from './savedGame';

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
  /** Whether others have begun it, and it goes on here. */
  readonly isTakenIn?: boolean;
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

/** The saved game does not end where whoever writes knows it to, or takes no more moves: another table has gone on with it. */
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

/** The end of a game of which nothing is written yet. */
const UNWRITTEN: End = { count: 0, fingerprint: '' };

/** Saves a new game. */
export function createGame(database: Database, begun: NewGame, reached: Reached): Promise<SavedGame> {
  const { game, setup, players, title = null, moves = [], isFromElsewhere = false, isTakenIn = false, note } = begun;
  const { kinds = players.map(({ kind }) => kind) } = begun;
  const head = JSON.stringify(setup);
  // From the first game on there is something to lose. Nobody waits for the answer: it may be a question to somebody.
  void askToKeep();
  return database.write(async (connection, run) => {
    const made = await connection.getFirstAsync<{ id: string }>('select lower(hex(randomblob(6))) as id');
    const id = made?.id ?? '';
    await connection.runAsync(
      `insert into game (id, game, version, setup, seal, players, title, created_at, updated_at,
         move_count, last_fingerprint, end_seal, summary, kinds, elsewhere)
       values ($id, $game, $version, $setup, $seal, $players, $title, $at, $at, 0, '', $end, '', $kinds, $elsewhere)`,
      {
        $id: id,
        $game: game.id,
        $version: game.version,
        $setup: head,
        $seal: headSeal(id, game.id, game.version, head),
        $players: JSON.stringify(players),
        $title: title,
        $at: reached.at,
        $end: endSeal(id, UNWRITTEN.count, UNWRITTEN.fingerprint),
        $kinds: JSON.stringify(kinds),
        $elsewhere: isFromElsewhere ? ELSEWHERE.over : isTakenIn ? ELSEWHERE.on : ELSEWHERE.here,
      },
    );
    if (note) await writeFirstNote(connection, note(id));
    await writeEnd(run, id, [UNWRITTEN], moves.length, reached);
    await writeMoves(run, id, 0, moves, reached);
    return onlyGame(connection, id);
  });
}

/** Where a saved game ends: so many moves, which led to the state with this fingerprint. */
export interface End {
  readonly count: number;
  readonly fingerprint: string;
}

/** The end that a state is after so many moves. */
export const endOf = (count: number, state: State): End => ({ count, fingerprint: printOf(state) });

/** What a writer hands over: the moves from an index on, which take the place of all that is saved behind it. */
export interface Advance {
  readonly from: number;
  readonly moves: readonly Move[];
  /** Where the writer knows the saved game to end: several where a write may or may not have come through. */
  readonly ends: readonly End[];
}

/**
 * Saves how a game goes on, in one go. Whoever writes has to know where the saved game ends: so nobody cuts off moves that
 * they have neither made nor seen.
 */
export function saveMoves(
  database: Database,
  id: string,
  { from, moves, ends }: Advance,
  reached: Reached,
): Promise<void> {
  const known = ends.filter(({ count }) => count >= from);
  return database.write(async (connection, run) => {
    if (!(await writeEnd(run, id, known, from + moves.length, reached))) throw new OutOfStep(id, from);
    if (known.some(({ count }) => count > from)) {
      await connection.runAsync('delete from move where game = ? and at >= ?', id, from);
      await connection.runAsync('delete from snapshot where game = ? and at > ?', id, from);
    }
    await writeMoves(run, id, from, moves, reached);
  });
}

/** Gives a game a title; null takes it away. */
export const renameGame = (database: Database, id: string, title: string | null): Promise<void> =>
  change(database, id, 'title = ?', [title]);

/** Somebody else sits down: a bot takes over for a person, or a person for a bot. */
export const seatPlayers = (database: Database, id: string, players: readonly Player[]): Promise<void> =>
  change(database, id, 'players = ?', [JSON.stringify(players)]);

/** Takes a game from the list. It can be brought back for a while. */
export const deleteGame = (database: Database, id: string, at: number): Promise<void> =>
  change(database, id, 'deleted_at = ?', [at]);

/** Brings a deleted game back. */
export const restoreGame = (database: Database, id: string): Promise<void> =>
  change(database, id, 'deleted_at = null', []);

/** Marks a game that cannot be trusted; nothing of it is changed or thrown away. */
export const setAside = (database: Database, id: string, damage: Damage): Promise<void> =>
  change(database, id, 'damage = ?', [damage]);

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

/** Writes how far a game has come, if it ends where it should and can go on. */
async function writeEnd(
  run: Run,
  id: string,
  ends: readonly End[],
  count: number,
  { state, summary, at, standings }: Reached,
): Promise<boolean> {
  const fingerprint = printOf(state);
  const changes = await run(
    `update game set move_count = $count, last_fingerprint = $fingerprint, end_seal = $seal, summary = $summary,
       standings = $standings, updated_at = $at
     where id = $id and end_seal in (select value from json_each($ends)) and damage is null and deleted_at is null`,
    {
      $id: id,
      $ends: JSON.stringify(ends.map((end) => endSeal(id, end.count, end.fingerprint))),
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
