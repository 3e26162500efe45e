/** What saving costs, measured through the app's own storage. Runs bundled, in Node and in a browser. */
import { apply, isOver, options, start } from '../../engine/frames';
import type { Game, Move, State } from '../../engine/game';
import { pick, seeded } from '../../engine/rng';
import { games } from '../../games/all';
import { openDatabase, type Database } from '../../storage/database';
import { writeGameFile } from '../../storage/exchange';
import { printOf } from '../../storage/rows';
import { loadGame } from '../../storage/loadGame';
import { createGame, endOf, saveMoves, type Reached } from '../../storage/saveGame';
import { share } from './share';

/** Milliseconds of a commit, of opening the game and of opening it for the first time; bytes of what is kept. */
export interface SavingCosts {
  readonly game: string;
  readonly moves: number;
  readonly commitP50: number;
  readonly commitP95: number;
  readonly firstOpen: number;
  readonly open: number;
  readonly savedBytes: number;
  readonly fileBytes: number;
}

const reached = (state: State, at: number): Reached => ({
  state,
  summary: { turn: 0, leaders: [], round: null },
  at,
});

/** A random game that is not over after so many moves; games that end sooner are begun again with another seed. */
function longCourse(game: Game, length: number): { seed: string; moves: Move[]; states: State[] } {
  for (let n = 0; n < 1000; n++) {
    const seed = `saves ${n}`;
    const states = [start(game, { seats: game.seats[1], seed, variants: [] })];
    const moves: Move[] = [];
    const chance = seeded(seed);
    for (let state = states[0]; state && !isOver(state) && moves.length < length; state = states.at(-1)) {
      const move = pick(chance, options(game, state));
      moves.push(move);
      states.push(apply(game, state, move));
    }
    const last = states.at(-1);
    if (moves.length === length || (last && n > 20)) return { seed, moves, states };
  }
  throw new Error(`${game.id}: no long game`);
}

async function timed(now: () => number, task: () => Promise<unknown>): Promise<number> {
  const begun = now();
  await task();
  return now() - begun;
}

/** Milliseconds. A commit waits for the disk; to open a game is work, and what others do meanwhile need not count. */
export interface Clocks {
  readonly wall: () => number;
  readonly work: () => number;
}

async function bytesOf(database: Database): Promise<number> {
  const row = await database.read((connection) =>
    connection.getFirstAsync<{ bytes: number }>(
      'select page_count * page_size as bytes from pragma_page_count, pragma_page_size',
    ),
  );
  return row?.bytes ?? Number.NaN;
}

/** Saves a game move by move and opens it. */
async function measureGame(game: Game, length: number, { wall, work }: Clocks): Promise<SavingCosts> {
  const { seed, moves, states } = longCourse(game, length);
  const name = `measure-${game.id}`;
  const setup = { seats: game.seats[1], seed, variants: [] };
  const players = Array.from({ length: setup.seats }, (_, seat) => ({
    name: `Dwarf ${seat}`,
    emblem: 'pick',
    kind: 'person',
  }));
  const [first] = states;
  const last = states.at(-1);
  if (!first || !last) throw new Error(`${game.id}: no game`);
  const find = (id: string): Game | undefined => (id === game.id ? game : undefined);
  let database = await openDatabase({ name });
  const { id } = await createGame(database, { game, setup, players }, reached(first, 0));
  const commits: number[] = [];
  for (const [index, move] of moves.entries()) {
    const after = reached(states[index + 1] ?? last, index);
    const advance = { from: index, moves: [move], ends: [endOf(index, states[index] ?? first)] };
    commits.push(await timed(wall, () => saveMoves(database, id, advance, after)));
  }
  await database.close();
  database = await openDatabase({ name });
  const savedBytes = await bytesOf(database);
  const opens: number[] = [];
  for (let n = 0; n < 20; n++) opens.push(await timed(work, () => loadGame(database, id, find)));
  await database.close();
  commits.sort((a, b) => a - b);
  const record = { game: game.id, version: game.version, setup, moves };
  return {
    game: game.id,
    moves: moves.length,
    commitP50: share(commits, 0.5),
    commitP95: share(commits, 0.95),
    firstOpen: opens[0] ?? Number.NaN,
    open: share(
      [...opens].sort((a, b) => a - b),
      0.5,
    ),
    savedBytes,
    fileBytes: writeGameFile({ record, players, title: null }, printOf(last)).length,
  };
}

/** Measures every game, with so many moves each where it takes that many. */
export async function measureSaves(length: number, clocks: Clocks): Promise<SavingCosts[]> {
  const costs: SavingCosts[] = [];
  for (const { game } of games) costs.push(await measureGame(game, length, clocks));
  return costs;
}
