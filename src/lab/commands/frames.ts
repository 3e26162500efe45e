import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../chromium';
import { numberFlag, type Command } from '../command';
import { root, runTool } from '../project';
import { serve } from '../serve';
import { progress, rounded } from './table';

/** How many tiles are measured, and at most how many times the cost of an empty canvas they may take. */
const aims: readonly (readonly [tiles: number, most: number | null])[] = [
  [0, null],
  [40, null],
  [200, 3],
  [2000, 5],
];

/** How much of the mine is seen while it is moved: what the first look shows, or all of it. */
const LOOKS = ['first look', 'everything'] as const;
type Look = (typeof LOOKS)[number];

const folder = join(root, 'build/frames');
const html =
  '<!doctype html><style>html,body,#mine{width:100%;height:100%;margin:0;display:flex}</style><div id="mine"></div>';

/** Bundles the page with the mine alone. */
async function build(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const target = ['--bundle-output', join(folder, 'page.js'), '--assets-dest', folder];
  const entry = ['--platform', 'web', '--entry-file', 'src/lab/frames/page.tsx', '--dev', 'false', '--minify', 'true'];
  const { code, output } = await runTool('expo', ['export:embed', ...entry, ...target]);
  if (code !== 0) throw new Error(output);
  copyFileSync(join(root, 'node_modules/canvaskit-wasm/bin/full/canvaskit.wasm'), join(folder, 'canvaskit.wasm'));
  writeFileSync(join(folder, 'index.html'), `${html}<script src="/page.js"></script>`);
}

async function measure(browser: Browser, address: string, tiles: number, look: Look, frames: number): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  try {
    await page.goto(`${address}/?tiles=${tiles}`);
    await page.locator('canvas').first().waitFor();
    await page.waitForTimeout(1500);
    if (look === 'everything') {
      await page.getByRole('button', { name: 'Show everything' }).click();
      await page.waitForTimeout(1000);
    }
    return Number(await page.evaluate(`pan(${frames})`));
  } finally {
    await page.close();
  }
}

/** What a frame costs while the mine is moved, by the number of tiles. */
export const frames: Command = {
  name: 'frames',
  summary: 'What a frame of the mine costs while it is moved, against an empty canvas',
  usage: 'npm run lab -- frames [--frames N] [--rounds N] [--json]',
  flags: { frames: { type: 'string', default: '120' }, rounds: { type: 'string', default: '3' } },
  async run(flags) {
    progress('building');
    await build();
    // Without a limit to the rate a frame takes as long as its work does.
    const browser = await launchChromium(['--disable-frame-rate-limit', '--disable-gpu-vsync']);
    const served = await serve(folder, 0);
    const best = new Map<string, number>();
    try {
      // In turns, so that a busy machine is busy for all of them; the best round counts.
      for (let round = 0; round < numberFlag(flags, 'rounds'); round++)
        for (const look of LOOKS)
          for (const [tiles] of aims) {
            progress(`round ${round + 1}: ${tiles} tiles, ${look}`);
            const ms = await measure(browser, served.address, tiles, look, numberFlag(flags, 'frames'));
            const name = `${look} ${tiles}`;
            best.set(name, Math.min(best.get(name) ?? Infinity, ms));
          }
    } finally {
      await browser.close();
      await served.close();
    }
    const figures = LOOKS.flatMap((look) =>
      aims.map(([tiles, most]) => {
        const ms = best.get(`${look} ${tiles}`) ?? Number.NaN;
        const times = ms / (best.get(`${look} 0`) ?? Number.NaN);
        return { look, tiles, ms, times, most, reached: most === null ? null : times <= most };
      }),
    );
    return {
      json: { figures },
      rows: figures.map(({ look, tiles, ms, times, most, reached }) => [
        `${tiles} tiles, ${look}`,
        rounded(ms),
        'ms a frame',
        `${rounded(times)} times an empty canvas`,
        most === null ? '' : `at most ${most}`,
        reached === null ? '' : reached ? 'reached' : 'MISSED',
      ]),
    };
  },
};
