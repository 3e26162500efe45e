import { createContext, use, type ReactNode } from 'react';
import type { Database } from '../storage/database';

const Opened = createContext<Database | undefined>(undefined);

/** Lets everything inside use the database; without one, nothing outlives the app. */
export function DatabaseProvider({ database, children }: { database: Database | undefined; children: ReactNode }) {
  return <Opened value={database}>{children}</Opened>;
}

/** The database, if there is one. */
export const useDatabase = (): Database | undefined => use(Opened);
