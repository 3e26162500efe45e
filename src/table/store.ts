/** Where games are kept: on disk if there is one, else in memory for as long as the app is open. */
import { start } from '../engine/frames';
import type { Game, Move, Setup, State } from '../engine/game';
import type { Database } from '../storage/database';
import { importGame, readGameFile, writeGameFile } from '../storage/exchange';
import { readNotes, writeNote, type Notes } from '../storage/notes';
import { loadGame, rescueGame } from '../storage/opening';
import type { Damage, FindGame, Player, SavedGame } from '../storage/saved';
import { createGame, listGames, seatPlayers } from '../storage/saves';
import { keeper, reachedAt } from './keeping';
import type { SaveInput } from './events';
import { NOTHING_TOLD, tell, type Story } from './story';

/** A game as it is kept. */
interface Kept {
  readonly id: string;
  readonly game: string;
  readonly setup: Setup;
  readonly players: readonly Player[];
  readonly state: State;
  readonly moves: readonly Move[];
}

/** A game that can be played on, with all that happened so far. */
export interface Found extends Kept {
  readonly story: Story;
}

/** What came of looking for a game. `rescue` saves what is good of a damaged one as a game of its own. */
export type Search =
  | { readonly found: Found }
  | { readonly found: null; readonly why: Damage | 'unknown game' | 'other version' | 'nowhere' }
  | { readonly found: null; readonly why: Damage; readonly moves: number; readonly rescue: () => Promise<string> };

/** How a game was set up. */
export interface LastTable {
  readonly players: readonly Player[];
  readonly variants: readonly string[];
}

export interface Store {
  readonly begin: (game: Game, setup: Setup, players: readonly Player[], title?: string) => Promise<string>;
  readonly open: (id: string) => Promise<Search>;
  readonly save: (id: string, game: Game) => (input: SaveInput) => Promise<void>;
  /** The game that was played last and is not over. */
  readonly latest: (game: string) => Promise<string | null>;
  /** How the last game of this kind was set up, to begin the next one like it. */
  readonly lastTable: (game: string) => Promise<LastTable | null>;
  /** Somebody else sits down: a bot for a person, or a person for a bot. */
  readonly seat: (id: string, players: readonly Player[]) => Promise<void>;
  /** The text of a file in which a game is passed on; null if it cannot be found. */
  readonly write: (id: string) => Promise<string | null>;
  /** Takes the game of a file in and gives it an id; throws `FileRefused` if the file is not as it should be. */
  readonly read: (file: string) => Promise<string>;
  /** The notes whose names begin like this: what is kept that is no game. */
  readonly notes: (beginning: string) => Promise<Notes>;
  readonly note: (name: string, value: string) => Promise<void>;
}

function written(found: Kept, find: FindGame): string | null {
  const { game, setup, moves, players, state } = found;
  const version = find(game)?.version;
  if (version === undefined) return null;
  const open = players.map(({ order: _secret, ...player }) => player);
  return writeGameFile({ record: { game, version, setup, moves }, players: open, title: null }, state);
}

/** Games on disk. */
export const diskStore = (database: Database, find: FindGame, now: () => number): Store => ({
  async write(id) {
    const opened = await loadGame(database, id, find);
    return opened.outcome === 'whole' ? written(keptOf(opened.saved, opened.state, opened.record.moves), find) : null;
  },
  async read(file) {
    const imported = readGameFile(file, find);
    const { state: _state, ...reached } = reachedAt(imported.game, imported.state, now());
    return (await importGame(database, imported, reached)).id;
  },
  async begin(game, setup, players, title) {
    const state = start(game, setup);
    const begun = { game, setup, players, title: title ?? null };
    const { id } = await createGame(database, begun, reachedAt(game, state, now()));
    return id;
  },
  async open(id) {
    const opened = await loadGame(database, id, find);
    switch (opened.outcome) {
      case 'whole':
        return { found: withStory(keptOf(opened.saved, opened.state, opened.record.moves), find) };
      case 'foreign':
        return { found: null, why: opened.why };
      case 'missing':
        return { found: null, why: 'nowhere' };
      case 'damaged': {
        const { saved, good, why } = opened;
        const game = saved && find(saved.game);
        if (!saved || !good || !game) return { found: null, why };
        const { state: _state, ...reached } = reachedAt(game, good.state, now());
        const rescue = async (): Promise<string> => (await rescueGame(database, saved, good, reached)).id;
        return { found: null, why, moves: good.record.moves.length, rescue };
      }
    }
  },
  save: (id, game) => keeper(database, id, game, now),
  async latest(game) {
    const { games } = await listGames(database);
    return games.find((saved) => saved.game === game && saved.status === 'on' && saved.damage === null)?.id ?? null;
  },
  async lastTable(game) {
    const { games } = await listGames(database);
    const last = games.find((saved) => saved.game === game);
    return last ? { players: last.players, variants: last.setup.variants } : null;
  },
  seat: (id, players) => seatPlayers(database, id, players),
  notes: (beginning) => readNotes(database, beginning),
  note: (name, value) => writeNote(database, name, value),
});

/** A game whose beginning cannot be told, though it opened from a snapshot, is played on without. */
function withStory(kept: Kept, find: FindGame): Found {
  const game = find(kept.game);
  try {
    return { ...kept, story: game ? tell(game, kept.setup, kept.moves) : NOTHING_TOLD };
  } catch {
    return { ...kept, story: NOTHING_TOLD };
  }
}

const keptOf = ({ id, game, setup, players }: SavedGame, state: State, moves: readonly Move[]): Kept => ({
  id,
  game,
  setup,
  players,
  state,
  moves,
});

/** Games that last until the app is closed. */
export function memoryStore(find: FindGame): Store {
  const games = new Map<string, Kept>();
  const notes = new Map<string, string>();
  const keep = (found: Omit<Kept, 'id'>): string => {
    const id = `unsaved-${games.size + 1}`;
    games.set(id, { id, ...found });
    return id;
  };
  return {
    write(id) {
      const found = games.get(id);
      return Promise.resolve(found ? written(found, find) : null);
    },
    async read(file) {
      const { record, players, state } = readGameFile(file, find);
      return keep({ game: record.game, setup: record.setup, moves: record.moves, players, state });
    },
    begin(game, setup, players) {
      return Promise.resolve(keep({ game: game.id, setup, players, state: start(game, setup), moves: [] }));
    },
    open(id) {
      const found = games.get(id);
      return Promise.resolve(found ? { found: withStory(found, find) } : { found: null, why: 'nowhere' });
    },
    save: (id) => (input) => {
      const found = games.get(id);
      if (found)
        games.set(id, { ...found, state: input.state, moves: [...found.moves.slice(0, input.from), ...input.moves] });
      return Promise.resolve();
    },
    latest: () => Promise.resolve(null),
    lastTable(game) {
      const last = [...games.values()].reverse().find((kept) => kept.game === game);
      return Promise.resolve(last ? { players: last.players, variants: last.setup.variants } : null);
    },
    seat(id, players) {
      const found = games.get(id);
      if (found) games.set(id, { ...found, players });
      return Promise.resolve();
    },
    notes: (beginning) => Promise.resolve(new Map([...notes].filter(([name]) => name.startsWith(beginning)))),
    note(name, value) {
      notes.set(name, value);
      return Promise.resolve();
    },
  };
}
