/** The rules without anything that is shown: all that bots need. */
import type { Game } from '../../engine/game';
import { CHANCE_EDITION } from './cards/rows';
import { TILE_EDITION } from './cards/tiles';
import { REOPENING, rules } from './rules/rules';
import { check, standings } from './rules/score';
import { ID, setup, VERSION } from './rules/setup';
import { copy, TWISTS, VARIANTS, type CityMove, type CityState, type Switch } from './rules/state';

/** The game in the terms of the engine. */
export const city: Game<CityState, CityMove, Switch> = {
  id: ID,
  version: VERSION,
  edition: Math.max(CHANCE_EDITION, TILE_EDITION, REOPENING),
  seats: [2, 5],
  variants: VARIANTS,
  twists: TWISTS,
  rules,
  // A turn lays one of at most 316 gems or is one of fewer than five in a row that do not, and takes some six decisions.
  longest: 12_000,
  setup,
  copy,
  standings,
  check,
  open: true,
  grand: ['gold', 'drew'],
};
