/** What surrounds a game: its end, watching it again, the saved games and the statistics. */
import type { Page } from 'playwright-core';
import { writeGameFile } from '../../src/storage/exchange';
import { printOf } from '../../src/storage/rows';
import { courseOf, games, stateAt } from '../storage/games';
import { onStage } from './stage';

const visit = onStage();
jest.setTimeout(300_000);
const PATIENCE = 60_000;
const THE_END = 240_000;

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

/** A game of bots shortly before its end, as a file. */
function almostOver(id: string): Buffer {
  const game = games.find((known) => known.id === id);
  if (!game) throw new Error(`no game ${id}`);
  const { setup, moves, states } = courseOf(game, 'pages', 3);
  const count = moves.length - 8;
  const record = { game: id, version: game.version, setup, moves: moves.slice(0, count) };
  const players = ['Thora', 'Brunna', 'Odo'].map((name) => ({ name, kind: 'apprentice', emblem: '' }));
  return Buffer.from(writeGameFile({ record, players, title: null }, printOf(stateAt(states, count))));
}

/** Takes the game in from its file and watches the bots finish it. */
async function watchTheEnd(page: Page): Promise<void> {
  page.setDefaultTimeout(PATIENCE);
  const asked = page.waitForEvent('filechooser');
  await press(page, 'Import a game');
  const chooser = await asked;
  const buffer = almostOver('city-under-the-mountain');
  await chooser.setFiles({ name: 'city.json', mimeType: 'application/json', buffer });
  await press(page, 'Continue');
  await page.getByText('The game is over', { exact: true }).waitFor({ timeout: THE_END });
  await press(page, 'Go on');
  await page.getByRole('heading', { name: 'The mine is closed' }).waitFor();
}

test('bots play a game that was taken in to its end; it can be watched again through any eyes, and it counts', async () => {
  await visit({ reduceMotion: true, path: '/games' }, async (page) => {
    await watchTheEnd(page);
    const victory = await page.getByRole('heading', { name: /(Thora|Brunna|Odo) wins?$/ }).innerText();
    const [winner = ''] = /^\w+/.exec(victory) ?? [];
    await page.getByRole('button', { name: 'Watch it again', exact: true }).last().click();

    const slider = page.getByRole('slider', { name: 'Moment of the game' });
    const most = Number(await slider.getAttribute('max'));
    expect(most).toBeGreaterThan(20);
    await page.getByText(`0 of ${most}`).waitFor();
    await slider.fill(String(most - 1));
    await page.getByText(`${most - 1} of ${most}`).waitFor();
    await press(page, 'One step on');
    await page.getByText(`${most} of ${most}`).waitFor();
    await press(page, 'Play');
    await page.getByText(`1 of ${most}`, { exact: true }).waitFor();
    await press(page, 'Pause');
    await page.getByRole('radio', { name: 'Brunna' }).click();
    expect(await page.getByRole('radio', { name: 'Brunna' }).getAttribute('aria-checked')).toBe('true');

    await page.goto(new URL('/statistics', page.url()).href);
    const panel = page.getByRole('main');
    await panel.getByText('Thora (Apprentice)').waitFor();
    expect(await panel.innerText()).toMatch(new RegExp(`${winner} \\(Apprentice\\)\\s+won 1 of 1`));
    await page.goto(new URL('/', page.url()).href);
    await page.getByRole('button', { name: /^City Under the Mountain/ }).waitFor();
    expect(await page.getByRole('button', { name: /^Continue/ }).count()).toBe(0);
  });
});

test('a game that is on can be gone on with, renamed, deleted and brought back', async () => {
  await visit({ reduceMotion: true, path: '/new/dig-deeper-dwarf' }, async (page) => {
    page.setDefaultTimeout(PATIENCE);
    const title = 'Sunday with Grandmother';
    await press(page, 'To the table');
    await page.getByRole('button', { name: /^Hold: I am/ }).waitFor();
    await page.goto(new URL('/', page.url()).href);
    await press(page, /^Continue: Dig Deeper Dwarf/);
    await page.waitForURL('**/table/**');

    await page.goto(new URL('/games', page.url()).href);
    await page.getByText(/ is next · Round 1 · move 1$/).waitFor();
    await press(page, 'Rename');
    await page.getByRole('textbox', { name: 'Name of the game' }).fill(title);
    await press(page, 'Save name');
    const card = page.getByRole('group', { name: title });
    await card.getByRole('button', { name: 'Delete' }).click();
    await page.getByText(`Deleted: ${title}`).waitFor();
    await card.waitFor({ state: 'detached' });
    await page.getByText(/^No game has been begun yet/).waitFor();
    await press(page, 'Undo');
    await card.waitFor();
    expect(await page.getByText(`Deleted: ${title}`).count()).toBe(0);

    await page.reload();
    await card.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: /^Hold: I am/ }).waitFor();
  });
});
