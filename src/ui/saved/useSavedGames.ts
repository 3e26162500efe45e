import { useCallback } from 'react';
import { useStore } from '../store';
import { useLoadedInSight } from '../useLoaded';

/** The saved games and those that can be brought back, and what can be done with them. */
export function useSavedGames() {
  const store = useStore();
  const [loaded, refresh] = useLoadedInSight(
    useCallback(async () => {
      const [list, deleted] = await Promise.all([store.list(), store.deleted()]);
      return { list, deleted };
    }, [store]),
  );
  const change = async (doing: Promise<unknown>): Promise<void> => {
    await doing;
    // Nothing is said to be done before the list shows it: whoever reads it taps what stands there.
    await refresh();
  };
  return {
    loaded,
    rename: (id: string, title: string | null) => change(store.rename(id, title)),
    remove: (id: string) => change(store.remove(id)),
    restore: (id: string) => change(store.restore(id)),
    read: (file: string) => change(store.read(file)),
  };
}
