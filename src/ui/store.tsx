import { createContext, use, useMemo, type ReactNode } from 'react';
import { memoryStore } from '../table/memoryStore';
import { diskStore } from '../table/diskStore';
import { type LoadRegistry, type Store } from '../table/gameStore';
import { useDatabase } from './database';

/** The store of everything inside. */
export const StoreContext = createContext<Store | null>(null);

/** Lets everything inside begin, find and save games of the registry that is handed in; it is asked when it is first needed. */
export function StoreProvider({ load, children }: { load: LoadRegistry; children: ReactNode }) {
  const database = useDatabase();
  const store = useMemo(
    () => (database ? diskStore(database, load, Date.now) : memoryStore(load, Date.now)),
    [database, load],
  );
  return <StoreContext value={store}>{children}</StoreContext>;
}

/** Where games are kept. */
export function useStore(): Store {
  const store = use(StoreContext);
  if (store === null) throw new Error('no store of games above');
  return store;
}
