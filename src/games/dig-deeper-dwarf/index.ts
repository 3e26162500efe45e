import type { Game } from '../../engine/game';
import type { Show } from '../../engine/show';
import { advice } from './bots/advice';
import { EDITION } from './cards/faces';
import { attempts } from './show/attempts';
import { bill } from './show/bill';
import { hand } from './rules/zones';
import { rules } from './rules/rules';
import type { DwarfMove } from './rules/moves';
import type { DwarfNews } from './rules/news';
import { concerns } from './rules/reactions';
import { isFinal } from './show/final';
import { ruleOf } from './show/references';
import { announced, ghosts, print, scene } from './show/scene';
import { check, standings } from './rules/score';
import { ID, setup, VERSION } from './rules/setup';
import { occasions } from './show/occasions';
import { sounds } from './show/sounds';
import { copy, TWISTS, VARIANTS, type Choice, type DwarfState } from './rules/state';
import { de } from './words/de';
import { en } from './words/en';
import { sequels, touches } from './show/touches';

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

/** The game as a table shows it. */
export const dwarfShow: Show<DwarfState, DwarfMove, DwarfNews> = {
  scene,
  touches,
  sequels,
  ghosts,
  announced,
  bill,
  attempts,
  ruleOf,
  isFinal,
  print,
  occasions,
  sounds,
  counted: 'points',
  words: { en, de },
};

/** What the registry lists. */
export const entry = { game: dwarf, show: dwarfShow, advice };
