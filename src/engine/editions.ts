/**
 * Editions: what is in the box. A game deals the box of the edition it began with, for ever; a new game deals the newest.
 * The first edition is never written down, so everything that was saved before there was a second one means the first.
 */

/** What comes into the box with an edition and may leave it again: a row of cards or tiles. */
export interface Edited {
  /** The edition it came with; left out for the first. */
  readonly since?: number;
  /** The last edition that has it; left out while it is in the box. */
  readonly until?: number;
}

/** What belongs to an edition: a setup, a state, and a game, whose edition is its newest. */
export interface OfEdition {
  readonly edition?: number;
}

const FIRST = 1;

/** The edition that something belongs to. */
export const editionOf = ({ edition = FIRST }: OfEdition): number => edition;

/** An edition as setups and states hold it. */
export const inEdition = (edition: number): OfEdition => (edition === FIRST ? {} : { edition });

/** The newest edition of a game, for the setup of a new one. */
export const newestBox = (game: OfEdition): OfEdition => inEdition(editionOf(game));

/** What a row says of editions. */
export const edited = ({ since, until }: Edited): Edited => ({
  ...(since === undefined ? {} : { since }),
  ...(until === undefined ? {} : { until }),
});

/** Whether a row is in the box of an edition. */
export const isInBox = ({ since = FIRST, until = Infinity }: Edited, edition: number): boolean =>
  since <= edition && edition <= until;

/** The newest edition that rows tell of. */
export const newestOf = (rows: readonly Edited[]): number =>
  rows.reduce((newest, { since = FIRST, until = 0 }) => Math.max(newest, since, until + 1), FIRST);

/**
 * Rows in the order in which their faces are numbered: what came with a later edition comes after all that was there, so
 * a face keeps its number in every edition.
 */
export const inOrderOfEditions = <R extends Edited>(rows: readonly R[]): R[] =>
  [...rows].sort(({ since: a = FIRST }, { since: b = FIRST }) => a - b);

/** How many of the faces in that order there are up to an edition; those that have left the box keep their numbers. */
export const countUpTo = (faces: readonly Edited[], edition: number): number =>
  faces.filter(({ since = FIRST }) => since <= edition).length;

/** What differs from edition to edition, made when it is first asked for. */
export function byEdition<T>(make: (edition: number) => T): (edition: number) => T {
  const made: T[] = [];
  return (edition) => (made[edition] ??= make(edition));
}
