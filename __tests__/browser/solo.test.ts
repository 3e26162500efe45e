/** One person alone with three bots that answer at once, from a new game to the count. */
import type { Page } from 'playwright-core';
import { button, oblige, setUp } from './phone';
import { onStage } from './stage';

const visit = onStage();
jest.setTimeout(420_000);

/** One person and three apprentices, at once. */
async function sitDown(page: Page, game: string): Promise<void> {
  await setUp(page, game, 'solo');
  await button(page, /^Who plays Brunna/).click();
  await page.getByRole('radio', { name: 'Apprentice' }).click();
  await button(page, 'Me and bots').click();
  await button(page, 'One player more').click();
  await page.getByText('4 players', { exact: true }).waitFor();
  await button(page, /^Speed/).click();
  await page.getByRole('radio', { name: 'At once' }).click();
  await button(page, 'To the table').click();
}

test.each(['Saboteur', 'City Under the Mountain', 'Dig Deeper Dwarf'])(
  '%s is played with three bots to the count, and they think on a thread of their own',
  async (game) => {
    await visit({ reduceMotion: true }, async (page) => {
      await sitDown(page, game);
      let decisions = 0;
      while ((await oblige(page, /^(End the turn|Done)/)) !== 'over') {
        decisions++;
        expect(decisions).toBeLessThan(400);
      }
      expect(decisions).toBeGreaterThan(10);
      expect(page.workers().filter((worker) => /\/bot-[^/]+\.js$/.test(worker.url()))).toHaveLength(1);
      await button(page, 'Play again').waitFor();
    });
  },
);
