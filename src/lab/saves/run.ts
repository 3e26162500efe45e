/** Measures what saving costs, in Node and in a browser, and what the disk alone takes. */
import { execFile } from 'node:child_process';
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { launchWithProfile } from '../chromium';
import { serve } from '../serve';
import { bundlePage } from './browser';
import type { measureSaves } from './measure';
import { bundleProgram } from './node';
import { share } from './share';

const run = promisify(execFile);

type Costs = ReturnType<typeof measureSaves>;

async function inFolder<T>(task: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'saves-'));
  try {
    return await task(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Costs in Node, with real files. */
export const costsInNode = (moves: number): Costs =>
  inFolder(async (folder) => {
    const file = join(folder, 'measure.js');
    const program = `
      import { measureSaves } from './src/lab/saves/measure';
      import { workClock } from './src/lab/speed/clock';
      const clocks = { wall: () => performance.now(), work: workClock() };
      measureSaves(${moves}, clocks).then((costs) => console.log(JSON.stringify(costs)));`;
    await bundleProgram(program, file);
    const { stdout } = await run(process.execPath, [file], { env: { ...process.env, TMPDIR: folder } });
    return JSON.parse(stdout);
  });

/**
 * Costs in a browser, with the files of its profile. In a private window they lie in memory: no write reaches the disk, and
 * each is a message to another process that takes longer.
 */
export const costsInBrowser = (moves: number): Costs =>
  inFolder(async (folder) => {
    const wall = '() => performance.now()';
    const program = `
      import { measureSaves } from './src/lab/saves/measure';
      window.measure = () => measureSaves(${moves}, { wall: ${wall}, work: ${wall} });`;
    const site = join(folder, 'site');
    await bundlePage(program, site);
    const served = await serve(site, 0);
    const browser = await launchWithProfile(join(folder, 'profile'));
    try {
      const page = await browser.newPage();
      await page.goto(served.address);
      return await page.evaluate('measure()');
    } finally {
      await browser.close();
      await served.close();
    }
  });

const WRITES = 200;
const PAGE = Buffer.alloc(4096);

/** Milliseconds that the disk alone takes to keep one page: no commit can take less. */
export const costsOfDisk = (): Promise<{ readonly p50: number; readonly p95: number }> =>
  inFolder(async (folder) => {
    const file = openSync(join(folder, 'page'), 'w');
    const times: number[] = [];
    for (let n = 0; n < WRITES; n++) {
      const begun = performance.now();
      writeSync(file, PAGE);
      fsyncSync(file);
      times.push(performance.now() - begun);
    }
    closeSync(file);
    times.sort((a, b) => a - b);
    return { p50: share(times, 0.5), p95: share(times, 0.95) };
  });
