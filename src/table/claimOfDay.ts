/** The claim of the day as it is noted, so that it is looked for only once. */
import type { ClaimOfDay } from '../engine/claim';
import { editionOf } from '../engine/editions';
import { claimsIn, claimText, pack, type Ground } from '../engine/packed';
import type { Note, Notes } from '../storage/notes';
import { words } from '../storage/savedGame';
import { fields, json, list, text, whole } from '../storage/shape';
import type { Day } from './daily';

const MARK = 'survey ';

/** The name under which a day’s claim is noted. */
export const surveyName = (day: Day): string => `${MARK}${day}`;

/** A day’s claim as a note. */
export function surveyNote(day: Day, { game, claim }: ClaimOfDay): Note {
  const ground: Ground = {
    seats: claim.setup.seats,
    seed: claim.setup.seed,
    edition: editionOf(claim.setup),
    moves: pack(claim.opening),
    claims: [claimText(claim)],
  };
  return { name: surveyName(day), value: JSON.stringify({ game, ...ground }) };
}

const MOST_SEATS = 32;
const MOST_EDITIONS = 10_000;
const MOST_LETTERS = 100_000;

const letters = (value: unknown): string => text(value, MOST_LETTERS);

/** The claim of a day that was found before; null if none was, or if it cannot be read. */
export function readSurvey(notes: Notes, day: Day): ClaimOfDay | null {
  const kept = notes.get(surveyName(day));
  if (kept === undefined) return null;
  try {
    const { game, seats, seed, edition, moves, claims } = fields(json(kept));
    const [claim] = claimsIn({
      seats: whole(seats, 1, MOST_SEATS),
      seed: words(seed),
      edition: whole(edition, 1, MOST_EDITIONS),
      moves: letters(moves),
      claims: list(claims, 1, letters),
    });
    return claim ? { game: words(game), claim } : null;
  } catch {
    // Whatever is wrong with it, it can be looked for again.
    return null;
  }
}
