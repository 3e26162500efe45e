/** What a table shows of a game, in terms that hold for any game: `canvas/` and `ui/` read nothing else. */
import type { Card } from './cards';
import type { Edited } from './editions';
import type { Happening, Move, Seat, State } from './game';
import type { Open } from './grid';
import type { Composition } from './picture';
import type { Occasion } from './talk';

/** The languages that the app and its games speak: the only list of them. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * What something looks like where there is no room for words: the name of a symbol, and after a space the stone whose
 * colour it takes, or that it is `broken` or `mended`: `locked-chest gold`, `lantern-flame broken`.
 */
export type Sign = string;

/** A thing on the canvas. The side of a cell is 1; x grows eastwards, y southwards, both to the middle of the thing. */
export interface Sprite {
  /** The same thing keeps its key from picture to picture, so its way can be animated. */
  readonly key: string;
  /** What it is: how the canvas draws it. */
  readonly kind: string;
  /** Which one of its kind it is; `back` where that is hidden. */
  readonly face: string;
  /** The sign of its face, where it is shown by one. */
  readonly sign?: Sign;
  /** What its face shows where there is room for more than a sign. */
  readonly picture?: Composition;
  readonly x: number;
  readonly y: number;
  /** Quarter turns clockwise. */
  readonly turn: number;
  readonly z: number;
  /** Whose it is: drawn in that seat's colour with its emblem. */
  readonly seat?: Seat;
  /** A number that is shown with it: cards left, pieces piled up. */
  readonly count?: number;
  /** The sides to which ways lead, before it is turned. */
  readonly open?: Open;
  /** Its ways do not meet: each ends inside. */
  readonly blocked?: boolean;
  /** The colour and the cut of a stone; the cut tells it apart where colours do not. */
  readonly stone?: { readonly colour: string; readonly shape: string };
  /** Not there yet: how a choice would look that is still to be confirmed. */
  readonly ghost?: boolean;
}

/** So much of something: cards, coins, stones of a kind. */
export interface Amount {
  readonly of: string;
  readonly count: number;
}

/** So much of something as a price shows it. */
export interface Cost extends Amount {
  readonly sign: Sign;
}

/** One way to pay for a card. */
export interface Price {
  readonly amounts: readonly Cost[];
  /** Whether the seat that looks has enough for it; where it is paid from the hand, whether it could be paid here. */
  readonly enough: boolean;
}

/** A card beside the canvas: in a hand, on a market, in front of a seat. */
export interface ShownCard {
  readonly key: string;
  readonly card: Card;
  /** The family of the card: one frame for each. */
  readonly kind: string;
  /** The row of the card in the game's print; `back` where that is hidden. */
  readonly face: string;
  /** How many cards lie there, with this one on top. */
  readonly count?: number;
  /** What it shows; a card with ways shows those. */
  readonly picture?: Composition;
  /** What it does or is, one sign for each; on ways: what lies there. */
  readonly signs?: readonly Sign[];
  /** Every way to pay for it. */
  readonly prices?: readonly Price[];
  /** What it is worth when something is paid with it. */
  readonly coins?: number;
  /** Points at the end. */
  readonly points?: number;
  /** A path: the sides to which ways lead, and whether they end inside. */
  readonly open?: Open;
  readonly blocked?: boolean;
  /** A stone: its colour and its cut. */
  readonly stone?: { readonly colour: string; readonly shape: string };
  /** By seat: how much of it each has. */
  readonly held?: readonly number[];
}

/** What is printed on a card. */
export type Print = Pick<ShownCard, 'picture' | 'signs' | 'coins' | 'points' | 'open' | 'blocked' | 'stone'>;

/**
 * Where a group of cards has its place: `market` what can be had, `tray` what the decision is about, `side` piles that a
 * turn needs, `supply` all other piles, `front` what lies before a seat.
 */
export type Spot = 'market' | 'tray' | 'side' | 'supply' | 'front';

/** A group of cards or counters beside the canvas. `seat` −1: it belongs to the table. */
export interface Area {
  readonly key: string;
  readonly kind: string;
  readonly spot: Spot;
  readonly seat: Seat | -1;
  readonly cards: readonly ShownCard[];
  /** Its owner alone may see it and knows it well: it lies face down and is seen while it is held. */
  readonly isVeiled?: boolean;
  /** It is not shown before this was celebrated. */
  readonly until?: Ceremony;
}

/** Something that is always there to be pressed, whether it can be done now or not. */
export interface Control {
  readonly key: string;
  readonly sign: Sign;
  /** What it costs. */
  readonly cost?: Cost;
}

/** What is to be paid or picked together, one thing after the other. Things are named by their keys. */
export interface Bill {
  /** What is still due. */
  readonly due: readonly Amount[];
  /** What each thing that can be picked pays. */
  readonly pays: Readonly<Record<string, Amount>>;
  /** A good way to pay; empty where the choice is a matter of taste. */
  readonly proposal: readonly string[];
}

/** A number that a seat shows to everybody: cards in hand, coins, broken tools. */
export interface Badge {
  readonly kind: string;
  readonly value: number;
  readonly sign: Sign;
  /** How much of it is shown: `sign`: the sign says it all; `rest`: a glance does not need it, the open area has it. */
  readonly as?: 'sign' | 'rest';
  /** It is not shown before this was celebrated. */
  readonly until?: Ceremony;
}

/** What the columns and rows of a mine are called, from its sprites' 0 on. */
export interface Ruler {
  readonly columns: readonly string[];
  readonly rows: readonly string[];
}

/** Everything a seat may see now. */
export interface Scene {
  readonly sprites: readonly Sprite[];
  /** Where places are named by column and row: these names stand at the edge of the mine. */
  readonly ruler?: Ruler;
  readonly hand: readonly ShownCard[];
  readonly areas: readonly Area[];
  /** By seat. */
  readonly badges: readonly (readonly Badge[])[];
  /** Numbers of the table itself that everybody should have in view, like what is left of a pile that ends the game. */
  readonly counts?: readonly Badge[];
  readonly controls: readonly Control[];
}

/** Something a player may want to do, by touching the thing with that key; `why` says why it cannot be done now. */
export interface Attempt {
  readonly key: string;
  readonly what: string;
  readonly why: Reason | null;
}

/** A reason as data: the words make a sentence of it. */
export interface Reason {
  readonly because: string;
  readonly count?: number;
  readonly card?: string;
}

/** What a table sounds like: one of these for each kind of happening that is heard. */
export const SOUNDS = ['pick', 'step', 'card', 'tile', 'rubble', 'coin', 'thwart', 'win'] as const;
export type Sound = (typeof SOUNDS)[number];

/** The sound of each kind of happening; null for what makes none. It depends on nothing else, so it tells nothing hidden. */
export type Sounds<H extends Happening> = { readonly [W in H['what']]: Sound | null };

/** A card's words: its name as printed, what it does in our own words, and the section of the rules it belongs to. */
export interface CardWords {
  readonly name: string;
  readonly text: string;
  readonly rule: string;
  /** Its name where there is little room, if its picture says the rest. */
  readonly short?: string;
  /** What it does in two or three words, for the card itself; left out where its picture says it all. */
  readonly brief?: string;
}

/** An announced action as a person at the table wants to hear it. */
export interface Announcement {
  /** Who does what, and to what. */
  readonly line: string;
  /** What it is done with: a card, a companion, or nothing but what everybody may do. */
  readonly from: string;
}

/** An announced action in pictures. */
export interface Announced {
  readonly sign: Sign;
  /** The card it stands on; an action that stands on none is shown as one of its own. */
  readonly card: ShownCard;
}

/** What kind of ceremony a deed deserves at the open table. */
export const CEREMONIES = ['event', 'unmasking', 'payment', 'purchase', 'round', 'end'] as const;
export type Ceremony = (typeof CEREMONIES)[number];

/** A number that flies to whom it belongs; below zero where it is taken away. */
export interface Gain {
  readonly seat: Seat;
  readonly amount: Amount;
}

/** What somebody would get, with its sign. */
export interface Foretold extends Gain {
  readonly amount: Cost;
}

/** Something that was done at the table, told to one pair of eyes. */
export interface Deed {
  /** Who did it; −1 where the table itself did. */
  readonly seat: Seat | -1;
  /** One sentence. It says "you" to the eyes of whoever did it or was hit by it, and names everybody else. */
  readonly line: string;
  /** What it was done with or what came to light, to be shown large; masked where these eyes may not see it. */
  readonly cards: readonly ShownCard[];
  /** The keys of the sprites where it happened. */
  readonly at: readonly string[];
  /** Whom else it concerns. */
  readonly to: readonly Seat[];
  readonly gains: readonly Gain[];
  /**
   * Whether it says something that these eyes know and not everybody does. That it is secret is itself public: it
   * follows from who has seen a card.
   */
  readonly isSecret: boolean;
  readonly ceremony: Ceremony | null;
  /** What it brought about, to be shown one after the other. */
  readonly parts: readonly Deed[];
}

/** Something that a seat did, small enough to stand in a line to look back at. */
export interface Trace {
  readonly sign: Sign;
  readonly line: string;
}

/** A deed after which somebody looked otherwise: the picture it led to, who that is, by how much, and what was done. */
export interface Turn<H extends Happening = Happening> {
  readonly at: number;
  readonly seat: Seat;
  readonly change: number;
  readonly event: H;
}

/** How everybody looked to all others, deed by deed, before they were unmasked. */
export interface Film<H extends Happening = Happening> {
  /** By seat: from −1, trusted, to 1, suspected; the first before anything was done. */
  readonly frames: readonly (readonly number[])[];
  /** The turning points. */
  readonly turns: readonly Turn<H>[];
  /** By seat: the face that came to light, if one did. */
  readonly faces: readonly (string | null)[];
}

/** A rule for the rules screen. */
export interface RuleWords {
  readonly key: string;
  readonly title: string;
  readonly text: string;
}

/** What a sign on cards or fields stands for, for the rules screen. */
export interface SignWords {
  readonly sign: Sign;
  readonly name: string;
  readonly text: string;
}

/** The cards of one kind, each once, for the rules screen. */
export interface CardFamily {
  readonly key: string;
  readonly title: string;
  readonly cards: readonly FamilyCard[];
}

/** A card of a family, and in which editions it is in the box; `kind` as in `ShownCard`. */
export interface FamilyCard extends Edited {
  readonly face: string;
  readonly kind: string;
  readonly copies: number;
}

/**
 * A game in one language. `names` are the players' names by seat. Sentences never say "you", except to the eyes they
 * are asked for; `eye` −1: everybody's.
 */
export interface Words<S extends State, M extends Move, H extends Happening> {
  readonly title: string;
  readonly variants: Readonly<Record<string, { readonly name: string; readonly line: string }>>;
  readonly rules: readonly RuleWords[];
  /** What somebody must know for a first turn ever, in three sentences to be heard. */
  readonly firstTurn: readonly [string, string, string];
  /** The legend: every sign that stands for something that is done, paid or met. */
  readonly signs: readonly SignWords[];
  /** Every card of the game, of all editions. */
  readonly families: readonly CardFamily[];
  /** The words of a card by the row's key, as in `ShownCard.face` and `Sprite.face`. */
  card(face: string): CardWords;
  /** What a thing on the canvas is called, for a list of the mine and for a screen reader. */
  sprite(sprite: Sprite, names: readonly string[]): string;
  /** What a group of cards is called, by its kind. */
  area(kind: string): string;
  /** A number that a seat shows to everybody. */
  badge(badge: Badge): string;
  /** So much of something. */
  amount(amount: Amount): string;
  /** A short name for what is pressed and lies nowhere in the picture; null where only the choice itself says it. */
  button(key: string): string | null;
  /** What is asked of a card by its row's key that was touched and can be used in several ways; null where the table's own words do. */
  how?(face: string): string | null;
  /** Who must do what: public facts alone, whoever reads it. */
  prompt(view: S, names: readonly string[], eye: Seat | -1): string;
  /** A choice, precise enough to be made without seeing the table. */
  move(view: S, move: M, names: readonly string[], eye: Seat | -1): string;
  /** A line for the log of one pair of eyes, −1 for everybody's; null for what is not worth one. */
  news(happening: H, names: readonly string[], eye: Seat | -1): string | null;
  /**
   * A stretch of what happened, as deeds: one a deed, not one a question. The happenings are masked for the eyes it is
   * told to already; `eye` −1: as everybody perceives them. `view` is the table after the stretch as those eyes see it,
   * and is only asked where things lie.
   */
  tell(view: S, news: readonly H[], names: readonly string[], eye: Seat | -1): readonly Deed[];
  /** By seat: what it did since the round began, from what everybody perceived of it; for games in which that tells much. */
  trail?(news: readonly H[], names: readonly string[]): readonly (readonly Trace[])[];
  /** What speaks against somebody, by `Occasion.why`: a phrase that can stand alone. */
  against?(why: string): string;
  /** The question before a move that is final; null for all others. */
  sure?(view: S, move: M, names: readonly string[]): string | null;
  /** The actions that are announced and pending, from the first to the last; games without reactions have none. */
  ladder?(view: S, names: readonly string[], eye: Seat | -1): readonly Announcement[];
  /** Why something cannot be done. */
  reason(reason: Reason): string;
  /** A line of the final count. */
  score(what: string): string;
}

/** The move that is made with a thing right after another move. */
export interface Sequel<M extends Move = Move> {
  readonly touch: string;
  readonly move: M;
}

/** What something can be used for, and what is touched for it; null where that is nothing of its own. */
export interface Use<M extends Move = Move> {
  readonly touch: string | null;
  readonly move: M;
}

/** How a game is shown. */
export interface Show<S extends State = State, M extends Move = Move, H extends Happening = Happening> {
  scene(view: S, seat: Seat): Scene;
  /** The keys of the things that are touched one after the other to make a move. */
  touches(view: S, move: M): readonly string[];
  /** What may follow at once on a move by touching a thing of the mine: a card is played for what it does there. */
  sequels?(view: S, move: M): readonly Sequel<M>[];
  /** What follows on a move if only one thing can, but for nothing: what a card is good for just now. */
  onlyUse?(view: S, move: M): Use<M> | null;
  /** Whether a move does nothing but leave the rest of what lies out unused. */
  isLeft?(view: S, move: M): boolean;
  /** The button, instead of its last touch, by which a move is made and then every other that has the same button, as long as there is one. */
  allBy?(view: S, move: M): string | null;
  /** What a placement would put on the canvas, shown before it is confirmed; nothing for all other moves. */
  ghosts(view: S, move: M): readonly Sprite[];
  /** What a placement would bring whom at once, as far as everybody can work it out; nothing for all other moves. */
  forecast?(view: S, move: M): readonly Foretold[];
  /** Whether a move is one slip away and cannot be taken back, so that it is asked for once more. */
  isFinal?(view: S, move: M): boolean;
  /** What is to be paid or picked together now, if anything is. */
  bill(view: S): Bill | null;
  /** The same in pictures, one for each line of `ladder`. */
  announced?(view: S): readonly Announced[];
  /** What a seat may want to do now, and why not where it cannot. */
  attempts(view: S, seat: Seat): readonly Attempt[];
  /** The key of the rule that a reason comes from. */
  ruleOf(reason: Reason): string;
  /** What is printed on a card, by its face. */
  print(face: string): Print;
  /** What the last of these happenings gives whom occasion to say; all of them as everybody perceived them. */
  occasions(told: readonly H[], seats: number): readonly Occasion[];
  /** For games in which people are unmasked: how they looked until then; all happenings as everybody perceived them. */
  film?(told: readonly H[], seats: number): Film<H> | null;
  readonly sounds: Sounds<H>;
  /** What the final count is counted in: the `of` of an amount. */
  readonly counted: string;
  readonly words: Readonly<Record<Language, Words<S, M, H>>>;
}
