/** The rules without anything that is shown: all that bots need. */
import type { Game } from '../../engine/game';
import { facesOf } from './cards/faces';
import { EDITION } from './cards/rows';
import { ROUNDS, VARIANTS, type Variant } from './rules/limits';
import { rules } from './rules/rules';
import { check, standings } from './rules/score';
import { ID, setup, VERSION } from './rules/setup';
import { copy, handOf, TWISTS, type SaboteurMove, type SaboteurState, type Twist } from './rules/state';

/** The game in the terms of the engine. */
export const saboteur: Game<SaboteurState, SaboteurMove, Variant | Twist> = {
  id: ID,
  version: VERSION,
  edition: EDITION,
  seats: [3, 10],
  variants: VARIANTS,
  twists: TWISTS,
  rules,
  // In each round every card of the deck, ten looks at roles, nine choices of gold and a clearing.
  longest: ROUNDS * (facesOf('deck', EDITION).length + 20),
  setup,
  copy,
  standings,
  round: ({ round }) => round,
  formal: ['ready', 'clear'],
  grand: ['over'],
  hand: handOf,
  check,
};
