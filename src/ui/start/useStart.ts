import { useCallback, useEffect, useState } from 'react';
import { openDatabase, type Database } from '../../storage/database';
import { DEFAULTS, loadSettings, type Settings } from '../../storage/settings';
import { troubleOf, type Trouble } from '../../storage/trouble';

/** How far the start has come. Whatever happens to the database, there is a way on. */
export type Start =
  | { at: 'opening' }
  | { at: 'trouble'; trouble: Trouble; tryAgain: () => void; beginFresh: () => void; goUnsaved: () => void }
  | { at: 'open'; database: Database | undefined; settings: Settings };

/** Opens the database and reads the settings. */
export function useStart(): Start {
  const [start, setStart] = useState<Start>({ at: 'opening' });
  const open = useCallback(async (fresh: boolean) => {
    setStart({ at: 'opening' });
    try {
      const database = await openDatabase({ fresh });
      setStart({ at: 'open', database, settings: await loadSettings(database) });
    } catch (error) {
      setStart({
        at: 'trouble',
        trouble: troubleOf(error).trouble,
        tryAgain: () => void open(false),
        beginFresh: () => void open(true),
        goUnsaved: () => setStart({ at: 'open', database: undefined, settings: DEFAULTS }),
      });
    }
  }, []);
  useEffect(() => void open(false), [open]);
  return start;
}
