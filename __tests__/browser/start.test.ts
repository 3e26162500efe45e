import type { Locator, Page } from 'playwright-core';
import { paletteOf, pictureOfCanvas, type Palette } from '../../src/lab/pixels';
import { onStage } from './stage';

const visit = onStage();

const isMountain = ({ colours, warm, dark }: Palette): boolean => colours > 100 && warm > 0.005 && dark > 0.2;

/** Looks at the canvas until the lantern-lit mountain is on it; what was seen last if it never comes. */
async function lookForMountain(page: Page): Promise<Palette | 'mountain'> {
  await page.locator('canvas').first().waitFor();
  const deadline = Date.now() + 20_000;
  for (;;) {
    const seen = await paletteOf(page, await pictureOfCanvas(page));
    if (isMountain(seen)) return 'mountain';
    if (Date.now() > deadline) return seen;
    await page.waitForTimeout(250);
  }
}

/** Whether the canvas shows anything else after a second. */
async function moves(page: Page): Promise<boolean> {
  const before = await pictureOfCanvas(page);
  await page.waitForTimeout(1000);
  return !before.equals(await pictureOfCanvas(page));
}

const open = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click();

/** A text as it stands on the screen in front; those behind it are still in the page. */
const shown = (page: Page, text: string): Locator => page.getByText(text).filter({ visible: true }).first();

/** Everything a page can keep except SQLite's files. */
const keptElsewhere = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return localStorage.length + sessionStorage.length + databases.length + document.cookie.length;
  });

test.each([
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
])('the mountain is drawn in lantern light at $width x $height', async (size) => {
  await visit(size, async (page) => {
    expect(await lookForMountain(page)).toBe('mountain');
  });
});

test('the lanterns flicker, and are still for those who asked for less motion', async () => {
  await visit({}, async (page) => {
    await lookForMountain(page);
    expect(await moves(page)).toBe(true);
  });
  await visit({ reduceMotion: true }, async (page) => {
    await lookForMountain(page);
    await page.waitForTimeout(1000);
    expect(await moves(page)).toBe(false);
  });
});

test('the app speaks the language of the phone', async () => {
  await visit({ language: 'de' }, async (page) => {
    await shown(page, 'Lernen').waitFor();
  });
});

test('a language once chosen is kept in SQLite', async () => {
  await visit({ language: 'en' }, async (page) => {
    await open(page, 'Settings');
    await page.getByRole('radio', { name: 'Deutsch' }).click();
    await shown(page, 'Einstellungen').waitFor();

    await page.reload();
    await shown(page, 'Einstellungen').waitFor();
    await page.goto(new URL('/', page.url()).href);
    await shown(page, 'Lernen').waitFor();
    expect(await lookForMountain(page)).toBe('mountain');
    expect(await keptElsewhere(page)).toBe(0);
  });
});
