/** The numbers of the rules that depend on how many play. */

/** Cards in a hand at the start of a round. */
export const handSize = (seats: number): number => (seats <= 5 ? 6 : seats <= 7 ? 5 : 4);

/** Gold for each saboteur when the treasure is not reached, by how many of them there are. */
export const SABOTEUR_PAY: readonly number[] = [0, 4, 3, 3, 2];

export const ROUNDS = 3;

/** House rules (rules 7). */
export const VARIANTS = ['more-roles', 'open-discards', 'dead-ends-laid'] as const;
export type Variant = (typeof VARIANTS)[number];

/** The tables that play with as many roles by a house rule (rules 7.1). */
const MORE_ROLES = { seats: [6, 7], roles: 9 } as const;

/** Role cards in the game: one more than players, or as many as the house rule says. */
export const roleCount = (seats: number, variants: readonly string[]): number =>
  variants.includes('more-roles') && MORE_ROLES.seats.some((each) => each === seats) ? MORE_ROLES.roles : seats + 1;
