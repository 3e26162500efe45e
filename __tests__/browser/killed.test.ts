/** A browser is killed with everything it runs while a table plays in it: its profile holds all that was confirmed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { roll, seeded } from '../../src/engine/rng';
import { killBrowser, launchWithProfile } from '../../src/lab/chromium';
import { bundlePage } from '../../src/lab/saves/browser';
import { serve, type Served } from '../../src/lab/serve';
import { SEEDS_FROM, soaked } from '../setup/many';

jest.setTimeout(180_000);

const KILLS = soaked(3);
const WRITES = 40;

/** A whole table in a page: the statechart with its writer, bots, and people who take moves back. */
const PAGE = `
  import { openDatabase } from './src/storage/database';
  import { listGames, loadGame } from './src/storage/loadGame';
  import { playAtTable, printOfMoves } from './__tests__/storage/atTable';
  import { find } from './__tests__/storage/games';
  window.table = {
    play: (seed) => openDatabase().then((database) => playAtTable(database, seed, window.say)).catch((error) => window.say('failed', String(error))),
    found: async () => {
      const database = await openDatabase();
      const { games } = await listGames(database);
      const opened = await loadGame(database, games[0]?.id ?? '', find);
      return opened.outcome === 'whole' ? printOfMoves(opened.record.moves) : opened.outcome;
    },
  };`;

let folder: string;
let served: Served;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'killed-'));
  await bundlePage(PAGE, join(folder, 'site'));
  served = await serve(join(folder, 'site'), 0);
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});

async function pageIn(browser: BrowserContext): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(served.address);
  return page;
}

/** Lets a browser play until so many writes are done, kills it a moment later, and gives what may be on disk then. */
async function playUntilKilled(profile: string, seed: string, writes: number, moment: number): Promise<string[]> {
  const browser = await launchWithProfile(profile);
  const page = await pageIn(browser);
  let may: string[] = [];
  await new Promise<void>((done, fail) => {
    let confirmed = 0;
    const say = (what: string, moves: string): void => {
      if (what === 'failed') fail(new Error(moves));
      may = what === 'confirmed' ? [moves] : [...may, moves];
      if (what === 'confirmed' && ++confirmed === writes + 1) setTimeout(done, moment);
    };
    page
      .exposeFunction('say', say)
      // The table plays on: nobody waits for its end.
      .then(() => page.evaluate((from) => void Reflect.get(window, 'table').play(from), seed))
      .catch(fail);
  });
  await killBrowser(browser);
  return may;
}

test.each(Array.from({ length: KILLS }, (_, n) => SEEDS_FROM + n))(
  'a browser killed while a table plays holds every move that the table was told is saved (%i)',
  async (n) => {
    const chance = seeded(`browser killed ${n}`);
    const profile = join(folder, `profile-${n}`);
    const may = await playUntilKilled(profile, `browser ${n}`, 1 + roll(chance, WRITES), roll(chance, 12));
    const again = await launchWithProfile(profile);
    try {
      const found = await (await pageIn(again)).evaluate('table.found()');
      expect(may).toContain(found);
    } finally {
      await again.close();
    }
  },
);
