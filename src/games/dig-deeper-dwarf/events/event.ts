/** What an event is: everything that the game says of one Event card, in one object. */
import type { Card } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import type { Outlook } from '../bots/outlook';
import type { Facts } from '../rules/question';
import type { DwarfState } from '../rules/state';
import type { Choices } from '../words/speech';

/** A delayed event that is used in a turn, for one or two things (`a`, `b`), −1 where there is none. */
export interface Use {
  /** Offers every way to use it now. */
  options(s: DwarfState, seat: Seat, found: (a: number, b: number) => void): void;
  /** Does it, when it has left the game. */
  carryOut(s: DwarfState, seat: Seat, card: Card, a: number, b: number): void;
  /** What is touched after the card for each of the things. */
  readonly asks: readonly ('seat' | 'jewels')[];
  say(choices: Choices, facts: Facts, a: number, b: number): string;
  /** What it is worth to a bot to use it now. */
  worth(o: Outlook, a: number, b: number): number;
}

export interface EventRule {
  /** It comes about for the seat that emptied its pile (rules 6). */
  come(s: DwarfState, seat: Seat, card: Card): void;
  /** What it is worth to that seat, in victory points: in general, and at a table where that depends on it. */
  readonly worth: number;
  worthTo?(o: Outlook, seat: Seat): number;
  /** How it is used later, if it can be. */
  readonly use?: Use;
}
