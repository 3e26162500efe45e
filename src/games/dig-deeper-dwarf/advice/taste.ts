/**
 * What a dwarf who wants to win thinks things are worth, in victory points. All the numbers of the quick policy stand
 * here, found by letting it play against itself.
 */
import type { Verb } from '../cards';

export interface Taste {
  /** What a coin is worth when nothing is bought any more; how much more while there is time to buy; rounds that takes. */
  readonly coin: number;
  readonly coinEarly: number;
  readonly time: number;
  /** What a Rubble costs its owner. */
  readonly rubble: number;
  /** How much of a goal is left a step away from it. */
  readonly step: number;
  /** A place at a pile is worth so many times what mining there brings. */
  readonly spot: number;
  /** How much of what can be bought at the Camp, and of what can be crafted, counts as a goal. */
  readonly shop: number;
  readonly craft: number;
  /** What each coin in the purse adds to that: it will buy more than one thing. */
  readonly hoard: number;
  /** What a hand card is worth that could pay for something else; what an average card drawn is worth. */
  readonly card: number;
  readonly draw: number;
  /** What a crafted card must beat, and how many of its uses are lost before it comes up. */
  readonly mean: number;
  readonly late: number;
  /** What Thwart must save: with a card, with the basic action. What a Thwart in hand is worth, waiting. */
  readonly thwart: number;
  readonly thwartBasic: number;
  readonly guard: number;
  /** How much of a rival's loss is one's own gain, with two at the table. */
  readonly spite: number;
  /** How much of what an event is worth is counted in. */
  readonly event: number;
  /** How much thinning the deck is worth. */
  readonly thin: number;
  /** How much stealing is worth of what is stolen. */
  readonly loot: number;
  /** How sharply better choices are preferred. */
  readonly sharp: number;
  /** What an action on a card brings each time it comes up. */
  readonly power: Readonly<Record<Verb, number>>;
}

export const TASTE: Taste = {
  coin: 0.2,
  coinEarly: 0.3,
  time: 5,
  rubble: 1.1,
  step: 0.75,
  spot: 2,
  shop: 0.9,
  craft: 0.7,
  hoard: 0.05,
  card: 0.3,
  draw: 0.45,
  mean: 0.35,
  late: 0.7,
  thwart: 0.35,
  thwartBasic: 1.3,
  guard: 0.25,
  spite: 0.8,
  event: 1,
  thin: 0.5,
  loot: 1,
  sharp: 5,
  power: {
    move: 0.3,
    mine: 0.6,
    remove: 0.3,
    give: 0.4,
    draw: 0.4,
    swap: 0.15,
    steal: 0.35,
    drive: 0.08,
    investigate: 0.2,
    thwart: 0.25,
    copy: 0.35,
    look: 0.2,
    munch: 0.3,
  },
};
