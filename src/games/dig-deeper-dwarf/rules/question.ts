/** What a question is that a verb or an event asks: a kind of frame, with everything that the game says of it. */
import type { Card, Zone } from '../../../engine/cards';
import type { Decision, Seat } from '../../../engine/game';
import type { Person, Persons } from '../../../engine/persons';
import type { Reason } from '../../../engine/show';
import type { Outlook } from '../bots/outlook';
import type { Turn } from '../bots/turn';
import type { Place, StackFacts, TileFacts } from '../words/speech';
import type { DwarfState } from './state';

/** What sentences are about, by its name or key; nothing that the view does not know. */
export interface Facts {
  /** Who decides. */
  readonly who: Person;
  readonly person: Persons;
  card(card: Card): string;
  /** Where one of the deciding seat's cards lies. */
  place(card: Card): Place;
  tile(piece: number, seenFrom?: Seat): TileFacts;
  stack(zone: Zone): StackFacts;
  /** The face-up card of a Jewelry pile, or of an Action pile. */
  jewel(pile: number): string;
  tool(pile: number): string;
}

/** `F` is its frame, `M` what can be chosen, `W` what a language must be able to say of it. */
export interface Question<F, M, W> extends Decision<DwarfState, F, M> {
  /** The cards it is about that lie nowhere else in the picture of whoever decides. */
  shows(s: DwarfState, frame: F): readonly Card[];
  /** The key of the thing that is touched for a choice. */
  touch(move: M): string;
  /** Says what is asked: public facts alone, since everybody at the table may read it. */
  prompt(words: W, facts: Facts, frame: F): string;
  say(words: W, facts: Facts, move: M, frame: F): string;
  /** What a choice is worth to a bot, in victory points; only the differences count. */
  worth(o: Outlook, frame: F, move: M, turn: Turn): number;
  reason(o: Outlook, frame: F, move: M): Reason;
}

/** The parts of a question by its type. */
export type PartsOf<Q> =
  Q extends Question<infer F, infer M, infer W> ? { readonly frame: F; readonly move: M; readonly words: W } : never;

/** For questions about cards that lie on the table anyway. */
export const nothing = (): readonly Card[] => [];
