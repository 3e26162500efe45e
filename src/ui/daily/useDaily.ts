import { useFocusEffect } from 'expo-router';
import { useCallback, useState } from 'react';
import type { Game } from '../../engine/game';
import { lookBack, type Day, type Tried } from '../../table/daily';
import { useStore } from '../store';

export interface Daily {
  readonly today: Day;
  readonly tries: ReadonlyMap<string, Tried>;
}

const two = (part: number): string => String(part).padStart(2, '0');

/** The day of the calendar on which somebody looks, where they are. */
export const dayOf = (date: Date): Day => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

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
