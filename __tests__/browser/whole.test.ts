/** Whole games on one phone by real taps, from a new game to the score, each with a reload on the way. */
import type { Page } from 'playwright-core';
import { comeTo, countChanges, holdCurtain, playByTaps, type Party } from './fingers';
import { button, setUp } from './phone';
import { shortGame, type Plan, type Step } from './plan';
import { onStage } from './stage';

const visit = onStage();
jest.setTimeout(600_000);

const NAMES = ['Thora', 'Brunna', 'Odo', 'Hilde', 'Grim'];
const USUAL = 3;

/** Sets a table for a planned game: Thora begins, nothing takes longer than it must. */
async function sitDown(page: Page, title: string, { setup }: Plan): Promise<Party> {
  await countChanges(page);
  await page.reload();
  await setUp(page, title, setup.seed);
  for (let count = USUAL; count < setup.seats; count++) await button(page, 'One player more').click();
  for (let count = USUAL; count > setup.seats; count--) await button(page, 'One player fewer').click();
  await button(page, /^Who begins/).click();
  await page.getByRole('radio', { name: 'Thora' }).click();
  await button(page, /^Speed/).click();
  await page.getByRole('radio', { name: 'At once' }).click();
  await button(page, 'To the table').click();
  return { names: NAMES.slice(0, setup.seats), language: 'en', isAsked: true };
}

/** What the score says of the best. */
async function score(page: Page, { standings }: Plan): Promise<void> {
  const [best] = standings;
  await page.getByRole('heading', { name: /^(The mine is closed|Die Mine ist geschlossen)$/ }).waitFor();
  await page
    .getByText(new RegExp(`^${best?.points} (points|Punkte)$`))
    .first()
    .waitFor();
}

/** Where the phone is passed on to somebody who decides: by the places of those steps. */
const handovers = ({ steps }: Plan): readonly number[] => {
  let last = -1;
  return steps.flatMap((step, at) => {
    if (step.does === 'pass' || step.does === 'react' || step.seat === last) return [];
    last = step.seat;
    return [at];
  });
};

/** Games that are short when everybody does what looks best at first sight. */
const SHORT = [
  ['Saboteur', 'saboteur', 5, { width: 390, height: 844 }, ['short 18', 'short 3', 'short 58']],
  [
    'City Under the Mountain',
    'city-under-the-mountain',
    3,
    { width: 1024, height: 768 },
    ['short 27', 'short 14', 'short 1'],
  ],
] as const;

test.each(SHORT)(
  '%s is played to its score by tapping, with a reload on the way',
  async (title, id, seats, size, seeds) => {
    const plan = shortGame(id, seats, seeds);
    const middle = handovers(plan).find((at) => at * 2 >= plan.steps.length) ?? 0;
    await visit({ reduceMotion: true, ...size }, async (page) => {
      const party = await sitDown(page, title, plan);
      await playByTaps(page, plan, plan.steps.slice(0, middle), party);
      await comeTo(page, plan.steps[middle], party);
      await page.reload();
      await playByTaps(page, plan, plan.steps.slice(middle), party);
      await score(page, plan);
    });
  },
);

/** Says in secret, on one's own turn, that one never wants to be asked. */
async function neverAsk(page: Page, name: string): Promise<void> {
  await holdCurtain(page, name);
  await button(page, 'At this table').click();
  await page
    .getByRole('radiogroup', { name: `Ask ${name} for reactions` })
    .getByRole('radio', { name: 'Never' })
    .click();
  await button(page, /^Close$/).click();
}

test('Dig Deeper Dwarf is played to its score by tapping: calls, standing orders, another language and a reload on the way', async () => {
  const plan = shortGame('dig-deeper-dwarf', 2, ['short 140', 'short 131', 'short 51']);
  const isLaid = (step: Step): boolean => step.does === 'move' && step.move.do === 'lay';
  expect(plan.steps.some(isLaid)).toBe(true);
  const [, second = 0, third = 0, fourth = 0] = handovers(plan);
  await visit({ reduceMotion: true }, async (page) => {
    const party = await sitDown(page, 'Dig Deeper Dwarf', plan);
    // The first turns with calls; from then on nobody wants to be asked.
    await playByTaps(page, plan, plan.steps.slice(0, second), party);
    await neverAsk(page, 'Brunna');
    await playByTaps(page, plan, plan.steps.slice(second, third), party);
    await neverAsk(page, 'Thora');
    const quiet = { ...party, isAsked: false };
    await playByTaps(page, plan, plan.steps.slice(third, fourth), quiet);
    await comeTo(page, plan.steps[fourth], party);
    const table = page.url();
    await page.goto(new URL('/settings', table).href);
    await page.getByRole('radio', { name: 'Deutsch' }).click();
    await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
    await page.goto(table);
    await playByTaps(page, plan, plan.steps.slice(fourth), { ...quiet, language: 'de' });
    await score(page, plan);
  });
});
