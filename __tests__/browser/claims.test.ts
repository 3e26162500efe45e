/** Claims: one solved by taps, what goes wrong said in words, a step shown, a solution watched, and all of it kept. */
import type { Page } from 'playwright-core';
import type { Claim } from '../../src/engine/claim';
import { after, beginning, type Knot } from '../../src/engine/proof';
import { view } from '../../src/engine/view';
import { claims, games } from '../../src/games/all';
import { groundOf, openClaim, solutionOf } from '../../src/engine/opened';
import { onStage } from './stage';

const visit = onStage();
jest.setTimeout(300_000);
const PATIENCE = 60_000;

const GAME = 'saboteur';
const NAMES = ['Brunna', 'Odo', 'Hilde', 'Grim'];

/** A claim as it is told: its number in the list of its grade, its goal, and its line as the list of choices says it. */
interface Told {
  readonly claim: Claim;
  readonly number: number;
  readonly goal: string;
  readonly line: readonly string[];
}

function tell(claim: Claim): Told {
  const entry = games.find(({ game }) => game.id === GAME);
  const { list = [], puzzles } = claims[GAME] ?? {};
  if (!entry || !puzzles) throw new Error('no such game');
  const opened = openClaim(entry.game, claim);
  const site = groundOf(entry.game, puzzles, opened, claim.turns);
  const rivals = NAMES.slice();
  const names = Array.from({ length: claim.setup.seats }, (_, seat) =>
    seat === opened.seat ? 'Thora' : (rivals.shift() ?? ''),
  );
  let knot: Knot | null = beginning(site, 1);
  const line = solutionOf(site, claim.line).map((move) => {
    const [world] = knot?.worlds ?? [];
    if (!knot || !world) throw new Error('the line ends');
    const said = entry.show.words.en.move(view(entry.game, world, opened.seat), move, names, opened.seat);
    knot = after(site, knot, move);
    return said;
  });
  const number = list.filter(({ grade }) => grade === claim.grade).indexOf(claim) + 1;
  return { claim, number, goal: puzzles.words.en.goal(site.view, claim.goal, claim.turns, names), line };
}

/** The first claim of the first grade that takes so many turns, in all of which a path is laid. */
function told(turns: number): Told {
  const found = (claims[GAME]?.list ?? [])
    .filter((claim) => claim.turns === turns && claim.grade === 1)
    .map(tell)
    .find(({ line }) => line.every((move) => move.startsWith('Lay ')));
  if (!found) throw new Error('no such claim');
  return found;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

/** Makes a choice out of the list of all that can be done, and confirms it. */
async function choose(page: Page, name: string | RegExp, confirm: string): Promise<void> {
  await page
    .getByRole('button', { name: /^All choices \(/ })
    .first()
    .click();
  await page.getByRole('button', { name, exact: true }).first().click();
  await press(page, confirm);
}

const lay = (page: Page, move: string) => choose(page, move, 'Place it here');

test('a claim is solved by taps: a wrong line is answered, taken back, and the right one is kept as solved', async () => {
  const { number, goal, line } = told(1);
  await visit({ reduceMotion: true }, async (page) => {
    page.setDefaultTimeout(PATIENCE);
    await page.goto(new URL(`/claims?game=${GAME}`, page.url()).href);
    const stake = page.getByRole('link', { name: new RegExp(`^Claim ${number}, not tried`) }).first();
    await stake.click();
    await page.getByText(goal).first().waitFor();

    await choose(page, /^Pass and discard .*/, 'Yes, do it');
    await page
      .getByText(/^Not reached\. /)
      .first()
      .waitFor();
    await press(page, 'Take it back');
    await page.getByText(goal).first().waitFor();

    await press(page, /Hint/);
    await page
      .getByText(`Next step: ${line[0] ?? ''}`)
      .first()
      .waitFor();
    await lay(page, line[0] ?? '');
    await page.getByText('Claim staked!').first().waitFor();

    await press(page, 'Leave the table');
    await page
      .getByRole('link', { name: new RegExp(`^Claim ${number}, solved$`) })
      .first()
      .waitFor();
    await page.reload();
    await page
      .getByRole('link', { name: new RegExp(`^Claim ${number}, solved$`) })
      .first()
      .waitFor();
    await page.goto(new URL('/statistics', page.url()).href);
    await page.getByText(/^Your rating: \d+$/).waitFor();
    await page.getByText('1 claim solved, 0 of them at the first try').waitFor();
  });
});

test('rivals stay out of a claim of two turns, and its solution can be watched', async () => {
  const { claim, goal, line } = told(2);
  await visit({ reduceMotion: true }, async (page) => {
    page.setDefaultTimeout(PATIENCE);
    await page.goto(new URL(`/claims/${GAME}/${claim.key}`, page.url()).href);
    await page.getByText(goal).first().waitFor();
    for (const move of line) await lay(page, move);
    await page.getByText('Staked at the first try!').first().waitFor();

    await press(page, /Menu/);
    await press(page, /^Watch the solution/);
    await page.getByText('That was the line.').first().waitFor();
    await press(page, 'Now you');
    await page.getByText(goal).first().waitFor();

    await lay(page, line[0] ?? '');
    await choose(page, /^Pass and discard .*/, 'Yes, do it');
    await page.getByText('Mother Orla has the word.').first().waitFor();
    await press(page, 'Take it back');
    // The table was set anew, and still goes back beyond the turns of the rivals.
    await press(page, /Undo/);
    for (const move of line) await lay(page, move);
    await page.getByText('Staked at the first try!').first().waitFor();
  });
});
