/** What is kept of a game, and how it is read back from values that nobody can vouch for. */
import type { Game, Move, Seat, Setup, Standing } from '../engine/game';
import { fields, finite, list, Misshapen, oneOf, text, whole } from './shape';

/** The registry of games, as the storage is handed it. */
export type FindGame = (id: string) => Game | undefined;

/** Somebody at the table: `kind` is `person` or the level of a bot, `emblem` the key of colour and sign. */
export interface Player {
  readonly name: string;
  readonly emblem: string;
  readonly kind: string;
  /** When they want to be asked whether to react: their own secret, which no file passes on. */
  readonly order?: string;
  /** Whether a person sat here before a bot took over: what they know stays theirs. */
  readonly sat?: boolean;
  /** How much had been told when they last took the phone, and when they last said that they got it. */
  readonly looked?: number;
  readonly got?: number;
  /** What they plan for their next turn: their own secret, which no file passes on. */
  readonly plan?: string;
}

/** What the list of games says about a game: whose turn it is, who leads as far as everybody knows, which round it is. */
export interface Summary {
  readonly turn: Seat | null;
  readonly leaders: readonly Seat[];
  readonly round: number | null;
}

/** Why a game cannot be trusted: a row cannot be read, moves are missing, the rules refuse one, another state came out. */
export const DAMAGES = ['unreadable', 'missing', 'refused', 'differs'] as const;
export type Damage = (typeof DAMAGES)[number];

/** A game as the list shows it. */
export interface SavedGame {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly setup: Setup;
  readonly players: readonly Player[];
  /** Who began at each seat; bots and people may have taken over since. */
  readonly kinds: readonly string[];
  /** Whether it was over when it was taken in: nobody here has played it. */
  readonly isFromElsewhere: boolean;
  /** Whether it was taken in while it was on: what is hidden in it is somebody's secret. */
  readonly isTakenIn: boolean;
  readonly title: string | null;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly status: 'on' | 'over';
  readonly moveCount: number;
  readonly lastFingerprint: string;
  readonly summary: Summary;
  /** The final count, best first; null while the game is on. */
  readonly standings: readonly Standing[] | null;
  /** Why the game was set aside; null if all is well. */
  readonly damage: Damage | null;
}

const MOST_SEATS = 32;
const MOST_LETTERS = 200;
export const MOST_MOVES = 1_000_000;
/** The last moment that a calendar can show. */
const LATEST = 8.64e15;
const PLAYER = ['name', 'emblem', 'kind', 'order', 'sat', 'looked', 'got', 'plan'];

const seat = (value: unknown): Seat => whole(value, 0, MOST_SEATS - 1);

/** A name, an id, a key. */
export const words = (value: unknown): string => text(value, MOST_LETTERS);

/** A point in time, in milliseconds. */
export const time = (value: unknown): number => whole(value, 0, LATEST);

const MOST_EDITIONS = 10_000;

export function readSetup(value: unknown): Setup {
  const { seats, seed, variants, first, edition } = fields(value, ['seats', 'seed', 'variants', 'first', 'edition']);
  return {
    seats: whole(seats, 1, MOST_SEATS),
    seed: words(seed),
    variants: list(variants, MOST_SEATS, words),
    ...(first === undefined ? {} : { first: seat(first) }),
    ...(edition === undefined ? {} : { edition: whole(edition, 1, MOST_EDITIONS) }),
  };
}

function readPlayer(value: unknown): Player {
  const { name, emblem, kind, order, sat, looked, got, plan } = fields(value, PLAYER);
  return {
    ...{ name: words(name), emblem: words(emblem), kind: words(kind) },
    ...(order !== undefined && { order: words(order) }),
    ...(sat !== undefined && { sat: sat === true }),
    ...(looked !== undefined && { looked: whole(looked, 0, LATEST) }),
    ...(got !== undefined && { got: whole(got, 0, LATEST) }),
    ...(plan !== undefined && { plan: words(plan) }),
  };
}

/** The players of a game with so many seats. */
export function readPlayers(value: unknown, seats: number): Player[] {
  const players = list(value, MOST_SEATS, readPlayer);
  if (players.length !== seats) throw new Misshapen(`${seats} players`);
  return players;
}

/** Who began at each of so many seats. */
export function readKinds(value: unknown, seats: number): string[] {
  const kinds = list(value, MOST_SEATS, words);
  if (kinds.length !== seats) throw new Misshapen(`${seats} kinds`);
  return kinds;
}

export function readSummary(value: unknown): Summary {
  const { turn, leaders, round } = fields(value);
  return {
    turn: turn === null ? null : seat(turn),
    leaders: list(leaders, MOST_SEATS, seat),
    round: round === null ? null : whole(round, 0, MOST_MOVES),
  };
}

function readStanding(value: unknown): Standing {
  const standing = fields(value);
  return {
    seat: seat(standing['seat']),
    rank: whole(standing['rank'], 0, MOST_SEATS),
    points: finite(standing['points']),
    lines: list(standing['lines'], MOST_LETTERS, (line) => {
      const { what, points } = fields(line);
      return { what: words(what), points: finite(points) };
    }),
  };
}

export const readStandings = (value: unknown): Standing[] => list(value, MOST_SEATS, readStanding);

const MOST_FIELDS = 16;

/** A move: flat data. Whether it may be made is for the engine to say. */
export function readMove(value: unknown): Move {
  const move = fields(value);
  const entries = Object.entries(move);
  if (entries.length > MOST_FIELDS) throw new Misshapen('a move');
  for (const [name, part] of entries) {
    words(name);
    if (typeof part === 'string') words(part);
    else if (typeof part === 'number') finite(part);
    else if (typeof part !== 'boolean' && part !== null) throw new Misshapen('a move');
  }
  return { ...move, do: words(move['do']) };
}

export const readDamage = (value: unknown): Damage => oneOf(value, DAMAGES);
