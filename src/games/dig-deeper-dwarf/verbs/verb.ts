/**
 * What a verb is: everything that the game says of one kind of action, in one object. If it asks something when it is
 * carried out, that is a question (rules/question.ts) in the same file. Its words stand in words/cards, by the same keys.
 */
import type { Bent } from '../../../engine/advice';
import type { Card } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import type { Reason, Sign } from '../../../engine/show';
import type { Outlook } from '../bots/outlook';
import type { Act, Aim, Deed, Source } from '../rules/acts';
import type { DwarfState } from '../rules/state';
import type { RuleKey } from '../words/speech';

/** Who acts, from where, and how many cards will be in hand when it comes to that. */
export interface Actor {
  readonly seat: Seat;
  readonly source: Source;
  readonly hand: number;
  /** Whether a price paid from the hand will lie in the discard by then. */
  readonly pays: boolean;
  /** Whether the same card has another action after this one: Agile may then step onto Rubble. */
  readonly more: boolean;
}

/** Is told everything that an action may aim at. */
export type Found = (aim: Aim, at: number) => void;

/** What is meant by an aim, and so what is touched and told: the Rubble on a tile, or the tile itself. */
export type Meaning = 'none' | 'out' | 'tile' | 'rubble' | 'pile' | 'seat' | 'plan' | 'companion' | 'copied' | 'stack';

/** What a verb asks of the others: a Copy is worth what it copies, a Thwart what it stops. */
export interface Others {
  worthOfCard(o: Outlook, face: number): number;
  worthOfDeed(o: Outlook, deed: Deed): number;
  harmOf(o: Outlook, act: Act): number;
  whyStop(o: Outlook, act: Act | null): Reason;
}

export interface VerbRule {
  readonly sign: Sign;
  /** The section of the rules that tells of it. */
  readonly rule: RuleKey;

  /** Finds everything that the action may aim at now: the one place where its legality stands (rules 5). */
  aims(s: DwarfState, actor: Actor, found: Found): void;
  /** Whether it may still be carried out once announced (rules 11.2); `aims`: if it could be aimed there anew. */
  readonly stillLegal: 'aims' | ((s: DwarfState, act: Act) => boolean);
  /** Whether it can be announced only with a Rubble in hand (rules 11.3). */
  needsRubble(aim: Aim): boolean;
  /** Does it, once nobody has thwarted it. */
  carryOut(s: DwarfState, act: Act): void;
  /** Whether it targets a seat or its cards (rules 11.7). */
  concerns(s: DwarfState, act: Act, seat: Seat): boolean;

  /** What is meant by each aim that it can have. */
  readonly means: Partial<Readonly<Record<Aim, Meaning>>>;
  /** Why it finds nothing to aim at. */
  whyNot(s: DwarfState, seat: Seat): Reason;

  /** What kind of deed it is to somebody's taste. */
  readonly bent: Bent | null;
  /** What it brings on a card each time that comes up, in victory points. */
  readonly power: number;
  /** What it is worth to whoever does it. */
  worth(o: Outlook, deed: Deed, others: Others): number;
  /** The best it could do now; on a card that walks too, it may wait for the next tile. */
  best(o: Outlook, walks: boolean, others: Others): number;
  /** What it is worth to stop it. */
  harm(o: Outlook, act: Act, others: Others): number;
  /** Why to do it, and why to stop it. */
  reason(o: Outlook, deed: Deed, others: Others): Reason;
  whyStop(o: Outlook, act: Act): Reason;
}

/** For verbs that touch nobody else, and for those that need no Rubble. */
export const never = (): boolean => false;

/** The card that a Copy against this action would take, −1 if it comes from no Action card (rules 11.6). */
export function copyOf(act: Act): Card {
  if (act.source !== 'card' && act.source !== 'copied') return -1;
  return act.verb === 'copy' ? act.at : act.card;
}
