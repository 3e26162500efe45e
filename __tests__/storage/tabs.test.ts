/** One tab at a time, where a browser has tabs. */
import { claimOnlyTab } from '../../src/storage/tabs';

const before = globalThis.navigator;
afterEach(() => Object.defineProperty(globalThis, 'navigator', { configurable: true, value: before }));

type Request = (name: string, options: { signal: AbortSignal }, held: () => Promise<void>) => Promise<void>;

function browser(request: Request): void {
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { locks: { request } } });
}

test('a browser that blocks locks is no second tab', async () => {
  browser(() => Promise.reject(new DOMException('The request was denied.', 'SecurityError')));
  await expect(claimOnlyTab('blocked')).resolves.toEqual(expect.any(Function));
});

test('whoever waits in vain for another tab is told so', async () => {
  browser(
    (_name, { signal }) =>
      new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(new DOMException('late', 'AbortError'))),
      ),
  );
  await expect(claimOnlyTab('taken')).rejects.toMatchObject({ trouble: 'elsewhere' });
});

test('the right is given back when it is no longer needed', async () => {
  let isHeld = false;
  browser(async (_name, _options, held) => {
    isHeld = true;
    await held();
    isHeld = false;
  });
  const release = await claimOnlyTab('free');
  expect(isHeld).toBe(true);
  release();
  await Promise.resolve();
  await Promise.resolve();
  expect(isHeld).toBe(false);
});
