/** City Under the Mountain. */
import { options, pending } from '../../engine/frames';
import type { Show } from '../../engine/show';
import { cityAdvice } from './bots/advice';
import { city } from './game';
import { attempts } from './show/reasons';
import { ruleOf } from './show/references';
import { bill, forecast, ghosts, print, scene, touches } from './show/scene';
import { occasions } from './show/occasions';
import { sounds } from './show/sounds';
import type { CityHappening, CityMove, CityState } from './rules/state';
import { de } from './words/de';
import { en } from './words/en';

export { city };

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
