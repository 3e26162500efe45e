/** Room for the mine: in every kind of choice of every game, on small phones, it is what is seen most, and what is asked is in reach. */
import type { Locator, Page } from 'playwright-core';
import type { GameId } from '../../src/games';
import { games } from '../../src/games/all';
import { guideOf, type Guide } from '../../src/lab/tour/guide';
import { gameAt, type Moment, type Wanted } from '../../src/lab/tour/moments';
import { nextFrames, scrolling } from './looks';
import { onStage } from './stage';

const visit = onStage();
jest.setTimeout(3_600_000);

/** The lowest is the hardest; the others are looked at by whoever asks for this by name. */
const LOW = { width: 360, height: 640 } as const;
const SIZES = process.env['BRIEF']
  ? [LOW]
  : [LOW, { width: 360, height: 740 }, { width: 390, height: 844 }, { width: 430, height: 932 }];

/** So much of the height is the mine's, in percent: when a turn begins, and in any choice. */
const AT_REST = 50;
const CHOOSING = 42;
/** So many points apart lie things that can be touched in the mine. */
const FINGER = 44;

const TABLES = [
  { game: 'dig-deeper-dwarf', seats: 3, variants: ['traits'], turn: 'activity', apart: FINGER, seeds: 8 },
  { game: 'saboteur', seats: 5, variants: [], turn: 'turn', apart: FINGER, seeds: 2 },
  { game: 'city-under-the-mountain', seats: 3, variants: [], turn: '', apart: 30, seeds: 8 },
] as const satisfies readonly {
  game: GameId;
  seats: number;
  variants: readonly string[];
  turn: string;
  apart: number;
  seeds: number;
}[];

/** What kind of choice it is: what is asked, and whether several things are picked together. */
const kindOf = ({ show, view }: Moment): string => `${view.stack.at(-1)?.kind ?? ''}${show.bill(view) ? ', paid' : ''}`;

/** The first moment of each kind of choice, in some games. */
function kindsOf(table: Pick<Wanted, 'game' | 'seats' | 'variants'>, seeds: number): ReadonlyMap<string, Wanted> {
  const found = new Map<string, Wanted>();
  const settles = games.find(({ game }) => game.id === table.game)?.game.settles ?? [];
  for (let n = 0; n < seeds; n++) {
    const seed = `room ${n}`;
    const note = (moment: Moment): boolean => {
      const kind = kindOf(moment);
      // A window is asked on a screen of its own; a first decision tells little of a table.
      const isLate = moment.at >= 30 || moment.phase === 'setup';
      // Where there is only one thing left to choose the table may choose it.
      const isSettled = settles.includes(moment.view.stack.at(-1)?.kind ?? '') && moment.moves.length === 1;
      const isAsked = moment.phase !== 'reaction' && !isSettled;
      if (isAsked && isLate && !found.has(kind))
        found.set(kind, { ...table, seed, who: 'alone', until: ({ at }) => at === moment.at });
      return false;
    };
    try {
      gameAt({ ...table, seed, who: 'bots', until: note });
    } catch {
      // It is over, as it should be.
    }
  }
  return found;
}

interface Measured {
  /** How much of the height nothing lies over, in percent, where that is least. */
  readonly mine: number;
  readonly faults: readonly string[];
  /** How far apart the nearest two things of the mine are that can be touched, and where one of them lies. */
  readonly apart: number;
  readonly closest: { readonly x: number; readonly y: number };
}

/** Measures the page. */
const measure = (page: Page): Promise<Measured> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const isMine = (x: number, y: number): boolean =>
      document.elementFromPoint(x, y)?.closest('[data-testid="mine"]') != null;
    const free = [0.08, 0.3, 0.5, 0.7, 0.92].map((part) => {
      let count = 0;
      for (let y = 1; y < innerHeight; y += 2) if (isMine(innerWidth * part, y)) count += 2;
      return (count / innerHeight) * 100;
    });
    const asked = [...document.querySelectorAll<HTMLElement>('[data-testid]')].filter(
      (element) =>
        /^(card|control|button|rival|target|beyond)-/.test(element.dataset['testid'] ?? '') &&
        element.getClientRects().length > 0,
    );
    for (const element of asked) {
      const name = element.dataset['testid'] ?? '';
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      if (name.startsWith('beyond-')) faults.push(`out of view: ${name}`);
      else if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 40)
        faults.push(`out of the screen: ${name}`);
      if (!name.startsWith('target-') && (width < 43.5 || height < 43.5))
        faults.push(`${Math.round(width)} x ${Math.round(height)}: ${name}`);
    }
    const things = asked
      .filter((element) => /^target-/.test(element.dataset['testid'] ?? ''))
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const kind = (element.dataset['testid'] ?? '').split(':')[0];
        return { kind, x: left + width / 2, y: top + height / 2 };
      });
    for (const { x, y } of things)
      if (!isMine(x, y)) faults.push(`covered in the mine at ${Math.round(x)}, ${Math.round(y)}`);
    // A dwarf stands on a tile: what lies on top is meant. Things of one kind lie beside each other.
    const gaps = things.flatMap((a, i) =>
      things
        .slice(i + 1)
        .filter(({ kind }) => kind === a.kind)
        .map((b) => ({ apart: Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)), x: a.x, y: a.y })),
    );
    const [closest] = gaps.sort((a, b) => a.apart - b.apart);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || element.closest('script, style, noscript')) continue;
      if (element.getClientRects().length === 0 || getComputedStyle(element).visibility === 'hidden') continue;
      const size = parseFloat(getComputedStyle(element).fontSize);
      if (size < 11.99) faults.push(`${size} points: ${node.textContent.trim().slice(0, 30)}`);
    }
    return {
      mine: Math.round(Math.min(...free)),
      apart: Math.round(closest?.apart ?? 999),
      closest: { x: closest?.x ?? 0, y: closest?.y ?? 0 },
      faults: [...new Set(faults)],
    };
  });

/** How far things of the mine are apart, at once and after a tap. */
const pointsOf = (apart: number, near: number): string =>
  apart === 999 ? '' : near === apart ? `(${apart})` : `(${apart}, ${near})`;

/** Waits until nothing moves any more, and measures. */
async function atRest(page: Page): Promise<Measured> {
  let last = '';
  for (let look = 0; look < 30; look++) {
    await page.waitForTimeout(200);
    await nextFrames(page);
    const now = await measure(page);
    const said = JSON.stringify(now);
    if (said === last) return now;
    last = said;
  }
  return measure(page);
}

/** What is asked all over the mine is small: a tap there comes nearer before it means anything. So far apart it is then. */
async function nearer(page: Page, { closest: { x, y } }: Measured, all: Locator): Promise<number> {
  await page.mouse.click(x, y);
  const { apart } = await atRest(page);
  await all.click();
  return apart;
}

test.each(TABLES)('$game: the mine keeps its part in every kind of choice', async (table) => {
  const { game, seats, variants, turn, apart, seeds } = table;
  const rows: string[] = [];
  const faults: string[] = [];
  const look = async ({ page, button, text }: Guide, state: string, least: number): Promise<void> => {
    const cells: string[] = [];
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const found = await atRest(page);
      const all = [...found.faults, ...(await page.evaluate(scrolling))];
      if (found.mine < least) all.push(`the mine has ${found.mine} %`);
      const near = found.apart < apart ? await nearer(page, found, button(text('mine.all'))) : found.apart;
      if (near < apart) all.push(`things of the mine are ${found.apart} points apart, and ${near} after a tap`);
      faults.push(...all.map((fault) => `${state}, ${size.width} x ${size.height}: ${fault}`));
      cells.push(`${String(found.mine).padStart(3)} % ${pointsOf(found.apart, near)}`.padEnd(14));
    }
    rows.push(`${state.padEnd(28)} ${cells.join(' ')}`);
  };
  await visit({ language: 'de', reduceMotion: true, ...LOW }, async (page) => {
    const guide = guideOf(page, 'de');
    for (const [kind, wanted] of kindsOf({ game, seats, variants }, seeds)) {
      await guide.sitDown(gameAt(wanted));
      await guide.hold();
      await guide.seeMine();
      // What happened meanwhile is the one bar that may lie over the mine; the first touch puts it away.
      const told = page.getByTestId('recap').filter({ visible: true });
      if ((await told.count()) > 0) await guide.button(guide.text('table.close')).click();
      await look(guide, kind, kind === turn ? AT_REST : CHOOSING);
      // A choice that was begun with a card: what it is played for.
      const card = page.locator('[data-testid^="card-card"]').filter({ visible: true }).first();
      if (kind !== turn || (await card.count()) === 0) continue;
      await card.click();
      await look(guide, `${kind}, begun`, CHOOSING);
    }
  });
  console.log([game, ...SIZES.map(({ width, height }) => `${width}x${height}`)].join('  ') + '\n' + rows.join('\n'));
  expect(faults).toEqual([]);
});
