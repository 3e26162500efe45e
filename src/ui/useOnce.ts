import { useFocusEffect } from 'expo-router';
import { useCallback, useRef } from 'react';
import { useReport } from './report';

/**
 * An action that leads to another page, done once however often it is asked for: while it runs, and while the page it leads to
 * comes up. If it fails the words are said, and it can be asked for again.
 */
export function useOnce<A extends readonly unknown[]>(
  action: (...args: A) => Promise<void>,
  words: string,
): (...args: A) => void {
  const report = useReport();
  const taken = useRef(false);
  useFocusEffect(
    useCallback(() => {
      taken.current = false;
    }, []),
  );
  return (...args) => {
    if (taken.current) return;
    taken.current = true;
    report(null);
    action(...args).catch(() => {
      taken.current = false;
      report(words);
    });
  };
}
