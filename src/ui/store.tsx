import { createContext, use, useMemo, type ReactNode } from 'react';
import type { FindGame } from '../storage/saved';
import { diskStore, memoryStore, type Store } from '../table/store';
import { useDatabase } from './database';

const Kept = createContext<Store | null>(null);

/** Lets everything inside begin, find and save games of the registry that is handed in. */
export function StoreProvider({ find, children }: { find: FindGame; children: ReactNode }) {
  const database = useDatabase();
  const store = useMemo(() => (database ? diskStore(database, find, Date.now) : memoryStore(find)), [database, find]);
  return <Kept value={store}>{children}</Kept>;
}

/** Where games are kept. */
export function useStore(): Store {
  const store = use(Kept);
  if (store === null) throw new Error('no store of games above');
  return store;
}
