/** Reads games: lists them, and opens one by replaying its moves and comparing with what was kept on the way. */
import { editionOf } from '../engine/editions';
import { apply, start } from '../engine/frames';
import type { Game, Move, State } from '../engine/game';
import type { GameRecord } from '../engine/replay';
import type { Database } from './database';
import { isEndSound, printOf, readGameRow, readMoveRows, readSnapshotRows, thawed, type Row } from './rows';
import type { Damage, FindGame, SavedGame } from './savedGame';
import { createGame, setAside, type Reached } from './saveGame';
import { Misshapen } from './shape';

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

/** What is left of a game that can be trusted: the moves up to the last good one, and the state they lead to. */
export interface Good {
  readonly record: GameRecord;
  readonly state: State;
}

/** What came of opening a game. A damaged one is set aside and what is good of it is offered, if anything is. */
export type Opened =
  | ({ readonly outcome: 'whole'; readonly saved: SavedGame } & Good)
  | {
      readonly outcome: 'damaged';
      readonly why: Damage;
      readonly saved: SavedGame | null;
      readonly good: Good | null;
    }
  | {
      readonly outcome: 'foreign';
      readonly why: 'unknown game' | 'other version';
      readonly saved: SavedGame;
      /** All its moves, though nobody here can say where they lead; null if some are missing. */
      readonly record: GameRecord | null;
    }
  | { readonly outcome: 'missing' };

/** Opens a game; a deleted one has to be brought back first. One of rules that this app does not have stays as it is, for an app that has them. */
export async function loadGame(database: Database, id: string, find: FindGame): Promise<Opened> {
  const { head, ...rest } = await database.read(async (connection) => ({
    head: await connection.getFirstAsync<Row>('select * from game where id = ? and deleted_at is null', id),
    moves: await connection.getAllAsync<Row>('select at, move, seal from move where game = ? order by at', id),
    snapshots: await connection.getAllAsync<Row>('select * from snapshot where game = ? order by at', id),
  }));
  if (head === null) return { outcome: 'missing' };
  const opened = judge({ head, ...rest }, find);
  if (opened.outcome === 'damaged' && head['damage'] === null) await setAside(database, id, opened.why);
  return opened;
}

interface Stored {
  readonly head: Row;
  readonly moves: readonly Row[];
  readonly snapshots: readonly Row[];
}

function judge(stored: Stored, find: FindGame): Opened {
  let saved: SavedGame;
  try {
    saved = readGameRow(stored.head);
  } catch (error) {
    if (!(error instanceof Misshapen)) throw error;
    return { outcome: 'damaged', why: 'unreadable', saved: null, good: null };
  }
  const game = find(saved.game);
  if (game === undefined) return { outcome: 'foreign', why: 'unknown game', ...unread(saved, stored) };
  const isNewer = editionOf(saved.setup) > editionOf(game);
  if (game.version !== saved.version || isNewer)
    return { outcome: 'foreign', why: 'other version', ...unread(saved, stored) };
  const { at, moves, state, why } = follow(game, saved, stored);
  const record = { game: saved.game, version: saved.version, setup: saved.setup, moves: moves.slice(0, at) };
  const damage = saved.damage ?? why;
  if (damage === null && state !== null) return { outcome: 'whole', saved, record, state };
  return { outcome: 'damaged', why: damage ?? 'unreadable', saved, good: state && { record, state } };
}

/** A game that cannot be followed here, with its moves as they are. */
function unread(saved: SavedGame, { moves: rows }: Stored): { saved: SavedGame; record: GameRecord | null } {
  const moves = readMoveRows(saved.id, rows);
  const isWhole = saved.damage === null && moves.length === saved.moveCount && moves.length === rows.length;
  return { saved, record: isWhole ? { game: saved.game, version: saved.version, setup: saved.setup, moves } : null };
}

/** How far a game could be followed, and why no further. */
interface Followed {
  readonly at: number;
  readonly state: State | null;
  readonly why: Damage | null;
}

/** From the older snapshot if that leads to the end as expected; else from the beginning, as far as all is well. */
function follow(game: Game, saved: SavedGame, stored: Stored): Followed & { readonly moves: readonly Move[] } {
  const end = isEndSound(stored.head) ? saved.moveCount : stored.moves.length;
  const moves = readMoveRows(saved.id, stored.moves.slice(0, end));
  const snapshots = readSnapshotRows(saved.id, stored.snapshots).filter(({ at }) => at <= moves.length);
  const marks = new Map(snapshots.map(({ at, fingerprint }) => [at, fingerprint]));
  if (isEndSound(stored.head)) marks.set(saved.moveCount, saved.lastFingerprint);
  const quick = snapshots[0] && walk(game, { at: snapshots[0].at, state: thawed(snapshots[0].state) }, moves, marks);
  const walked = quick?.why === null ? quick : walk(game, beginning(game, saved), moves, marks);
  const torn = moves.length === end ? null : moves.length < stored.moves.length ? 'unreadable' : 'missing';
  return { ...walked, moves, why: walked.why ?? torn };
}

function beginning(game: Game, saved: SavedGame): { readonly at: number; readonly state: State | null } {
  try {
    return { at: 0, state: start(game, saved.setup) };
  } catch {
    return { at: 0, state: null };
  }
}

/** Makes the moves from a state on and compares fingerprints where there are marks. */
function walk(
  game: Game,
  from: { readonly at: number; readonly state: State | null },
  moves: readonly Move[],
  marks: ReadonlyMap<number, string>,
): Followed {
  let { state } = from;
  let agreed = from;
  for (let at = from.at; state !== null; at++) {
    const mark = marks.get(at);
    if (mark !== undefined) {
      if (mark !== printOf(state)) return { ...agreed, why: 'differs' };
      agreed = { at, state };
    }
    const move = moves[at];
    if (move === undefined) return { at, state, why: null };
    try {
      state = apply(game, state, move);
    } catch {
      return { at, state, why: 'refused' };
    }
  }
  return { ...from, why: 'refused' };
}

/** Saves what is good of a damaged game as a game of its own, to be played on; the damaged one stays set aside. */
export function rescueGame(
  database: Database,
  saved: SavedGame,
  { record, state }: Good,
  reached: Omit<Reached, 'state'>,
) {
  const { setup, moves } = record;
  const game = { id: record.game, version: record.version };
  return createGame(
    database,
    { game, setup, players: saved.players, kinds: saved.kinds, title: saved.title, isTakenIn: saved.isTakenIn, moves },
    { ...reached, state },
  );
}
