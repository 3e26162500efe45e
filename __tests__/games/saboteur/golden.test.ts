import { join } from 'node:path';
import { saboteur, saboteurShow } from '../../../src/games/saboteur';
import { keepsGoldens } from '../../engine/golden';

keepsGoldens(saboteur, saboteurShow, join(__dirname, 'golden'));
