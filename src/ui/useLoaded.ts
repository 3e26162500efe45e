import { useFocusEffect } from 'expo-router';
import { useCallback, useEffect, useRef, useState } from 'react';

/** What a page waits for: on its way, here, or not to be had, in which case it can be asked for again. */
export type Loaded<T> =
  | { readonly at: 'loading' }
  | { readonly at: 'loaded'; readonly value: T }
  | { readonly at: 'failed'; readonly retry: () => void };

type Load<T> = () => Promise<T>;

type Answer<T> = { readonly of: Load<T>; readonly value: { readonly kept: T } | null };

/** An asking: settled when its answer has been taken, and what is to be done if nobody wants it any more. */
type Asking = { readonly taken: Promise<void>; readonly forget: () => void };

/** Keeps what the last asking gave; what comes after somebody has asked for something else is not taken. */
function useAsking<T>(load: Load<T>): { readonly loaded: Loaded<T>; readonly ask: () => Asking } {
  const [answer, setAnswer] = useState<Answer<T> | null>(null);
  const wanted = useRef<object | null>(null);
  const ask = useCallback((): Asking => {
    const asking = {};
    wanted.current = asking;
    const take = (value: Answer<T>['value']): void => {
      if (wanted.current === asking) setAnswer({ of: load, value });
    };
    const taken = load().then(
      (kept) => take({ kept }),
      () => take(null),
    );
    const forget = (): void => {
      if (wanted.current === asking) wanted.current = null;
    };
    return { taken, forget };
  }, [load]);
  const retry = () => {
    setAnswer(null);
    ask();
  };
  if (answer?.of !== load) return { loaded: { at: 'loading' }, ask };
  return { loaded: answer.value ? { at: 'loaded', value: answer.value.kept } : { at: 'failed', retry }, ask };
}

/** Loads something once, and anew when something else is wanted. */
export function useLoaded<T>(load: Load<T>): Loaded<T> {
  const { loaded, ask } = useAsking(load);
  useEffect(() => ask().forget, [ask]);
  return loaded;
}

/** Loads something whenever the page comes into sight; what was there stays until the new is. Also gives how to ask anew. */
export function useLoadedInSight<T>(load: Load<T>): readonly [loaded: Loaded<T>, refresh: () => Promise<void>] {
  const { loaded, ask } = useAsking(load);
  useFocusEffect(useCallback(() => ask().forget, [ask]));
  return [loaded, () => ask().taken];
}
