import { useEffect, useState } from 'react';
import { openDatabase, type Database } from '../../storage/database';
import { DEFAULTS, loadSettings, type Settings } from '../../storage/settings';
import { troubleOf, type Trouble } from '../../storage/trouble';

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

/** Opens the database and reads the settings. */
export function useStart(): Start {
  const [attempt, setAttempt] = useState({ fresh: false });
  const [outcome, setOutcome] = useState<Outcome>({ at: 'opening' });
  useEffect(() => {
    let wanted = true;
    const opening = open(attempt.fresh);
    void opening.then((result) => wanted && setOutcome(result));
    return () => {
      wanted = false;
      void opening.then((result) => (result.at === 'open' ? result.database?.close() : undefined));
    };
  }, [attempt]);
  const retry = (fresh: boolean) => {
    setOutcome({ at: 'opening' });
    setAttempt({ fresh });
  };
  return {
    outcome,
    tryAgain: () => retry(false),
    beginFresh: () => retry(true),
    goUnsaved: () => setOutcome({ at: 'open', database: undefined, settings: DEFAULTS }),
  };
}

async function open(fresh: boolean): Promise<Outcome> {
  try {
    const database = await openDatabase({ fresh });
    return { at: 'open', database, settings: await loadSettings(database) };
  } catch (error) {
    return { at: 'trouble', trouble: troubleOf(error).trouble };
  }
}
