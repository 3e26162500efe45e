import { createContext, use, useMemo, type ReactNode } from 'react';
import type { FindGame } from '../storage/saved';
import { diskStore, memoryStore, type Store } from '../table/store';
import { useDatabase } from './database';

const Kept = createContext<(() => Promise<Store>) | null>(null);

/** Lets everything inside begin, find and save games of the registry that is handed in; it is asked when it is first needed. */
export function StoreProvider({ find, children }: { find: () => Promise<FindGame>; children: ReactNode }) {
  const database = useDatabase();
  const kept = useMemo(() => {
    let store: Promise<Store> | undefined;
    const open = async () => {
      const found = await find();
      return database ? diskStore(database, found, Date.now) : memoryStore(found);
    };
    return () => (store ??= open());
  }, [database, find]);
  return <Kept value={kept}>{children}</Kept>;
}

/** Where games are kept. Suspends until the games have been loaded. */
export function useStore(): Store {
  const kept = use(Kept);
  if (kept === null) throw new Error('no store of games above');
  return use(kept());
}
