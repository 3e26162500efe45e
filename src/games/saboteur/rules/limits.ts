/** The numbers of the rules that depend on how many play. */

/** Cards in a hand at the start of a round. */
export const handSize = (seats: number): number => (seats <= 5 ? 6 : seats <= 7 ? 5 : 4);

/** Gold for each saboteur when the treasure is not reached, by how many of them there are. */
export const SABOTEUR_PAY: readonly number[] = [0, 4, 3, 3, 2];

export const ROUNDS = 3;
