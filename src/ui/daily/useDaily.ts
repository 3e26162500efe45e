import { useFocusEffect } from 'expo-router';
import { useCallback, useState } from 'react';
import type { Game } from '../../engine/game';
import { readTries, resultIn, TRIES, type Day, type Result, type Try } from '../../table/daily';
import type { Store } from '../../table/store';
import { useStore } from '../store';

/** A day's first try, as the page shows it: going on, over, or gone before its end. */
export type Tried = Try & { readonly isLost: boolean };

export interface Daily {
  readonly today: Day;
  readonly tries: ReadonlyMap<string, Tried>;
}

const two = (part: number): string => String(part).padStart(2, '0');

/** The day of the calendar on which somebody looks, where they are. */
export const dayOf = (date: Date): Day => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** What is known of all days: a try that has come to its end meanwhile is noted with its result. */
async function lookBack(store: Store, gameOf: (id: string) => Game | undefined): Promise<Daily['tries']> {
  const tries = new Map<string, Tried>();
  for (const [name, { id, result }] of readTries(await store.notes(TRIES))) {
    if (result) tries.set(name, { id, result, isLost: false });
    else tries.set(name, await settled(store, gameOf, name, id));
  }
  return tries;
}

async function settled(
  store: Store,
  gameOf: (id: string) => Game | undefined,
  name: string,
  id: string,
): Promise<Tried> {
  const { found } = await store.open(id);
  const game = found && gameOf(found.game);
  const result: Result | null = game ? resultIn(game, found) : null;
  if (result) await store.note(name, JSON.stringify({ id, result } satisfies Try));
  return { id, result, isLost: found === null };
}

/** The first tries of all days, looked up whenever the page comes into sight; null until they are. */
export function useDaily(gameOf: (id: string) => Game | undefined): Daily | null {
  const store = useStore();
  const [daily, setDaily] = useState<Daily | null>(null);
  useFocusEffect(
    useCallback(() => {
      let wanted = true;
      void lookBack(store, gameOf).then((tries) => wanted && setDaily({ today: dayOf(new Date()), tries }));
      return () => {
        wanted = false;
      };
    }, [store, gameOf]),
  );
  return daily;
}
