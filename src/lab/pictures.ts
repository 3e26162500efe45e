import { mkdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from './project';
import { openStage, type Visitor } from './visit';

const folder = join(root, 'assets/readme');
const largest = 300_000;

const phone = { width: 390, height: 844 } as const;
const tablet = { width: 1024, height: 768 } as const;

type Picture = Visitor & {
  /** What is done on the page before the picture is taken. */
  readonly first?: (page: Page) => Promise<void>;
};

/** Sits down at a table that is always the same and holds the curtain. */
async function sitDown(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Advanced/ }).click();
  await page.getByLabel('Seed', { exact: true }).fill('lantern');
  await page.getByRole('button', { name: 'To the table' }).click();
  await page.getByRole('button', { name: /^Hold: I am/ }).hover();
  await page.mouse.down();
  await page.waitForTimeout(1000);
  await page.mouse.up();
}

/** The pictures in the README, by file name. */
const pictures: Readonly<Record<string, Picture>> = {
  'home-phone': { ...phone, path: '/' },
  'home-tablet': { ...tablet, path: '/', language: 'de' },
  'table-phone': { ...phone, path: '/new/dig-deeper-dwarf', first: sitDown },
};

/** Waits until fonts and drawing are there: until the screen is the same at three looks in a row, a second apart. */
async function untilStill(page: Page): Promise<void> {
  const looks: Buffer[] = [];
  for (;;) {
    await page.waitForTimeout(1000);
    looks.push(await page.screenshot());
    const [first, ...rest] = looks.slice(-3);
    if (looks.length > 3 && rest.every((look) => first?.equals(look))) return;
    if (looks.length > 60) throw new Error(`${page.url()} does not come to rest`);
  }
}

async function take(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const stage = await openStage();
  try {
    for (const [name, { first, ...visitor }] of Object.entries(pictures)) {
      const path = join(folder, `${name}.jpg`);
      const misdeeds = await stage.visit({ reduceMotion: true, ...visitor }, async (page) => {
        await first?.(page);
        await untilStill(page);
        await page.screenshot({ path, type: 'jpeg', quality: 82 });
      });
      if (misdeeds.errors.length > 0) throw new Error(`${name}: ${misdeeds.errors.join('; ')}`);
      const { size } = statSync(path);
      if (size > largest) throw new Error(`${name} has ${size} bytes, more than ${largest}`);
      process.stdout.write(`${relative(root, path)}  ${Math.round(size / 1000)} KB\n`);
    }
  } finally {
    await stage.close();
  }
}

take().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
