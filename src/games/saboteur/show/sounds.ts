/** What the table sounds like: by what happens alone, so that no sound tells which card it was. */
import type { Sounds } from '../../../engine/show';
import type { SaboteurNews } from '../rules/state';

export const sounds: Sounds<SaboteurNews> = {
  round: 'win',
  role: 'card',
  unmasked: 'card',
  dealt: 'card',
  laid: 'tile',
  reached: 'coin',
  broke: 'thwart',
  fixed: 'pick',
  fell: 'rubble',
  map: 'card',
  looked: 'card',
  passed: 'card',
  drew: 'card',
  idle: null,
  over: 'win',
  handed: 'coin',
  took: 'coin',
  paid: 'coin',
  unpaid: null,
  counted: 'coin',
};
