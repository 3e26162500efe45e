/** Saboteur: gold miners dig for the treasure, saboteurs among them try to prevent it. */
import { rules } from './frames';
import { check, standings } from './score';
import { ID, setup, VERSION } from './setup';
import { copy, type SaboteurMove, type SaboteurState } from './state';
import type { Game } from '../../engine/game';

/** The game in the terms of the engine. */
export const saboteur: Game<SaboteurState, SaboteurMove, never> = {
  id: ID,
  version: VERSION,
  seats: [3, 10],
  variants: [],
  rules,
  longest: 300,
  setup,
  copy,
  standings,
  check,
};
