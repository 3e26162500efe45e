import { saboteur } from '../../../src/games/saboteur';
import { fulfilsContract } from '../../engine/contract';

fulfilsContract(saboteur);
