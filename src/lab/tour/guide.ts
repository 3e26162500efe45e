/** Somebody who shows the app around: goes to pages, takes games in and sits down, in either language. */
import type { Locator, Page } from 'playwright-core';
import type { Language } from '../../engine/show';
import { de } from '../../i18n/text.de';
import { en } from '../../i18n/text.en';
import { fillIn, type TextArgs, type TextKey, type Texts } from '../../i18n/texts';

const TEXTS: Readonly<Record<Language, Texts>> = { en, de };

export interface Guide {
  readonly page: Page;
  readonly language: Language;
  /** The app's own words. */
  text<K extends TextKey>(...args: TextArgs<K>): string;
  /** A button of the screen in front, by its words; those behind it are still in the page. */
  button(name: string | RegExp): Locator;
  open(path: string): Promise<void>;
  /** Takes a game in from its file and sits down at it. */
  sitDown(file: string): Promise<void>;
  /** Holds the curtain until it is gone, if there is one. */
  hold(): Promise<void>;
  /** Waits until the mine is drawn. */
  seeMine(): Promise<void>;
  /** Waits until the game is over and counted, and goes on from what is told on the way there. */
  seeCount(): Promise<void>;
  /** A tool beside the hand, which may be called by its short name first. */
  tool(key: TextKey): Locator;
  /** Closes what lies over the table, and gives up what is being chosen. */
  tidy(): Promise<void>;
}

/** Bots may take so long to end a game. */
const TO_THE_END = 240_000;

/** Begins of texts that have gaps at their ends, as buttons are found by them. */
const begin = (text: string): RegExp => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** Shows a page around in a language. */
export function guideOf(page: Page, language: Language): Guide {
  const text = <K extends TextKey>(...[key, filling]: TextArgs<K>): string =>
    fillIn(TEXTS[language][key], filling ?? {});
  const button = (name: string | RegExp): Locator =>
    page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
  const open = async (path: string): Promise<void> => {
    await page.goto(new URL(path, page.url()).href);
    await page.locator('[role="heading"], h1').filter({ visible: true }).first().waitFor();
  };
  const curtain = begin(text('table.reveal', { name: '' }).trim());
  const choices = new RegExp(text('table.choices', { count: 0 }).replace(/\s*\(.*$/, ' \\([1-9]'));
  return {
    page,
    language,
    text,
    button,
    open,
    async sitDown(file) {
      await open('/games');
      const asked = page.waitForEvent('filechooser');
      await button(text('saved.takeIn')).click();
      await (await asked).setFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) });
      await page.getByText(text('saved.taken')).waitFor();
      await button(text('saved.continue')).click();
      await page.waitForURL('**/table/**');
    },
    async hold() {
      const [held, open] = [button(curtain), button(choices)];
      const told = button(text('moment.goOn'))
        .or(button(text('result.passOn')))
        .or(button(text('result.gotIt')))
        .first();
      // Where nothing is hidden there is no curtain; what somebody has yet to be told comes first.
      for (;;) {
        await held.or(open).or(told).first().waitFor();
        if (await held.isVisible()) {
          await held.hover();
          await page.mouse.down();
          await held.waitFor({ state: 'hidden' });
          await page.mouse.up();
          await page.mouse.move(0, 0);
        } else if (await told.isVisible()) await told.click({ timeout: 1000 }).catch(() => undefined);
        else if (await open.isVisible()) break;
      }
    },
    tool: (key) =>
      page.getByRole('toolbar').getByRole('button', { name: TEXTS[language][key] }).filter({ visible: true }).first(),
    seeMine: () => button(text('mine.all')).waitFor(),
    async seeCount() {
      const count = page.getByRole('heading', { name: text('table.over') });
      const told = button(text('moment.goOn'));
      for (;;) {
        await count.or(told).first().waitFor({ timeout: TO_THE_END });
        if (await count.isVisible()) return;
        // A deed may give way to the next while it is tapped.
        await told.click({ timeout: 1000 }).catch(() => undefined);
      }
    },
    async tidy() {
      for (const key of ['table.close', 'table.cancel'] as const) {
        const closing =
          key === 'table.close'
            ? page.getByRole('dialog').getByRole('button', { name: text(key), exact: true })
            : button(text(key));
        if (await closing.isVisible()) await closing.click();
      }
      await page.waitForTimeout(100);
    },
  };
}
