/**
 * Two rounds by real taps, among people who share one phone. At every screen between two hand-overs a witness knows what must
 * be there and what must not; in each state in which something is told the page is loaded anew, and goes on there.
 */
import type { Page } from 'playwright-core';
import { ladder } from '../../src/engine/chain';
import type { Seat, State } from '../../src/engine/game';
import { CONFIRM, countChanges, eyeOf, holdCurtain, holdSign, literally, move, press, tap } from './fingers';
import { button } from './phone';
import { planned, type Decision, type Plan, type Step } from './plan';
import { goOn, look, PATIENCE, WORDS, type Sight } from './sight';
import { onStage } from './stage';
import { said, Witness } from './witness';

const visit = onStage();
jest.setTimeout(300_000);

const NAMES = ['Thora', 'Brunna', 'Odo', 'Hilde', 'Grim'];
const USUAL = 3;

const count = (steps: readonly Step[], what: string): number =>
  steps.flatMap(({ news }) => news).filter((event) => event.what === what).length;

/** Sets a table for a plan, at which what is told stands until somebody taps. */
async function sitDown(page: Page, title: string, { setup }: Plan): Promise<void> {
  await countChanges(page);
  await page.goto(new URL('/settings', page.url()).href);
  await page.getByRole('radio', { name: 'Until a tap' }).click();
  await page.goto(new URL('/', page.url()).href);
  await button(page, new RegExp(`^${title}`)).click();
  await button(page, 'New game').click();
  await button(page, /^Advanced/).click();
  await page.getByLabel('Seed', { exact: true }).fill(setup.seed);
  for (let seats = USUAL; seats < setup.seats; seats++) await button(page, 'One player more').click();
  await button(page, /^Who begins/).click();
  await page.getByRole('radio', { name: 'Thora' }).click();
  await button(page, 'To the table').click();
}

/** In which states the page is still to be loaded anew. */
type Told = 'result' | 'moment' | 'ceremony' | 'call' | 'curtain';

class Evening {
  private readonly names: readonly string[];
  readonly witness: Witness;
  private readonly words;
  private changes = -1;
  private last: Seat | -1 = -1;

  constructor(
    private readonly page: Page,
    private readonly plan: Plan,
    private readonly left: Set<Told>,
  ) {
    this.names = NAMES.slice(0, plan.setup.seats);
    this.witness = new Witness(plan, this.names, 'en');
    this.words = plan.show.words.en;
  }

  /** Plays the plan. */
  async play(): Promise<void> {
    for (const step of this.plan.steps) {
      if (step.does !== 'pass') await this.step(step);
      this.witness.knows(step);
    }
  }

  private async step(step: Exclude<Step, { does: 'pass' }>): Promise<void> {
    const { page, words, names, plan } = this;
    const name = names[step.seat] ?? '';
    if (step.does === 'react') {
      await this.until(`a call that ${name} can react in`, ({ shows }) => shows === 'call');
      await this.leave('call');
      await this.witness.open(page);
      await holdSign(page, `${name} reacts`);
      return button(page, literally(words.move(step.view, step.move, names, step.seat))).click({ timeout: PATIENCE });
    }
    const eye = eyeOf(plan.game, step);
    const prompt = words.prompt(step.view, names, eye);
    const { changes } = await this.until(
      `${name}: “${prompt}”`,
      (sight) =>
        sight.shows === 'table' &&
        sight.changes > this.changes &&
        sight.choices === step.options.length &&
        sight.words.startsWith(prompt),
    );
    this.changes = changes;
    this.last = step.seat;
    await this.witness.own(page, step.seat);
    if (step.does === 'move') return move(page, plan.show, step, words.move(step.view, step.move, names, eye));
    for (const key of step.picks) await tap(page, { key });
    await press(page, CONFIRM);
  }

  /** Goes on from whatever is told, looking at all of it, until the phone shows what is waited for. */
  async until(what: string, is: (sight: Sight) => boolean): Promise<Sight> {
    for (const end = Date.now() + PATIENCE; ;) {
      const sight = await look(this.page);
      if (is(sight)) return sight;
      if (Date.now() > end) throw new Error(`${what} was waited for, but: ${JSON.stringify(sight)}`);
      await this.goOn(sight);
    }
  }

  private async goOn({ shows, words }: Sight): Promise<void> {
    const { page, witness } = this;
    switch (shows) {
      case 'result': {
        const seat = this.last;
        await witness.result(page, seat);
        if (await this.leave('result')) {
          await this.until('the curtain of whoever is owed it', (sight) => sight.shows === 'curtain');
          await witness.open(page);
          await holdCurtain(page, this.names[seat] ?? '');
          await this.until('the same result', (sight) => sight.shows === 'result');
          await witness.result(page, seat);
        }
        witness.got(seat);
        return this.away(() => goOn(page, WORDS.result));
      }
      case 'moment': {
        const isTold = await witness.open(page);
        const isCeremony = (await page.getByRole('heading', { level: 1 }).filter({ visible: true }).count()) > 0;
        const state = isCeremony ? 'ceremony' : 'moment';
        const before = await this.headline();
        // While a move is being kept nothing is told yet.
        if (isTold && (await this.leave(state))) {
          await this.until('what was told before', (sight) => sight.shows === 'moment');
          await witness.open(page);
          if (!isCeremony) expect(await this.headline()).toBe(before);
        }
        return this.away(() => goOn(page, WORDS.moment));
      }
      case 'call':
        await witness.open(page);
        if (await this.leave('call')) await this.until('the same call', (sight) => sight.shows === 'call');
        return this.away(() => button(page, WORDS.call).click({ timeout: PATIENCE }));
      case 'curtain': {
        await witness.open(page);
        if (await this.leave('curtain')) await this.until('the same curtain', (sight) => sight.words === words);
        this.last = this.names.indexOf(words);
        return holdCurtain(page, words);
      }
      default:
        await page.waitForTimeout(20);
    }
  }

  /** What is told in large. */
  private headline(): Promise<string> {
    return this.page.evaluate(() => {
      const shown = [...document.querySelectorAll<HTMLElement>('[role="status"]')].find(
        (each) => each.getClientRects().length > 0 && each.closest('[aria-hidden="true"]') === null,
      );
      return shown?.innerText ?? '';
    });
  }

  /** The page is loaded anew in a state, once. */
  private async leave(state: Told): Promise<boolean> {
    if (!this.left.delete(state)) return false;
    await this.page.reload();
    this.changes = -1;
    return true;
  }

  /** Does something that changes what is said, and waits until it has. */
  private async away(act: () => Promise<void>): Promise<void> {
    const before = (await said(this.page)).join('\n');
    await act();
    for (const end = Date.now() + 5000; Date.now() < end;) {
      if ((await said(this.page)).join('\n') !== before) return;
      await this.page.waitForTimeout(20);
    }
  }

  /** In which states the page was never loaded anew. */
  notLeft(): readonly Told[] {
    return [...this.left];
  }
}

const everyState = (): Set<Told> => new Set<Told>(['result', 'moment', 'ceremony', 'call', 'curtain']);

test('a round of Saboteur by five: maps, broken tools and a win, and nobody sees what is not theirs', async () => {
  const roundOf = (state: State): number => ('round' in state ? Number(state.round) : 0);
  const plans = ['round 238', 'round 388', 'round 138'].map((seed) =>
    planned(
      'saboteur',
      { seats: 5, seed, variants: [], first: 0 },
      // The first of the next round has the phone: everything of this one was told.
      { until: (state, steps) => roundOf(state) > 1 && count(steps.slice(-1), 'round') === 0 },
    ),
  );
  const plan = plans.find(
    ({ steps }) => count(steps, 'map') > 0 && count(steps, 'broke') > 0 && count(steps, 'reached') > 0,
  );
  if (!plan) throw new Error('no plan has all of it: look for other seeds');
  await visit({ reduceMotion: true }, async (page) => {
    await sitDown(page, 'Saboteur', plan);
    const evening = new Evening(page, plan, everyState());
    await evening.play();
    await evening.until('the end of what is told', ({ shows }) => shows === 'curtain');
    expect(evening.witness.missed()).toEqual([]);
    expect(evening.notLeft()).toEqual(['call']);
    expect(evening.witness.seen.result).toBeGreaterThan(plan.steps.length / 2);
  });
});

test('a round of Dig Deeper Dwarf by three: a quarrel of four, a mined card and an event, and nobody sees what is not theirs', async () => {
  const RUNGS = 4;
  const quarrel = (seed: string): Plan => {
    let most = 0;
    const choose = ({ view, options }: Decision, state: State, steps: readonly Step[]) => {
      const { show } = plannedFor;
      most = Math.max(most, ladder(state).length);
      const says = (what: RegExp) => options.find((move) => what.test(show.words.en.move(view, move, NAMES, -1)));
      if (steps.length === 0) return says(/^Move to the tile/);
      const isOpen = state.stack.at(-1)?.kind === 'window' && most < RUNGS;
      return isOpen ? says(/^Thwart it with the basic action/) : undefined;
    };
    return planned(
      'dig-deeper-dwarf',
      { seats: 3, seed, variants: [], first: 0 },
      {
        choose,
        until: (_, steps) =>
          count(steps, 'ended') >= USUAL && count(steps, 'mined') > 0 && count(steps.slice(0, -1), 'triggered') > 0,
      },
    );
  };
  const plannedFor = planned('dig-deeper-dwarf', { seats: 3, seed: 'words', variants: [] }, { until: () => true });
  const plan = ['quarrel 18', 'quarrel 61', 'quarrel 13']
    .map(quarrel)
    .sort((a, b) => a.steps.length - b.steps.length)[0];
  if (!plan) throw new Error('no plan');
  expect(plan.steps.filter(({ does }) => does === 'react')).toHaveLength(RUNGS - 1);
  await visit({ reduceMotion: true, width: 360, height: 740 }, async (page) => {
    await sitDown(page, 'Dig Deeper Dwarf', plan);
    const evening = new Evening(page, plan, everyState());
    await evening.play();
    await evening.until('the end of what is told', ({ shows }) => shows === 'curtain' || shows === 'table');
    expect(evening.notLeft()).toEqual([]);
  });
});
