/** A game as one text file: written to be passed on, read with suspicion. */
import { editionOf } from '../engine/editions';
import { isOver } from '../engine/frames';
import type { Game, State } from '../engine/game';
import { hashText, replay, type GameRecord } from '../engine/replay';
import { canonical, isDeeper } from './canonical';
import type { Database } from './database';
import { printOf } from './rows';
import { readMove, readPlayers, readSetup, words, type FindGame, type Player, type SavedGame } from './savedGame';
import { createGame, type Reached } from './saveGame';
import { fields, list, Misshapen, oneOf, orNull, text, whole } from './shape';

const FORMAT = 'pick-and-lantern game';
const FORMAT_VERSION = 1;
/** What is larger than this is not even read: a long game takes a tenth of it. */
export const MOST_BYTES = 512 * 1024;
const LEVELS = 8;

/** Why a file is not taken: each has its own sentence. */
export const FILE_TROUBLES = [
  'too large',
  'too deep',
  'not ours',
  'newer',
  'damaged',
  'misshapen',
  'unknown game',
  'other version',
  'against the rules',
] as const;
export type FileTrouble = (typeof FILE_TROUBLES)[number];

/** A file that is not taken. Nothing was changed. */
export class FileRefused extends Error {
  constructor(
    readonly trouble: FileTrouble,
    options?: ErrorOptions,
  ) {
    super(`file: ${trouble}`, options);
    this.name = 'FileRefused';
  }
}

/** A game as a file holds it. */
export interface GameFile {
  readonly record: GameRecord;
  readonly players: readonly Player[];
  readonly title: string | null;
}

/** A game that came in a file and was played through. */
export interface ImportedGame extends GameFile {
  readonly game: Game;
  readonly state: State;
}

/** The text of the file that a game is passed on as, which ends at the state with this fingerprint. */
export function writeGameFile({ record, players, title }: GameFile, fingerprint: string): string {
  const { game, version, setup, moves } = record;
  const content = { game, version, setup, players, title, moves, fingerprint };
  const checksum = hashText(canonical(content));
  return `${JSON.stringify({ format: FORMAT, formatVersion: FORMAT_VERSION, checksum, content })}\n`;
}

/** Reads a file and plays its game through; throws `FileRefused` if anything about it is not as it should be. */
export function readGameFile(file: string, find: FindGame): ImportedGame {
  try {
    const content = readContent(unwrapped(file));
    const game = find(content.record.game);
    if (game === undefined) throw new FileRefused('unknown game');
    const { version, setup } = content.record;
    if (game.version !== version || editionOf(setup) > editionOf(game)) throw new FileRefused('other version');
    return { ...content, game, state: playedThrough(game, content.record, content.end) };
  } catch (error) {
    if (error instanceof Misshapen) throw new FileRefused('misshapen', { cause: error });
    throw error;
  }
}

/** Saves the game of a file as a game of its own. */
export function importGame(
  database: Database,
  imported: ImportedGame,
  reached: Omit<Reached, 'state'>,
): Promise<SavedGame> {
  const { game, record, players, title, state } = imported;
  return createGame(
    database,
    {
      game,
      setup: record.setup,
      players,
      title,
      moves: record.moves,
      isFromElsewhere: isOver(state),
      isTakenIn: !isOver(state),
    },
    { ...reached, state },
  );
}

/** What is inside, if the wrapping is ours and whole. */
function unwrapped(file: string): unknown {
  if (file.length > MOST_BYTES) throw new FileRefused('too large');
  if (isDeeper(file, LEVELS)) throw new FileRefused('too deep');
  const wrapping = ours(file);
  if (whole(wrapping['formatVersion'], 1, Number.MAX_SAFE_INTEGER) > FORMAT_VERSION) throw new FileRefused('newer');
  const { content, checksum } = fields(wrapping, ['format', 'formatVersion', 'checksum', 'content']);
  if (checksum !== hashText(canonical(content))) throw new FileRefused('damaged');
  return content;
}

function ours(file: string) {
  try {
    const wrapping = fields(JSON.parse(file));
    oneOf(wrapping['format'], [FORMAT]);
    return wrapping;
  } catch (error) {
    throw new FileRefused('not ours', { cause: error });
  }
}

function readContent(value: unknown): GameFile & { readonly end: string } {
  const content = fields(value, ['game', 'version', 'setup', 'players', 'title', 'moves', 'fingerprint']);
  const setup = readSetup(content['setup']);
  return {
    record: {
      game: words(content['game']),
      version: whole(content['version'], 0, Number.MAX_SAFE_INTEGER),
      setup,
      moves: list(content['moves'], MOST_BYTES, readMove),
    },
    // What somebody wants to be asked is theirs to say: no file says it for them.
    players: readPlayers(content['players'], setup.seats).map(({ name, emblem, kind, sat }) => ({
      ...{ name, emblem, kind },
      // From whom cards were kept when somebody left, they are still kept.
      ...(sat === true && { sat }),
    })),
    title: orNull(content['title'], words),
    end: text(content['fingerprint'], 8),
  };
}

function playedThrough(game: Game, record: GameRecord, end: string): State {
  if (record.moves.length > game.longest) throw new FileRefused('against the rules');
  try {
    const state = replay(game, record);
    if (printOf(state) === end) return state;
  } catch (error) {
    throw new FileRefused('against the rules', { cause: error });
  }
  throw new FileRefused('damaged');
}
