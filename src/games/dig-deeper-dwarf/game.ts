/** The rules without anything that is shown: all that bots need. */
import type { Game } from '../../engine/game';
import { EDITION } from './cards/faces';
import type { DwarfMove } from './rules/moves';
import { concerns } from './rules/reactions';
import { rules } from './rules/rules';
import { check, standings } from './rules/score';
import { ID, setup, VERSION } from './rules/setup';
import { copy, TWISTS, VARIANTS, type Choice, type DwarfState } from './rules/state';
import { hand } from './rules/zones';

/** Dig Deeper Dwarf, by Robin Westphal. */
export const dwarf: Game<DwarfState, DwarfMove, Choice> = {
  id: ID,
  version: VERSION,
  edition: EDITION,
  seats: [2, 4],
  variants: VARIANTS,
  twists: TWISTS,
  rules,
  longest: 100_000,
  setup,
  copy,
  standings,
  round: ({ round }) => round,
  concerns,
  settles: ['card'],
  openly: ['asking'],
  grand: ['triggered', 'bought'],
  hand,
  check,
};
