import type { Browser, Page } from 'playwright-core';
import { bundle } from '../bundle';
import { launchChromium } from '../chromium';
import { numberFlag, type Command } from '../command';
import { serve } from '../serve';
import { countFrames, framesIn, LIVELY, REST } from '../stillness';
import { guideOf } from '../tour/guide';
import { stopAt } from '../tour/stops';
import { progress, rounded } from './table';

/** Pictures a second while somebody is there, and milliseconds of all processors a second while nobody is. */
const MOST = { lively: LIVELY, processor: 20 } as const;

/** The screens that are left alone. */
const SCREENS: readonly { readonly name: string; readonly reach: readonly string[] }[] = [
  { name: 'home', reach: ['page-home'] },
  { name: 'table', reach: ['dwarf-curtain', 'dwarf-turn'] },
  { name: 'curtain', reach: ['dwarf-curtain'] },
  { name: 'call', reach: ['dwarf-call'] },
];

/** Seconds that all processes of the browser have worked. */
async function worked(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** What one screen costs. */
type Figure = Readonly<Record<'lively' | 'drawn' | 'called' | 'processor', number>> & { readonly name: string };

async function measure(browser: Browser, page: Page, seconds: number): Promise<Omit<Figure, 'name'>> {
  await page.mouse.move(5, 5);
  const lively = await framesIn(page, 2000);
  await page.waitForTimeout(REST);
  const before = await worked(browser);
  const resting = await framesIn(page, seconds * 1000);
  const processor = ((await worked(browser)) - before) * 1000;
  return { lively: lively.drawn / 2, drawn: resting.drawn, called: resting.called, processor: processor / seconds };
}

/** `idle`: what the app costs while nobody touches it. */
export const idle: Command = {
  name: 'idle',
  summary: 'Frames and processor time of home, table, curtain and call while nobody touches anything',
  usage: 'npm run lab -- idle [--seconds N] [--json]',
  flags: { seconds: { type: 'string', default: '60' } },
  async run(flags) {
    const seconds = numberFlag(flags, 'seconds');
    const served = await serve(await bundle('web'), 0);
    const figures: Figure[] = [];
    try {
      for (const { name, reach } of SCREENS) {
        progress(name);
        const browser = await launchChromium();
        const page = await browser.newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
        await countFrames(page);
        await page.goto(served.address);
        for (const stop of reach) await stopAt(stop)(guideOf(page, 'en'));
        await page.waitForTimeout(3000);
        figures.push({ name, ...(await measure(browser, page, seconds)) });
        await browser.close();
      }
    } finally {
      await served.close();
    }
    const holds = ({ lively, drawn, called, processor }: Figure): boolean =>
      lively <= MOST.lively + 1 && drawn === 0 && called === 0 && processor <= MOST.processor;
    return {
      json: { most: MOST, seconds, figures },
      rows: figures.map((figure) => [
        figure.name,
        `${rounded(figure.lively)} pictures a second at first (at most ${MOST.lively})`,
        `then ${figure.drawn} in ${seconds} s, ${figure.called} calls before a frame`,
        `${rounded(figure.processor)} ms of processor a second (at most ${MOST.processor})`,
        holds(figure) ? 'reached' : 'MISSED',
      ]),
      ok: figures.every(holds),
    };
  },
};
