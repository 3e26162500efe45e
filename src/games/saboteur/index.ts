/** Saboteur: gold miners dig for the treasure, saboteurs among them try to prevent it. */
import { options, pending } from '../../engine/frames';
import type { Game } from '../../engine/game';
import type { Show } from '../../engine/show';
import { saboteurAdvice } from './bots/advice';
import { EDITION } from './cards/rows';
import { facesOf } from './cards/faces';
import { ROUNDS, VARIANTS, type Variant } from './rules/limits';
import { rules } from './rules/rules';
import { attempts } from './show/reasons';
import { ruleOf } from './show/references';
import { ghosts, isFinal, print, scene, touches } from './show/scene';
import { check, standings } from './rules/score';
import { ID, setup, VERSION } from './rules/setup';
import { film } from './show/film';
import { occasions } from './show/occasions';
import { sounds } from './show/sounds';
import {
  copy,
  handOf,
  TWISTS,
  type SaboteurMove,
  type SaboteurNews,
  type SaboteurState,
  type Twist,
} from './rules/state';
import { de } from './words/de';
import { en } from './words/en';

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
  isFinal,
  print,
  occasions,
  film,
  sounds,
  counted: 'gold',
  words: { en, de },
};

/** What the registry lists. */
export const entry = { game: saboteur, show: saboteurShow, advice: saboteurAdvice };
