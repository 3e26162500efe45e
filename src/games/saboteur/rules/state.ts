/** What the table holds: zones, frames, moves and happenings of the game. */
import { copyCards, type Card, type Cards, type Face, type Zone } from '../../../engine/cards';
import type { Happening, Seat, State } from '../../../engine/game';
import type { Cell } from '../../../engine/grid';
import { copyMaze, type Maze } from './maze';
import type { Tool } from '../cards/rows';

/** Zones of the table. `MAZE` holds the path cards that were laid; `HANDED` the nuggets that go round. */
export const DRAW: Zone = 0;
export const DISCARD: Zone = 1;
export const ENTRANCE: Zone = 2;
export const GOAL_CARDS: Zone = 3;
export const MAZE: Zone = 4;
export const NUGGETS: Zone = 5;
export const HANDED: Zone = 6;
/** Role cards that are not dealt: during a round the one left over. */
export const SPARE: Zone = 7;
const SEATS: Zone = 8;
const ZONES_A_SEAT = 4;

/** Zones of a seat: its hand, broken tools in front of it, its role, its gold. */
export const handOf = (seat: Seat): Zone => SEATS + seat * ZONES_A_SEAT;
export const brokenOf = (seat: Seat): Zone => SEATS + seat * ZONES_A_SEAT + 1;
export const roleOf = (seat: Seat): Zone => SEATS + seat * ZONES_A_SEAT + 2;
export const goldOf = (seat: Seat): Zone => SEATS + seat * ZONES_A_SEAT + 3;
export const zoneCount = (seats: number): number => SEATS + seats * ZONES_A_SEAT;

/** Takes the role cards, goals, deck and nuggets together and deals a round. */
interface RoundFrame {
  readonly kind: 'round';
}
/** A seat looks at its role and hand in secret before anybody plays. */
interface ReadyFrame {
  readonly kind: 'ready';
  readonly seat: Seat;
  /** How many seats look after this one. */
  readonly left: number;
}
interface TurnFrame {
  readonly kind: 'turn';
  readonly seat: Seat;
}
/** The round is over: roles are turned up, gold is handed out. */
interface EndFrame {
  readonly kind: 'end';
}
/** A miner chooses one of the nuggets in `HANDED`. */
interface GoldFrame {
  readonly kind: 'gold';
  readonly seat: Seat;
}
/** Everything lies open until the next round's starter clears the table. */
interface ClearFrame {
  readonly kind: 'clear';
  readonly seat: Seat;
}
export type SaboteurFrame = RoundFrame | ReadyFrame | TurnFrame | EndFrame | GoldFrame | ClearFrame;

export interface PathMove {
  readonly do: 'path';
  readonly card: Card;
  readonly cell: Cell;
  /** Whether it is turned by half. */
  readonly turned: boolean;
}
export interface BreakMove {
  readonly do: 'break';
  readonly card: Card;
  readonly seat: Seat;
}
export interface FixMove {
  readonly do: 'fix';
  readonly card: Card;
  readonly seat: Seat;
  readonly tool: Tool;
}
export interface RockfallMove {
  readonly do: 'rockfall';
  readonly card: Card;
  readonly cell: Cell;
}
export interface MapMove {
  readonly do: 'map';
  readonly card: Card;
  readonly goal: number;
}
/** Discards a card face down; without a card if the hand is empty. */
export interface PassMove {
  readonly do: 'pass';
  readonly card?: Card;
}
export type TurnMove = PathMove | BreakMove | FixMove | RockfallMove | MapMove | PassMove;
export interface TakeMove {
  readonly do: 'take';
  readonly card: Card;
}

/** What can be chosen in each kind of frame that waits. */
export interface Moves {
  ready: { readonly do: 'ready' };
  turn: TurnMove;
  gold: TakeMove;
  clear: { readonly do: 'clear' };
}
export type SaboteurMove = Moves[keyof Moves];

interface OfCard extends Happening {
  readonly card: Card;
  readonly face: Face;
  readonly seen: number;
}

/** What can happen. Fields other than `face` are public. */
export type SaboteurNews =
  /** `deadEndsLaid`: by house rule 7.3 everybody lays them. */
  | { readonly what: 'round'; readonly round: number; readonly seat: Seat; readonly deadEndsLaid?: true }
  /** A role is dealt or, at the end of a round, turned up; seat −1: the one left over. */
  | (OfCard & { readonly what: 'role' | 'unmasked'; readonly seat: Seat | -1 })
  | { readonly what: 'dealt'; readonly seat: Seat; readonly count: number }
  | (OfCard & { readonly what: 'laid'; readonly seat: Seat; readonly cell: Cell; readonly turned: boolean })
  | (OfCard & { readonly what: 'reached'; readonly seat: Seat; readonly goal: number; readonly turned: boolean })
  | (OfCard & { readonly what: 'broke'; readonly seat: Seat; readonly target: Seat; readonly tool: Tool })
  /** `mended` is the broken tool that goes to the discard with it. */
  | (OfCard & {
      readonly what: 'fixed';
      readonly seat: Seat;
      readonly target: Seat;
      readonly tool: Tool;
      readonly mended: Card;
    })
  /** `gone` is the card that is taken out of the maze, `path` what is printed on it. */
  | (OfCard & {
      readonly what: 'fell';
      readonly seat: Seat;
      readonly cell: Cell;
      readonly gone: Card;
      readonly path: Face;
    })
  | (OfCard & { readonly what: 'map'; readonly seat: Seat; readonly goal: number })
  /** A goal is looked at: `card` and `face` are the goal's. */
  | (OfCard & { readonly what: 'looked'; readonly seat: Seat; readonly goal: number })
  | (OfCard & { readonly what: 'passed' | 'drew'; readonly seat: Seat })
  | { readonly what: 'idle'; readonly seat: Seat }
  | { readonly what: 'over'; readonly round: number; readonly treasure: boolean }
  /** So many nuggets come to a miner to choose from. */
  | { readonly what: 'handed'; readonly seat: Seat; readonly count: number }
  | (OfCard & { readonly what: 'took' | 'paid'; readonly seat: Seat })
  | { readonly what: 'unpaid' }
  | { readonly what: 'counted'; readonly seat: Seat; readonly gold: number };

/** Turns of the rules that only a chapter switches on (rules 8). */
export const TWISTS = ['dark', 'single-round', 'masked', 'honest', 'worn-tools', 'no-repairs', 'narrow'] as const;
export type Twist = (typeof TWISTS)[number];

export interface SaboteurState extends State {
  /** The twists of a chapter; left out where there is none. */
  readonly twists?: readonly Twist[];
  stack: SaboteurFrame[];
  news: SaboteurNews[] | null;
  round: number;
  /** Who began this round. */
  starter: Seat;
  /** Who laid the last path card of this round, −1 if nobody did. */
  last: Seat | -1;
  /** Whether the treasure has been reached in this round. */
  treasure: boolean;
  /** By seat: its broken tools, a bit each. */
  broken: number[];
  maze: Maze;
  /** House rule 7.2: what is discarded lies face up. */
  readonly openDiscards?: true;
  /** House rule 7.3: a dead end that fits is not discarded. */
  readonly deadEndsLaid?: true;
}

/** A copy that can be changed on its own. */
export const copy = (state: SaboteurState): SaboteurState => ({
  ...state,
  rng: state.rng.slice(),
  stack: state.stack.slice(),
  cards: copyCards(state.cards),
  broken: state.broken.slice(),
  maze: copyMaze(state.maze),
});

/** A card as a happening tells of it. */
export const told = ({ face, seen }: Cards, card: Card): { card: Card; face: Face; seen: number } => ({
  card,
  face: face[card] ?? -1,
  seen: seen[card] ?? 0,
});

/** The seat to the left: the next one clockwise. */
export const leftOf = (state: State, seat: Seat): Seat => (seat + 1 === state.seats ? 0 : seat + 1);

/** The seat to the right: the next one counter-clockwise. */
export const rightOf = (state: State, seat: Seat): Seat => (seat === 0 ? state.seats - 1 : seat - 1);
