import type { Page } from 'playwright-core';
import { asked, button, oblige, setUp, type Asked } from './phone';
import { onStage } from './stage';

const visit = onStage();
jest.setTimeout(300_000);

async function sitDown(page: Page, game: string): Promise<void> {
  await setUp(page, game, 'browser');
  await button(page, 'To the table').click();
}

test('people pass the phone in Dig Deeper Dwarf: curtain, choices, a call, and a reload that loses nothing', async () => {
  await visit({ reduceMotion: true }, async (page) => {
    await sitDown(page, 'Dig Deeper Dwarf');
    expect(await asked(page)).toBe('curtain');
    await expect(page.locator('canvas').filter({ visible: true }).count()).resolves.toBe(0);
    const seen = new Set<Asked>();
    for (let i = 0; i < 40 && (i < 10 || seen.size < 3); i++) seen.add(await oblige(page, /Move|End/));
    expect([...seen].sort()).toEqual(['call', 'curtain', 'table']);
    await page.reload();
    expect(['curtain', 'call']).toContain(await asked(page));
    while ((await asked(page)) !== 'table') await oblige(page, /Move|End/);
    await button(page, /^All choices \([1-9]/).waitFor();
  });
});

test('Saboteur can be begun and played by its list of choices, and left', async () => {
  await visit({ reduceMotion: true }, async (page) => {
    await sitDown(page, 'Saboteur');
    const seen = new Set<Asked>();
    for (let i = 0; i < 10; i++) seen.add(await oblige(page, /./));
    expect(seen).toContain('table');
    await page.goBack();
    await button(page, 'Continue').waitFor();
  });
});
