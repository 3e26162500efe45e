import { useCallback } from 'react';
import type { Game } from '../../engine/game';
import { lookBack, type Day, type Tried } from '../../table/daily';
import { useStore } from '../store';
import { useLoadedInSight, type Loaded } from '../useLoaded';

export interface Daily {
  readonly today: Day;
  readonly tries: ReadonlyMap<string, Tried>;
}

const two = (part: number): string => String(part).padStart(2, '0');

/** The day of the calendar on which somebody looks, where they are. */
export const dayOf = (date: Date): Day => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** The first tries of all days, looked up whenever the page comes into sight. */
export function useDaily(gameOf: (id: string) => Game | undefined): Loaded<Daily> {
  const store = useStore();
  const load = useCallback(
    async () => ({ today: dayOf(new Date()), tries: await lookBack(store, gameOf) }),
    [store, gameOf],
  );
  const [loaded] = useLoadedInSight(load);
  return loaded;
}
