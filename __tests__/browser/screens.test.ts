import type { Page } from 'playwright-core';
import { violations } from './axe';
import { faultsOfLayout, nextFrames } from './looks';
import { onStage } from './stage';

const visit = onStage();
jest.setTimeout(600_000);

/** Every screen that can be opened by its address. */
const SCREENS = [
  '/',
  '/saboteur',
  '/new/dig-deeper-dwarf',
  '/rules',
  '/rules/dig-deeper-dwarf',
  '/rules/saboteur?at=paths',
  '/rules/city-under-the-mountain?at=overtime',
  '/games',
  '/daily',
  '/shaft',
  '/shaft/first-shift',
  '/learn',
  '/claims',
  '/settings',
  '/statistics',
  '/marks',
  '/about',
  '/privacy',
  '/licences',
  '/nowhere/at/all',
] as const;

const PHONE = { width: 390, height: 844 } as const;
const SIZES = [
  { width: 320, height: 568 },
  PHONE,
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1366, height: 1024 },
] as const;

/**
 * Goes to a screen as a link does, and waits until it has come to rest: to load the app anew for each would take most of the time,
 * and that each opens by its address is seen by those who look for strangers. The headings of the screen before are marked.
 */
async function open(page: Page, screen: string): Promise<void> {
  const heading = page.locator(':is([role="heading"], h1):not([data-left])').filter({ visible: true }).first();
  await heading.waitFor({ timeout: 60_000 });
  if (new URL(screen, page.url()).href === page.url()) return;
  await page.evaluate((path) => {
    for (const old of document.querySelectorAll('[role="heading"], h1')) old.setAttribute('data-left', '');
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, screen);
  await heading.waitFor({ timeout: 60_000 });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** What is wrong with the layout now. A slow machine may still be laying it out: what is wrong stays wrong. */
async function faultsNow(page: Page): Promise<string[]> {
  let found: string[] = [];
  for (let look = 0; look < 4; look++) {
    await page.waitForTimeout(look === 0 ? 60 : 300);
    await nextFrames(page);
    found = await page.evaluate(faultsOfLayout);
    if (found.length === 0) return [];
  }
  return found;
}

/** What is wrong with the layout when the screen is turned and pulled through all sizes. */
async function faultsAtAllSizes(page: Page): Promise<string[]> {
  const all: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    all.push(...(await faultsNow(page)).map((fault) => `${size.width} x ${size.height}: ${fault}`));
  }
  return all;
}

test.each(['en', 'de'] as const)(
  'axe-core finds nothing on any screen, and no text is cut off or lies over another at any size, in %s',
  async (language) => {
    const all: string[] = [];
    await visit({ language, reduceMotion: true }, async (page) => {
      for (const screen of SCREENS) {
        await open(page, screen);
        const faults = [...(await violations(page)), ...(await faultsAtAllSizes(page))];
        all.push(...faults.map((fault) => `${screen}: ${fault}`));
        await page.setViewportSize(PHONE);
      }
    });
    expect(all).toEqual([]);
  },
);

test('text at 200 % fits on a phone, in German, where words are longest', async () => {
  const language = 'de';
  const all: string[] = [];
  await visit({ language, reduceMotion: true, path: '/settings' }, async (page) => {
    await page.getByRole('radio', { name: '200 %' }).click();
    await page.waitForTimeout(500);
    for (const screen of SCREENS) {
      await open(page, screen);
      all.push(...(await faultsNow(page)).map((fault) => `${screen}: ${fault}`));
    }
  });
  expect(all).toEqual([]);
});
