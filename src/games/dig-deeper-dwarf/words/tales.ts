/** What a language must be able to say of what was done. telling.ts finds the deeds; tales.en.ts and tales.de.ts say them. */
import type { Person } from '../../../engine/persons';
import { listed } from '../cards/print';
import type { StackFacts, Where } from './speech';

/** Cards by their keys; null for each that these eyes may not see. */
export type Handful = readonly (string | null)[];

/** How a language speaks of single cards and of how many there are. */
interface Nouns {
  a(card: string): string;
  called(card: string): string;
  cards(n: number): string;
  readonly and: string;
}

/** Says what is in a handful, "a Ruby and 2 × Silver", or no more than how many. */
export const handfulIn =
  ({ a, called, cards, and }: Nouns) =>
  (held: Handful): string => {
    const known = held.flatMap((card) => card ?? []);
    if (known.length < held.length || held.length === 0) return cards(held.length);
    const kinds = [...new Set(known)].map((card) => {
      const n = known.filter((other) => other === card).length;
      return n === 1 ? a(card) : `${n} × ${called(card)}`;
    });
    return listed(kinds, and);
  };

/** Sentences. Actions come by their short names, cards by their keys. */
export interface Tales {
  announced(who: Person, what: string): string;
  played(who: Person, card: string | null): string;
  moved(who: Person, where: Where, by: 'foot' | 'flood' | 'event'): string;
  /** `isDry`: it was the last card of its pile. */
  mined(who: Person, card: string | null, isDry: boolean): string;
  cleared(who: Person): string;
  stole(who: Person, from: Person, card: string | null): string;
  droveAway(who: Person, from: Person, card: string | null): string;
  rubbleOn(where: Where): string;
  rubbleTo(who: Person, to: Person): string;
  laid(who: Person, where: Where): string;
  waits(card: string): string;
  thwarts(who: Person, owner: Person, what: string, card: string | null): string;
  thwarted(owner: Person, what: string): string;
  /** How a quarrel ended: what was announced is cancelled, or done after all. */
  falls(owner: Person, what: string, card: string | null): string;
  stands(owner: Person, what: string, card: string | null): string;
  lost(owner: Person, what: string): string;
  copied(who: Person, card: string | null): string;
  /** `owner`: whose draw pile it is. */
  investigated(who: Person, stack: StackFacts, owner: Person | null, top: boolean): string;
  looked(who: Person, cards: Handful): string;
  drew(who: Person, cards: Handful): string;
  discarded(who: Person, cards: Handful): string;
  paid(who: Person, cards: Handful): string;
  removed(who: Person, card: string | null): string;
  goblins(who: Person, card: string): string;
  revealed(who: Person, cards: Handful): string;
  crafted(who: Person, card: string | null, price: number): string;
  bought(who: Person, card: string, points: number): string;
  took(who: Person, card: string | null): string;
  /** `kept`: undefined where no card was kept, null where it is hidden. */
  ended(who: Person, kept: string | null | undefined): string;
  fee(who: Person, card: string | null): string;
  unpaid(who: Person): string;
  dealt(who: Person, cards: Handful): string;
  chose(who: Person, card: string | null): string;
  unveiled(who: Person, card: string | null): string;
  laidInMiddle(who: Person, card: string | null): string;
  gifted(who: Person, card: string | null): string;
  came(who: Person, card: string): string;
  left(who: Person, card: string): string;
  treasure(who: Person, card: string): string;
  delayed(who: Person, card: string): string;
  triggered(who: Person, card: string): string;
  used(who: Person, card: string): string;
  cancelled(who: Person, card: string): string;
  fooled(who: Person): string;
  trait(who: Person, card: string): string;
  purchaseCancelled(who: Person): string;
  reshuffled(who: Person): string;
  over(why: 'mining cards' | 'empty mine' | 'stalemate'): string;
  /** The question before a trait is used up. */
  sure(card: string): string;
}
