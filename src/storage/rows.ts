/** Rows of the database as the games they stand for. */
import type { Move, State } from '../engine/game';
import { hashText } from '../engine/replay';
import {
  MOST_MOVES,
  readDamage,
  readKinds,
  readMove,
  readPlayers,
  readSetup,
  readStandings,
  readSummary,
  time,
  words,
  type Player,
  type SavedGame,
  type Summary,
} from './savedGame';
import { json, Misshapen, orNull, text, whole, type Fields } from './shape';

/** A row as it comes from the database. */
export type Row = Fields;

/** The text a state is kept as. What was in the news when it was kept is no part of it. */
export const frozen = (state: State): string => JSON.stringify({ ...state, news: null });

/** The fingerprint that a saved game carries: the same whether somebody listens to the news or not. */
export const printOf = (state: State): string => hashText(frozen(state));

/** The state that a text holds, ready to be played on. Only for texts whose fingerprint was compared. */
export function thawed(kept: string): State {
  const state: State = JSON.parse(kept);
  return { ...state, news: [] };
}

/** The seal of what never changes in a game. */
export const headSeal = (id: string, game: string, version: number, setup: string): string =>
  hashText(JSON.stringify([id, game, version, setup]));

/** The seal of how far a game has come. */
export const endSeal = (id: string, count: number, fingerprint: string): string =>
  hashText(JSON.stringify([id, count, fingerprint]));

/** The seal of a move. */
export const moveSeal = (id: string, at: number, move: string): string => hashText(JSON.stringify([id, at, move]));

/** The seal of a snapshot. */
export const snapshotSeal = (id: string, at: number, state: string): string =>
  hashText(JSON.stringify([id, at, hashText(state)]));

function otherwise<T>(read: () => T, instead: T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Misshapen) return instead;
    throw error;
  }
}

const NO_SUMMARY: Summary = { turn: null, leaders: [], round: null };
const nobody = (seats: number): Player[] =>
  Array.from({ length: seats }, () => ({ name: '', emblem: '', kind: 'person' }));

/** Whether the row of a game can be trusted in how far the game has come. */
export const isEndSound = (row: Row): boolean =>
  row['end_seal'] === endSeal(String(row['id']), Number(row['move_count']), String(row['last_fingerprint']));

/** How a row says where a game comes from: begun here, taken in when it was over, or taken in while it was on. */
export const ELSEWHERE = { here: 0, over: 1, on: 2 } as const;

/** The game a row stands for; throws if even its beginning cannot be read. What is only nice to have may be missing. */
export function readGameRow(row: Row): SavedGame {
  const id = words(row['id']);
  const game = words(row['game']);
  const version = whole(row['version'], 0, MOST_MOVES);
  const setup = readSetup(json(row['setup']));
  if (row['seal'] !== headSeal(id, game, version, String(row['setup']))) throw new Misshapen('sealed');
  const players = otherwise(() => readPlayers(json(row['players']), setup.seats), null);
  const seated = players ?? nobody(setup.seats);
  const kinds = otherwise(() => orNull(row['kinds'], (kept) => readKinds(json(kept), setup.seats)), null);
  const standings = otherwise(() => orNull(row['standings'], (kept) => readStandings(json(kept))), []);
  const moveCount = otherwise(() => whole(row['move_count'], 0, MOST_MOVES), -1);
  const lastFingerprint = String(row['last_fingerprint']);
  const isSound = players !== null && isEndSound(row);
  return {
    id,
    game,
    version,
    setup,
    players: seated,
    kinds: kinds ?? seated.map(({ kind }) => kind),
    isFromElsewhere: row['elsewhere'] === ELSEWHERE.over,
    isTakenIn: row['elsewhere'] === ELSEWHERE.on,
    title: otherwise(() => orNull(row['title'], words), null),
    createdAt: otherwise(() => time(row['created_at']), 0),
    updatedAt: otherwise(() => time(row['updated_at']), 0),
    status: standings === null ? 'on' : 'over',
    moveCount: Math.max(0, moveCount),
    lastFingerprint,
    summary: otherwise(() => readSummary(json(row['summary'])), NO_SUMMARY),
    standings,
    damage: otherwise(() => orNull(row['damage'], readDamage), 'unreadable') ?? (isSound ? null : 'unreadable'),
  };
}

/** The moves of a game from its rows, up to the first that is missing, altered or not a move. */
export function readMoveRows(id: string, rows: readonly Row[]): Move[] {
  const moves: Move[] = [];
  for (const row of rows) {
    const at = moves.length;
    const move = otherwise(() => {
      const kept = text(row['move'], Infinity);
      return row['at'] === at && row['seal'] === moveSeal(id, at, kept) ? readMove(json(kept)) : null;
    }, null);
    if (move === null) break;
    moves.push(move);
  }
  return moves;
}

/** A state that was kept on the way. */
export interface Snapshot {
  readonly at: number;
  readonly fingerprint: string;
  readonly state: string;
}

/** The snapshots that can be trusted, the oldest first. */
export function readSnapshotRows(id: string, rows: readonly Row[]): Snapshot[] {
  return rows.flatMap((row) =>
    otherwise(() => {
      const state = text(row['state'], Infinity);
      const at = whole(row['at'], 0, MOST_MOVES);
      return row['seal'] === snapshotSeal(id, at, state) ? [{ at, fingerprint: hashText(state), state }] : [];
    }, []),
  );
}
