import { useEffect, useState } from 'react';
import { openDatabase, type Database } from '../../storage/database';
import { DEFAULTS, loadSettings, type Settings } from '../../storage/settings';
import { reload } from '../../storage/tabs';
import { troubleOf, type Trouble } from '../../storage/trouble';
import { settleBuild } from './build';

type Outcome =
  | { at: 'opening' }
  | { at: 'trouble'; trouble: Trouble }
  | { at: 'open'; database: Database | undefined; settings: Settings };

/** How far the start has come, and the ways on. */
export type Start = {
  outcome: Outcome;
  tryAgain: () => void;
  /** A new file, while the one that cannot be used is kept aside. */
  beginFresh: () => void;
  /** Whatever happens to the database, one can play. */
  goUnsaved: () => void;
};

type Attempt = { readonly how: 'open' | 'fresh' | 'unsaved' };

/** Whoever has waited so long hears that it takes long, and can go on otherwise; if it opens after all, so much the better. */
const LONG_MS = 8_000;

/** Opens the database and reads the settings. */
export function useStart(): Start {
  const [attempt, setAttempt] = useState<Attempt>({ how: 'open' });
  const [outcome, setOutcome] = useState<Outcome>({ at: 'opening' });
  useEffect(() => {
    if (attempt.how === 'unsaved') return undefined;
    let wanted = true;
    const late = setTimeout(() => setOutcome({ at: 'trouble', trouble: 'unavailable' }), LONG_MS);
    const opening = open(attempt.how === 'fresh');
    void opening.then((result) => {
      clearTimeout(late);
      if (wanted) setOutcome(result);
    });
    return () => {
      wanted = false;
      clearTimeout(late);
      void opening.then((result) => (result.at === 'open' ? result.database?.close() : undefined));
    };
  }, [attempt]);
  const go = (how: Attempt['how'], next: Outcome) => {
    setOutcome(next);
    setAttempt({ how });
  };
  return {
    outcome,
    tryAgain: () => reload() || go('open', { at: 'opening' }),
    beginFresh: () => go('fresh', { at: 'opening' }),
    goUnsaved: () => go('unsaved', { at: 'open', database: undefined, settings: DEFAULTS }),
  };
}

async function open(fresh: boolean): Promise<Outcome> {
  let database: Database | undefined;
  try {
    await settleBuild();
    database = await openDatabase({ fresh });
    return { at: 'open', database, settings: await loadSettings(database) };
  } catch (error) {
    // Whoever tries again would find the file taken, by nobody but this attempt.
    await database?.close().catch(() => undefined);
    return { at: 'trouble', trouble: troubleOf(error).trouble };
  }
}
