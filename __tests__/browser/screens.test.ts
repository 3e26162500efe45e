import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { faultsOfLayout } from './looks';
import { onStage } from './stage';

const visit = onStage();
jest.setTimeout(600_000);

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

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
  '/settings',
  '/statistics',
  '/about',
  '/nowhere/at/all',
] as const;

const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1366, height: 1024 },
] as const;

/** Goes to a screen without loading the app anew, and waits until it has come to rest. */
async function open(page: Page, screen: string): Promise<void> {
  await page.goto(new URL(screen, page.url()).href);
  await page.locator('[role="heading"], h1').filter({ visible: true }).first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(300);
}

/** What axe-core finds wrong, each with where. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found: unknown = await page.evaluate(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
       violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => id + ' ' + target + ' ' + failureSummary)))`,
  );
  return Array.isArray(found) ? found.map(String) : ['axe gave no answer'];
}

test.each(['en', 'de'] as const)('axe-core finds nothing on any screen, in %s', async (language) => {
  const all: string[] = [];
  await visit({ language, reduceMotion: true }, async (page) => {
    for (const screen of SCREENS) {
      await open(page, screen);
      all.push(...(await violations(page)).map((fault) => `${screen}: ${fault}`));
    }
  });
  expect(all).toEqual([]);
});

test.each(SIZES.flatMap((size) => (['en', 'de'] as const).map((language) => ({ ...size, language }))))(
  'no text is cut off or lies over another at $width x $height in $language',
  async (visitor) => {
    const all: string[] = [];
    await visit({ ...visitor, reduceMotion: true }, async (page) => {
      for (const screen of SCREENS) {
        await open(page, screen);
        all.push(...(await page.evaluate(faultsOfLayout)).map((fault) => `${screen}: ${fault}`));
      }
    });
    expect(all).toEqual([]);
  },
);

test.each(['en', 'de'] as const)('text at 200 %% fits on a phone, in %s', async (language) => {
  const all: string[] = [];
  await visit({ language, reduceMotion: true, path: '/settings' }, async (page) => {
    await page.getByRole('radio', { name: '200 %' }).click();
    await page.waitForTimeout(500);
    for (const screen of SCREENS) {
      await open(page, screen);
      all.push(...(await page.evaluate(faultsOfLayout)).map((fault) => `${screen}: ${fault}`));
    }
  });
  expect(all).toEqual([]);
});
