/** Rounds that are played by roles, names and keys alone: no coordinates, no names for tests, no mouse. */
import type { Page } from 'playwright-core';
import { pressByKey, tabTo, whichComes } from './keys';
import { onStage } from './stage';

const visit = onStage();
jest.setTimeout(600_000);

const CURTAIN = /^Hold: I am (\w+)$/;
/** What was done, or has come to light, is gone on from. */
const TOLD = /^(Got it(, pass on)?|Go on|\w+ goes on)$/;
const CHOICES = /All choices \([1-9]/;

/** Sets a game up from home, by keys. */
async function sitDown(page: Page, game: string): Promise<void> {
  page.setDefaultTimeout(60_000);
  await page.getByRole('button', { name: game }).filter({ visible: true }).first().waitFor();
  await pressByKey(page, new RegExp(`^${game}`));
  await page.getByRole('button', { name: 'New game' }).waitFor();
  await pressByKey(page, /^New game$/);
  await page.getByRole('button', { name: 'To the table' }).waitFor();
  await pressByKey(page, /^Advanced/);
  const seed = page.getByRole('textbox', { name: 'Seed', exact: true });
  await seed.waitFor();
  for (let step = 0; step < 60 && !(await seed.evaluate((field) => field === document.activeElement)); step++)
    await page.keyboard.press('Tab');
  await page.keyboard.type('unseen');
  await pressByKey(page, /^To the table$/);
}

interface Told {
  /** Who took the phone, in order. */
  readonly taken: string[];
  readonly calls: number;
  /** How things were done. */
  readonly ways: ReadonlySet<'mine' | 'list' | 'card' | 'button' | 'choices'>;
}

type Way = 'mine' | 'list' | 'card' | 'button' | 'choices';

/** Something in the mine that can be touched now, reached by Tab. */
async function touchMine(page: Page): Promise<boolean> {
  const mine = page.getByRole('application', { name: 'The mine', exact: true });
  const inside = mine.getByRole('button').filter({ visible: true });
  const names = new Set(await inside.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? '')));
  for (const name of ['Zoom in', 'Zoom out', 'Show everything', 'The mine as a list']) names.delete(name);
  if (names.size === 0) return false;
  if (!(await tabTo(page, (now) => names.has(now.name)))) return false;
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  return true;
}

/** The first thing of the mine's list that can be done. */
async function pickFromList(page: Page): Promise<boolean> {
  await pressByKey(page, /^The mine as a list$/, 'Space');
  const sheet = page.getByRole('dialog', { name: 'The mine as a list' });
  await sheet.waitFor();
  const first = sheet.getByRole('listitem').getByRole('button').first();
  const can = (await first.count()) > 0;
  await pressByKey(page, can ? new RegExp(`^${escape((await first.innerText()).trim())}$`) : /^Close$/);
  await sheet.waitFor({ state: 'hidden' });
  return can;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A card of the hand that can be used. */
async function playCard(page: Page): Promise<boolean> {
  const hand = page.getByRole('group', { name: /^Hand of / });
  if ((await hand.count()) === 0) return false;
  const usable = hand.getByRole('button', { disabled: false });
  const names = await usable.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
  const [name] = names;
  if (name === undefined) return false;
  await pressByKey(page, new RegExp(`^${escape(name)}$`));
  return true;
}

/** Whatever there is to press: a placement to confirm, a bill to pay, a list to pick from, else any way in turn. */
async function decide(page: Page, prefer: readonly Way[], end: RegExp): Promise<Way> {
  const button = (name: RegExp) => page.getByRole('button', { name }).filter({ visible: true });
  const isThere = async (name: RegExp) => (await button(name).count()) > 0;
  const sheet = page.getByRole('dialog');
  if ((await sheet.count()) > 0) {
    const [first = ''] = await sheet.getByRole('button').allInnerTexts();
    await pressByKey(page, new RegExp(`^${escape(first.trim())}$`));
    return 'choices';
  }
  if (await isThere(/^Yes, do it$/)) {
    await pressByKey(page, /^Yes, do it$/);
    return 'button';
  }
  if (await isThere(/^Place it here$/)) {
    await pressByKey(page, /^Place it here$/, 'Space');
    return 'button';
  }
  if (await isThere(/^Confirm$/)) {
    await pressByKey(page, /^Confirm$/);
    return 'button';
  }
  for (const way of prefer) {
    if (way === 'mine' && (await touchMine(page))) return 'mine';
    if (way === 'list' && (await pickFromList(page))) return 'list';
    if (way === 'card' && (await playCard(page))) return 'card';
    if (way === 'button' && (await isThere(end))) {
      await pressByKey(page, end);
      return 'button';
    }
  }
  await pressByKey(page, CHOICES);
  await sheet.waitFor();
  return 'choices';
}

/** Plays on until so many have taken the phone, each a different way in turn. */
async function play(
  page: Page,
  turns: number,
  prefer: readonly (readonly Way[])[],
  end: RegExp,
  most = 160,
): Promise<Told> {
  const taken: string[] = [];
  const ways = new Set<Way>();
  let calls = 0;
  for (let step = 0; step < most; step++) {
    const asked = await whichComes({
      curtain: page.getByRole('button', { name: CURTAIN }),
      call: page.getByRole('button', { name: 'Nobody reacts', exact: true }),
      told: page.getByRole('button', { name: TOLD }),
      choice: page.getByRole('button', { name: CHOICES }).or(page.getByRole('dialog')),
      over: page.getByRole('heading', { name: 'The mine is closed' }),
    });
    if (asked === 'over') break;
    if (asked === 'curtain') {
      const name = (await page.getByRole('heading', { level: 1 }).filter({ visible: true }).first().innerText()).trim();
      if (taken.at(-1) !== name) taken.push(name);
      if (taken.length > turns) break;
      await pressByKey(page, CURTAIN);
      await page.getByRole('button', { name: CURTAIN }).waitFor({ state: 'hidden' });
    } else if (asked === 'told') {
      // What was done goes on by itself after a while, perhaps before the key is found.
      await pressByKey(page, TOLD).catch(() => undefined);
    } else if (asked === 'call') {
      // Nobody speaks, and the call closes by itself.
      calls++;
      await page.getByRole('button', { name: 'Nobody reacts', exact: true }).waitFor({ state: 'hidden' });
    } else ways.add(await decide(page, prefer[step % prefer.length] ?? [], end));
    await page.waitForTimeout(60);
  }
  return { taken, calls, ways };
}

test('a round of Dig Deeper Dwarf, with a call, by names and keys alone', async () => {
  await visit({ reduceMotion: true }, async (page) => {
    await sitDown(page, 'Dig Deeper Dwarf');
    const { taken, calls, ways } = await play(
      page,
      3,
      [['card', 'mine', 'button'], ['list', 'button'], ['button']],
      /^End turn$/,
    );
    expect(new Set(taken.slice(0, 3)).size).toBe(3);
    expect(calls).toBeGreaterThan(0);
    expect([...ways]).toEqual(expect.arrayContaining(['card', 'button']));
    expect(ways.has('mine') || ways.has('list')).toBe(true);
  });
});

test('a round of Saboteur, from the roles until everybody has had a turn, by names and keys alone', async () => {
  await visit({ reduceMotion: true }, async (page) => {
    await sitDown(page, 'Saboteur');
    const { taken, ways } = await play(
      page,
      6,
      [
        ['button', 'mine'],
        ['button', 'list'],
        ['button', 'card'],
      ],
      /^All seen$/,
    );
    expect(new Set(taken.slice(0, 3)).size).toBe(3);
    expect(new Set(taken.slice(3, 6)).size).toBe(3);
    expect(ways.has('mine') || ways.has('list')).toBe(true);
  });
});

test('a round of City Under the Mountain by names and keys alone', async () => {
  await visit({ reduceMotion: true }, async (page) => {
    await sitDown(page, 'City Under the Mountain');
    const { taken, ways } = await play(page, 3, [['mine'], ['list'], ['mine']], /^(Stop digging|Keep all)$/, 40);
    // Nothing is hidden here, so nobody holds a curtain.
    expect(taken).toEqual([]);
    expect([...ways]).toEqual(expect.arrayContaining(['mine', 'list']));
  });
});
