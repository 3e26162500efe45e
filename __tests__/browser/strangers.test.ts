/** Every screen, in both languages, in a browser that can reach nothing but the app: the stage fails a visit that asked anybody else. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { COVERS } from '../../src/games';
import { onStage } from './stage';

const visit = onStage();
jest.setTimeout(240_000);

const folder = join(__dirname, '../../app');
const [game = ''] = COVERS.map(({ id }) => id);

/** The addresses of all screens, from the files that make them; `[game]` stands for each game, any other gap for something unknown. */
const addresses = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !/_layout/.test(file))
  .map((file) => `/${file.replace(/\.tsx$/, '').replace(/(^|\/)index$/, '')}`)
  .map((path) =>
    path
      .replace('+not-found', 'no/such/place')
      .replace('[game]', game)
      .replace(/\[\w+\]/, 'unknown'),
  );

test.each(['en', 'de'] as const)('no screen asks anybody for anything in %s', async (language) => {
  expect(addresses).toEqual(expect.arrayContaining(['/', '/settings', '/about', '/privacy', `/new/${game}`]));
  await visit({ language, reduceMotion: true }, async (page) => {
    for (const address of addresses) {
      await page.goto(new URL(address, page.url()).href);
      await page.getByRole('heading').or(page.getByRole('alert')).filter({ visible: true }).first().waitFor();
      await page.waitForLoadState('networkidle');
    }
  });
});
