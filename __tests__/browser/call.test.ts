import type { Page } from 'playwright-core';
import { asked, button, choose, hold, setUp } from './phone';
import { onStage } from './stage';

const visit = onStage();
jest.setTimeout(300_000);

/** What the last rung says of its action. */
const WHAT = {
  move: 'Move the dwarf to a connected tile. Rubble on either of the two tiles blocks the way.',
  thwart: 'Cancel the last action of another player, in anybody’s turn.',
} as const;
const WAS = {
  move: 'Der Zwerg geht auf ein verbundenes Plättchen. Geröll auf einem der beiden Plättchen versperrt den Weg.',
  thwart: 'Verhindert die letzte Aktion eines anderen Spielers, egal in wessen Zug.',
} as const;

/** Sits three people down; Thora begins, Brunna and Odo follow. All of them hold five cards. */
async function sitDown(page: Page): Promise<void> {
  await setUp(page, 'Dig Deeper Dwarf', 'thwart');
  await button(page, /^Who begins/).click();
  await page.getByRole('radio', { name: 'Thora' }).click();
  await button(page, 'To the table').click();
}

/** The one who is named takes the phone. */
async function takePhone(page: Page, name: string): Promise<void> {
  await asked(page);
  await hold(page, button(page, new RegExp(`^(Hold: I am|Halten: Ich bin) ${name}$`)));
}

/** Pays with what the table proposes, which stays laid out until the moves are made. */
async function pay(page: Page): Promise<void> {
  const confirm = button(page, /^(Confirm|Bestätigen)$/);
  await confirm.click();
  await confirm.waitFor({ state: 'hidden' });
}

/**
 * The phone asks everybody; somebody wants to think, so that the call does not close by itself. A touch meant for what was told before
 * may have said so already: the two buttons lie at the same place.
 */
async function called(page: Page): Promise<void> {
  expect(await asked(page)).toBe('call');
  const wait = button(page, /^(Wait, let me think|Moment, ich überlege)$/);
  if (await wait.isVisible()) await wait.click();
}

/** Somebody reacts to what was announced last: the hold proves who it is, and the phone shows what they can do. */
async function react(page: Page, says: string, thwart: RegExp): Promise<void> {
  await hold(page, button(page, says));
  await button(page, thwart).click();
  await pay(page);
}

/** The ladder of a call, once it has so many rungs, newest first: each with its verdict. */
async function ladder(page: Page, rungs: number): Promise<readonly string[]> {
  const items = page.getByRole('listitem').filter({ visible: true });
  await items.nth(rungs - 1).waitFor();
  // The picture of a card says the same again, for eyes alone.
  const said = await items.evaluateAll((all) =>
    all.map((item) =>
      [...item.children]
        .flatMap((part) => (part instanceof HTMLElement && part.ariaHidden !== 'true' ? part.innerText : []))
        .join(' '),
    ),
  );
  return said.map((text) => text.replace(/\s+/g, ' ').trim());
}

test('a Thwart of a Thwart among three on one phone outlives a reload and a change of language, and saves the Move', async () => {
  await visit({ reduceMotion: true }, async (page) => {
    await sitDown(page);
    await takePhone(page, 'Thora');
    await choose(page, /^Move to the tile east of you/);
    await pay(page);
    await called(page);
    expect(await ladder(page, 1)).toEqual([
      `Thora announces: Move to the tile east of Thora. Basic action ${WHAT.move} will be carried out`,
    ]);

    await react(page, 'Brunna reacts', /^Thwart it with the basic action/);
    await called(page);
    const thwarted = [
      `Brunna announces: Thwart Thora’s “Move”. Basic action ${WHAT.thwart} will be carried out`,
      'Thora announces: Move to the tile east of Thora. Basic action will be cancelled',
    ];
    expect(await ladder(page, 2)).toEqual(thwarted);
    const table = page.url();
    await page.reload();
    await called(page);
    expect(await ladder(page, 2)).toEqual(thwarted);

    await page.goto(new URL('/settings', table).href);
    await page.getByRole('radio', { name: 'Deutsch' }).click();
    await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
    await page.goto(table);
    await called(page);
    expect(await ladder(page, 2)).toEqual([
      `Brunna will „Bewegen“ von Thora vereiteln. Basisaktion ${WAS.thwart} wird ausgeführt`,
      'Thora will weitergehen: aufs Plättchen östlich von Thora. Basisaktion wird vereitelt',
    ]);

    await react(page, 'Odo reagiert', /^Mit der Basisaktion vereiteln/);
    await called(page);
    expect(await ladder(page, 3)).toEqual([
      `Odo will das Vereiteln von Brunna verhindern. Basisaktion ${WAS.thwart} wird ausgeführt`,
      'Brunna will „Bewegen“ von Thora vereiteln. Basisaktion wird vereitelt',
      'Thora will weitergehen: aufs Plättchen östlich von Thora. Basisaktion wird ausgeführt',
    ]);
    await button(page, 'Niemand reagiert').click();
    const again = page.getByRole('listitem').filter({ visible: true, hasText: 'Odo will' });
    await again.waitFor({ state: 'hidden' });
    await called(page);
    expect(await ladder(page, 1)).toEqual([
      `Thora will weitergehen: aufs Plättchen östlich von Thora. Basisaktion ${WAS.move} wird ausgeführt`,
    ]);
    await button(page, 'Niemand reagiert').click();

    await takePhone(page, 'Thora');
    expect(await asked(page)).toBe('table');
  });
});
