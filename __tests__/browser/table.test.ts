import type { Locator, Page } from 'playwright-core';
import { onStage } from './stage';

const visit = onStage();
jest.setTimeout(300_000);

const visible = (locator: Locator): Locator => locator.filter({ visible: true }).first();
const button = (page: Page, name: string | RegExp): Locator => visible(page.getByRole('button', { name }));

/** What the phone asks for now. */
type Asked = 'curtain' | 'call' | 'choice' | 'over';

async function asked(page: Page): Promise<Asked> {
  const waits: [Asked, Locator][] = [
    ['curtain', button(page, /^(Hold: I am|Halten: Ich bin)/)],
    ['call', button(page, /^(Nobody objects|Niemand hat etwas dagegen)$/)],
    ['choice', button(page, /^(All choices|Alle Möglichkeiten) /)],
    ['over', visible(page.getByRole('heading', { name: /The mine is closed|Die Mine ist geschlossen/ }))],
  ];
  for (let i = 0; i < 200; i++) {
    for (const [what, locator] of waits) if (await locator.isVisible()) return what;
    await page.waitForTimeout(100);
  }
  throw new Error('the table asks for nothing');
}

async function hold(page: Page, locator: Locator): Promise<void> {
  await locator.hover();
  await page.mouse.down();
  await page.waitForTimeout(800);
  await page.mouse.up();
}

/** Does what the phone asks for; of the choices it takes the one that a test prefers, else the last. */
async function oblige(page: Page, prefer: RegExp): Promise<Asked> {
  const now = await asked(page);
  if (now === 'curtain') await hold(page, button(page, /^(Hold: I am|Halten: Ich bin)/));
  if (now === 'call') await button(page, /^(Nobody objects|Niemand hat etwas dagegen)$/).click();
  if (now === 'choice') {
    await button(page, /^(All choices|Alle Möglichkeiten) /).click();
    const choices = page.getByRole('dialog').getByRole('button');
    const wanted = choices.filter({ hasText: prefer });
    await ((await wanted.count()) > 0 ? wanted.first() : choices.nth((await choices.count()) - 2)).click();
  }
  return now;
}

async function sitDown(page: Page, game: string): Promise<void> {
  await button(page, new RegExp(`^${game}`)).click();
  await button(page, 'New game').click();
  await page.getByLabel('Seed', { exact: true }).fill('browser');
  await button(page, 'To the table').click();
}

test('people pass the phone in Dig Deeper Dwarf: curtain, choices, a call, and a reload that loses nothing', async () => {
  await visit({ reduceMotion: true }, async (page) => {
    await sitDown(page, 'Dig Deeper Dwarf');
    expect(await asked(page)).toBe('curtain');
    await expect(page.locator('canvas').filter({ visible: true }).count()).resolves.toBe(0);
    const seen = new Set<Asked>();
    for (let i = 0; i < 14; i++) seen.add(await oblige(page, /Move|End/));
    expect([...seen].sort()).toEqual(['call', 'choice', 'curtain']);
    while ((await asked(page)) !== 'choice') await oblige(page, /Move|End/);
    const words = await button(page, /^All choices /).innerText();
    await page.reload();
    expect(await asked(page)).toBe('curtain');
    await oblige(page, /Move/);
    expect(await asked(page)).toBe('choice');
    expect(await button(page, /^All choices /).innerText()).toBe(words);
  });
});

test.each(['Saboteur', 'City Under the Mountain'])(
  '%s can be begun and played by its list of choices',
  async (game) => {
    await visit({ reduceMotion: true }, async (page) => {
      await sitDown(page, game);
      const seen = new Set<Asked>();
      for (let i = 0; i < 16; i++) seen.add(await oblige(page, /./));
      expect(seen).toContain('choice');
      await page.goBack();
      await button(page, 'Continue').waitFor();
    });
  },
);
