import type { CDPSession, Page } from 'playwright-core';
import { bundle } from '../bundle';
import { launchChromium } from '../chromium';
import { numberFlag, type Command } from '../command';
import { countHoldings, holdings, type Holdings } from '../holdings';
import { serve } from '../serve';
import { guideOf } from '../tour/guide';
import { comeAgain, stopAt } from '../tour/stops';
import { progress, rounded } from './table';

/** What may be left over: objects of CanvasKit, and kilobytes of the page, for each visit and for a thousand frames. */
const MOST = { objects: 1, page: 40 } as const;

// As text, for the page runs it as it stands.
const PANNING = `(frames) => new Promise((done) => {
  const mine = document.querySelector('[role=application]');
  const { width, height } = mine.getBoundingClientRect();
  const turn = (left) => {
    if (left === 0) return done();
    const at = { clientX: width / 2, clientY: height / 2, deltaX: 9 * Math.sin(left / 9), deltaY: 9 * Math.cos(left / 9) };
    mine.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, ...at }));
    requestAnimationFrame(() => turn(left - 1));
  };
  turn(frames);
})`;

/** Moves the mine until so many frames were drawn. */
async function pan(page: Page, frames: number): Promise<void> {
  const drawn = (): Promise<number> => page.evaluate<number>('canvaskit_held.frames');
  const before = await drawn();
  for (let tries = 0; (await drawn()) - before < frames; tries++) {
    if (tries > 2 * frames) throw new Error('the mine does not move');
    await page.evaluate(`(${PANNING})(100)`);
  }
}

/** How much more is held for each step, from the second look on: what is made once is there by then. */
const growth = (looks: readonly Holdings[], of: (held: Holdings) => number, steps: number): number => {
  const [, second, last] = [looks[0], looks[1], looks.at(-1)];
  return second && last ? (of(last) - of(second)) / steps : Number.NaN;
};

type Figure = {
  readonly what: string;
  readonly steps: number;
  readonly objects: number;
  readonly page: number;
  readonly canvaskit: number;
  readonly looks: readonly Holdings[];
};

/** Does something in so many steps and looks five times at what is held. */
async function watch(
  what: string,
  steps: number,
  page: Page,
  session: CDPSession,
  step: () => Promise<void>,
): Promise<Figure> {
  const looks = [await holdings(page, session)];
  const rest = Math.max(1, Math.floor(steps / 5));
  for (let done = 1; done <= steps; done++) {
    await step();
    if (done % rest === 0) {
      looks.push(await holdings(page, session));
      progress(`${what}: ${done} of ${steps}, ${looks.at(-1)?.objects ?? 0} objects`);
    }
  }
  const between = rest * (looks.length - 2);
  return {
    what,
    steps,
    objects: growth(looks, ({ objects }) => objects, between),
    page: growth(looks, (held) => held.page / 1000, between),
    canvaskit: growth(looks, (held) => held.canvaskit / 1_000_000, 1),
    looks,
  };
}

/** `memory`: what a page still holds after many visits to a table and many frames of it. */
export const memory: Command = {
  name: 'memory',
  summary: 'What the page still holds after many frames of a table, and after many visits to it',
  usage: 'npm run lab -- memory [--visits N] [--frames N] [--json]\nFrames come as fast as they are drawn.',
  flags: { visits: { type: 'string', default: '50' }, frames: { type: 'string', default: '22000' } },
  async run(flags) {
    const served = await serve(await bundle('web'), 0);
    const browser = await launchChromium(['--disable-frame-rate-limit', '--disable-gpu-vsync']);
    try {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
      const session = await page.context().newCDPSession(page);
      await countHoldings(page);
      await page.goto(served.address);
      const guide = guideOf(page, 'en');
      await stopAt('city-company')(guide);
      const figures = [
        await watch('1,000 frames', Math.ceil(numberFlag(flags, 'frames') / 1000), page, session, () =>
          pan(page, 1000),
        ),
        await watch('a visit', numberFlag(flags, 'visits'), page, session, () => comeAgain(guide)),
      ];
      const holds = (figure: Figure): boolean => figure.objects <= MOST.objects && figure.page <= MOST.page;
      return {
        json: { most: MOST, figures },
        rows: figures.map((figure) => [
          `${figure.what}, ${figure.steps} times`,
          `${rounded(figure.objects)} objects each (at most ${MOST.objects})`,
          `${rounded(figure.page)} KB of the page each (at most ${MOST.page})`,
          `${rounded(figure.canvaskit)} MB of CanvasKit in all`,
          holds(figure) ? 'reached' : 'MISSED',
        ]),
        ok: figures.every(holds),
      };
    } finally {
      await browser.close();
      await served.close();
    }
  },
};
