/** What a language must be able to say of this game. words.ts finds the facts; en.ts and de.ts say them. */
import type { Side } from '../../../engine/grid';
import type { Labels } from '../../../engine/labels';
import type { Person } from '../../../engine/persons';
import type { Reason } from '../../../engine/show';
import type { Source } from '../rules/acts';
import type { Motive } from '../bots/motives';
import type { QuestionWords } from '../rules/questions';
import type { Priced, Resource } from '../cards/row';
import type { Verb } from '../verbs/all';
import type { CardKey, EventKey, TileKey, TraitKey } from '../cards/rows';
import type { FateKey } from '../bots/fates';
import type { FamilyKey } from '../cards/families';
import type { DwarfNews } from '../rules/news';
import type { WhyNot } from '../show/reasons';
import type { Variant } from '../rules/state';

/** Why a move is a good one, sentence by sentence. */
export type Motives = Readonly<Record<Motive | FateKey, (reason: Reason) => string>>;

/** Where something lies: on a start tile, seen from a dwarf, counted from the Mine Entrance, or not told. */
export type Where =
  | { readonly at: 'camp' | 'entrance' | 'somewhere' }
  | { readonly at: 'here'; readonly of: Person }
  | { readonly at: 'side'; readonly side: Side; readonly of: Person }
  | { readonly at: 'cell'; readonly east: number; readonly south: number };

export interface TileFacts {
  readonly where: Where;
  readonly workbench: boolean;
  readonly rubble: number;
  /** Otter or Merchant, by key. */
  readonly guests: readonly string[];
  /** The players whose dwarves stand there. */
  readonly dwarves: readonly Person[];
}

export interface PileFacts {
  readonly where: Where;
  /** Cards left, −1 where it is not told. */
  readonly left: number;
  /** The Event below by its key, `back` if it comes as a surprise, `none` if there is none. */
  readonly event: string;
}

/** A pile that can be investigated. */
export type StackFacts =
  | { readonly of: 'jewelry' | 'actions'; readonly number: number; readonly top: string | null }
  | { readonly of: 'pile'; readonly pile: PileFacts }
  | { readonly of: 'mining' | 'events' }
  | { readonly of: 'draw'; readonly owner: Person };

/** What an action aims at. */
export type Target =
  | { readonly to: 'none' | 'out' }
  | { readonly to: 'tile' | 'rubble'; readonly tile: TileFacts }
  | { readonly to: 'pile'; readonly pile: PileFacts }
  /** `stakes`: the revealed resources that can be stolen there, by key. */
  | { readonly to: 'seat'; readonly victim: Person; readonly stakes: readonly string[] }
  | { readonly to: 'companion'; readonly card: string | null; readonly owner: Person | null }
  | { readonly to: 'stack'; readonly stack: StackFacts }
  | { readonly to: 'plan'; readonly owner: Person; readonly verb: Verb | null }
  | { readonly to: 'copied'; readonly card: string | null };

/** Where a card that can be given away lies. */
export type Place = 'hand' | 'area' | 'discard' | 'draw';

/** What is still due in a purchase: coins, or cards by resource. */
export type Due =
  | { readonly in: 'coins'; readonly paid: number; readonly cost: number }
  | { readonly in: 'price'; readonly open: readonly (readonly [Priced, number])[] };

/** What hand cards are paid for: an action, or a card. */
export type PaidFor = { readonly verb: Verb } | { readonly card: string };

/** Who must do what, for each kind of frame that waits, but for the questions of verbs and events. */
interface Prompts {
  draft(who: Person): string;
  /** `isLate`: the next pile that is needed cannot be made, and ends the game. */
  activity(who: Person, isLate: boolean): string;
  card(who: Person, card: string, left: readonly Verb[]): string;
  /** Asked of everybody alike: whoever reads it may be another than the one who decides. */
  window(by: Person, deed: string): string;
  /** `what`: what is paid for, if that is known. */
  pay(who: Person, count: number, what: PaidFor | null): string;
  discard(who: Person, count: number): string;
  sorting(who: Person): string;
  free(who: Person): string;
  tile(who: Person): string;
  buy(who: Person, card: string, due: Due): string;
  'fools-gold'(who: Person, card: string): string;
  strong(who: Person): string;
  fee(who: Person): string;
  asking(who: Person, turn: Person): string;
  keep(who: Person): string;
}

/** The choices. Cards are keys, `tax` is what Call of Nature asks on top. */
export interface Choices {
  trait(card: string): string;
  draft(card: string): string;
  play(card: string, tax: number): string;
  basic(deed: string, price: number): string;
  freeBasic(deed: string): string;
  reveal(card: string, draw: boolean, fooled: boolean): string;
  buyCoins(card: string, seller: string | null): string;
  buyPrice(card: string, waived: Priced | null, seller: string | null): string;
  craft(card: string): string;
  companion(card: string): string;
  stew(): string;
  otter(jewel: string): string;
  sendThrough(dwarf: Person): string;
  swapDwarves(a: Person, b: Person): string;
  strong(from: TileFacts | null): string;
  end(): string;
  done(card: string, lost: readonly Verb[]): string;
  noFee(): string;
  passReaction(): string;
  passTrait(): string;
  thwart(card: string, kind: 'card' | 'companion' | 'trait', tax: number): string;
  thwartBasic(price: number): string;
  copy(card: string, copied: string | null, tax: number): string;
  pay(card: string): string;
  payFrom(card: string, from: Place, treasure: boolean): string;
  discard(card: string): string;
  sortOut(card: string): string;
  sortKeep(card: string): string;
  freeDone(): string;
  lay(tile: string, open: readonly Side[]): string;
  giveUp(): string;
  strongOut(): string;
  strongTo(tile: TileFacts): string;
  fee(card: string, from: Place): string;
  keep(card: string): string;
  keepNone(): string;
}

type WhatOf<H> = H extends { readonly what: infer W; readonly card: number } ? W : never;
type Special = 'mined' | 'stole' | 'drove-away' | 'rubble' | 'laid' | 'on-tile';
/** Happenings about one card of one player. */
type CardWhat = Exclude<WhatOf<DwarfNews>, Special>;

/** Lines of the log; a card is its key, null where it is hidden. */
interface Chronicle {
  readonly card: Readonly<Record<CardWhat, (who: string, card: string | null) => string | null>>;
  mined(who: string, card: string | null, from: 'pile' | 'tile', left: number): string;
  stole(who: string, card: string | null, from: string): string;
  droveAway(who: string, card: string | null, from: string): string;
  rubbleOnTile(who: string, where: Where): string;
  rubbleTo(who: string, to: string): string;
  laid(who: string, tile: string | null): string;
  onTile(card: string | null): string;
  moved(who: string, where: Where, by: 'foot' | 'flood' | 'event'): string;
  announced(who: string, deed: string): string;
  thwarted(who: string, verb: Verb): string;
  lost(who: string, verb: Verb): string;
  copied(who: string): string;
  investigated(who: string, stack: StackFacts, top: boolean): string;
  reshuffled(who: string): string;
  ended(who: string): string;
  unpaid(who: string): string;
  purchaseCancelled(who: string): string;
  turn(who: string, round: number): string;
  over(why: 'mining cards' | 'empty mine' | 'stalemate'): string;
}

/** The lines of the final count. */
export const SCORES = ['jewelry', 'actions', 'rubble', 'treasures', 'coins', 'most-rubble'] as const;
export type Score = (typeof SCORES)[number];

/** The sections of the rules screen, in their order. Events and traits have sections named like their cards. */
export const RULE_KEYS = [
  'goal',
  'mine',
  'setup',
  'turn',
  'playing',
  'basic',
  'reveal',
  'buy',
  'craft',
  'camp',
  'end-phase',
  'secrets',
  'move',
  'mining',
  'remove',
  'give',
  'draw',
  'swap',
  'steal',
  'drive',
  'investigate',
  'thwart',
  'copy',
  'chain',
  'leftovers',
  'chain-example',
  'events',
  'tile',
  'companions',
  'bookling',
  'crunchy-munchy',
  'diggy',
  'flying-agaric',
  'longfingerling',
  'mycolus-maximus',
  'peekycillium',
  'shuffle-truffle',
  'stinkhorn',
  'treasures',
  'delayed',
  'call-of-nature',
  'canary',
  'cave-otter',
  'vampire-bats',
  'fools-gold',
  'hearty-stew',
  'cave-merchant',
  'transport-tunnel',
  'teleporter',
  'instant',
  'cave-in',
  'flooded-tunnel',
  'monster',
  'thieving-goblins',
  'trusty-tools',
  'birthday-party',
  'traits',
  'agile',
  'clever',
  'industrious',
  'inventive',
  'orderly',
  'smooth-talking',
  'strong',
  'well-prepared',
  'game-end',
  'score',
  'variants',
  'cards',
] as const;
export type RuleKey = (typeof RULE_KEYS)[number];

/** Title and text of a section. */
export type Section = readonly [title: string, text: string];

/** What has a name: cards, tiles, actions, and what stands for a card that is hidden or not there. */
export type Names = Readonly<Record<CardKey | Verb | 'entrance' | 'camp' | 'back' | 'none', string>>;

/** What has a text of its own: Action, Jewelry, Resource and Treasure cards are described from their rows. */
export type Texts = Readonly<
  Record<
    | Verb
    | Exclude<EventKey, `${string}-treasure`>
    | TraitKey
    | TileKey
    | 'rubble'
    | 'entrance'
    | 'camp'
    | 'back'
    | 'none',
    string
  >
>;

/** What is said of an action. */
export interface VerbWords {
  /** In a word, as on a button. */
  readonly short: string;
  /** The question when it is the only one left on a card. */
  ask(who: Person): string;
  /** With its target, as it is announced; without one where that is not told. */
  deed(target: Target): string;
}

/** A language. */
export interface Speech {
  readonly title: string;
  readonly firstTurn: readonly [string, string, string];
  readonly variants: Readonly<Record<Variant, { readonly name: string; readonly line: string }>>;
  readonly rules: Readonly<Record<RuleKey, Section>>;
  readonly families: Readonly<Record<FamilyKey, string>>;
  readonly labels: Labels;
  /** Names by key: cards, tiles, actions, and what stands for a hidden card. */
  readonly names: Names;
  /** What a card does, for those whose row does not tell it. */
  readonly texts: Texts;
  /** What is paid with, in the legend. */
  readonly legend: Readonly<Record<'coin' | 'card', Section>>;
  actionText(verbs: readonly Verb[], craft: number, points: number): string;
  jewelryText(points: number, price: readonly (readonly [Priced, number])[], coins: number): string;
  resourceText(resource: Resource, coins: number): string;
  treasureText(resource: Resource): string;
  /** What the things on the canvas are called. */
  readonly sprites: {
    tile(tile: string, where: Where, open: readonly Side[]): string;
    pile(pile: PileFacts): string;
    dwarf(name: string): string;
    rubble(count: number, where: Where): string;
    guest(card: string, where: Where): string;
    ghost(where: Where): string;
    newPile(where: Where): string;
  };
  readonly verbs: Readonly<Record<Verb, VerbWords>>;
  readonly questions: QuestionWords;
  /** What an action comes from. */
  readonly sources: Readonly<Record<Source, string>>;
  readonly prompts: Prompts;
  readonly gameOver: string;
  readonly choices: Choices;
  readonly chronicle: Chronicle;
  readonly reasons: Readonly<Record<WhyNot, (reason: Reason) => string>>;
  /** Why a move is a good one. */
  readonly motives: Motives;
  /** Whether a resource is revealed, and how a card is paid for. */
  readonly toReveal: (card: string) => string;
  readonly howToPay: (card: string) => string;
  /** Between two things of which only one can be had. */
  readonly or: string;
  readonly scores: Readonly<Record<Score, string>>;
}
