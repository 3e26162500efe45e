/**
 * When light and dust may move by themselves: while somebody is there, and where they are seen. A touch or a happening stirs
 * everything; what lies over everything lets it rest.
 */
import { createContext, useEffect } from 'react';

const listeners = new Set<() => void>();
let covers = 0;

const tellAll = (): void => {
  for (const listener of listeners) listener();
};

/** Somebody touched something, or something happened. */
export const stir = (): void => tellAll();

/** Calls back whenever something stirs, or what lies over everything changes; returns how to stop that. */
export function onStir(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether something lies over everything. */
export const isCovered = (): boolean => covers > 0;

/** For whatever lies over everything, as long as it does: a curtain, a call, a sheet. */
export function useCover(isOver = true): void {
  useEffect(() => {
    if (!isOver) return undefined;
    covers += 1;
    tellAll();
    return () => {
      covers -= 1;
      tellAll();
    };
  }, [isOver]);
}

/** Whether the screen around is the one in front; others stay below it, unseen. */
export const InFront = createContext(true);
