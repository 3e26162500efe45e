/** Saboteur: gold miners dig for the treasure, saboteurs among them try to prevent it. */
import { options, pending } from '../../engine/frames';
import type { Game } from '../../engine/game';
import type { Show } from '../../engine/show';
import { saboteurAdvice } from './advice';
import { rules } from './frames';
import { attempts } from './reasons';
import { ruleOf } from './references';
import { ghosts, print, scene, touches } from './scene';
import { check, standings } from './score';
import { ID, setup, VERSION } from './setup';
import { sounds } from './sounds';
import { copy, type SaboteurMove, type SaboteurNews, type SaboteurState } from './state';
import { de } from './text.de';
import { en } from './text.en';

/** The game in the terms of the engine. */
export const saboteur: Game<SaboteurState, SaboteurMove, never> = {
  id: ID,
  version: VERSION,
  seats: [3, 10],
  variants: [],
  rules,
  // Three rounds of 67 cards with ten looks at roles and nine choices of gold, and two clearings: 260.
  longest: 300,
  setup,
  copy,
  standings,
  round: ({ round }) => round,
  check,
};

/** The game as a table shows it. */
export const saboteurShow: Show<SaboteurState, SaboteurMove, SaboteurNews> = {
  scene,
  touches,
  ghosts,
  bill: () => null,
  attempts(view, seat) {
    const decides = pending(saboteur, view)?.seat === seat;
    return attempts(view, seat, decides, decides ? options(saboteur, view) : []);
  },
  ruleOf,
  print,
  sounds,
  words: { en, de },
};

/** What the registry lists. */
export const entry = { game: saboteur, show: saboteurShow, advice: saboteurAdvice };
