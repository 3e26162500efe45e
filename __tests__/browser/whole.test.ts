/** A whole game on one device by real taps, from a new game to the score, with a reload on the way. */
import type { Page } from 'playwright-core';
import { button, setUp } from './phone';
import { shortGame, type Plan, type Step } from './plan';
import { onStage } from './stage';
import { comeTo, countChanges, playByTaps, type Party } from './fingers';

const visit = onStage();
jest.setTimeout(600_000);

const NAMES = ['Thora', 'Brunna', 'Odo'];
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

/** What the score says of everybody, from the first to the last. */
async function score(page: Page, { standings }: Plan): Promise<void> {
  const [best] = standings;
  await page.getByRole('heading', { name: /^(The mine is closed|Die Mine ist geschlossen)$/ }).waitFor();
  await page
    .getByText(new RegExp(`^${best?.points} (points|Punkte)$`))
    .first()
    .waitFor();
}

/** The first half of a game, and the second: it begins where the phone is passed on. */
const halves = ({ steps }: Plan): readonly [readonly Step[], readonly Step[]] => {
  const isPassedOn = (step: Step, at: number): boolean => {
    const before = steps[at - 1];
    return step.does !== 'pass' && before !== undefined && before.does !== 'pass' && before.seat !== step.seat;
  };
  const middle = steps.findIndex((step, at) => at * 2 >= steps.length && isPassedOn(step, at));
  return [steps.slice(0, middle), steps.slice(middle)];
};

/** Games that are short when everybody does what looks best at first sight. */
const SHORT = [
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
    const [first, second] = halves(plan);
    await visit({ reduceMotion: true, ...size }, async (page) => {
      const party = await sitDown(page, title, plan);
      await playByTaps(page, plan, first, party);
      await comeTo(page, second[0], party);
      await page.reload();
      await playByTaps(page, plan, second, party);
      await score(page, plan);
    });
  },
);
