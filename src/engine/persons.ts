/** Who a sentence is about: "you" to their own eyes, their name to all others. A language bends its own words. */
import type { Seat } from './game';

/** Somebody as a sentence speaks of them. */
export interface Person {
  readonly seat: Seat;
  readonly name: string;
  /** Whether the sentence is said to them. */
  readonly isYou: boolean;
}

/** Who sits at a seat, as those eyes speak of them to whom something is told. */
export type Persons = (seat: Seat) => Person;

/** Finds the person at a seat, for the eyes that are told something; `eye` −1: everybody. */
export const personsFor =
  (names: readonly string[], eye: Seat | -1): Persons =>
  (seat) => ({ seat, name: names[seat] ?? '', isYou: seat === eye && seat !== -1 });

/** How English speaks of a person. */
export const english = {
  /** At the beginning of a sentence, with what is done: "You lay", "Anna lays". */
  does: ({ isYou, name }: Person, you: string, they: string): string => (isYou ? `You ${you}` : `${name} ${they}`),
  /** The same in the middle of a sentence. */
  doing: ({ isYou, name }: Person, you: string, they: string): string => (isYou ? `you ${you}` : `${name} ${they}`),
  /** In a question: "Where do you move?", "Where does Anna move?". */
  asks: ({ isYou, name }: Person): string => (isYou ? 'do you' : `does ${name}`),
  /** The same at the beginning of a question. */
  Asks: ({ isYou, name }: Person): string => (isYou ? 'Do you' : `Does ${name}`),
  whom: ({ isYou, name }: Person): string => (isYou ? 'you' : name),
  whose: ({ isYou, name }: Person): string => (isYou ? 'your' : `${name}’s`),
  /** The same at the beginning of a sentence. */
  Whose: ({ isYou, name }: Person): string => (isYou ? 'Your' : `${name}’s`),
} as const;

const HISSES = /[sßxz]$/i;

/** „Annas“, „Hans’“. */
const genitive = (name: string): string => (HISSES.test(name) ? `${name}’` : `${name}s`);

/** How German speaks of a person. */
export const german = {
  /** At the beginning of a sentence, with what is done: „Du legst“, „Anna legt“. */
  does: ({ isYou, name }: Person, you: string, they: string): string => (isYou ? `Du ${you}` : `${name} ${they}`),
  /** After the verb, which stands first there: „legst du“, „legt Anna“. */
  doing: ({ isYou, name }: Person, you: string, they: string): string => (isYou ? `${you} du` : `${they} ${name}`),
  who: ({ isYou, name }: Person): string => (isYou ? 'du' : name),
  whom: ({ isYou, name }: Person): string => (isYou ? 'dich' : name),
  toWhom: ({ isYou, name }: Person): string => (isYou ? 'dir' : name),
  /** What is theirs: „deine Laterne“, „Annas Laterne“. `your` agrees with the thing. */
  whose: ({ isYou, name }: Person, your: string): string => (isYou ? your : genitive(name)),
  Whose: ({ isYou, name }: Person, your: string): string =>
    isYou ? your.charAt(0).toUpperCase() + your.slice(1) : genitive(name),
} as const;
