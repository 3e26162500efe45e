/** What a language must be able to say of what was done. telling.ts finds the deeds; tales.en.ts and tales.de.ts say them. */
import type { Person } from '../../../engine/persons';
import type { CardKey, Tool } from '../cards/rows';
import type { Whereabouts } from './whereabouts';

/** A goal that a path has reached, and what it turned out to be. */
export interface Reached {
  readonly goal: number;
  readonly card: CardKey;
}

/** Who won a round: so many saboteurs by hiding the treasure, the miners by finding it. */
export type Winner = 'miners' | 'saboteurs' | 'saboteur' | 'nobody' | 'untold';

/** Sentences; a card is its key, null where it is hidden. */
export interface Tales {
  round(round: number, starter: Person): string;
  role(who: Person, role: CardKey): string;
  laid(who: Person, path: CardKey, where: Whereabouts, reached: readonly Reached[]): string;
  /** A goal that is told of without the path that reached it. */
  reached(what: Reached): string;
  broke(who: Person, target: Person, tool: Tool): string;
  fixed(who: Person, target: Person, tool: Tool): string;
  fell(who: Person, path: CardKey | null, where: Whereabouts): string;
  map(who: Person, goal: number, card: CardKey | null): string;
  passed(who: Person, card: CardKey | null): string;
  drew(who: Person, card: CardKey): string;
  idle(who: Person): string;
  over(round: number, winner: Winner): string;
  unmasked(who: Person | null, role: CardKey): string;
  /** `isLast`: nothing was left to choose. */
  took(who: Person, nugget: CardKey | null, isLast: boolean): string;
  paid(who: Person, gold: number): string;
  unpaid(): string;
  won(winners: readonly Person[], gold: number): string;
  counted(who: Person, gold: number): string;
  /** Questions before what cannot be taken back. */
  readonly sure: {
    map(goal: number): string;
    broke(target: Person, isOwn: boolean, tool: Tool): string;
    fell(path: CardKey | null, where: Whereabouts): string;
    passed(card: CardKey): string;
    took(nugget: CardKey): string;
  };
}

/** What a path is called for its form. */
export type Form = 'dead-end' | 'cross' | 'fork' | 'straight' | 'curve';

/** The form of a path card. */
export function formOf(path: CardKey): Form {
  const forms: readonly Form[] = ['cross', 'fork', 'straight', 'curve'];
  return forms.find((form) => path.startsWith(form)) ?? 'dead-end';
}
