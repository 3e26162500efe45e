/** The table of Dig Deeper Dwarf: what its state holds. */
import { copyCards, type Card } from '../../../engine/cards';
import type { Seat, State } from '../../../engine/game';
import type { Cell, Grid } from '../../../engine/grid';
import type { DwarfNews } from './news';

export const VARIANTS = ['no-actions', 'no-events', 'glueck-auf', 'traits', 'birthday-party'] as const;
export type Variant = (typeof VARIANTS)[number];

/** Turns of the rules that only a chapter switches on (rules 12). */
export const TWISTS = [
  'short-shift',
  'rich-vein',
  'rockslide',
  'high-water',
  'crown-on-show',
  'contrary',
  'old-hands',
] as const;
export type Twist = (typeof TWISTS)[number];

/** Everything that a table can be set up with. */
export type Choice = Variant | Twist;

export interface DwarfState extends State {
  news: DwarfNews[] | null;
  readonly variants: readonly Choice[];
  /** Who began: a round begins with this seat. */
  readonly first: Seat;
  // The mine grows now and then only: copies share its lists, and whoever changes one replaces it.
  /** The mine; pieces 0 and 1 are Entrance and Camp. */
  grid: Grid;
  /** By piece: the face of its tile, −1 for the start tiles; and its quarter turns. */
  tiles: readonly number[];
  turns: readonly number[];
  /** By piece and side: the pile faced there, −1 for none. */
  faced: readonly number[];
  /** By pile: its cell. */
  piles: readonly Cell[];
  /** By seat: the piece its dwarf stands on. */
  dwarf: number[];
  /** By seat: the basic actions used this turn, a bit each. */
  basics: number[];
  /** Whose turn it is, and which round, counted from 1. */
  turn: Seat;
  round: number;
  /** The last round in which a Mining card was taken from a pile. */
  lastDug: number;
  /** Whether the turn began on the Camp; whether the turn's purchase and crafting are used up. */
  beganAtCamp: boolean;
  bought: boolean;
  crafted: boolean;
  /** Seats, a bit each: companion action used this turn; Mycolus used this round; flooded until their next End phase. */
  helped: number;
  mycolus: number;
  flooded: number;
  /** Whether the Camp fee of this turn could not be paid. */
  unpaid: boolean;
  /** The last Action card played this turn that is no Copy card, −1 for none. */
  lastPlayed: Card;
}

/** A copy that can be changed on its own. */
export const copy = (s: DwarfState): DwarfState => ({
  ...s,
  rng: s.rng.slice(),
  stack: s.stack.slice(),
  cards: copyCards(s.cards),
  dwarf: s.dwarf.slice(),
  basics: s.basics.slice(),
});
