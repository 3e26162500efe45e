/** Hands on the mine: fingers, wheel, keys and the small map move it; what is placed comes near. */
import type { CDPSession, Page } from 'playwright-core';
import { guideOf } from '../../src/lab/tour/guide';
import { gameAt, type Moment } from '../../src/lab/tour/moments';
import { button } from './phone';
import { onStage } from './stage';

const visit = onStage();
jest.setTimeout(180_000);

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the things that shine in the mine are, by name; those out of view as well. */
type Places = ReadonlyMap<string, Point>;

async function places(page: Page): Promise<Places> {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-testid^="target-"]')].map((element) => {
      const box = element.getBoundingClientRect();
      const point = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      return [element.dataset['testid'] ?? '', point] as const;
    }),
  );
  return new Map(found);
}

/** Two things that shine before and after, as far from each other as may be, and how much farther they are after; NaN if too few are in both. */
function stretch(before: Places, after: Places) {
  const both = [...before.keys()].filter((key) => after.has(key));
  const pairs = both.flatMap((one) => both.map((other) => [one, other] as const));
  const far = (at: Places, [one, other]: readonly [string, string]): number => {
    const [a = { x: 0, y: 0 }, b = { x: 0, y: 0 }] = [at.get(one), at.get(other)];
    return Math.hypot(a.x - b.x, a.y - b.y);
  };
  const [widest] = pairs.sort((a, b) => far(before, b) - far(before, a));
  return widest ? far(after, widest) / far(before, widest) : NaN;
}

/** Waits until the things have come to rest where it is wanted. */
async function rest(page: Page, wanted: (at: Places) => boolean): Promise<Places> {
  let last = '';
  for (let i = 0; i < 200; i++) {
    await page.waitForTimeout(100);
    const now = await places(page);
    const said = JSON.stringify([...now]);
    if (now.size > 1 && said === last && wanted(now)) return now;
    last = said;
  }
  throw new Error(`the mine does not come to rest there: ${last}`);
}

/** Waits until the things have come to rest somewhere else. */
function moved(page: Page, before: Places): Promise<Places> {
  const was = JSON.stringify([...before]);
  return rest(page, (at) => JSON.stringify([...at]) !== was);
}

/** The middle of the mine, its left edge, and how far down nothing lies over it there. */
async function middle(page: Page): Promise<Point & { readonly left: number; readonly bottom: number }> {
  const box = await page.getByRole('application').filter({ visible: true }).boundingBox();
  if (!box) throw new Error('there is no mine');
  const bottom = await page.evaluate((x) => {
    let y = innerHeight - 1;
    while (y > 0 && !document.elementFromPoint(x, y)?.closest('[data-testid="mine"]')) y--;
    return y;
  }, box.x + 20);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, left: box.x, bottom };
}

/** Sits down to a City that has gone on for a while and chooses a company: what shines is where it may be dug for. */
async function choose(page: Page): Promise<Places> {
  const guide = guideOf(page, 'en');
  const until = ({ at, view }: Moment): boolean => at >= 60 && view.stack.at(-1)?.kind === 'company';
  await guide.sitDown(gameAt({ game: 'city-under-the-mountain', seats: 3, seed: 'look', who: 'people', until }));
  await guide.hold();
  await guide.seeMine();
  await page.getByTestId('card-company:0').filter({ visible: true }).click();
  return moved(page, new Map());
}

const touch = (cdp: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
  cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) });

test('two fingers zoom about themselves and place nothing', async () => {
  await visit({ reduceMotion: true }, async (page) => {
    const before = await choose(page);
    const cdp = await page.context().newCDPSession(page);
    const [target] = before.values();
    if (!target) throw new Error('nothing shines');
    // Both fingers are on what shines, and go apart.
    const both = (apart: number): readonly Point[] => [
      { x: target.x, y: target.y - apart },
      { x: target.x, y: target.y + apart },
    ];
    await touch(cdp, 'touchStart', both(20).slice(0, 1));
    await touch(cdp, 'touchStart', both(20));
    for (let apart = 24; apart <= 100; apart += 4) await touch(cdp, 'touchMove', both(apart));
    await touch(cdp, 'touchEnd', []);
    const after = await moved(page, before);
    expect(stretch(before, after)).toBeGreaterThan(1.5);
    const [name = ''] = before.keys();
    expect(Math.hypot((after.get(name)?.x ?? 0) - target.x, (after.get(name)?.y ?? 0) - target.y)).toBeLessThan(8);
    await expect(button(page, 'Place it here').isVisible()).resolves.toBe(false);
    // The same finger alone places it.
    const [nearest] = after.values();
    await touch(cdp, 'touchStart', [nearest ?? target]);
    await touch(cdp, 'touchEnd', []);
    await button(page, 'Place it here').waitFor();
  });
});

test('buttons, wheel and keys zoom, the small map leads to a corner, and everything can be shown again', async () => {
  await visit({ reduceMotion: true }, async (page) => {
    const asked = await choose(page);
    await button(page, 'Show everything').click();
    const whole = await moved(page, asked);
    await button(page, 'Zoom in').click();
    const near = await moved(page, whole);
    expect(stretch(whole, near)).toBeCloseTo(1.5, 1);
    const { x, y, left, bottom } = await middle(page);
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -200);
    const nearer = await moved(page, near);
    expect(stretch(near, nearer)).toBeGreaterThan(1.05);
    await page.mouse.click(left + 20, bottom - 20);
    const corner = await moved(page, nearer);
    expect(stretch(nearer, corner)).toBeCloseTo(1, 1);
    await page.getByRole('application').filter({ visible: true }).focus();
    await page.keyboard.press('ArrowRight');
    await moved(page, corner);
    await button(page, 'Show everything').click();
    for (const [key, { x: at, y: below }] of await moved(page, corner)) {
      expect(Math.abs((whole.get(key)?.x ?? 0) - at)).toBeLessThan(2);
      expect(Math.abs((whole.get(key)?.y ?? 0) - below)).toBeLessThan(2);
    }
  });
});

/** Whether the nearest two things that shine are as far apart as a finger needs in a City. */
function isNear(at: Places): boolean {
  const all = [...at.values()];
  const gaps = all.flatMap((a, i) => all.slice(i + 1).map((b) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))));
  return Math.min(...gaps) >= 30;
}

test('the camera comes near to what is asked, stays near while it is placed and for what comes next', async () => {
  await visit({}, async (page) => {
    await choose(page);
    const before = await rest(page, isNear);
    const target = [...before.values()].at(-1);
    if (!target) throw new Error('nothing shines');
    await page.mouse.click(target.x, target.y);
    await button(page, 'Place it here').waitFor();
    await rest(page, isNear);
    await button(page, 'Place it here').click();
    await rest(page, isNear);
  });
});
