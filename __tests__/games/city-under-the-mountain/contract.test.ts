/** What every game must fulfil, and ten games written down. */
import { join } from 'node:path';
import { city, cityShow } from '../../../src/games/city-under-the-mountain';
import { fulfilsContract } from '../../engine/contract';
import { keepsGoldens } from '../../engine/golden';

// Games are long and open, so fewer of them are looked at as closely.
fulfilsContract(city, { sampled: 24 });
keepsGoldens(city, cityShow, join(__dirname, 'golden'));
