import type { Page } from 'playwright-core';
import { asked, button, oblige, setUp, type Asked } from './phone';
import { onStage } from './stage';
import { playByTaps } from './taps';

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
    expect([...seen].sort()).toEqual(['call', 'choice', 'curtain']);
    await page.reload();
    expect(['curtain', 'call']).toContain(await asked(page));
    while ((await asked(page)) !== 'choice') await oblige(page, /Move|End/);
    await button(page, /^All choices \([1-9]/).waitFor();
  });
});

test('Saboteur can be begun and played by its list of choices, and left', async () => {
  await visit({ reduceMotion: true }, async (page) => {
    await sitDown(page, 'Saboteur');
    const seen = new Set<Asked>();
    for (let i = 0; i < 16; i++) seen.add(await oblige(page, /./));
    expect(seen).toContain('choice');
    await page.goBack();
    await button(page, 'Continue').waitFor();
  });
});

/** Where fingers of different games rather go, so that the mine, the hand and the buttons are all used. */
const BY_TAPS = [
  ['Dig Deeper Dwarf', [/^target-/, /^card-card/]],
  ['Saboteur', [/^target-cell/, /^rival-/]],
] as const;

test.each(BY_TAPS)('%s is played by tapping what shines, with a reload on the way', async (game, taste) => {
  await visit({ reduceMotion: true }, async (page) => {
    await sitDown(page, game);
    const before = await playByTaps(page, `${game} before`, { most: 16, taste });
    await page.reload();
    const after = await playByTaps(page, `${game} after`, { most: 10, taste });
    expect([before.taps, after.taps]).toEqual([16, 10]);
    expect([...before.kinds, ...after.kinds]).toEqual(expect.arrayContaining(['curtain', 'target']));
  });
});
