/** The Long Shaft: from the mountain down to a chapter, its beginning by taps, and taken up again. */
import type { Page } from 'playwright-core';
import { onStage } from './stage';

const visit = onStage();
jest.setTimeout(300_000);
const PATIENCE = 60_000;

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

/** Taps the cards of the hand, one after the other, until one is lifted and the table no longer asks what comes next. */
async function liftCard(page: Page): Promise<void> {
  const asks = page.getByText('Your turn: what comes next?').filter({ visible: true }).first();
  await asks.waitFor();
  for (let tries = 0; tries < 15 && (await asks.isVisible()); tries++) {
    const card = page
      .locator('[data-testid^="card-"]')
      .filter({ visible: true })
      .nth(tries % 5);
    const box = (await card.count()) > 0 ? await card.boundingBox() : null;
    if (box) await page.mouse.click(box.x + 14, box.y + 20);
    await asks.waitFor({ state: 'hidden', timeout: 1500 }).catch(() => undefined);
  }
  expect(await asks.isVisible()).toBe(false);
}

test('a chapter is told, begun by taps, has its task in the menu, and is gone on with from the shaft', async () => {
  await visit({ reduceMotion: true }, async (page) => {
    page.setDefaultTimeout(PATIENCE);
    await press(page, 'The Long Shaft');
    await page.getByText('0 of 72 lanterns lit').waitFor();
    expect(await page.getByRole('link', { name: /^2\. The Lease/ }).isDisabled()).toBe(true);
    await page.getByRole('link', { name: /^1\. First Shift/ }).click();
    await page.getByText(/^There is a shaft under our three mines/).waitFor();
    await page.getByText('Short shift', { exact: true }).waitFor();
    await press(page, 'Go down');
    await page.waitForURL('**/table/**');

    const menu = page.getByRole('button', { name: 'At this table' }).filter({ visible: true }).first();
    await menu.waitFor();
    await menu.click();
    await page.getByRole('dialog').getByText('One Rubble in your deck at most').waitFor();
    await page.keyboard.press('Escape');
    await liftCard(page);

    await page.goto(new URL('/shaft', page.url()).href);
    await page.getByRole('link', { name: /^1\. First Shift.*begun/ }).click();
    await press(page, 'Go on');
    await page.waitForURL('**/table/**');
    await page.locator('[data-testid^="card-"], [data-testid^="dull-card"]').first().waitFor();
  });
});
