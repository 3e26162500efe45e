import { StorageTrouble } from './trouble';

/** A page that was reloaded or left a moment ago may still be on its way out. */
const PATIENCE_MS = 2_000;

/** Browsers have tabs and pages; phones have one app. */
const tabLocks = (): LockManager | undefined => globalThis.navigator?.locks;

/** Browsers let one tab at a time write: takes the right to it for as long as this tab lives. Phones need no such thing. */
export async function claimOnlyTab(name: string): Promise<() => void> {
  const locks = tabLocks();
  if (locks === undefined) return () => undefined;
  return new Promise((resolve, reject) => {
    locks
      .request(
        name,
        { signal: AbortSignal.timeout(PATIENCE_MS) },
        () => new Promise<void>((release) => resolve(release)),
      )
      .catch((error: unknown) => reject(new StorageTrouble('elsewhere', { cause: error })));
  });
}

/**
 * Loads the page anew and says so; phones have none. In a browser the database's thread never recovers from files that were
 * taken when it began, and only a new page has a new thread.
 */
export function reload(): boolean {
  if (tabLocks() === undefined) return false;
  globalThis.location.reload();
  return true;
}

const RELOADED = 'page loaded anew at';

/** Loads the page anew unless that was done just now and did not help. */
export function reloadOnce(): boolean {
  if (tabLocks() === undefined) return false;
  const before = Number(globalThis.sessionStorage.getItem(RELOADED));
  const now = Date.now();
  if (now - before < 5 * PATIENCE_MS) return false;
  globalThis.sessionStorage.setItem(RELOADED, String(now));
  return reload();
}
