import type { Game } from '../../engine/game';
import type { Show } from '../../engine/show';
import { advice } from './advice';
import { attempts } from './attempts';
import { bill } from './bill';
import { rules } from './frames';
import type { DwarfMove } from './moves';
import type { DwarfNews } from './news';
import { concerns } from './reactions';
import { ruleOf } from './references';
import { announced, ghosts, print, scene } from './scene';
import { check, standings } from './score';
import { ID, setup, VERSION } from './setup';
import { sounds } from './sounds';
import { copy, VARIANTS, type DwarfState, type Variant } from './state';
import { de } from './text.de';
import { en } from './text.en';
import { sequels, touches } from './touches';

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
  round: ({ round }) => round,
  concerns,
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
  print,
  sounds,
  words: { en, de },
};

/** What the registry lists. */
export const entry = { game: dwarf, show: dwarfShow, advice };
