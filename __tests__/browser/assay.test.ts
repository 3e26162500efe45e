/** The Assayer, by taps: a game is weighed, a slip is tried again, heard about and played on as practice. */
import type { Page } from 'playwright-core';
import { writeGameFile } from '../../src/storage/exchange';
import { printOf } from '../../src/storage/rows';
import { courseOf, games, stateAt } from '../storage/games';
import { violations } from './axe';
import { onStage } from './stage';

const visit = onStage();
jest.setTimeout(300_000);
const PATIENCE = 60_000;
const WEIGHED = 200_000;

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();

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

/** Makes the first of all moves there are. */
async function choose(page: Page): Promise<void> {
  await press(page, /^All choices/);
  await page.getByRole('dialog').getByRole('button').first().click();
}

test('a slip is found, tried again, judged by the master and played on', async () => {
  await visit({ reduceMotion: true, path: '/games' }, async (page) => {
    page.setDefaultTimeout(PATIENCE);
    const asked = page.waitForEvent('filechooser');
    await press(page, 'Import a game');
    const buffer = over('city-under-the-mountain');
    await (await asked).setFiles({ name: 'city.json', mimeType: 'application/json', buffer });
    await press(page, 'Watch again');
    await press(page, 'The Assayer');

    await page.getByRole('heading', { name: 'Where the game turned' }).waitFor({ timeout: WEIGHED });
    const drawn = page.getByRole('img', {
      name: /^Chance to win over the whole game\. At first Thora \d+ %, Odo \d+ %/,
    });
    expect(await drawn.count()).toBe(1);
    await press(page, /^In words/);
    await page.getByText(/^After 0 moves: Thora \d+ %/).waitFor();
    expect(await violations(page)).toEqual([]);

    await press(page, 'Try it again');
    await page.getByText(/^Move \d+, as Thora saw it\./).waitFor();
    expect(await violations(page)).toEqual([]);
    await choose(page);
    const verdict = page.getByRole('heading', { name: 'What the master thinks' });
    await verdict.waitFor();
    await page.getByText(/^Yours: .* \(\d+ %\)$/).waitFor();
    expect(await violations(page)).toEqual([]);
    await press(page, 'Try another move');
    await verdict.waitFor({ state: 'detached' });
    await choose(page);
    await press(page, /^Play on from here, as practice/);
    await page.waitForURL('**/table/**');
    await page.goto(new URL('/games', page.url()).href);
    await page.getByRole('group', { name: /^Practice from move \d+$/ }).waitFor();
  });
});
