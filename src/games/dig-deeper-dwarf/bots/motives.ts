import type { Reason } from '../../../engine/show';

/**
 * Why a move is a good one: the words for each stand in the texts. Each says something that the position shows; what a
 * search alone has found is said to be just that.
 */
export const MOTIVES = [
  'digs',
  'digs for a known card',
  'digs for the event',
  'clears the way',
  'walks to a pile',
  'walks to buy',
  'walks to craft',
  'buys',
  'crafts',
  'reveals',
  'plays',
  'plays for cards',
  'calls',
  'removes rubble',
  'removes a weak card',
  'gives rubble',
  'blocks a way',
  'steals',
  'drives away',
  'investigates',
  'draws',
  'swaps',
  'copies',
  'stops digging',
  'stops an event',
  'stops a theft',
  'stops a way to the camp',
  'stops rubble',
  'stops',
  'defends',
  'lets be',
  'saves a trait',
  'comes back',
  'keeps',
  'puts on top',
  'puts under',
  'cancels',
  'lets happen',
  'looks best',
] as const;
export type Motive = (typeof MOTIVES)[number];

/** Why a move is a good one, as data. */
export const motive = (because: Motive, of: Omit<Reason, 'because'> = {}): Reason => ({ because, ...of });
