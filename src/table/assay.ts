/** What the Assayer is asked about a finished game, and how the answer is kept with it. */
import { WORTHS, type Assay, type Sounded, type Turning, type Weighed } from '../bots/assay';
import type { Eyes, Wanted } from '../bots/review';
import type { Game, Seat } from '../engine/game';
import type { GameRecord } from '../engine/replay';
import type { Reason } from '../engine/show';
import { assayName, type Notes } from '../storage/notes';
import { MOST_MOVES, readMove, words } from '../storage/savedGame';
import { fields, finite, json, list, Misshapen, oneOf, whole } from '../storage/shape';
import type { Found } from './gameStore';
import { playbackOf } from './playback';

export type { Assay, Opinion, Turning, Weighed, Worth } from '../bots/assay';

/** Raised when what was kept before is better weighed anew. */
const VERSION = 1;

/** The seats of people in a finished game, whoever sits there at last; all seats where only bots played. */
export function weighedSeats({ kinds, players }: Pick<Found, 'kinds' | 'players'>): readonly Seat[] {
  const people = players.flatMap(({ kind }, seat) => (kind === 'person' || kinds[seat] === 'person' ? [seat] : []));
  return people.length > 0 ? people : players.map((_, seat) => seat);
}

/** What is asked about a game as some eyes saw it; all eyes weigh the moves of everybody. */
export function wantedOf(game: Game, { setup, moves }: Pick<Found, 'setup' | 'moves'>, eyes: Eyes): Wanted {
  const turns = playbackOf(game, setup, moves).turns();
  const seats = eyes >= 0 ? [eyes] : Array.from({ length: setup.seats }, (_, seat) => seat);
  return { eyes, seats, moments: [...turns, moves.length] };
}

/** A game as whoever weighs it gets it. */
export const recordOf = (game: Game, { setup, moves }: Pick<Found, 'setup' | 'moves'>): GameRecord => ({
  game: game.id,
  version: game.version,
  setup,
  moves,
});

const short = (number: number): number => Math.round(number * 1000) / 1000;

/** An assay as it is kept. */
export const writeAssay = ({ eyes, curve, weighed, turnings, isWhole }: Assay, game: Game): string =>
  JSON.stringify({
    v: VERSION,
    rules: game.version,
    eyes,
    isWhole,
    curve: curve.map(({ at, off, chances }) => [at, off, ...chances].map(short)),
    weighed: weighed.map(({ at, seat, worth, look }) =>
      look === null ? [at, seat] : { at, seat, worth, ...look, loss: short(look.loss), off: short(look.off) },
    ),
    turnings: turnings.map(({ from, to, seat, change }) => [from, to, seat, short(change)]),
  });

const MOST_SEATS = 32;
const place = (value: unknown): number => whole(value, 0, MOST_MOVES);
const seatIn = (value: unknown): Seat => whole(value, 0, MOST_SEATS - 1);

function readSounded(value: unknown): Sounded {
  const [at, off = 0, ...chances] = list(value, MOST_SEATS + 2, finite);
  return { at: place(at), off, chances };
}

function readReason(value: unknown): Reason {
  const { because, count, card } = fields(value, ['because', 'count', 'card']);
  return {
    because: words(because),
    ...(count !== undefined && { count: finite(count) }),
    ...(card !== undefined && { card: words(card) }),
  };
}

function readWeighed(value: unknown): Weighed {
  if (Array.isArray(value)) {
    const [at, seat] = list(value, 2, finite);
    return { at: place(at), seat: seatIn(seat), worth: 'fine', look: null };
  }
  const { at, seat, worth, loss, off, other, reason } = fields(value);
  return {
    at: place(at),
    seat: seatIn(seat),
    worth: oneOf(worth, WORTHS),
    look: { loss: finite(loss), off: finite(off), other: readMove(other), reason: readReason(reason) },
  };
}

function readTurning(value: unknown): Turning {
  const [from, to, seat, change = 0] = list(value, 4, finite);
  return { from: place(from), to: place(to), seat: seatIn(seat), change };
}

/** What was kept of a game as some eyes saw it; null if nothing was, or nothing that can still be used. */
export function readAssay(notes: Notes, game: Game, id: string, eyes: Eyes): Assay | null {
  const kept = notes.get(assayName(id, eyes));
  if (kept === undefined) return null;
  try {
    const { v, rules, isWhole, curve, weighed, turnings } = fields(json(kept));
    if (v !== VERSION || rules !== game.version) return null;
    return {
      eyes,
      isWhole: isWhole === true,
      curve: list(curve, MOST_MOVES, readSounded),
      weighed: list(weighed, MOST_MOVES, readWeighed),
      turnings: list(turnings, MOST_SEATS, readTurning),
    };
  } catch (error) {
    if (error instanceof Misshapen) return null;
    throw error;
  }
}
