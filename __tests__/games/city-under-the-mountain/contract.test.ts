/** What every game must fulfil, and ten games written down. */
import { join } from 'node:path';
import { city, cityShow } from '../../../src/games/city-under-the-mountain';
import { fulfilsContract } from '../../engine/contract';
import { keepsGoldens } from '../../engine/golden';

fulfilsContract(city);
keepsGoldens(city, cityShow, join(__dirname, 'golden'));
