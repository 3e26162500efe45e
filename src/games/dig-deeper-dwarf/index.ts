import type { Show } from '../../engine/show';
import { advice } from './bots/advice';
import { dwarf } from './game';
import { attempts } from './show/attempts';
import { bill } from './show/bill';
import type { DwarfMove } from './rules/moves';
import type { DwarfNews } from './rules/news';
import { isFinal } from './show/final';
import { ruleOf } from './show/references';
import { announced, ghosts, print, scene } from './show/scene';
import { occasions } from './show/occasions';
import { sounds } from './show/sounds';
import type { DwarfState } from './rules/state';
import { de } from './words/de';
import { en } from './words/en';
import { allBy, isLeft, onlyUse, sequels, touches } from './show/touches';

export { dwarf };

/** The game as a table shows it. */
export const dwarfShow: Show<DwarfState, DwarfMove, DwarfNews> = {
  scene,
  touches,
  sequels,
  onlyUse,
  isLeft,
  allBy,
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
