/** What the faces of the cards are worth by themselves, as flat lists: they are asked millions of times. */
import { byEdition } from '../../../engine/editions';
import { actionsOf, coinsOf, facesOf, isRubble, PRINT } from '../cards/faces';
import { COINS, RESOURCES } from '../cards/row';
import type { Verb } from '../verbs/all';
import type { TraitKey } from '../cards/rows';
import { eventOf } from '../events/all';

/** How well a trait serves. */
const TRAITS: Readonly<Record<TraitKey, number>> = {
  clever: 1.4,
  industrious: 1.4,
  'smooth-talking': 1.3,
  'well-prepared': 1.1,
  inventive: 0.9,
  orderly: 0.9,
  agile: 0.8,
  strong: 0.8,
};

const isTrait = (key: string): key is TraitKey => key in TRAITS;
const TRAIT_WORTH = PRINT.map(({ key }) => (isTrait(key) ? TRAITS[key] : 0));
const HAS = (verb: Verb): readonly boolean[] => PRINT.map((_, face) => actionsOf(face).includes(verb));
const THWARTS = HAS('thwart');
const DRAWS = HAS('draw');
const STEALS = HAS('steal');
const MOVES = PRINT.map((_, face) => actionsOf(face).filter((verb) => verb === 'move').length);

/** What an event is worth to whoever it comes about for; one that lies hidden is worth what most are. */
export const eventWorth = (face: number): number => (face < 0 ? 0.2 : (eventOf(face)?.worth ?? 0));
export const traitWorth = (face: number): number => TRAIT_WORTH[face] ?? 0;
export const hasThwart = (face: number): boolean => THWARTS[face] === true;
export const hasDraw = (face: number): boolean => DRAWS[face] === true;
/** Whether a card has Draw and Steal, of which only one can be used. */
export const drawsOrSteals = (face: number): boolean => DRAWS[face] === true && STEALS[face] === true;
/** How many Moves are on a card. */
export const movesOn = (face: number): number => MOVES[face] ?? 0;

/** Coins by resource. */
export const COIN: readonly number[] = RESOURCES.map((resource) => COINS[resource]);

/** What is in the mine of an edition on average: coins and Rubble a card. */
export const meanOre = byEdition((edition) => {
  const mine = facesOf('mining', edition);
  return {
    coins: mine.reduce((sum, face) => sum + coinsOf(face), 0) / mine.length,
    rubble: mine.filter(isRubble).length / mine.length,
  };
});
