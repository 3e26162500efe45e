/** Where games are kept, as everybody who begins, finds and saves them sees it: on disk if there is one, else in memory. */
import { apply, start } from '../engine/frames';
import type { Game, Move, Setup, State } from '../engine/game';
import { writeGameFile } from '../storage/exchange';
import type { GameList } from '../storage/loadGame';
import type { Note, Notes } from '../storage/notes';
import type { Damage, FindGame, Player, SavedGame } from '../storage/savedGame';
import type { Statistics } from '../storage/statistics';
import type { SaveInput } from './events';
import { anew } from './seats';
import type { Sit } from './oneTable';
import { chapterIn } from './shaft';
import { NOTHING_TOLD, tell, type Story } from './story';

/** The registry of games, which is loaded when it is first needed. */
export type LoadRegistry = () => Promise<FindGame>;

/** A game that can be played on, with all that happened so far. */
export interface Found {
  readonly id: string;
  readonly game: string;
  readonly setup: Setup;
  readonly players: readonly Player[];
  /** Who began at each seat: a person, or the level of a bot. */
  readonly kinds: readonly string[];
  /** Whether it came in a file while it was on. */
  readonly isTakenIn: boolean;
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
  /** The moves that were made before it, where it is begun in the middle. */
  readonly moves?: readonly Move[];
  readonly note?: (id: string) => Note;
}

export interface Store {
  readonly begin: (game: Game, setup: Setup, players: readonly Player[], extras?: Extras) => Promise<string>;
  readonly open: (id: string) => Promise<Search>;
  /** Sits down at a game: only the table that did so last goes on with it. */
  readonly sit: Sit;
  /** How the table of a game that was found saves it; throws `OutOfStep` once the game has gone on elsewhere. */
  readonly save: (found: Pick<Found, 'id' | 'moves' | 'state'>, game: Game) => (input: SaveInput) => Promise<void>;
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

/** The state in which a game begins: its first, or that after some moves. */
export const begunAt = (game: Game, setup: Setup, moves: readonly Move[] = []): State =>
  moves.reduce((state, move) => apply(game, state, move), start(game, setup));

/** The game that was played last and can be played on, of one kind or of any. */
export const latestOf = ({ games }: GameList, game?: string): SavedGame | null =>
  games.find((saved) => saved.status === 'on' && saved.damage === null && (game ?? saved.game) === saved.game) ?? null;

/** How the last ordinary game was set up, of one kind or of any, to begin the next one like it. */
export function lastTable({ games }: GameList, game?: string): LastTable | null {
  const last = games.find((saved) => (game ?? saved.game) === saved.game && chapterIn(saved.setup) === null);
  return last ? { players: anew(last.players), variants: last.setup.variants } : null;
}

/** The file of a game. What everybody keeps to themselves stays here. */
export function written(saved: SavedGame, moves: readonly Move[]): string {
  const { game, version, setup, players, title, lastFingerprint } = saved;
  const open = players.map(({ order: _order, looked: _looked, got: _got, plan: _plan, ...player }) => player);
  return writeGameFile({ record: { game, version, setup, moves }, players: open, title }, lastFingerprint);
}

/** What is found of a saved game beside its moves. */
type Saved = Pick<SavedGame, 'id' | 'game' | 'setup' | 'players' | 'kinds' | 'isTakenIn'>;

/** A game to be played on. One whose beginning cannot be told, though it opened from a snapshot, is played on without. */
export function foundOf(game: Game, saved: Saved, state: State, moves: readonly Move[]): Found {
  const { id, setup, players, kinds, isTakenIn } = saved;
  const kept = { id, game: saved.game, setup, players, kinds, isTakenIn, state, moves };
  try {
    return { ...kept, story: tell(game, setup, moves) };
  } catch {
    return { ...kept, story: NOTHING_TOLD };
  }
}

/** A game as it has ended, though it was found while it was on. */
export function endedAs(game: Game, found: Found, moves: readonly Move[], players: readonly Player[]): Found {
  if (moves.length === found.moves.length) return { ...found, players };
  try {
    return foundOf(game, { ...found, players }, begunAt(game, found.setup, moves), moves);
  } catch {
    // It opened from a snapshot, and its beginning cannot be followed any more.
    return { ...found, players };
  }
}
