import type { en } from './text.en';

/** What a language must have: a missing key does not compile. */
export type Texts = Readonly<Record<TextKey, string>>;
export type TextKey = keyof typeof en;

type Gaps<S extends string> = S extends `${string}{${infer Gap}}${infer Rest}` ? NameOf<Gap> | Gaps<Rest> : never;
type NameOf<Gap extends string> = Gap extends `${infer Name}|${string}` ? Name : Gap;
type Filling<K extends TextKey> = Gaps<(typeof en)[K]>;

/** A key, and what fills its gaps where it has any. */
export type TextArgs<K extends TextKey> = [Filling<K>] extends [never]
  ? [key: K]
  : [key: K, filling: Readonly<Record<Filling<K>, string | number>>];

/** Puts the filling into the gaps of a text. A gap like `{points|point|points}` is a number with its noun. */
export const fillIn = (text: string, filling: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g, (gap, name: string, one?: string, many?: string) => {
    const value = filling[name];
    if (value === undefined) return gap;
    return one === undefined ? String(value) : `${value} ${value === 1 ? one : many}`;
  });
