/** Passing a text or a picture on in a browser. */
import { shareImage, shareText } from '../../src/storage/share.web';

/** A browser that shares like this; gives what was copied in it. */
function browser(share?: (data: { text: string }) => Promise<void>): string[] {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { share, clipboard } });
  return copied;
}

const before = globalThis.navigator;
afterEach(() => Object.defineProperty(globalThis, 'navigator', { configurable: true, value: before }));

test('what a browser shares is not copied, also if somebody thinks better of it', async () => {
  let copied = browser(async () => undefined);
  expect(await shareText('seven days')).toBe('shared');
  expect(copied).toEqual([]);
  copied = browser(() => Promise.reject(new DOMException('closed', 'AbortError')));
  expect(await shareText('seven days')).toBe('shared');
  expect(copied).toEqual([]);
});

test('what a browser cannot or must not share is copied', async () => {
  let copied = browser();
  expect(await shareText('seven days')).toBe('copied');
  expect(copied).toEqual(['seven days']);
  copied = browser(() => Promise.reject(new DOMException('not here', 'NotAllowedError')));
  expect(await shareText('seven days')).toBe('copied');
  expect(copied).toEqual(['seven days']);
});

test('a picture is shared as a file where a browser can, and nothing failed if somebody thinks better of it', async () => {
  const shared: string[] = [];
  const share = async ({ files: [file] }: { readonly files: readonly File[] }) => {
    shared.push(`${file?.name} ${file?.type} ${file?.size}`);
    throw new DOMException('closed', 'AbortError');
  };
  const value = { canShare: ({ files }: { readonly files?: unknown }) => Array.isArray(files), share };
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value });
  await shareImage('mine.png', Uint8Array.of(1, 2, 3));
  expect(shared).toEqual(['mine.png image/png 3']);
});
