import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { bundleFolder } from '../../src/lab/bundle';
import { launchChromium } from '../../src/lab/chromium';
import { serve, type Served } from '../../src/lab/serve';

jest.setTimeout(240_000);

let browser: Browser;
let served: Served;
let context: BrowserContext;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());
beforeEach(async () => {
  served = await serve(bundleFolder('web'), 0);
  context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
});
afterEach(async () => {
  await context.close();
  await served.close();
});

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

/** The app on its first visit, until the browser has kept all of it. */
async function firstVisit(): Promise<Page> {
  const page = await context.newPage();
  await page.goto(served.address);
  await button(page, /^Saboteur/).waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 120_000,
  });
  return page;
}

test('after one visit the app starts without any server, a game is begun, played and resumed', async () => {
  const page = await firstVisit();
  await served.close();

  await page.goto(`${served.address}/`);
  await button(page, /^City Under the Mountain/).click();
  await button(page, /^New game/).click();
  await button(page, 'To the table').click();
  await button(page, /^All choices/).click();
  await page.getByRole('dialog').getByRole('button').first().click();
  const table = page.url();

  await page.reload();
  await button(page, /^All choices/).waitFor();
  expect(page.url()).toBe(table);
  await page.goto(`${served.address}/city-under-the-mountain`);
  await button(page, /^Continue/).click();
  await button(page, /^All choices/).waitFor();
});

test('with the first game, and not before, the browser is asked to throw nothing of it away', async () => {
  await context.addInitScript(() => {
    const { persist } = StorageManager.prototype;
    StorageManager.prototype.persist = function () {
      sessionStorage.setItem('asked', 'yes');
      return persist.call(this);
    };
  });
  const page = await context.newPage();
  const asked = (): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('asked'));
  await page.goto(served.address);
  await button(page, /^City Under the Mountain/).click();
  await button(page, /^New game/).click();
  await button(page, 'To the table').waitFor();
  expect(await asked()).toBeNull();
  await button(page, 'To the table').click();
  await button(page, /^All choices/).waitFor();
  expect(await asked()).toBe('yes');
});

test('what the browser keeps is the whole build, and nothing of an older one', async () => {
  const page = await firstVisit();
  const { shelves, missing } = await page.evaluate(async () => {
    const worker = await (await fetch('/worker.js')).text();
    const { files }: { files: string[] } = JSON.parse(worker.slice(worker.indexOf('{'), worker.indexOf(';\n')));
    const found = await Promise.all(files.map(async (file) => [file, await caches.match(file)] as const));
    return { shelves: await caches.keys(), missing: found.filter(([, kept]) => !kept).map(([file]) => file) };
  });
  expect(shelves).toHaveLength(1);
  expect(missing).toEqual([]);
});

test('the page can be installed: its manifest names icons that are there, in the sizes it says', async () => {
  const page = await context.newPage();
  await page.goto(served.address);
  const icons = await page.evaluate(async () => {
    const address = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? '';
    const manifest: { icons: { src: string; sizes: string; purpose: string }[] } = await (await fetch(address)).json();
    return Promise.all(
      manifest.icons.map(async ({ src, sizes, purpose }) => {
        const image = await createImageBitmap(await (await fetch(src)).blob());
        return { purpose, said: sizes, is: `${image.width}x${image.height}` };
      }),
    );
  });
  expect(icons.map(({ is }) => is)).toEqual(icons.map(({ said }) => said));
  expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
});

test.each([
  ['dark', 'rgb(17, 14, 13)'],
  ['light', 'rgb(239, 230, 216)'],
] as const)('before anything has loaded the page is %s, and says what it needs', async (colorScheme, ground) => {
  await context.route(/\.js$/, (route) => route.abort());
  const page = await context.newPage();
  await page.emulateMedia({ colorScheme });
  await page.goto(served.address);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(ground);
  expect(await page.locator('noscript').textContent()).toContain('needs JavaScript');
});

test('the page says its language and its title', async () => {
  const german = await browser.newContext({ locale: 'de-DE' });
  const page = await german.newPage();
  await page.goto(`${served.address}/settings`);
  await page.waitForFunction(() => document.documentElement.lang === 'de' && document.title.includes('Einstellungen'));
  await german.close();
});
