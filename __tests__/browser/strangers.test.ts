/** Every screen in a browser that can reach nothing but the app: the stage fails a visit that asked anybody else. */
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

// One language is enough: the words of both come with the app, and the stage watches every other visit as well.
test('no screen asks anybody for anything', async () => {
  expect(addresses).toEqual(expect.arrayContaining(['/', '/settings', '/about', '/privacy', `/new/${game}`]));
  await visit({ language: 'de', reduceMotion: true }, async (page) => {
    for (const address of addresses) {
      await page.goto(new URL(address, page.url()).href);
      await page.getByRole('heading').or(page.getByRole('alert')).filter({ visible: true }).first().waitFor();
      await page.waitForLoadState('networkidle');
    }
  });
});

test('the page forbids it itself, on a host that sends no headers', async () => {
  await visit({}, async (page) => {
    await page.route('**/*', async (route) => {
      const response = await route.fetch();
      const { 'content-type': type = '' } = response.headers();
      await route.fulfill({
        status: response.status(),
        headers: { 'content-type': type },
        body: await response.body(),
      });
    });
    await page.reload();
    await page.getByRole('heading').filter({ visible: true }).first().waitFor();
    const forbidden = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ blockedURI }) => resolve(blockedURI));
          fetch('https://example.org/').then(
            () => resolve('nothing'),
            () => undefined,
          );
        }),
    );
    expect(forbidden).toBe('https://example.org/');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
