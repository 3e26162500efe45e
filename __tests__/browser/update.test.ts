/** A newer build on the server: a page and its worker stay of one build, and the newer one takes over as a whole. */
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { bundleFolder } from '../../src/lab/bundle';
import { launchChromium } from '../../src/lab/chromium';
import { filesBelow } from '../../src/lab/files';
import { finishWeb } from '../../src/lab/finish';
import { serve, type Served } from '../../src/lab/serve';

jest.setTimeout(240_000);

const folder = mkdtempSync(join(tmpdir(), 'builds-'));
const older = join(folder, 'older');
const newer = join(folder, 'newer');
const half = join(folder, 'half');

/** Another build of the app: every script has another name, as after a change in all of them. */
function makeNewer(): void {
  cpSync(bundleFolder('web'), newer, { recursive: true });
  const hash = /(?<=-)[0-9a-f]{32}(?=\.js)/g;
  const rename = (text: string): string => text.replace(hash, (name) => [...name].reverse().join(''));
  for (const path of filesBelow(newer)) {
    if (!/\.(js|html)$/.test(path)) continue;
    writeFileSync(path, rename(readFileSync(path, 'utf8')));
    renameSync(path, join(path, '..', rename(basename(path))));
  }
  finishWeb(newer);
}

/** The worker of 1.0 in short: it asked the server for the page and kept an older one, and answered no questions. */
const workerOf10 = `
  self.addEventListener('install', (event) => event.waitUntil(
    caches.open('app-1.0').then((cache) => cache.addAll(FILES))));
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('fetch', (event) => {
    const kept = () => caches.match(event.request.mode === 'navigate' ? '/index.html' : event.request, { cacheName: 'app-1.0' });
    event.respondWith(event.request.mode === 'navigate'
      ? fetch(event.request).catch(kept)
      : kept().then((found) => found ?? fetch(event.request)));
  });`;

let browser: Browser;
let context: BrowserContext;
let served: Served;

/** The server is given a build, or taken away; its address stays. */
async function put(build: string | undefined): Promise<void> {
  const { port } = new URL(served.address);
  await served.close();
  if (build) served = await serve(build, Number(port));
}

beforeAll(async () => {
  cpSync(bundleFolder('web'), older, { recursive: true });
  makeNewer();
  cpSync(newer, half, { recursive: true });
  rmSync(join(half, 'icon-192.png'));
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  served = await serve(older, 0);
  context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB' });
});
afterEach(async () => {
  await context.close();
  await served.close();
});

const saboteur = (page: Page) =>
  page
    .getByRole('button', { name: /^Saboteur/ })
    .filter({ visible: true })
    .first();

/** Which build runs in a page, by the scripts that it has loaded. */
async function running(page: Page): Promise<string> {
  await saboteur(page).waitFor();
  const names = filesBelow(older).map((path) => basename(path));
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.includes('/js/web/') ? [name] : [])),
  );
  const builds = scripts.map((name) => (names.includes(basename(decodeURI(name))) ? 'older' : 'newer'));
  return [...new Set(builds)].join(' and ');
}

async function begin(page: Page): Promise<string> {
  await page.goto(served.address);
  return running(page);
}

/** Starts the app past its worker, as people do who hold Shift. */
async function beginPastWorker(page: Page): Promise<string> {
  const session = await context.newCDPSession(page);
  const loaded = page.waitForEvent('load');
  await session.send('Page.reload', { ignoreCache: true });
  await loaded;
  return running(page);
}

/** A page whose worker is the first in this browser. */
async function firstVisit(): Promise<Page> {
  const page = await context.newPage();
  expect(await begin(page)).toBe('older');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 120_000,
  });
  return page;
}

/** Waits until the browser has fetched the build that is on the server now. */
async function fetched(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (registration.waiting === null) await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

/** Notes, whenever the saved games are opened, whether the worker that answers for the page is of the page's build. */
const watchOpening = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const request = navigator.locks.request.bind(navigator.locks);
    Reflect.set(navigator.locks, 'request', async (...all: Parameters<typeof request>) => {
      const { port1, port2 } = new MessageChannel();
      const answer = new Promise((resolve) => {
        port1.onmessage = ({ data }) => resolve(data);
        setTimeout(resolve, 1000);
      });
      navigator.serviceWorker.controller?.postMessage('build', [port2]);
      const isOne = (await answer) === document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
      sessionStorage.setItem(
        'opened',
        `${sessionStorage.getItem('opened') ?? ''}${isOne ? 'by one build ' : 'by two '}`,
      );
      return request(...all);
    });
  });
const opened = (page: Page): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('opened'));

test('a newer build is fetched while the older one goes on, and takes over at the next start', async () => {
  const page = await firstVisit();
  await put(newer);
  expect(await begin(page)).toBe('older');
  await put(undefined);
  expect(await begin(page)).toBe('older');
  await put(newer);
  await fetched(page);
  await saboteur(page).click();
  await page
    .getByRole('button', { name: /^New game/ })
    .filter({ visible: true })
    .waitFor();
  await page.goBack();
  expect(await running(page)).toBe('older');
  expect(await begin(page)).toBe('newer');
  await put(undefined);
  expect(await begin(page)).toBe('newer');
  expect(await page.evaluate(() => caches.keys())).toHaveLength(1);
});

test('while another page is open the newer build waits', async () => {
  const page = await firstVisit();
  await put(newer);
  await fetched(page);
  const other = await context.newPage();
  await other.goto(served.address);
  await other.getByText('Pick & Lantern is already open').first().waitFor();
  expect(await other.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state)).toBe('installed');
  await page.close();
  await other.getByRole('button', { name: 'Try again' }).click();
  expect(await running(other)).toBe('newer');
});

test('a page that came past its worker opens nothing: the build that is kept goes on, or the page is kept first', async () => {
  const page = await firstVisit();
  await put(newer);
  await watchOpening(page);
  expect(await beginPastWorker(page)).toBe('older');
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  expect(await begin(page)).toBe('newer');
  await put(undefined);
  expect(await begin(page)).toBe('newer');
  expect(await opened(page)).toBe('by one build '.repeat(3));
});

describe('under the worker of 1.0', () => {
  beforeEach(() => {
    const files = filesBelow(older).flatMap((path) =>
      /\.(map|json)$|worker\.js$/.test(path) ? [] : [path.slice(older.length)],
    );
    writeFileSync(join(older, 'worker.js'), workerOf10.replace('FILES', JSON.stringify(files)));
    // Without the name of a build the page leaves workers alone, and is kept as 1.0 kept its own.
    const page = join(older, 'index.html');
    writeFileSync(page, readFileSync(page, 'utf8').replace(/<meta name="build"[^>]*>/, ''));
  });

  async function visitOf10(): Promise<Page> {
    const page = await context.newPage();
    expect(await begin(page)).toBe('older');
    await page.evaluate(() => navigator.serviceWorker.register('/worker.js'));
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    return page;
  }

  test('a newer page opens nothing before it is kept itself', async () => {
    const page = await visitOf10();
    await put(newer);
    await watchOpening(page);
    expect(await begin(page)).toBe('newer');
    await put(undefined);
    expect(await begin(page)).toBe('newer');
    expect(await opened(page)).toBe('by one build '.repeat(2));
  });

  test('a newer page that cannot be kept runs all the same, and the older never answers again', async () => {
    const page = await visitOf10();
    await put(half);
    expect(await begin(page)).toBe('newer');
    await page.evaluate(async () => {
      while ((await navigator.serviceWorker.getRegistrations()).length > 0) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    });
    await put(undefined);
    await expect(page.goto(served.address)).rejects.toThrow('ERR_CONNECTION_REFUSED');
  });
});
