/** The phone lies flat between people, and they touch it. */
import type { Page } from 'playwright-core';
import { violations } from './axe';
import { button, setUp } from './phone';
import { onStage } from './stage';

const visit = onStage();

/** Somebody holds the corner of their cards until they are up. */
async function hold(page: Page, name: string): Promise<void> {
  const box = await button(page, `${name}: see your own cards`).boundingBox();
  if (!box) throw new Error(`no corner of ${name}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.getByRole('group', { name: `For ${name} alone` }).waitFor();
}

/** The finger that holds goes on to something, without being let go of. */
async function slide(page: Page, to: ReturnType<Page['locator']>): Promise<void> {
  const box = await to.boundingBox();
  if (!box) throw new Error('nothing to slide to');
  await page.mouse.move(box.x + box.width / 2 - 3, box.y + box.height / 2, { steps: 4 });
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

test('Saboteur on a flat table: a role in secret, a card laid out with one finger, the rules at an edge, and a reload', async () => {
  await visit({ reduceMotion: true }, async (page) => {
    await setUp(page, 'Saboteur', 'flat');
    await page.getByRole('radio', { name: 'Lay it in the middle' }).click();
    await button(page, 'To the table').click();
    const asked = page.getByText(/looks at something in secret/);
    await asked.first().waitFor();
    const [name = ''] = (await asked.first().innerText()).split(' looks');
    await hold(page, name);
    await page.waitForTimeout(900);
    await page.mouse.up();
    await page.getByRole('group', { name: `For ${name} alone` }).waitFor({ state: 'hidden' });
    await asked.first().waitFor({ state: 'hidden' });
    await hold(page, name);
    const paper = page.getByRole('group', { name: `For ${name} alone` });
    const lay = paper.getByRole('button', { name: 'Lay it out' });
    const cards = await paper.locator('[data-testid^="held-card"]').all();
    for (const card of cards) {
      await slide(page, card);
      if (
        await lay.waitFor({ timeout: 600 }).then(
          () => true,
          () => false,
        )
      )
        break;
    }
    expect(await violations(page)).toEqual([]);
    await slide(page, lay);
    await page.mouse.up();
    await button(page, /^Take .* back$/).click();
    await button(page, /^Take .* back$/).waitFor({ state: 'hidden' });
    expect(await violations(page)).toEqual([]);
    await page
      .getByRole('button', { name: /log, piles, rules/ })
      .nth(1)
      .click();
    await page.getByRole('tab', { name: 'Rules' }).click();
    expect(await violations(page)).toEqual([]);
    await button(page, 'Away').click();
    await page.reload();
    await button(page, `${name}: see your own cards`).waitFor();
  });
});
