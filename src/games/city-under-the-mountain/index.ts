/** City Under the Mountain. */
import { options, pending } from '../../engine/frames';
import type { Game } from '../../engine/game';
import type { Show } from '../../engine/show';
import { cityAdvice } from './advice';
import { rules } from './frames';
import { attempts } from './reasons';
import { ruleOf } from './references';
import { bill, ghosts, print, scene, touches } from './scene';
import { check, standings } from './score';
import { ID, setup, VERSION } from './setup';
import { sounds } from './sounds';
import { copy, type CityHappening, type CityMove, type CityState } from './state';
import { de } from './text.de';
import { en } from './text.en';

/** The game in the terms of the engine. */
export const city: Game<CityState, CityMove> = {
  id: ID,
  version: VERSION,
  seats: [2, 5],
  variants: [],
  rules,
  // A turn lays one of at most 316 gems or is one of fewer than five in a row that do not, and takes some six decisions.
  longest: 12_000,
  setup,
  copy,
  standings,
  check,
};

/** The game as a table shows it. */
export const cityShow: Show<CityState, CityMove, CityHappening> = {
  scene,
  touches,
  ghosts,
  bill,
  attempts(view, seat) {
    const decides = pending(city, view)?.seat === seat;
    return attempts(view, seat, decides, decides ? options(city, view) : []);
  },
  ruleOf,
  print,
  sounds,
  words: { en, de },
};

/** What the registry lists. */
export const entry = { game: city, show: cityShow, advice: cityAdvice };
