import type { Seat } from '../../../engine/game';

/** Everybody has had so many turns before people talk, and as many again before the next time. */
const TURNS = 2;

/**
 * Whether people talk before the next turn, by how many turns each has had in this round: everybody can count them, and so
 * the moment tells nothing. Bots that have acted since the last person did are counted with that turn.
 */
export function talkDue(turns: readonly number[], bots: readonly (string | null)[], decider: Seat): boolean {
  const seats = turns.length;
  const all = turns.reduce((sum, count) => sum + count, 0);
  let since = 1;
  while (since < seats && bots[(decider - since + seats) % seats] !== null) since++;
  const nth = (count: number): number => Math.floor(count / (TURNS * seats));
  return all >= since && nth(all) > nth(all - since);
}
