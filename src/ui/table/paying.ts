/** How several picks are chosen together: what is picked, what it pays, and whether it is enough. */
import type { Amount, Bill } from '../../engine/show';

/** So much of what is due. */
export interface Tally {
  readonly due: Amount;
  readonly paid: number;
}

/** What picked things pay of what is due. */
export const tallies = ({ due, pays }: Bill, picked: readonly string[]): Tally[] =>
  due.map((amount) => ({
    due: amount,
    paid: picked.reduce((sum, key) => sum + (pays[key]?.of === amount.of ? (pays[key]?.count ?? 0) : 0), 0),
  }));

/** Whether everything that is due is paid. */
export const isEnough = (bill: Bill, picked: readonly string[]): boolean =>
  tallies(bill, picked).every(({ due, paid }) => paid >= due.count);

/** What is picked after a thing was tapped: it is put back, or taken; where enough is picked it takes another's place. */
export function repick(bill: Bill, picked: readonly string[], key: string): readonly string[] {
  if (picked.includes(key)) return picked.filter((other) => other !== key);
  const of = bill.pays[key]?.of;
  const owed = tallies(bill, picked).find(({ due }) => due.of === of);
  if (owed === undefined || owed.paid < owed.due.count) return [...picked, key];
  const replaced = picked.find((other) => bill.pays[other]?.of === of);
  return [...picked.filter((other) => other !== replaced), key];
}

/** What a bill is, in a word: as long as it is the same, what was picked for it counts. */
export const nameOf = ({ due, pays }: Bill): string => JSON.stringify([due, Object.keys(pays)]);
