/** What people do around one phone: sit down, hold the curtain, choose from the list, and answer what is asked. */
import type { Locator, Page } from 'playwright-core';
import { see, WORDS, type Sight } from './sight';

const visible = (locator: Locator): Locator => locator.filter({ visible: true }).first();

/** A button of the screen in front; those behind it are still in the page. */
export const button = (page: Page, name: string | RegExp): Locator => visible(page.getByRole('button', { name }));

const SURE = /^(Yes, do it|Ja, so machen)$/;
const LET_BE = /^(Let it be|Geschehen lassen)$/;

/** Whether nothing is asked: what was done is being told. */
const isTold = ({ shows }: Sight): boolean => shows === 'nothing' || shows === 'result' || shows === 'moment';

/** What the phone asks for now. */
export type Asked = Exclude<Sight['shows'], 'nothing'>;

/** Waits until the phone asks for something. */
export async function asked(page: Page): Promise<Asked> {
  const { shows } = await see(page, 'a question', (sight) => !isTold(sight));
  if (shows === 'nothing') throw new Error('the table asks for nothing');
  return shows;
}

/** Something that should happen soon even on a slow machine; if not, whoever waits looks anew. */
const SOON = { timeout: 5000 } as const;

/** Holds something until it is gone: the curtain, or a reaction. */
export async function hold(page: Page, held: Locator): Promise<void> {
  await held.hover(SOON);
  await page.mouse.down();
  await held.waitFor({ state: 'hidden', ...SOON }).finally(() => page.mouse.up());
}

/** Picks the choice that a test prefers, else the last, from the list of all choices. */
export async function choose(page: Page, prefer: RegExp): Promise<void> {
  const place = button(page, /^(Place it here|Hierhin legen)$/);
  if (await place.isVisible()) return place.click(SOON);
  const dialog = page.getByRole('dialog');
  if (!(await dialog.isVisible())) await button(page, WORDS.choices).click(SOON);
  const choices = dialog.getByRole('button');
  await choices.first().waitFor(SOON);
  const wanted = choices.filter({ hasText: prefer });
  await ((await wanted.count()) > 0 ? wanted.first() : choices.nth((await choices.count()) - 2)).click(SOON);
  await dialog.waitFor({ state: 'hidden', ...SOON });
  const sure = button(page, SURE);
  if (await sure.isVisible()) await sure.click(SOON);
}

/** Does what the phone asks for. A slow machine may show what is already over: then the next look asks anew. */
export async function oblige(page: Page, prefer: RegExp): Promise<Asked> {
  const now = await asked(page);
  try {
    if (now === 'curtain') await hold(page, button(page, WORDS.curtain));
    if (now === 'call') await button(page, WORDS.call).click(SOON);
    if (now === 'private') await button(page, LET_BE).click(SOON);
    if (now === 'table') await choose(page, prefer);
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes('Timeout')) throw error;
  }
  return now;
}

/** Goes to the page on which a new game of a kind is set up, and gives it a seed. */
export async function setUp(page: Page, game: string, seed: string): Promise<void> {
  await button(page, new RegExp(`^${game}`)).click();
  await button(page, 'New game').click();
  await button(page, /^Advanced/).click();
  await page.getByLabel('Seed', { exact: true }).fill(seed);
}
