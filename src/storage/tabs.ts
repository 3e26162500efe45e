import { StorageTrouble } from './trouble';

/** A page that was reloaded or left a moment ago may still be on its way out. */
const PATIENCE_MS = 2_000;

/** Browsers have tabs and pages; phones have one app. */
const tabLocks = (): LockManager | undefined => globalThis.navigator?.locks;

/**
 * Browsers let one tab at a time write: takes the right to it for as long as this tab lives. Phones need no such thing, and
 * where a browser blocks it the files themselves turn a second tab away.
 */
export function claimOnlyTab(name: string): Promise<() => void> {
  const locks = tabLocks();
  if (locks === undefined) return Promise.resolve(() => undefined);
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  return new Promise<() => void>((resolve, reject) => {
    locks
      .request(name, { signal: patience.signal }, () => new Promise<void>((release) => resolve(release)))
      .catch((error: unknown) => {
        if (patience.signal.aborted) reject(new StorageTrouble('elsewhere', { cause: error }));
        else resolve(() => undefined);
      });
  }).finally(() => clearTimeout(timer));
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
  try {
    const before = Number(globalThis.sessionStorage.getItem(RELOADED));
    const now = Date.now();
    if (now - before < 5 * PATIENCE_MS) return false;
    globalThis.sessionStorage.setItem(RELOADED, String(now));
  } catch {
    // A browser that remembers nothing would load the page for ever.
    return false;
  }
  return reload();
}
