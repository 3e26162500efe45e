import card from '../../../assets/sounds/card.wav';
import coin from '../../../assets/sounds/coin.wav';
import curtain from '../../../assets/sounds/curtain.wav';
import pick from '../../../assets/sounds/pick.wav';
import rubble from '../../../assets/sounds/rubble.wav';
import step from '../../../assets/sounds/step.wav';
import thwart from '../../../assets/sounds/thwart.wav';
import tile from '../../../assets/sounds/tile.wav';
import win from '../../../assets/sounds/win.wav';
import type { Heard } from './sounds';

/** The file of each sound. */
export const RECORDS: Readonly<Record<Heard, number>> = {
  card,
  coin,
  curtain,
  pick,
  rubble,
  step,
  thwart,
  tile,
  win,
};
