/** The table of Dig Deeper Dwarf: its state, where cards lie, what can be waiting, chosen and happening. */
import type { Action, Pass, ReactionFrame } from '../../engine/chain';
import { copyCards, type Card, type Zone } from '../../engine/cards';
import type { Happening, Seat, State } from '../../engine/game';
import type { Cell, Grid, Side } from '../../engine/grid';
import type { Basic, Verb } from './cards';

export const VARIANTS = ['no-actions', 'no-events', 'glueck-auf', 'traits', 'birthday-party'] as const;
export type Variant = (typeof VARIANTS)[number];

export interface DwarfState extends State {
  news: DwarfNews[] | null;
  readonly variants: readonly Variant[];
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

// Zones. Ten for each of four seats, then those of the table, then two for each pile and two for each tile.
const OF_SEAT = 10;
const TABLE = 40;
const PILES = TABLE + 16;
const MOST_PILES = 16;
const TILES = PILES + MOST_PILES * 2;
const MOST_TILES = 18;
export const ZONES = TILES + MOST_TILES * 2;

export const hand = (seat: Seat): Zone => seat * OF_SEAT;
export const draw = (seat: Seat): Zone => seat * OF_SEAT + 1;
export const discard = (seat: Seat): Zone => seat * OF_SEAT + 2;
/** Revealed resources in front of a seat. */
export const revealed = (seat: Seat): Zone => seat * OF_SEAT + 3;
/** Action cards used this turn. */
export const played = (seat: Seat): Zone => seat * OF_SEAT + 4;
export const companions = (seat: Seat): Zone => seat * OF_SEAT + 5;
/** Delayed events and treasures in front of a seat. */
export const kept = (seat: Seat): Zone => seat * OF_SEAT + 6;
export const trait = (seat: Seat): Zone => seat * OF_SEAT + 7;
/** Traits dealt to choose from. */
export const dealt = (seat: Seat): Zone => seat * OF_SEAT + 8;
/** The seat a zone lies in front of, −1 for the table's. */
export const ownerOf = (zone: Zone): Seat | -1 => (zone < TABLE ? Math.floor(zone / OF_SEAT) : -1);

export const jewels = (pile: number): Zone => TABLE + pile;
export const JEWEL_PILES = [0, 1] as const;
export const actions = (pile: number): Zone => TABLE + 2 + pile;
export const ACTION_PILES = [0, 1, 2] as const;
export const MINING = TABLE + 5;
export const EVENTS = TABLE + 6;
export const TILE_PILE = TABLE + 7;
/** Out of the game. */
export const GONE = TABLE + 8;
export const EXTRA_RUBBLE = TABLE + 9;
/** Tiles that lie in the mine. */
export const LAID = TABLE + 10;
/** Cards laid down for a purchase: from the hand, and from in front of the buyer. */
export const PAID = TABLE + 11;
export const STAKED = TABLE + 12;
/** The middle of the Birthday Party: held by whoever triggered it. */
export const MIDDLE = TABLE + 13;
/** Events that wait for the new tile. */
export const FOR_TILE = TABLE + 14;
/** The event being triggered or used. */
export const TRIGGERED = TABLE + 15;

/** The Mining cards of a pile, and the Event card under them. */
export const pile = (n: number): Zone => PILES + n * 2;
export const pileEvent = (n: number): Zone => PILES + n * 2 + 1;
/** The pile of a zone, −1 for others. */
export const pileOfZone = (zone: Zone): number => (zone >= PILES && zone < TILES ? Math.floor((zone - PILES) / 2) : -1);
/** Rubble on a tile, and an Otter or Merchant there. */
export const rubbleOn = (piece: number): Zone => TILES + piece * 2;
export const eventOn = (piece: number): Zone => TILES + piece * 2 + 1;

/** Where an action comes from. `copied`: from a card performed by Copy. */
export type Source = 'card' | 'copied' | 'basic' | 'companion' | 'trait';

/**
 * What an action aims at, publicly: a tile (piece), a pile, a seat, a card, a zone, or out of the game.
 *
 *     move tile · mine pile, tile · remove out, tile · give out, tile, seat · steal seat · drive card (a companion)
 *     investigate zone · thwart seat (whose action it hits) · copy card (the copied one) · draw, swap, look, munch none
 */
export type Aim = 'none' | 'tile' | 'pile' | 'seat' | 'card' | 'zone' | 'out';

/** An announced action (rules 7.1). */
export interface Act extends Action {
  readonly seat: Seat;
  readonly verb: Verb;
  readonly source: Source;
  /** The card, companion or trait it stands on; −1 for a basic action. */
  readonly card: Card;
  readonly aim: Aim;
  readonly at: number;
}

/** What is left of a card (rules 7.5): its actions not used yet, a bit each. */
export interface Left {
  readonly seat: Seat;
  readonly card: Card;
  readonly actions: number;
  readonly source: Source;
}

/** A card, companion or trait being performed. `did` holds what excludes Draw or Steal (rules 11.5). */
export interface CardFrame extends Left {
  readonly kind: 'card';
  readonly did: number;
}
/** Announces an action once its price is paid. */
export interface SayFrame {
  readonly kind: 'say';
  readonly act: Act;
  /** Whether it is an answer within the chain that is on. */
  readonly answers: boolean;
}
/** Discards hand cards as a price, seen by all. */
export interface PayFrame {
  readonly kind: 'pay';
  readonly seat: Seat;
  readonly count: number;
  /** Whether the action paid for needs a Rubble that stays in hand (rules 11.3). */
  readonly needsRubble: boolean;
}
/** Discards hand cards to an effect, seen by their owner. */
export interface DiscardFrame {
  readonly kind: 'discard';
  readonly seat: Seat;
  readonly count: number;
}
/** Choosing which hand card, or which Rubble, goes where the action says; without an action it leaves the game. */
export interface RemovingFrame {
  readonly kind: 'removing';
  readonly seat: Seat;
  readonly rubble: boolean;
  readonly act: Act | null;
}
export interface BuyFrame {
  readonly kind: 'buy';
  readonly seat: Seat;
  readonly pile: number;
  readonly how: 'coins' | 'price';
  /** The resource that Smooth-Talking waives, −1 for none. */
  readonly waived: number;
  /** The Merchant who sells, −1 on the Camp. */
  readonly merchant: Card;
}
/** A delayed event being used, after the Canary was asked. */
export interface UseFrame {
  readonly kind: 'use';
  readonly seat: Seat;
  readonly card: Card;
  /** What it aims at: Otter: Jewelry pile; Tunnel: seat; Teleporter: two seats. */
  readonly a: number;
  readonly b: number;
}

/** A tile drawn that is to be laid. */
export interface TileFrame {
  readonly kind: 'tile';
  readonly seat: Seat;
  readonly cell: Cell;
  readonly from: number;
  readonly card: Card;
}

export type DwarfFrame =
  | ReactionFrame<Act, Left>
  | CardFrame
  | SayFrame
  | PayFrame
  | DiscardFrame
  | BuyFrame
  | UseFrame
  | { readonly kind: 'draft'; readonly seat: Seat }
  | { readonly kind: 'unveil' }
  | { readonly kind: 'turn' }
  /** Carries an action out that nobody can thwart. */
  | { readonly kind: 'now'; readonly act: Act }
  /** Takes the crafted card once it is paid for. */
  | { readonly kind: 'made'; readonly seat: Seat; readonly pile: number }
  | { readonly kind: 'activity' }
  | RemovingFrame
  /** Discard-then-Draw: which card. */
  | { readonly kind: 'swapping'; readonly seat: Seat }
  | { readonly kind: 'investigating'; readonly seat: Seat; readonly zone: Zone }
  | { readonly kind: 'looking'; readonly seat: Seat; readonly cards: readonly Card[]; readonly left: number }
  /** Industrious: whether Rubble just mined leaves the game. */
  | { readonly kind: 'sorting'; readonly seat: Seat; readonly card: Card }
  /** Well-Prepared: the free basic action. */
  | { readonly kind: 'free'; readonly seat: Seat }
  /** The event of a pile run dry. */
  | { readonly kind: 'event'; readonly seat: Seat; readonly card: Card }
  /** Whether the Canary cancels the event or the use of one that lies in TRIGGERED. */
  | { readonly kind: 'canary'; readonly seat: Seat; readonly by: Seat; readonly card: Card }
  | { readonly kind: 'third'; readonly seat: Seat; readonly card: Card }
  /** The flood going on, and a place where it can go two ways. `carried`: the dwarves it takes along, a bit each. */
  | { readonly kind: 'drifting'; readonly seat: Seat; readonly steps: number; readonly carried: number }
  | { readonly kind: 'flood'; readonly seat: Seat; readonly steps: number; readonly carried: number }
  | { readonly kind: 'goblins'; readonly seat: Seat }
  /** Takes a face-up Action card free: Trusty Tools, Inventive. */
  | { readonly kind: 'taking'; readonly seat: Seat; readonly trait: Card }
  /** Monster and Flood: three cards of one's choice. */
  | { readonly kind: 'scared'; readonly seat: Seat }
  /** Birthday Party: a seat comes to lay something down, and chooses it. `searched`: places it has looked through. */
  | { readonly kind: 'laying'; readonly seat: Seat; readonly by: Seat }
  | { readonly kind: 'giving'; readonly seat: Seat; readonly by: Seat; readonly searched: number }
  | { readonly kind: 'gifts'; readonly seat: Seat; readonly to: Seat; readonly left: number }
  | { readonly kind: 'tunnel'; readonly seat: Seat; readonly card: Card; readonly dwarf: Seat }
  /** A tile drawn for the cell of a pile run dry, laid, and the piles around it. `from`: the piece it was mined from. */
  | { readonly kind: 'next-tile'; readonly seat: Seat; readonly cell: Cell; readonly from: number }
  | TileFrame
  | { readonly kind: 'piles'; readonly piece: number; readonly side: Side }
  | { readonly kind: 'fools-gold'; readonly buy: BuyFrame }
  | { readonly kind: 'strong'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'fee' }
  /** Asks the seats for a trait in the End phase, and one of them. */
  | { readonly kind: 'traits'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'asking'; readonly seat: Seat }
  | { readonly kind: 'closing' }
  | { readonly kind: 'keep' }
  | { readonly kind: 'refill' };

/** Which action on which target. */
export interface Deed {
  readonly verb: Verb;
  readonly aim: Aim;
  readonly at: number;
}

/** Uses a trait that is no action, or begins one that is. */
export type TraitMove =
  { readonly do: 'trait'; readonly card: Card } | { readonly do: 'strong'; readonly card: Card; readonly rubble: Card };

export type ActivityMove =
  | { readonly do: 'play'; readonly card: Card }
  | ({ readonly do: 'basic' } & Deed & { readonly verb: Basic })
  | { readonly do: 'reveal'; readonly card: Card; readonly draw: boolean }
  | {
      readonly do: 'buy';
      readonly pile: number;
      readonly how: 'coins' | 'price';
      readonly waived: number;
      readonly merchant: Card;
    }
  | { readonly do: 'craft'; readonly pile: number }
  | { readonly do: 'companion'; readonly card: Card }
  | { readonly do: 'use'; readonly card: Card; readonly a: number; readonly b: number }
  | TraitMove
  | { readonly do: 'end' };

/** Reactions: an Action card with Thwart, the basic action, Mycolus, Well-Prepared, or an Action card with Copy. */
export type ReactionMove =
  | { readonly do: 'thwart'; readonly card: Card; readonly source: 'card' | 'companion' | 'trait' }
  | { readonly do: 'thwart-basic' }
  | { readonly do: 'copy'; readonly card: Card };

type Done = { readonly do: 'done' };
type Pick<Name extends string> = { readonly do: Name; readonly card: Card };

/** What can be chosen in each kind of frame that waits. */
export interface Moves {
  draft: Pick<'take'>;
  activity: ActivityMove;
  card: ({ readonly do: 'act'; readonly slot: number } & Deed) | Done;
  window: ReactionMove | Pass;
  pay: Pick<'pay'>;
  discard: Pick<'discard'>;
  removing: Pick<'remove'> | Done;
  swapping: Pick<'discard'>;
  investigating: Pick<'top'> | { readonly do: 'under' };
  looking: Pick<'discard'> | Done;
  sorting: { readonly do: 'out' } | { readonly do: 'keep' };
  free: ({ readonly do: 'basic' } & Deed) | Done;
  canary: { readonly do: 'cancel' } | { readonly do: 'let' };
  third: Pick<'dismiss'>;
  flood: { readonly do: 'drift'; readonly tile: number };
  goblins: Pick<'lose'>;
  taking: { readonly do: 'take'; readonly pile: number } | Done;
  giving: Pick<'give'> | Done;
  gifts: Pick<'gift'> | { readonly do: 'skip' };
  tunnel: { readonly do: 'to'; readonly tile: number };
  tile: { readonly do: 'lay'; readonly turn: number };
  buy: Pick<'pay'>;
  'fools-gold': Pick<'pay'> | { readonly do: 'give-up' };
  strong: { readonly do: 'out' } | { readonly do: 'to'; readonly tile: number };
  fee: Pick<'fee'> | Done;
  asking: Pass | TraitMove;
  keep: Pick<'keep'> | Done;
}
export type DwarfMove = Moves[keyof Moves];

interface OfCard extends Happening {
  readonly seat: Seat;
  readonly card: Card;
  readonly face: number;
  readonly seen: number;
}

/** What happens to a card and says no more than who and which: discarding is private, paying public. */
export type CardNews =
  | 'drew'
  | 'discarded'
  | 'paid'
  | 'removed'
  | 'revealed'
  | 'played'
  | 'crafted'
  | 'bought'
  | 'took'
  | 'kept'
  | 'fee'
  | 'looked'
  | 'dealt'
  | 'chose'
  | 'unveiled'
  | 'laid-in-middle'
  | 'gifted'
  | 'came'
  | 'left'
  | 'treasure'
  | 'delayed'
  | 'triggered'
  | 'used'
  | 'cancelled-event'
  | 'fooled'
  | 'trait'
  | 'turned-up';

/** What can happen. `seat` is who it happens to; fields other than `face` are public. */
export type DwarfNews =
  | (OfCard & { readonly what: CardNews })
  /** Mined a card from a pile (left: cards left in it) or a Rubble from a tile. */
  | (OfCard & { readonly what: 'mined'; readonly aim: 'pile' | 'tile'; readonly at: number; readonly left: number })
  | (OfCard & { readonly what: 'stole'; readonly from: Seat })
  | (OfCard & { readonly what: 'drove-away'; readonly from: Seat })
  /** Rubble put on a tile or on another player's discard. */
  | (OfCard & { readonly what: 'rubble'; readonly aim: 'tile' | 'seat'; readonly at: number })
  | (OfCard & { readonly what: 'laid'; readonly tile: number; readonly turn: number })
  | (OfCard & { readonly what: 'on-tile'; readonly tile: number })
  | { readonly what: 'pile'; readonly pile: number }
  | { readonly what: 'moved'; readonly seat: Seat; readonly tile: number; readonly by: 'foot' | 'flood' | 'event' }
  | { readonly what: 'announced' | 'thwarted' | 'lost' | 'copied'; readonly act: Act }
  | { readonly what: 'investigated'; readonly seat: Seat; readonly zone: Zone; readonly top: boolean }
  | { readonly what: 'reshuffled' | 'ended' | 'unpaid' | 'purchase-cancelled'; readonly seat: Seat }
  | { readonly what: 'turn'; readonly seat: Seat; readonly round: number }
  | { readonly what: 'over'; readonly why: 'mining cards' | 'empty mine' | 'stalemate' };

/** What a seat may want to do and cannot: the words for each stand in the texts. */
export const REASONS = [
  'not your turn',
  'rubble on your tile',
  'rubble there',
  'no way there',
  'nothing to mine',
  'basic used',
  'too few cards',
  'nobody to rob',
  'no companion to drive',
  'nothing of it',
  'only a reaction',
  'nothing to copy',
  'no hand card',
  'bought already',
  'not at camp',
  'cannot afford',
  'crafted already',
  'no workbench',
  'pile empty',
  'companion used',
  'mycolus waits',
  'passive event',
  'not on its tile',
  'too little rubble',
  'no target',
  'trait waits',
  'is rubble',
  'not now',
  'at the piles',
] as const;
export type WhyNot = (typeof REASONS)[number];
