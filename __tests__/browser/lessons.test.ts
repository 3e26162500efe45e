/** Learn and Daily mine: a lesson taken by taps, left and taken up again; a day's mine begun, finished and kept. */
import type { Page } from 'playwright-core';
import { onStage } from './stage';

const visit = onStage();
jest.setTimeout(300_000);
const PATIENCE = 60_000;

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

/** Waits until the coach says something. */
const hear = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

/** Taps the first card or thing in the mine that shines, until something is said; what moves may be missed once. */
async function tapGlowing(page: Page, kind: 'card' | 'target', until: string | RegExp): Promise<void> {
  const said = page.getByText(until).first();
  for (let tries = 0; tries < 20 && !(await said.isVisible()); tries++) {
    const glowing = page.locator(`[data-testid^="${kind}-"]`).filter({ visible: true }).first();
    const box = (await glowing.count()) > 0 ? await glowing.boundingBox() : null;
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await said.waitFor({ timeout: 2000 }).catch(() => undefined);
  }
  await said.waitFor();
}

test('a lesson is taken by taps, left and taken up where it was, forgives another move, and has its tick at the end', async () => {
  await visit({ reduceMotion: true }, async (page) => {
    page.setDefaultTimeout(PATIENCE);
    await press(page, 'Learn');
    await page.getByText('0 of 8 lessons done').waitFor();
    await page
      .getByRole('link', { name: /^A turn/ })
      .first()
      .click();
    await hear(page, 'These five cards are your hand for this turn.');
    await press(page, 'Go on');
    await hear(page, /^Play “Move”, then tap a tile/);

    await press(page, 'End turn');
    await hear(page, /^Also a fair activity/);
    await press(page, 'Take it back');
    await hear(page, /^Play “Move”, then tap a tile/);

    await tapGlowing(page, 'card', 'Where do you move?');
    await tapGlowing(page, 'target', /^Now reveal your Silver/);

    await press(page, 'Leave the table');
    await page.getByText(/2 min · begun/).waitFor();
    await page.reload();
    await page
      .getByRole('link', { name: /^A turn/ })
      .first()
      .click();
    await hear(page, /^Now reveal your Silver/);

    await tapGlowing(page, 'card', 'Reveal and draw');
    await press(page, 'Reveal and draw');
    await hear(page, /^You could go on/);
    await press(page, 'Go on');
    await press(page, 'End turn');
    await hear(page, 'Keep one card, or none.');
    await tapGlowing(page, 'card', /^Now it is your rival’s turn/);
    // What rivals did stays explained for as long as it is read.
    await press(page, 'Go on');
    await hear(page, 'Five fresh cards: your turn again.');
    await press(page, 'Finish the lesson');
    await page.getByRole('heading', { name: 'Lesson done' }).waitFor();
    await press(page, 'All lessons');
    await page.getByText('1 of 8 lessons done').waitFor();

    await page.goto(new URL('/games', page.url()).href);
    await page.getByText(/^No game has been begun yet/).waitFor();
  });
});

test('a day’s mine is begun once, gone on with after a reload, and counts, so it has no hints', async () => {
  await visit({ reduceMotion: true }, async (page) => {
    page.setDefaultTimeout(PATIENCE);
    await press(page, 'Daily mine');
    await page.getByText('Finish a mine today to start a streak.').waitFor();
    await page.getByRole('button', { name: 'Dig today’s mine' }).nth(1).click();
    await page.waitForURL('**/table/**');
    const table = page.url();
    await page.getByRole('button', { name: 'Leave the table' }).waitFor();
    await page.goto(new URL('/daily', table).href);
    await page.reload();
    await page.getByRole('button', { name: 'Go on digging' }).click();
    await page.waitForURL('**/table/**');
    expect(page.url()).toBe(table);
    const menu = page.getByRole('button', { name: /^Menu/ });
    const hint = page.getByRole('button', { name: /^Hint/ });
    await menu.waitFor();
    expect(await hint.count()).toBe(0);
  });
});
