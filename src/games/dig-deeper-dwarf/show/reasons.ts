/** Why something cannot be done. */
import type { Reason } from '../../../engine/show';

/** What a seat may want to do and cannot: the words for each stand in the texts. */
export const REASONS = [
  'not your turn',
  'rubble on your tile',
  'rubble there',
  'no way there',
  'nothing to mine',
  'basic used',
  'too few cards',
  'nobody to rob',
  'no companion to drive',
  'nothing of it',
  'only a reaction',
  'nothing to copy',
  'no hand card',
  'bought already',
  'not at camp',
  'cannot afford',
  'crafted already',
  'no workbench',
  'pile empty',
  'companion used',
  'mycolus waits',
  'passive event',
  'not on its tile',
  'too little rubble',
  'nothing besides rubble',
  'no target',
  'trait waits',
  'is rubble',
  'is jewelry',
  'not now',
  'at the piles',
] as const;
export type WhyNot = (typeof REASONS)[number];

/** Why something cannot be done, as data. */
export const refusal = (because: WhyNot, of: Omit<Reason, 'because'> = {}): Reason => ({ because, ...of });
