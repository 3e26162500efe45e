import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchChromium } from '../../src/lab/chromium';
import { bundlePage } from '../../src/lab/saves/browser';
import { serve, type Served } from '../../src/lab/serve';

jest.setTimeout(120_000);

/** The storage alone in a page: a game is played by chance and saved move by move. */
const PAGE = `
  import { openDatabase } from './src/storage/database';
  import { listGames, loadGame } from './src/storage/loadGame';
  import { loadSettings, saveSetting } from './src/storage/settings';
  import { courseOf, find, games, saveCourse } from './__tests__/storage/games';
  const game = games[0];
  const course = courseOf(game, 'browser', game.seats[1], 80);
  let database;
  window.storage = {
    open: (fresh) => openDatabase({ fresh }).then((opened) => { database = opened; return 'open'; }, (error) => error.trouble),
    close: () => database.close(),
    play: async () => {
      const times = [];
      let last = performance.now();
      await saveCourse(database, course, () => { times.push(performance.now() - last); last = performance.now(); });
      return times.sort((a, b) => a - b);
    },
    found: async () => {
      const { games: listed } = await listGames(database);
      const opened = await loadGame(database, listed[0]?.id ?? '', find);
      return opened.outcome === 'whole' && JSON.stringify(opened.record.moves) === JSON.stringify(course.moves);
    },
    choose: () => saveSetting(database, 'language', 'de'),
    chosen: () => loadSettings(database).then(({ language }) => language),
    mode: () => database.read((connection) => connection.getFirstAsync('pragma journal_mode')).then((row) => row.journal_mode),
    newer: () => database.write((connection) => connection.execAsync('pragma user_version = 9999')),
  };`;

let folder: string;
let served: Served;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'saves-page-'));
  await bundlePage(PAGE, folder);
  served = await serve(folder, 0);
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  context = await browser.newContext();
});
afterEach(() => context.close());

async function tab(): Promise<Page> {
  const page = await context.newPage();
  await page.goto(served.address);
  return page;
}

/** Calls the storage in a page. */
const ask = (page: Page, call: string): Promise<unknown> => page.evaluate(`storage.${call}`);

test('moves are committed to the log in a browser too, and are there after the page is loaded again', async () => {
  const page = await tab();
  expect(await ask(page, 'open()')).toBe('open');
  expect(await ask(page, 'mode()')).toBe('wal');
  await ask(page, 'choose()');
  await ask(page, 'play()');
  await page.reload();
  expect(await ask(page, 'open()')).toBe('open');
  expect(await ask(page, 'found()')).toBe(true);
  expect(await ask(page, 'chosen()')).toBe('de');
});

test('a tab that crashes loses nothing', async () => {
  const page = await tab();
  await ask(page, 'open()');
  await ask(page, 'play()');
  await page.goto('chrome://crash').catch(() => undefined);
  const after = await tab();
  expect(await ask(after, 'open()')).toBe('open');
  expect(await ask(after, 'found()')).toBe(true);
});

test('a second tab says that the first has the games, and takes over when it is closed', async () => {
  const first = await tab();
  await ask(first, 'open()');
  const second = await tab();
  expect(await ask(second, 'open()')).toBe('elsewhere');
  await ask(first, 'play()');
  expect(await ask(first, 'found()')).toBe(true);
  await first.close();
  // The browser lets go of the files a moment after the tab is gone: whoever tries again gets them.
  let outcome = await ask(second, 'open()');
  for (let tries = 0; outcome !== 'open' && tries < 50; tries++) {
    await second.waitForTimeout(100);
    outcome = await ask(second, 'open()');
  }
  expect(outcome).toBe('open');
  expect(await ask(second, 'found()')).toBe(true);
});

test('a database of a newer version is refused, stays, and a fresh one can be begun beside it', async () => {
  const page = await tab();
  await ask(page, 'open()');
  await ask(page, 'play()');
  await ask(page, 'newer()');
  await page.reload();
  expect(await ask(page, 'open()')).toBe('newer');
  await page.reload();
  expect(await ask(page, 'open(true)')).toBe('open');
  await ask(page, 'play()');
  await page.reload();
  expect(await ask(page, 'open()')).toBe('open');
  expect(await ask(page, 'found()')).toBe(true);
});

/** Leaves a pool as a visit does that ends while SQLite makes its files: one of six, with or without its head. */
async function leavePoolUnfinished(bytes: number): Promise<void> {
  const top = await navigator.storage.getDirectory();
  const pool = await top.getDirectoryHandle('expo-sqlite', { create: true });
  const writer = await (await pool.getFileHandle('the-first', { create: true })).createWritable();
  await writer.write(new Uint8Array(bytes));
  await writer.close();
}

/** Writes nonsense over every file that holds something: the pool's own 4 KB at its beginning say which file is which. */
async function ruinFiles(page: Page): Promise<number> {
  await page.goto(`${served.address}/worker.js`);
  return page.evaluate(async () => {
    const top = await navigator.storage.getDirectory();
    let ruined = 0;
    for await (const file of (await top.getDirectoryHandle('expo-sqlite')).values()) {
      if (!(file instanceof FileSystemFileHandle)) continue;
      const { size } = await file.getFile();
      if (size <= 4096) continue;
      const writer = await file.createWritable({ keepExistingData: true });
      await writer.write({ type: 'write', position: 4096, data: new Uint8Array(size - 4096).fill(0x4d) });
      await writer.close();
      ruined++;
    }
    return ruined;
  });
}

test.each([0, 4096])(
  'a first visit that ended after one of the files of the pool, with %i bytes in it, is mended by the next',
  async (bytes) => {
    const page = await tab();
    await page.evaluate(leavePoolUnfinished, bytes);
    await page.reload();
    expect(await ask(page, 'open()')).toBe('open');
    await ask(page, 'play()');
    await page.reload();
    expect(await ask(page, 'open()')).toBe('open');
    expect(await ask(page, 'found()')).toBe(true);
  },
);

test('five files that were ruined one after the other fill the pool, and there is room for a sixth', async () => {
  const page = await tab();
  for (let ruined = 0; ruined < 5; ruined++) {
    expect(await ask(page, `open(${ruined > 0})`)).toBe('open');
    await ask(page, 'play()');
    expect(await ruinFiles(page)).toBeGreaterThan(ruined);
    await page.goto(served.address);
    expect(await ask(page, 'open()')).toBe('broken');
    await page.reload();
  }
  expect(await ask(page, 'open(true)')).toBe('open');
  await ask(page, 'play()');
  await page.reload();
  expect(await ask(page, 'open()')).toBe('open');
  expect(await ask(page, 'found()')).toBe(true);
});
