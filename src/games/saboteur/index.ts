/** Saboteur: gold miners dig for the treasure, saboteurs among them try to prevent it. */
import { options, pending } from '../../engine/frames';
import type { Show } from '../../engine/show';
import { saboteurAdvice } from './bots/advice';
import { saboteur } from './game';
import { attempts } from './show/reasons';
import { ruleOf } from './show/references';
import { ghosts, isFinal, print, scene, touches } from './show/scene';
import { film } from './show/film';
import { occasions } from './show/occasions';
import { sounds } from './show/sounds';
import type { SaboteurMove, SaboteurNews, SaboteurState } from './rules/state';
import { de } from './words/de';
import { en } from './words/en';

export { saboteur };

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
