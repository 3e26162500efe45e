/** What the phone shows, as far as somebody who plays goes by it. */
import type { Page } from 'playwright-core';

export interface Sight {
  readonly shows: 'curtain' | 'result' | 'moment' | 'call' | 'private' | 'table' | 'over' | 'nothing';
  /** Who is named on the curtain, or what is asked for on the table. */
  readonly words: string;
  /** How many choices there are, and how often they have changed. */
  readonly choices: number;
  readonly changes: number;
}

/** What is said, in both languages, on a button or above a page. */
export const WORDS = {
  curtain: /^(?:Hold: I am|Halten: Ich bin) (.*)$/,
  result: /^(Got it|Gesehen)(, .*)?$/,
  moment: /^(Go on|Weiter)$|^.* (goes on|macht weiter)$/,
  call: /^(Nobody reacts|Niemand reagiert)$/,
  private: /^(Look at the table first|Erst den Tisch ansehen)$/,
  choices: /(?:All choices|Alle Möglichkeiten) \((\d+)\)$/,
  over: /^(The mine is closed|Die Mine ist geschlossen)$/,
} as const;

const SOURCES = {
  curtain: WORDS.curtain.source,
  result: WORDS.result.source,
  moment: WORDS.moment.source,
  call: WORDS.call.source,
  secret: WORDS.private.source,
  choices: WORDS.choices.source,
  over: WORDS.over.source,
} as const;

/** Reads the page at once. */
export function look(page: Page): Promise<Sight> {
  return page.evaluate(({ curtain, result, moment, call, secret, choices, over }) => {
    const isShown = (element: HTMLElement): boolean =>
      element.getClientRects().length > 0 && element.closest('[aria-hidden="true"]') === null;
    const named = (pattern: string, roles = '[role="button"], button'): RegExpExecArray | null => {
      for (const element of document.querySelectorAll<HTMLElement>(roles)) {
        const name = (element.getAttribute('aria-label') ?? element.innerText).trim();
        const found = new RegExp(pattern).exec(name);
        if (found && isShown(element)) return found;
      }
      return null;
    };
    const changes = Number(document.documentElement.dataset['changes'] ?? 0);
    const sight = { words: '', choices: 0, changes };
    const held = named(curtain);
    if (held) return { ...sight, shows: 'curtain' as const, words: held[1] ?? '' };
    if (named(result)) return { ...sight, shows: 'result' as const };
    if (named(moment)) return { ...sight, shows: 'moment' as const };
    if (named(call)) return { ...sight, shows: 'call' as const };
    if (named(secret)) return { ...sight, shows: 'private' as const };
    if (named(over, '[role="heading"], h1, h2')) return { ...sight, shows: 'over' as const };
    const count = Number(named(choices)?.[1] ?? 0);
    const said = [...document.querySelectorAll<HTMLElement>('[role="status"]')].find(isShown);
    return count === 0 || !said
      ? { ...sight, shows: 'nothing' as const }
      : { ...sight, shows: 'table' as const, words: said.innerText.trim(), choices: count };
  }, SOURCES);
}

/** How long something may take on a busy machine. */
export const PATIENCE = 60_000;

/** Whoever is shown what was done goes on: taps the button that says so, if it is still there. */
export async function goOn(page: Page, words: RegExp): Promise<void> {
  const at = await page.evaluate((pattern) => {
    for (const element of document.querySelectorAll<HTMLElement>('[role="button"], button')) {
      const box = element.getBoundingClientRect();
      if (box.width > 0 && new RegExp(pattern).test((element.getAttribute('aria-label') ?? element.innerText).trim()))
        return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    }
    return null;
  }, words.source);
  if (at) await page.mouse.click(at.x, at.y);
}

/** Looks until the phone shows something that is waited for. What is told on the way there is gone on from. */
export async function see(page: Page, what: string, is: (sight: Sight) => boolean): Promise<Sight> {
  for (const end = Date.now() + PATIENCE; ;) {
    const sight = await look(page);
    if (is(sight)) return sight;
    if (sight.shows === 'result' || sight.shows === 'moment') await goOn(page, WORDS[sight.shows]);
    if (Date.now() > end) throw new Error(`${what} was waited for, but: ${JSON.stringify(sight)}`);
    await page.waitForTimeout(40);
  }
}
