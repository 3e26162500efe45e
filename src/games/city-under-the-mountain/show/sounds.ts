/** What the table sounds like: by what happens alone, so that no sound tells which card it was. */
import type { Sounds } from '../../../engine/show';
import type { CityHappening } from '../rules/state';

export const sounds: Sounds<CityHappening> = {
  paid: 'coin',
  unpaid: null,
  turn: 'step',
  company: null,
  dug: 'pick',
  overtime: 'pick',
  secret: 'pick',
  nowhere: null,
  dwarf: 'step',
  rescued: 'step',
  noCards: null,
  reshuffled: 'card',
  kept: 'card',
  left: null,
  snatched: 'thwart',
  drew: 'card',
  discarded: 'card',
  dropped: 'card',
  keepers: 'card',
  caveIn: 'rubble',
  cleared: 'rubble',
  gold: 'coin',
  invested: 'coin',
  stocked: 'coin',
  blocked: 'rubble',
  exchanged: 'coin',
  tookOff: 'pick',
  ended: 'win',
};
