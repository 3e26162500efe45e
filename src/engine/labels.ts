/** Short words of a table in one language: headings, counted things, buttons. */
import type { Amount, Badge } from './show';

export interface Labels {
  /** Groups of cards by their kind. */
  readonly areas: Readonly<Record<string, string>>;
  /** Counted things: one and several; a single word for what is not counted. */
  readonly things: Readonly<Record<string, readonly [one: string, many: string] | string>>;
  /** What is pressed and lies nowhere in the picture, by its key. */
  readonly buttons: Readonly<Record<string, string>>;
}

/** The parts of a game's words that are only looked up. */
export interface LookedUp {
  area(kind: string): string;
  badge(badge: Badge): string;
  amount(amount: Amount): string;
  button(key: string): string | null;
}

/** Looks labels up; what has none is called by its key. */
export function lookUp({ areas, things, buttons }: Labels): LookedUp {
  const counted = (of: string, count: number): string => {
    const words = things[of];
    if (words === undefined) return `${count} ${of}`;
    return typeof words === 'string' ? words : `${count} ${words[Math.abs(count) === 1 ? 0 : 1]}`;
  };
  return {
    area: (kind) => areas[kind] ?? kind,
    badge: ({ kind, value }) => counted(kind, value),
    amount: ({ of, count }) => counted(of, count),
    button: (key) => buttons[key] ?? null,
  };
}
