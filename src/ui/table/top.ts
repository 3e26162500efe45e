import { createContext, use } from 'react';
import type { View } from 'react-native';
import type { Language, Show, ShownCard } from '../../engine/show';
import type { Place } from '../seats';

export type { Place };

/** What everything on the table shares: its words, what can be touched, and what touching does. */
export interface Top {
  readonly words: Show['words'][Language];
  readonly places: readonly Place[];
  readonly glow: ReadonlySet<string>;
  /** What lies lifted: touched already, or picked to pay with. */
  readonly picked: readonly string[];
  touch(key: string): void;
  /** A card is dragged, or no more. */
  drag(key: string | null): void;
  /** A dragged card is let go of at a place of the screen. */
  drop(key: string, at: { readonly x: number; readonly y: number }): void;
  /** Something beside the mine that a card can be dropped on is there, or no more. */
  spot(key: string, view: View | null): void;
  /** Shows a card closely. */
  look(card: ShownCard): void;
}

const Current = createContext<Top | null>(null);

/** Gives everything inside the table it lies on. */
export const TopProvider = Current.Provider;

/** The table that something lies on. */
export function useTop(): Top {
  const top = use(Current);
  if (!top) throw new Error('not on a table');
  return top;
}
