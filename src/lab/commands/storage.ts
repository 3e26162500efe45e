import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { numberFlag, type Command } from '../command';
import type { SavingCosts } from '../saves/measure';
import { bundleProgram } from '../saves/node';
import { rounded } from './table';

const run = promisify(execFile);

/** Milliseconds to reach. */
const AIMS = { commitP95: 10, open: 50 } as const;

const program = (moves: number): string => `
  import sqlite from './__tests__/setup/sqlite';
  import { measureSaves } from './src/lab/saves/measure';
  measureSaves(${moves}, sqlite.defaultDatabaseDirectory).then((costs) => console.log(JSON.stringify(costs)));`;

async function measure(moves: number): Promise<SavingCosts[]> {
  const folder = await mkdtemp(join(tmpdir(), 'saves-'));
  try {
    const file = join(folder, 'measure.js');
    await bundleProgram(program(moves), file);
    const { stdout } = await run(process.execPath, [file], { env: { ...process.env, TMPDIR: folder } });
    return JSON.parse(stdout);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const judged = (value: number, aim: number): string => `${rounded(value)} ms${value <= aim ? '' : ` MISSED ${aim}`}`;

/** What saving costs: a commit, opening a game, the size of a save. */
export const storage: Command = {
  name: 'storage',
  summary: 'Time to commit a move and to open a game, size of a save',
  usage: 'npm run lab -- storage [--moves N] [--json]',
  flags: { moves: { type: 'string', default: '500' } },
  async run(flags) {
    const costs = await measure(numberFlag(flags, 'moves'));
    const rows = costs.map((cost) => [
      cost.game,
      `${cost.moves} moves`,
      `commit p50 ${rounded(cost.commitP50)} ms`,
      `p95 ${judged(cost.commitP95, AIMS.commitP95)}`,
      `open ${judged(cost.open, AIMS.open)}, at first ${judged(cost.firstOpen, AIMS.open)}`,
      `saved ${rounded(cost.savedBytes / 1000)} KB`,
      `as a file ${rounded(cost.fileBytes / 1000)} KB`,
    ]);
    return { json: { aims: AIMS, costs: costs.map((cost) => ({ ...cost })) }, rows };
  },
};
