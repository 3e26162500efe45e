/** The Assayer, by taps: a game is weighed, a slip is tried again, heard about and played on as practice. */
import type { Page } from 'playwright-core';
import { guideOf, type Guide } from '../../src/lab/tour/guide';
import { writeGameFile } from '../../src/storage/exchange';
import { printOf } from '../../src/storage/rows';
import { courseOf, games, stateAt } from '../storage/games';
import { violations } from './axe';
import { faultsOfLayout } from './looks';
import { onStage } from './stage';

const visit = onStage();
jest.setTimeout(400_000);
const PATIENCE = 60_000;
const WEIGHED = 200_000;
const SIZES = [
  [360, 740],
  [1024, 768],
  [390, 844],
] as const;

/** A whole game of one person who does anything, as a file. */
function over(id: string): Buffer {
  const game = games.find((known) => known.id === id);
  if (!game) throw new Error(`no game ${id}`);
  const { setup, moves, states } = courseOf(game, 'assay', 2);
  const record = { game: id, version: game.version, setup, moves };
  const players = ['Thora', 'Odo'].map((name, seat) => ({
    ...{ name, emblem: '' },
    kind: seat === 0 ? 'person' : 'apprentice',
  }));
  return Buffer.from(writeGameFile({ record, players, title: null }, printOf(stateAt(states, moves.length))));
}

/** What axe finds and what is wrong with the layout, at a phone small and large and at a tablet. */
async function faults(page: Page): Promise<string[]> {
  const found: string[] = await violations(page);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(200);
    found.push(...(await page.evaluate(faultsOfLayout)).map((fault) => `${width} x ${height}: ${fault}`));
  }
  return found;
}

/** Makes the first of all moves there are. */
async function choose({ page, button, text }: Guide): Promise<void> {
  // In some languages the tool is called by its short name first.
  await button(new RegExp(text('table.choices', { count: 0 }).replace(/\s*\(?0.*$/, ''))).click();
  await page.getByRole('dialog').getByRole('button').first().click();
}

const beginning = (text: string): RegExp => new RegExp(`^${text.split(/[0:]/)[0] ?? ''}`);

// In the language with the longer words: which words they are makes no difference to what is done.
const language = 'de';

test('a slip is found, tried again, judged by the master and played on', async () => {
  await visit({ reduceMotion: true, path: '/games', language }, async (page) => {
    page.setDefaultTimeout(PATIENCE);
    const guide = guideOf(page, language);
    const { text, button } = guide;
    const asked = page.waitForEvent('filechooser');
    await button(text('saved.takeIn')).click();
    const buffer = over('city-under-the-mountain');
    await (await asked).setFiles({ name: 'city.json', mimeType: 'application/json', buffer });
    await button(text('saved.watch')).click();
    await button(text('assay.title')).click();

    await page.getByRole('heading', { name: text('assay.turnings') }).waitFor({ timeout: WEIGHED });
    expect(await page.getByRole('img', { name: /Thora \d+ %, Odo \d+ %/ }).count()).toBe(1);
    await button(new RegExp(`^${text('assay.inWords')}`)).click();
    await page
      .getByText(/: Thora \d+ %, Odo \d+ %$/)
      .first()
      .waitFor();
    expect(await faults(page)).toEqual([]);

    await button(text('assay.again')).click();
    await page
      .getByText(beginning(text('again.say', { number: 0, name: '' })))
      .last()
      .waitFor();
    expect(await violations(page)).toEqual([]);
    await choose(guide);
    const verdict = page.getByRole('heading', { name: text('again.verdict') });
    await verdict.waitFor();
    await page.getByText(beginning(text('again.yours', { move: '', percent: 0 }))).waitFor();
    expect(await faults(page)).toEqual([]);
    await button(text('again.another')).click();
    await verdict.waitFor({ state: 'detached' });
    await choose(guide);
    await button(new RegExp(`^${text('again.playOn')}`)).click();
    await page.waitForURL('**/table/**');
    await page.goto(new URL('/games', page.url()).href);
    await page.getByRole('group', { name: beginning(text('again.practice', { number: 0 })) }).waitFor();
  });
});
