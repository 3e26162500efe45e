import { StorageTrouble } from './trouble';

/** Browsers let one tab at a time write: takes the right to it for as long as this tab lives. Phones need no such thing. */
export async function claimOnlyTab(name: string): Promise<() => void> {
  const locks = globalThis.navigator?.locks;
  if (locks === undefined) return () => undefined;
  return new Promise((resolve, reject) => {
    locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (lock === null) throw new StorageTrouble('elsewhere');
        return new Promise<void>((release) => resolve(release));
      })
      .catch(reject);
  });
}
