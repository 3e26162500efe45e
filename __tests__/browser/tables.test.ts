/** Every table, in every state and size: nothing is cut, covered, too small or unnamed, and a turn needs no scrolling. */
import type { Page } from 'playwright-core';
import type { Language } from '../../src/engine/show';
import type { GameId } from '../../src/games';
import { guideOf, type Guide } from '../../src/lab/tour/guide';
import { gameAt, lengthOf, type Moment } from '../../src/lab/tour/moments';
import { violations } from './axe';
import { faultsOfLayout, faultsOfTargets, nextFrames, scrolling } from './looks';
import { onStage } from './stage';

const visit = onStage();
jest.setTimeout(600_000);

const PHONE = { width: 390, height: 844 } as const;
const TIGHT = [PHONE, { width: 320, height: 568 }, { width: 844, height: 390 }] as const;
const SIZES = [...TIGHT, { width: 1024, height: 768 }, { width: 1366, height: 1024 }] as const;

/** In brief only in the language with the longer words, where it is tightest. */
const isBrief = process.env['BRIEF'] !== undefined;
const LANGUAGES: readonly Language[] = isBrief ? ['de'] : ['en', 'de'];

/** A game with the turn that is looked at: somebody can place something or play a card. */
const TABLES = [
  { game: 'dig-deeper-dwarf', seats: 3, turn: 'activity', after: 60, lesson: 'turn' },
  { game: 'saboteur', seats: 5, turn: 'turn', after: 24, lesson: 'tools' },
  { game: 'city-under-the-mountain', seats: 3, turn: 'company', after: 60, lesson: 'tunnels' },
] as const satisfies readonly { game: GameId; seats: number; turn: string; after: number; lesson: string }[];

const SEED = 'look';
const FEW = 4;
const kindOf = ({ view }: Moment): string => view.stack.at(-1)?.kind ?? '';

/** What is wrong with a page now; `still` as below. A slow machine may still be laying it out: what is wrong stays wrong. */
async function faultsNow(page: Page, still = true): Promise<string[]> {
  let found: string[] = [];
  for (let look = 0; look < 8; look++) {
    await page.waitForTimeout(look === 0 ? 100 : 400);
    await nextFrames(page);
    found = await page.evaluate(faultsOfLayout);
    if (still) found.push(...(await page.evaluate(faultsOfTargets)));
    if (found.length === 0) return [];
  }
  return found;
}

/** What is wrong at all sizes; `still` if nothing may have to be moved to reach what can be done. */
async function faultsAtAllSizes({ page, language }: Guide, still: boolean): Promise<string[]> {
  const all: string[] = [];
  // What scrolls anyway, and the language with the longer words, is looked at where it is tightest.
  for (const size of still && language === 'en' ? SIZES : TIGHT) {
    await page.setViewportSize(size);
    const found = await faultsNow(page, still);
    if (still) found.push(...(await page.evaluate(scrolling)));
    all.push(...found.map((fault) => `${size.width} x ${size.height}: ${fault}`));
  }
  await page.setViewportSize(PHONE);
  return all;
}

/** Looks at a state with everything: the layout at all sizes, and axe-core, to which the language makes no difference. */
async function lookAt(guide: Guide, state: string, still = true): Promise<string[]> {
  const layout = await faultsAtAllSizes(guide, still);
  const faults = guide.language === LANGUAGES[0] ? [...layout, ...(await violations(guide.page))] : layout;
  return faults.map((fault) => `${state}: ${fault}`);
}

/** Touches the first thing that shines: a card, else something in the mine. */
async function lift({ page }: Guide): Promise<void> {
  const shines = page.locator('[data-testid^="card-"], [data-testid^="target-"]').filter({ visible: true }).last();
  await shines.focus();
  await page.keyboard.press('Enter');
}

/** Chooses something in the settings and comes back. */
async function choose(page: Page, name: string): Promise<void> {
  const table = page.url();
  await page.goto(new URL('/settings', table).href);
  await page.getByRole('radio', { name, exact: true }).click();
  await page.goto(table);
}

describe.each(TABLES)('$game', ({ game, seats, turn, after, lesson }) => {
  const own = (who: 'people' | 'alone') =>
    gameAt({
      ...{ game, seats, seed: SEED, who },
      // Somebody whose hand is empty has nothing to lift.
      until: (moment) => moment.at >= after && kindOf(moment) === turn && moment.moves.length >= FEW,
    });

  test.each(LANGUAGES)(
    'is whole at every size, in every theme and with text at 200 %%, and axe-core finds nothing, in %s',
    async (language: Language) => {
      const all: string[] = [];
      await visit({ language, reduceMotion: true }, async (page) => {
        page.setDefaultTimeout(60_000);
        const guide = guideOf(page, language);
        await guide.sitDown(own('people'));
        await page.getByRole('heading').or(page.getByRole('toolbar')).filter({ visible: true }).first().waitFor();
        all.push(...(await lookAt(guide, 'curtain')));
        await guide.hold();
        await guide.seeMine();
        all.push(...(await lookAt(guide, 'turn')));
        await lift(guide);
        all.push(...(await lookAt(guide, 'choice')));
        await guide.tidy();
        await guide.tool('menu.title').click();
        all.push(...(await lookAt(guide, 'menu', false)));
        await guide.tidy();

        const whole = { game, seats, seed: SEED } as const;
        const last = lengthOf(whole);
        await guide.sitDown(gameAt({ ...whole, who: 'bots', until: ({ at }) => at >= last - 1 }));
        await guide.seeCount();
        all.push(...(await lookAt(guide, 'score', false)));
        await guide.button(guide.text('score.replay')).click();
        await page.getByRole('slider').fill(String(after));
        all.push(...(await lookAt(guide, 'replay', false)));
        await page.goto(new URL(`/learn/${game}/${lesson}`, page.url()).href);
        await guide.seeMine();
        all.push(...(await lookAt(guide, 'lesson', false)));

        if (language === 'en') return;
        await guide.sitDown(own('alone'));
        for (const [name, choice] of [
          ['light', guide.text('settings.theme.light')],
          ['contrast', guide.text('settings.theme.contrast')],
          ['200 %', guide.text('settings.textSize.percent', { percent: 200 })],
        ] as const) {
          await choose(page, choice);
          await guide.seeMine();
          const faults = [...(await faultsNow(page)), ...(await violations(page))];
          all.push(...faults.map((fault) => `${name}: ${fault}`));
        }
      });
      expect(all).toEqual([]);
    },
  );
});
