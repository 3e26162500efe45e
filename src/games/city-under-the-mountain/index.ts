/** City Under the Mountain. */
import { options, pending } from '../../engine/frames';
import type { Game } from '../../engine/game';
import type { Show } from '../../engine/show';
import { cityAdvice } from './bots/advice';
import { CHANCE_EDITION } from './cards/rows';
import { TILE_EDITION } from './cards/tiles';
import { REOPENING, rules } from './rules/rules';
import { attempts } from './show/reasons';
import { ruleOf } from './show/references';
import { bill, forecast, ghosts, print, scene, touches } from './show/scene';
import { check, standings } from './rules/score';
import { ID, setup, VERSION } from './rules/setup';
import { occasions } from './show/occasions';
import { sounds } from './show/sounds';
import { copy, TWISTS, type CityHappening, type CityMove, type CityState, type Twist } from './rules/state';
import { de } from './words/de';
import { en } from './words/en';

/** The game in the terms of the engine. */
export const city: Game<CityState, CityMove, Twist> = {
  id: ID,
  version: VERSION,
  edition: Math.max(CHANCE_EDITION, TILE_EDITION, REOPENING),
  seats: [2, 5],
  variants: [],
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

/** The game as a table shows it. */
export const cityShow: Show<CityState, CityMove, CityHappening> = {
  scene,
  touches,
  ghosts,
  forecast,
  bill,
  attempts(view, seat) {
    const decides = pending(city, view)?.seat === seat;
    return attempts(view, seat, decides, decides ? options(city, view) : []);
  },
  ruleOf,
  print,
  occasions,
  sounds,
  counted: 'coins',
  words: { en, de },
};

/** What the registry lists. */
export const entry = { game: city, show: cityShow, advice: cityAdvice };
