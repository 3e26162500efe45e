/** What a table of City Under the Mountain is: the state, what is still to be done, what can be chosen, what happens. */
import { copyCards } from '../../../engine/cards';
import type { Seat, State } from '../../../engine/game';

/** A field of the board, counted in rows from the north-west. */
export type Field = number;
/** A company by its place in companies.ts. */
export type CompanyNumber = number;

/** Turns of the rules that only a chapter switches on (rules 6). */
export const TWISTS = [
  'four-companies',
  'thin-vein',
  'hired-hands',
  'firm-ground',
  'unruly-deck',
  'sealed-chests',
] as const;
export type Twist = (typeof TWISTS)[number];

/** House rules that whoever sets the table may choose (rules 7). */
export const VARIANTS = ['advance'] as const;
/** What can be switched on at the beginning. */
export type Switch = Twist | (typeof VARIANTS)[number];

export interface CityState extends State {
  /** The twists of a chapter and the house rules; left out where there is none. */
  readonly twists?: readonly Switch[];
  stack: CityFrame[];
  news: CityHappening[] | null;

  /** By place on the board, in rows: tile · 4 + its quarter turns. Never changed. */
  readonly tiles: readonly number[];
  /** By field: what it is, a place in `LANDS`. Never changed. */
  readonly land: readonly number[];
  /** The fields that are Tunnel Entrances. Never changed. */
  readonly tunnels: readonly Field[];
  /**
   * By field. On a free one the set of companies that have a gem beside it and could dig there, a bit each; 0 on Danger.
   * Where a gem lies, above those eight bits, its company + 1. One list for both: it is the longest that is copied.
   */
  ground: number[];
  /** By company: how many ordinary fields it could dig now. */
  room: number[];
  /** By company: how many free Tunnel Entrances lie beside its gems. */
  gates: number[];
  freeTunnels: number;
  freeDangers: number;
  goldLeft: number;

  /** By seat. */
  dwarves: number[];
  coins: number[];
  /** By seat and place (`PLACES`): the coins gained in that place. */
  earned: number[];
  /** By seat: the coins that everybody was given at the beginning; left out where there were none. */
  readonly advance?: readonly number[];
  /** By seat and company: all investment gems, those on Stock Markets included. */
  shares: number[];
  /** By seat and company: those that lie on Stock Markets. */
  stocked: number[];

  /** By chance card: overtime tokens on it. */
  tokens: number[];
  /** By chance card: when it was drawn, 0 while nobody has it. */
  since: number[];
  /** By chance card, two each: the companies of the gems on it, −1 for none. */
  onCard: CompanyNumber[];
  /** How often a chance card was drawn. */
  draws: number;
  /** The set of companies with a gem on a Cave In, a bit each. */
  blocked: number;

  /** Whose turn it is. */
  turn: Seat;
  /** How many turns were begun. */
  turns: number;
  /** The company that digs this turn, −1 before it is chosen. */
  company: CompanyNumber;
  /** Gems that may still be laid this turn, overtime not counted. */
  left: number;
  /** Gems dug this turn. */
  laid: number;
  /** Whether the next gem must lie on another Tunnel Entrance. */
  pair: boolean;
  /** Whether Finders Keepers was declared this turn. */
  keepers: boolean;
  /** Turns in a row, this one included, in which no gem was laid so far. */
  still: number;
}

/** For what a seat is paid: the ranks of the investors, and the finder. */
export const PLACES = ['first', 'tiedFirst', 'second', 'tiedSecond', 'finder'] as const;
export type Place = (typeof PLACES)[number];

/** A frame without details, for each kind named. */
type Plain<K extends string> = K extends string ? { readonly kind: K } : never;
/** A frame about a chance card, for each kind named. */
type About<K extends string> = K extends string ? { readonly kind: K; readonly card: number } : never;

export type CityFrame =
  | Plain<'turn' | 'dig' | 'company' | 'field' | 'safe' | 'invest' | 'exchange' | 'after'>
  | About<'secretField' | 'caveIn' | 'stock' | 'takeOff'>
  | { readonly kind: 'secretGem'; readonly card: number; readonly field: Field }
  /** `taken`: the companies chosen so far, a bit each. */
  | { readonly kind: 'founding'; readonly taken: number }
  | { readonly kind: 'exchangeTo'; readonly from: CompanyNumber };

/** A choice of a field. */
export interface OnField<D extends string> {
  readonly do: D;
  readonly field: Field;
}
/** A choice of a company. */
export interface OfCompany<D extends string> {
  readonly do: D;
  readonly company: CompanyNumber;
}
/** A choice of a chance card. */
export interface WithCard<D extends string> {
  readonly do: D;
  readonly card: number;
}
/** A choice not to. */
export interface Decline<D extends string> {
  readonly do: D;
}
/** What can be done with kept cards while digging. */
export type CardMove = WithCard<'use'> | WithCard<'drop'>;

/** What may be chosen in the frames that wait. */
export interface Moves {
  company: OfCompany<'company'> | CardMove | Decline<'stop'>;
  field: OnField<'dig'> | OnField<'overtime'> | CardMove | Decline<'stop'>;
  secretField: OnField<'secret'>;
  secretGem: OfCompany<'gem'>;
  caveIn: OfCompany<'gem'>;
  safe: OfCompany<'invest'>;
  stock: OfCompany<'invest'>;
  founding: OfCompany<'invest'>;
  exchange: OfCompany<'from'> | WithCard<'drop'> | Decline<'keep'>;
  exchangeTo: OfCompany<'to'>;
  takeOff: OfCompany<'takeOff'> | Decline<'leave'>;
}

export type CityMove = Moves[keyof Moves];

/** A happening about a chance card that everybody sees. */
interface OfCard {
  readonly seat: Seat;
  readonly card: number;
  readonly face: number;
  readonly seen: number;
}

/** A seat's pay for a Gold field with everything that went into it: coins = ⌊(dwarves + crew + interns) · halves / 2⌋. */
export interface Paid {
  readonly what: 'paid' | 'unpaid';
  readonly seat: Seat;
  readonly company: CompanyNumber;
  readonly place: Place;
  readonly shares: number;
  readonly dwarves: number;
  readonly crew: number;
  readonly interns: number;
  /** Half coins for each dwarf: 4, 2 or 1. */
  readonly halves: number;
  readonly coins: number;
}

export type CityHappening =
  | { readonly what: 'turn'; readonly seat: Seat; readonly gems: number }
  | { readonly what: 'company'; readonly seat: Seat; readonly company: CompanyNumber }
  | {
      readonly what: 'dug' | 'overtime' | 'secret';
      readonly seat: Seat;
      readonly company: CompanyNumber;
      readonly field: Field;
      readonly land: number;
    }
  | { readonly what: 'nowhere' | 'dwarf' | 'rescued' | 'noCards' | 'reshuffled' | 'kept' | 'left'; readonly seat: Seat }
  | ({ readonly what: 'snatched'; readonly from: Seat } & OfCard)
  | ({ readonly what: 'drew' | 'discarded' | 'dropped' | 'keepers' | 'caveIn' | 'cleared' } & OfCard)
  | { readonly what: 'gold'; readonly seat: Seat; readonly company: CompanyNumber; readonly goldLeft: number }
  | Paid
  | { readonly what: 'invested' | 'stocked' | 'blocked'; readonly seat: Seat; readonly company: CompanyNumber }
  | { readonly what: 'exchanged'; readonly seat: Seat; readonly from: CompanyNumber; readonly to: CompanyNumber }
  | { readonly what: 'tookOff'; readonly seat: Seat; readonly owner: Seat; readonly company: CompanyNumber }
  | { readonly what: 'ended'; readonly because: 'gold' | 'still' };

/** The zones of the chance cards: the deck, the discards, and for each seat what it keeps and its Cave Ins on the table. */
export const DECK = 0;
export const DISCARDS = 1;
export const keptBy = (seat: Seat): number => 2 + seat * 2;
export const cavedBy = (seat: Seat): number => 3 + seat * 2;
export const zonesFor = (seats: number): number => 2 + seats * 2;

/** A copy that can be changed on its own; what never changes is shared. */
export const copy = (state: CityState): CityState => ({
  ...state,
  rng: state.rng.slice(),
  stack: state.stack.slice(),
  cards: copyCards(state.cards),
  ground: state.ground.slice(),
  room: state.room.slice(),
  gates: state.gates.slice(),
  dwarves: state.dwarves.slice(),
  coins: state.coins.slice(),
  earned: state.earned.slice(),
  shares: state.shares.slice(),
  stocked: state.stocked.slice(),
  tokens: state.tokens.slice(),
  since: state.since.slice(),
  onCard: state.onCard.slice(),
});
