import { useCallback, useEffect, useState } from 'react';
import type { Game } from '../../engine/game';
import { OutOfStep } from '../../storage/saveGame';
import type { SaveInput } from '../../table/events';
import type { Found } from '../../table/gameStore';
import { useStore } from '../store';

/** Sits down at a game as the only table that goes on with it, and gives how it is saved; says when another has taken it. */
export function useOnlyTable(found: Found, game: Game, onTaken: () => void): (input: SaveInput) => Promise<void> {
  const store = useStore();
  useEffect(() => store.sit(found.id, onTaken), [store, found.id, onTaken]);
  const [keep] = useState(() => store.save(found, game));
  return useCallback(
    (input) =>
      keep(input).catch((error: unknown) => {
        if (error instanceof OutOfStep) onTaken();
        throw error;
      }),
    [keep, onTaken],
  );
}
