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
const takePhone = (page: Page, name: string): Promise<void> =>
  hold(page, button(page, new RegExp(`^(Hold: I am|Halten: Ich bin) ${name}$`)));

/** Pays with what the table proposes. */
const pay = (page: Page): Promise<void> => button(page, /^(Confirm|Bestätigen)$/).click();

/** Somebody objects to what was announced last: takes the phone in secret, thwarts it with the basic action and pays. */
async function object(page: Page, name: string, says: string, thwart: RegExp): Promise<void> {
  await hold(page, button(page, says));
  await takePhone(page, name);
  await button(page, thwart).click();
  await pay(page);
}

/** The ladder of a call, once it has so many rungs: each with its verdict. */
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
    await choose(page, /^Move to the tile east of Thora/);
    await pay(page);
    expect(await asked(page)).toBe('call');
    expect(await ladder(page, 1)).toEqual([
      `Thora announces: Move to the tile east of Thora. Basic action ${WHAT.move} will be carried out`,
    ]);

    await object(page, 'Brunna', 'Brunna objects', /^Thwart it with the basic action/);
    expect(await asked(page)).toBe('call');
    const thwarted = [
      'Thora announces: Move to the tile east of Thora. Basic action will be cancelled',
      `Brunna announces: Thwart Thora’s “Move”. Basic action ${WHAT.thwart} will be carried out`,
    ];
    expect(await ladder(page, 2)).toEqual(thwarted);
    const table = page.url();
    await page.reload();
    expect(await asked(page)).toBe('call');
    expect(await ladder(page, 2)).toEqual(thwarted);

    await page.goto(new URL('/settings', table).href);
    await page.getByRole('radio', { name: 'Deutsch' }).click();
    await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
    await page.goto(table);
    expect(await asked(page)).toBe('call');
    expect(await ladder(page, 2)).toEqual([
      'Thora kündigt an – Bewegen: aufs Plättchen östlich von Thora. Basisaktion wird vereitelt',
      `Brunna kündigt an – Pläne vereiteln: „Bewegen“ von Thora. Basisaktion ${WAS.thwart} wird ausgeführt`,
    ]);

    await object(page, 'Odo', 'Odo erhebt Einspruch', /^Mit der Basisaktion vereiteln/);
    expect(await asked(page)).toBe('call');
    expect(await ladder(page, 3)).toEqual([
      'Thora kündigt an – Bewegen: aufs Plättchen östlich von Thora. Basisaktion wird ausgeführt',
      'Brunna kündigt an – Pläne vereiteln: „Bewegen“ von Thora. Basisaktion wird vereitelt',
      `Odo kündigt an – Pläne vereiteln: „Pläne vereiteln“ von Brunna. Basisaktion ${WAS.thwart} wird ausgeführt`,
    ]);
    await button(page, 'Kein Einspruch').click();
    const again = page.getByRole('listitem').filter({ visible: true, hasText: 'Odo kündigt an' });
    await again.waitFor({ state: 'hidden' });
    expect(await asked(page)).toBe('call');
    expect(await ladder(page, 1)).toEqual([
      `Thora kündigt an – Bewegen: aufs Plättchen östlich von Thora. Basisaktion ${WAS.move} wird ausgeführt`,
    ]);
    await button(page, 'Kein Einspruch').click();

    await takePhone(page, 'Thora');
    expect(await asked(page)).toBe('table');
  });
});
