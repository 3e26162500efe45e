/** The rules of Dig Deeper Dwarf: what each frame does, or who may choose what in it. */
import type { Rules } from '../../../engine/game';
import type { Moves } from './moves';
import { QUESTIONS } from './questions';
import { activityRules } from './phases/activity';
import { endingRules } from './phases/ending';
import { eventRules } from './phases/event';
import { reactionRules } from './phases/reaction';
import { setupRules } from './phases/setup';
import { tileRules } from './phases/tile';
import type { DwarfFrame } from './frames';
import type { DwarfState } from './state';

export const rules: Rules<DwarfState, DwarfFrame, Moves> = {
  ...setupRules,
  ...activityRules,
  ...reactionRules,
  ...eventRules,
  ...tileRules,
  ...endingRules,
  ...QUESTIONS,
};
