/** Where games are kept, as everybody who begins, finds and saves them sees it; on disk if there is one, else in memory. */
import { start } from '../engine/frames';
import type { Game, Move, Setup, State } from '../engine/game';
import type { Database } from '../storage/database';
import { importGame, readGameFile, writeGameFile } from '../storage/exchange';
import { readNotes, writeNote, type Note, type Notes } from '../storage/notes';
import { loadGame, rescueGame } from '../storage/opening';
import type { Damage, FindGame, Player, SavedGame } from '../storage/saved';
import {
  createGame,
  deleteGame,
  listGames,
  purgeGames,
  renameGame,
  restoreGame,
  seatPlayers,
  type GameList,
} from '../storage/saves';
import { statistics, type Statistics } from '../storage/statistics';
import { keeper, reachedAt } from './keeping';
import type { SaveInput } from './events';
import { NOTHING_TOLD, tell, type Story } from './story';

/** The registry of games, which is loaded when it is first needed. */
export type LoadRegistry = () => Promise<FindGame>;

/** A game that can be played on, with all that happened so far. */
export interface Found {
  readonly id: string;
  readonly game: string;
  readonly setup: Setup;
  readonly players: readonly Player[];
  readonly state: State;
  readonly moves: readonly Move[];
  readonly story: Story;
}

/** Why a game cannot be opened. */
export type Obstacle = Damage | 'unknown game' | 'other version' | 'nowhere';

/** What came of looking for a game. `rescue` saves what is good of a damaged one as a game of its own. */
export type Search =
  | { readonly found: Found }
  | { readonly found: null; readonly why: Obstacle }
  | { readonly found: null; readonly why: Damage; readonly moves: number; readonly rescue: () => Promise<string> };

/** How a game was set up. */
export interface LastTable {
  readonly players: readonly Player[];
  readonly variants: readonly string[];
}

/** What a game may be given as it is begun: a title, and a note that is kept with it or not at all. */
export interface Extras {
  readonly title?: string;
  readonly note?: (id: string) => Note;
}

export interface Store {
  readonly begin: (game: Game, setup: Setup, players: readonly Player[], extras?: Extras) => Promise<string>;
  readonly open: (id: string) => Promise<Search>;
  readonly save: (id: string, game: Game) => (input: SaveInput) => Promise<void>;
  /** All games, the one that was played last first. */
  readonly list: () => Promise<GameList>;
  /** The games that were deleted and can still be brought back. */
  readonly deleted: () => Promise<GameList>;
  readonly rename: (id: string, title: string | null) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  readonly restore: (id: string) => Promise<void>;
  /** Somebody else sits down: a bot for a person, or a person for a bot. */
  readonly seat: (id: string, players: readonly Player[]) => Promise<void>;
  readonly statistics: () => Promise<Statistics>;
  /** The text of a file in which a game is passed on; null if it cannot be opened. */
  readonly write: (id: string) => Promise<string | null>;
  /** Takes the game of a file in and gives it an id; throws `FileRefused` if the file is not as it should be. */
  readonly read: (file: string) => Promise<string>;
  /** The notes whose names begin like this: what is kept that is no game. */
  readonly notes: (beginning: string) => Promise<Notes>;
  readonly note: (name: string, value: string) => Promise<void>;
}

/** The game that was played last and can be played on, of one kind or of any. */
export const latestOf = ({ games }: GameList, game?: string): SavedGame | null =>
  games.find((saved) => saved.status === 'on' && saved.damage === null && (game ?? saved.game) === saved.game) ?? null;

/** How the last game of a kind was set up, to begin the next one like it. */
export function lastTable({ games }: GameList, game: string): LastTable | null {
  const last = games.find((saved) => saved.game === game);
  return last ? { players: last.players, variants: last.setup.variants } : null;
}

/** The file of a game. What everybody keeps to themselves stays here. */
export function written({ game, version, setup, players, title }: SavedGame, state: State, moves: readonly Move[]) {
  const open = players.map(({ order: _secret, ...player }) => player);
  return writeGameFile({ record: { game, version, setup, moves }, players: open, title }, state);
}

/** A game to be played on. One whose beginning cannot be told, though it opened from a snapshot, is played on without. */
export function foundOf(game: Game, saved: SavedGame, state: State, moves: readonly Move[]): Found {
  const { id, setup, players } = saved;
  const kept = { id, game: saved.game, setup, players, state, moves };
  try {
    return { ...kept, story: tell(game, setup, moves) };
  } catch {
    return { ...kept, story: NOTHING_TOLD };
  }
}

const A_WEEK = 7 * 24 * 60 * 60 * 1000;

/** Games on disk. */
export const diskStore = (database: Database, load: LoadRegistry, now: () => number): Store => ({
  async write(id) {
    const opened = await loadGame(database, id, await load());
    return opened.outcome === 'whole' ? written(opened.saved, opened.state, opened.record.moves) : null;
  },
  async read(file) {
    const imported = readGameFile(file, await load());
    const { state: _state, ...reached } = reachedAt(imported.game, imported.state, now());
    return (await importGame(database, imported, reached)).id;
  },
  async begin(game, setup, players, extras = {}) {
    const begun = { game, setup, players, ...extras };
    return (await createGame(database, begun, reachedAt(game, start(game, setup), now()))).id;
  },
  async open(id) {
    const find = await load();
    const opened = await loadGame(database, id, find);
    const game = 'saved' in opened && opened.saved ? find(opened.saved.game) : undefined;
    switch (opened.outcome) {
      case 'whole': {
        if (!game) return { found: null, why: 'unknown game' };
        return { found: foundOf(game, opened.saved, opened.state, opened.record.moves) };
      }
      case 'foreign':
        return { found: null, why: opened.why };
      case 'missing':
        return { found: null, why: 'nowhere' };
      case 'damaged': {
        const { saved, good, why } = opened;
        if (!saved || !good || !game) return { found: null, why };
        const { state: _state, ...reached } = reachedAt(game, good.state, now());
        const rescue = async (): Promise<string> => (await rescueGame(database, saved, good, reached)).id;
        return { found: null, why, moves: good.record.moves.length, rescue };
      }
    }
  },
  save: (id, game) => keeper(database, id, game, now),
  list: () => listGames(database),
  async deleted() {
    // What is too old to be brought back goes before it is offered; if that fails it is only kept longer.
    await purgeGames(database, now() - A_WEEK).catch(() => undefined);
    return listGames(database, 'deleted');
  },
  rename: (id, title) => renameGame(database, id, title),
  remove: (id) => deleteGame(database, id, now()),
  restore: (id) => restoreGame(database, id),
  seat: (id, players) => seatPlayers(database, id, players),
  statistics: () => statistics(database),
  notes: (beginning) => readNotes(database, beginning),
  note: (name, value) => writeNote(database, name, value),
});
