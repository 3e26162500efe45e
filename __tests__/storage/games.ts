/** Games to be saved: whole ones, played by chance. */
import { apply, isOver, pending, start } from '../../src/engine/frames';
import type { Game, Move, Setup, State } from '../../src/engine/game';
import { games as entries } from '../../src/games/all';
import { randomRecord } from '../../src/lab/golden';
import { hashText } from '../../src/engine/replay';
import { canonical } from '../../src/storage/canonical';
import type { Database } from '../../src/storage/database';
import { writeGameFile } from '../../src/storage/exchange';
import { printOf } from '../../src/storage/rows';
import type { Player, SavedGame, Summary } from '../../src/storage/savedGame';
import { createGame, endOf, saveMoves, SNAPSHOT_EVERY, type NewGame, type Reached } from '../../src/storage/saveGame';

// As in a release: while developing, expo-sqlite looks for a server of its own.
Reflect.set(globalThis, '__DEV__', false);

export const games: readonly Game[] = entries.map(({ game }) => game);
export const find = (id: string): Game | undefined => games.find((game) => game.id === id);

const NAMES = ['Ada', 'Bruno', 'Cleo', 'Dörte', 'Emil', 'Frieda', 'Götz', 'Hanna', 'Ida', 'Jakob'];

export const playersOf = (seats: number): Player[] =>
  NAMES.slice(0, seats).map((name, seat) => ({ name, emblem: `emblem-${seat}`, kind: seat === 0 ? 'person' : 'easy' }));

export const summaryOf = (game: Game, state: State): Summary => ({
  turn: pending(game, state)?.seat ?? null,
  leaders: [],
  round: null,
});

/** What a table hands over with a state; the clock goes on by one with every call. */
export function reachedBy(game: Game, state: State, at = 1): Reached {
  const over = isOver(state) ? { standings: game.standings(state) } : {};
  return { state, summary: summaryOf(game, state), at, ...over };
}

/** A game played by chance to its end: its moves, and the state after each number of moves. */
export interface Course {
  readonly game: Game;
  readonly setup: Setup;
  readonly moves: readonly Move[];
  readonly states: readonly State[];
}

export function courseOf(game: Game, seed: string, seats = game.seats[0], most = Infinity): Course {
  const setup: Setup = { seats, seed, variants: [] };
  const moves = randomRecord(game, setup).moves.slice(0, most);
  const states = [start(game, setup)];
  for (const move of moves) states.push(apply(game, stateAt(states, states.length - 1), move));
  return { game, setup, moves, states };
}

export function stateAt(states: readonly State[], at: number): State {
  const state = states[at];
  if (state === undefined) throw new Error(`no state after ${at} moves`);
  return state;
}

export const beginningOf = ({ game, setup }: Course): NewGame => ({ game, setup, players: playersOf(setup.seats) });

/** Saves a course move by move, as a table does, telling after each that it is confirmed. */
export async function saveCourse(
  database: Database,
  course: Course,
  confirmed: (count: number) => void = () => undefined,
): Promise<SavedGame> {
  const saved = await createGame(database, beginningOf(course), reachedBy(course.game, stateAt(course.states, 0)));
  confirmed(0);
  for (const [index, move] of course.moves.entries()) {
    await saveMoves(
      database,
      saved.id,
      { from: index, moves: [move], ends: [endOf(index, stateAt(course.states, index))] },
      reachedBy(course.game, stateAt(course.states, index + 1), index),
    );
    confirmed(index + 1);
  }
  return saved;
}

/** Saves a course in as few transactions as leave the same behind. */
export async function saveQuickly(database: Database, course: Course): Promise<SavedGame> {
  const reached = (at: number): Reached => reachedBy(course.game, stateAt(course.states, at), at);
  const saved = await createGame(database, beginningOf(course), reached(0));
  for (let from = 0; from < course.moves.length; from += SNAPSHOT_EVERY) {
    const moves = course.moves.slice(from, from + SNAPSHOT_EVERY);
    const ends = [endOf(from, stateAt(course.states, from))];
    await saveMoves(database, saved.id, { from, moves, ends }, reached(from + moves.length));
  }
  return saved;
}

/** The file that a course is passed on as. */
export const fileOf = ({ game, setup, moves, states }: Course): string =>
  writeGameFile(
    {
      record: { game: game.id, version: game.version, setup, moves },
      players: playersOf(setup.seats),
      title: 'Sonntag',
    },
    printOf(stateAt(states, moves.length)),
  );

/** The file with a checksum that fits what is in it now. */
export function resealed(file: string): string {
  const wrapping: { content: unknown } = JSON.parse(file);
  return JSON.stringify({ ...wrapping, checksum: hashText(canonical(wrapping.content)) });
}
