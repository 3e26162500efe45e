/** How taps become a move: choices are made by touching one thing after the other. */
import type { Move } from '../../engine/game';

/** Something that may be done: what is touched for it, and how it reads. */
export interface Choice {
  readonly move: Move;
  readonly touches: readonly string[];
  readonly label: string;
  /** What is done right after it. */
  readonly then?: Move;
  /** The button by which it is made, and after it every other that has the same. */
  readonly all?: string;
}

/** A choice that is made by touching other things, but leads to this one as well. */
export interface Detour {
  readonly touch: string;
  readonly choice: Choice;
}

/** The choices that begin with what was touched. */
export const begun = (choices: readonly Choice[], touched: readonly string[]): Choice[] =>
  choices.filter(({ touches }) => touched.every((key, i) => touches[i] === key));

/** The things that can be touched next. */
export const nextKeys = (choices: readonly Choice[], touched: readonly string[]): string[] => [
  ...new Set(begun(choices, touched).flatMap(({ touches }) => touches[touched.length] ?? [])),
];

/**
 * The things that glow: what the next touch can mean. What can always be pressed is not always in sight, so at first what it
 * is done to glows as well, and so does what a card in hand can be played for.
 */
export const glowing = (
  choices: readonly Choice[],
  touched: readonly string[],
  controls: ReadonlySet<string>,
  detours: readonly Detour[] = [],
): ReadonlySet<string> =>
  new Set(
    touched.length > 0
      ? nextKeys(choices, touched)
      : [
          ...choices.flatMap(({ touches }) => (controls.has(touches[0] ?? '') ? touches : touches.slice(0, 1))),
          ...detours.map(({ touch }) => touch),
        ],
  );

/** What a tap leads to: a move, one more touch, several choices to be picked from, or nothing. */
export type Outcome =
  | { readonly leads: 'move'; readonly choice: Choice }
  | { readonly leads: 'on'; readonly touched: readonly string[] }
  | { readonly leads: 'offer'; readonly choices: readonly Choice[] }
  | { readonly leads: 'nowhere' };

/** What touching a thing leads to. A thing touched out of turn offers all that can be done with it. */
export function tap(
  choices: readonly Choice[],
  touched: readonly string[],
  key: string,
  detours: readonly Detour[] = [],
): Outcome {
  for (const before of touched.length > 0 ? [touched, []] : [[]]) {
    const after = [...before, key];
    const possible = begun(choices, after);
    const done = possible.filter(({ touches }) => touches.length === after.length);
    if (done.length > 1) return { leads: 'offer', choices: done };
    if (done[0]) return { leads: 'move', choice: done[0] };
    if (possible.length > 0) return { leads: 'on', touched: after };
  }
  const about = [...leadingTo(detours, key), ...choices.filter(({ touches }) => touches.includes(key))];
  return about.length > 0 ? { leads: 'offer', choices: about } : { leads: 'nowhere' };
}

/** The choices that lead to a thing; of two cards that read alike one is enough. */
const leadingTo = (detours: readonly Detour[], key: string): Choice[] => {
  const found = detours.filter(({ touch }) => touch === key).map(({ choice }) => choice);
  return found.filter(({ label }, i) => found.findIndex((other) => other.label === label) === i);
};

/** The choices that are made by the same touches: ways to turn the same thing in the same place. */
export const alike = (choices: readonly Choice[], { touches }: Choice): Choice[] =>
  choices.filter((other) => other.touches.join(' ') === touches.join(' '));
