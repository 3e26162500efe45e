/**
 * Moves of a turn as numbers: the card, and the spot at which it is played. What a spot is depends on the card: a way to
 * lay a path, a piece of the maze, a goal, a seat. The first spot of every card is the discard.
 */
import type { Card } from '../../../engine/cards';

/** Bits for the spot: more than any card needs. */
const SPOT_BITS = 10;
const SPOTS = (1 << SPOT_BITS) - 1;

/** The discard of a card; its other spots follow. */
export const discardOf = (card: Card): number => card << SPOT_BITS;

/** The card that a number plays. */
export const cardOf = (number: number): Card => number >> SPOT_BITS;

/** Where it is played, counted from 0; −1 for the discard. */
export const spotOf = (number: number): number => (number & SPOTS) - 1;
