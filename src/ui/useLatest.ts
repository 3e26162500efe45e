import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function from picture to picture, that does what the latest does: gestures made anew would miss a finger that is down. */
export function useLatest<A extends readonly unknown[]>(act: (...args: A) => void): (...args: A) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  }, [act]);
  return useCallback((...args: A) => latest.current(...args), []);
}
