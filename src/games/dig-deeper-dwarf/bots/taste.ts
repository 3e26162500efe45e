/**
 * What a dwarf who wants to win thinks things are worth, in victory points. All the numbers of the quick policy stand
 * here, and what an action brings with its verb; found by letting it play against itself.
 */
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
  /** How much of what a coin is worth is counted when it is spent. */
  readonly thrift: number;
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
  /** How much a place is worth from where a rival can be robbed, and how much one is shunned where a rival could rob. */
  readonly rob: number;
  readonly fear: number;
  /** How much revealing a first resource is shunned while a rival could rob it. */
  readonly shy: number;
  /** How much more a Mining card is thought to be worth with each round in which nobody digs: a mine that stands still is no game. */
  readonly itch: number;
  /** How sharply better choices are preferred. */
  readonly sharp: number;
}

export const TASTE: Taste = {
  coin: 0.2,
  coinEarly: 0.45,
  time: 4.01,
  rubble: 1.1,
  step: 0.783,
  spot: 2,
  thrift: 0.8,
  shop: 1.15,
  craft: 0.882,
  hoard: 0.25,
  card: 0.3,
  draw: 0.45,
  mean: 0.35,
  late: 0.7,
  thwart: 0.425,
  thwartBasic: 1.86,
  guard: 0.25,
  spite: 0.344,
  event: 1.19,
  thin: 0.5,
  loot: 1.45,
  itch: 1,
  sharp: 5,
  rob: 1,
  fear: 1,
  shy: 1.5,
};
