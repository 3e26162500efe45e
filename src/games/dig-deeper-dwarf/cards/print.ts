/** What the print says of a card by its key, and how several things are counted up: the same in every language. */
import { COINS, PRICED, RESOURCES, type Priced } from './row';
import type { Verb } from '../verbs/all';
import { ROWS, type CardRow } from './rows';

const ROW: ReadonlyMap<string, CardRow> = new Map(ROWS.map((row) => [row.key, row]));

/** The row of a key; undefined for actions and start tiles, which have none. */
export const printed = (key: string): CardRow | undefined => ROW.get(key);

/** What a Resource card is worth. */
export function coinsOn(key: string): number {
  const resource = RESOURCES.find((each) => each === key);
  return resource === undefined ? 0 : COINS[resource];
}

/** The resources a Jewelry card costs, without one that is waived. */
export function priceOn(key: string, waived: Priced | null): (readonly [Priced, number])[] {
  const price = printed(key)?.price ?? [];
  return PRICED.flatMap((resource, i) => {
    const n = price[i] ?? 0;
    return n > 0 && resource !== waived ? [[resource, n] as const] : [];
  });
}

/** Whether only one of a card's actions can be used (rules 5). */
export const excludes = (verbs: readonly Verb[]): boolean => verbs.includes('draw') && verbs.includes('steal');

/** "a", "a and b", "a, b and c", with the language's word before the last. */
export const listed = (items: readonly string[], last: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1] ?? ''}`;

/** What comes more than once is counted: "2 × a", "b". */
export function grouped(items: readonly string[]): string[] {
  return [...new Set(items)].map((item) => {
    const n = items.filter((other) => other === item).length;
    return n === 1 ? item : `${n} × ${item}`;
  });
}
