/** What the faces of the cards are worth by themselves, as flat lists: they are asked millions of times. */
import { actionsOf, COINS, keyOf, PRINT, RESOURCES, type Verb } from '../cards';

/** What an event is worth to whoever it comes about for, in victory points. */
const EVENTS: Readonly<Record<string, number>> = {
  diggy: 1.2,
  'shuffle-truffle': 0.9,
  'flying-agaric': 0.6,
  longfingerling: 0.5,
  bookling: 0.3,
  'crunchy-munchy': 0.3,
  'mycolus-maximus': 0.3,
  peekycillium: 0.3,
  stinkhorn: 0,
  'silver-treasure': 1.4,
  'gold-treasure': 1.7,
  'ruby-treasure': 2,
  'diamond-treasure': 2,
  'call-of-nature': -0.7,
  canary: 0.5,
  'cave-otter': 0.1,
  'vampire-bats': -0.8,
  'fools-gold': -1,
  'hearty-stew': 1.2,
  'cave-merchant': 0.8,
  'transport-tunnel': 0.7,
  teleporter: 0.3,
  'cave-in': -0.6,
  'flooded-tunnel': -0.8,
  monster: -0.4,
  'thieving-goblins': -1,
  'trusty-tools': 1.4,
  'birthday-party': 0.1,
};

/** How well a trait serves. */
const TRAITS: Readonly<Record<string, number>> = {
  clever: 1.4,
  industrious: 1.4,
  'smooth-talking': 1.3,
  'well-prepared': 1.1,
  inventive: 0.9,
  orderly: 0.9,
  agile: 0.8,
  strong: 0.8,
};

const EVENT_WORTH = PRINT.map((row) => EVENTS[row.key] ?? 0);
const HAS = (verb: Verb): readonly boolean[] => PRINT.map((_, face) => actionsOf(face).includes(verb));
const THWARTS = HAS('thwart');
const DRAWS = HAS('draw');
const STEALS = HAS('steal');
const MOVES = PRINT.map((_, face) => actionsOf(face).filter((verb) => verb === 'move').length);

/** What an event is worth to whoever it comes about for; one that lies hidden is worth what most are. */
export const eventWorth = (face: number): number => EVENT_WORTH[face] ?? 0.2;
export const traitWorth = (face: number): number => TRAITS[keyOf(face)] ?? 0;
export const hasThwart = (face: number): boolean => THWARTS[face] === true;
export const hasDraw = (face: number): boolean => DRAWS[face] === true;
/** Whether a card has Draw and Steal, of which only one can be used. */
export const drawsOrSteals = (face: number): boolean => DRAWS[face] === true && STEALS[face] === true;
/** How many Moves are on a card. */
export const movesOn = (face: number): number => MOVES[face] ?? 0;

/** Coins by resource. */
export const COIN: readonly number[] = RESOURCES.map((resource) => COINS[resource]);

const MINE = PRINT.filter((row) => row.family === 'mining');
/** What is in the mine on average: coins and Rubble a card. */
export const MEAN_COINS = MINE.reduce((sum, row) => sum + (row.resource ? COINS[row.resource] : 0), 0) / MINE.length;
export const MEAN_RUBBLE = MINE.filter((row) => row.rubble).length / MINE.length;
