/** The claims of the game: what they may ask for, and those that lie ready. */
import { claimsIn } from '../../../engine/packed';
import type { Claims } from '../../../engine/claim';
import type { SaboteurMove, SaboteurState } from '../rules/state';
import { words as de } from './de';
import { words as en } from './en';
import { GROUNDS } from './grounds';
import { rulesOfClaims } from './wishes';

export const claims: Claims<SaboteurState, SaboteurMove> = {
  puzzles: { ...rulesOfClaims, words: { en, de } },
  list: GROUNDS.flatMap(claimsIn),
};
