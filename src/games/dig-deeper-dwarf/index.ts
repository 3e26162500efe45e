import type { Game } from '../../engine/game';
import { rules } from './frames';
import { check, standings } from './score';
import { ID, setup, VERSION } from './setup';
import { copy, VARIANTS, type DwarfMove, type DwarfState, type Variant } from './state';

/** Dig Deeper Dwarf, by Robin Westphal. */
export const dwarf: Game<DwarfState, DwarfMove, Variant> = {
  id: ID,
  version: VERSION,
  seats: [2, 4],
  variants: VARIANTS,
  rules,
  longest: 100_000,
  setup,
  copy,
  standings,
  check,
};
