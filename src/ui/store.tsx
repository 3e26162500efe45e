import { createContext, use, useMemo, type ReactNode } from 'react';
import { memoryStore } from '../table/memory';
import { diskStore, type LoadRegistry, type Store } from '../table/store';
import { useDatabase } from './database';

const Kept = createContext<Store | null>(null);

/** Lets everything inside begin, find and save games of the registry that is handed in; it is asked when it is first needed. */
export function StoreProvider({ load, children }: { load: LoadRegistry; children: ReactNode }) {
  const database = useDatabase();
  const store = useMemo(
    () => (database ? diskStore(database, load, Date.now) : memoryStore(load, Date.now)),
    [database, load],
  );
  return <Kept value={store}>{children}</Kept>;
}

/** Where games are kept. */
export function useStore(): Store {
  const store = use(Kept);
  if (store === null) throw new Error('no store of games above');
  return store;
}
