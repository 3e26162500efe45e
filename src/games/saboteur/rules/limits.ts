/** The numbers of the rules that depend on how many play. */

/** Cards in a hand at the start of a round. */
export const handSize = (seats: number): number => (seats <= 5 ? 6 : seats <= 7 ? 5 : 4);

/** Gold for each saboteur when the treasure is not reached, by how many of them there are. */
export const SABOTEUR_PAY: readonly number[] = [0, 4, 3, 3, 2];

export const ROUNDS = 3;

/** House rules (rules 7). */
export const VARIANTS = ['more-roles', 'open-discards'] as const;
export type Variant = (typeof VARIANTS)[number];

/** The tables at which a house rule adds a role card, the one that the next larger table has (rules 7.1). */
const MORE_ROLES: readonly number[] = [6, 7];

/** Role cards in the game: one more than players, and by that house rule one more again. */
export const roleCount = (seats: number, variants: readonly Variant[]): number =>
  seats + (MORE_ROLES.includes(seats) && variants.includes('more-roles') ? 2 : 1);
