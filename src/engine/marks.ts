/** Marks of the mine: what a way to play earns. A mark is a row: its words, and a condition on what happened in a game that is over. */
import type { Happening, Seat, Standing } from './game';
import type { Language } from './show';

/** A game that is over, as one of those who played it looks back at it. */
export interface Feat<H extends Happening = Happening> {
  readonly seat: Seat;
  /** All that happened. */
  readonly told: readonly H[];
  /** The final count, best first. */
  readonly standings: readonly Standing[];
  /** The points of every seat from turn to turn. */
  readonly curve: readonly (readonly number[])[];
  /** Who sat at the other seats: people, or bots by their level. */
  readonly rivals: readonly string[];
  /** Whether every seat there can be was taken. */
  readonly isFull: boolean;
}

type MarkWords = readonly [name: string, line: string];

/** A mark: its name, and in a line what earns it. */
export interface Mark<H extends Happening = Happening> extends Readonly<Record<Language, MarkWords>> {
  readonly key: string;
  earned(feat: Feat<H>): boolean;
}

/** The count of whoever looks back. */
export const ownOf = ({ standings, seat }: Feat): Standing | undefined =>
  standings.find((standing) => standing.seat === seat);

/** Whether they have won, alone or with others. */
export const hasWon = (feat: Feat): boolean => ownOf(feat)?.rank === 1;

/** The points of theirs in a line of the count. */
export const lineOf = (feat: Feat, what: string): number =>
  (ownOf(feat)?.lines ?? []).filter((line) => line.what === what).reduce((sum, { points }) => sum + points, 0);

/** How often something happened. */
export const timesIn = <H extends Happening>({ told }: Feat<H>, fits: (happening: H) => boolean): number =>
  told.filter(fits).length;
