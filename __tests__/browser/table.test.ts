import type { Locator, Page } from 'playwright-core';
import { onStage } from './stage';
import { playByTaps } from './taps';

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
    ['choice', button(page, /^(All choices|Alle Möglichkeiten) \([1-9]/)],
    ['over', visible(page.getByRole('heading', { name: /The mine is closed|Die Mine ist geschlossen/ }))],
  ];
  for (let i = 0; i < 200; i++) {
    for (const [what, locator] of waits) if (await locator.isVisible()) return what;
    await page.waitForTimeout(100);
  }
  throw new Error('the table asks for nothing');
}

const SOON = { timeout: 5000 } as const;

/** Holds the curtain until it is gone. */
async function hold(page: Page, curtain: Locator): Promise<void> {
  await curtain.hover(SOON);
  await page.mouse.down();
  await curtain.waitFor({ state: 'hidden', ...SOON }).finally(() => page.mouse.up());
}

/** Picks the choice that a test prefers, else the last, from the list of all choices. */
async function choose(page: Page, prefer: RegExp): Promise<void> {
  const place = button(page, /^(Place it here|Hierhin legen)$/);
  if (await place.isVisible()) return place.click(SOON);
  const dialog = page.getByRole('dialog');
  if (!(await dialog.isVisible())) await button(page, /^(All choices|Alle Möglichkeiten) \([1-9]/).click(SOON);
  const choices = dialog.getByRole('button');
  await choices.first().waitFor(SOON);
  const wanted = choices.filter({ hasText: prefer });
  await ((await wanted.count()) > 0 ? wanted.first() : choices.nth((await choices.count()) - 2)).click(SOON);
  await dialog.waitFor({ state: 'hidden', ...SOON });
}

/** Does what the phone asks for. A slow machine may show what is already over: then the next look asks anew. */
async function oblige(page: Page, prefer: RegExp): Promise<Asked> {
  const now = await asked(page);
  try {
    if (now === 'curtain') await hold(page, button(page, /^(Hold: I am|Halten: Ich bin)/));
    if (now === 'call') await button(page, /^(Nobody objects|Niemand hat etwas dagegen)$/).click(SOON);
    if (now === 'choice') await choose(page, prefer);
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes('Timeout')) throw error;
  }
  return now;
}

async function sitDown(page: Page, game: string): Promise<void> {
  await button(page, new RegExp(`^${game}`)).click();
  await button(page, 'New game').click();
  await page.getByRole('button', { name: /^Advanced/ }).click();
  await page.getByLabel('Seed', { exact: true }).fill('browser');
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

/** Where fingers of different games rather go, so that the mine, the hand and the buttons are all used. */
const BY_TAPS = [
  ['Dig Deeper Dwarf', [/^target-/, /^card-card/]],
  ['Saboteur', [/^target-cell/, /^rival-/]],
  ['City Under the Mountain', [/^target-field/]],
] as const;

test.each(BY_TAPS)('%s is played by tapping what shines, with a reload on the way', async (game, taste) => {
  await visit({ reduceMotion: true }, async (page) => {
    await sitDown(page, game);
    const before = await playByTaps(page, `${game} before`, { most: 24, taste });
    await page.reload();
    const after = await playByTaps(page, `${game} after`, { most: 16, taste });
    expect([before.taps, after.taps]).toEqual([24, 16]);
    expect([...before.kinds, ...after.kinds]).toEqual(expect.arrayContaining(['curtain', 'target']));
  });
});
