import { randomInt } from 'node:crypto';
import { numberFlag, type Command, type Flags } from '../command';
import { runTool } from '../project';
import { progress } from './table';

/** What is tried, and how often in one go: each go has its own seeds and is over within minutes. */
const SUITES = [
  { what: 'kills', most: '1000', atOnce: 100, project: 'storage', path: '__tests__/storage/kill.test' },
  { what: 'files', most: '20000', atOnce: 5000, project: 'storage', path: '__tests__/storage/fileMutants.test' },
  { what: 'pairs', most: '10000', atOnce: 1000, project: 'rules', path: '__tests__/table/tells.test' },
  { what: 'walks', most: '1000', atOnce: 200, project: 'rules', path: '__tests__/table/phases.test' },
] as const;
type Suite = (typeof SUITES)[number];

const AN_HOUR = 60 * 60 * 1000;
const SEEDS = 2 ** 30;

/** One go through a suite; false, and everything it said on the side, if something did not hold. */
async function go({ what, atOnce, project, path }: Suite, from: number): Promise<boolean> {
  progress(`${atOnce} ${what} from seed ${from}`);
  const env = { SOAK_COUNT: String(atOnce), SOAK_FROM: String(from) };
  const { code, output } = await runTool('jest', [path, '--selectProjects', project], { env });
  if (code !== 0) process.stderr.write(`\n${output}\n`);
  return code === 0;
}

/** All goes through a suite, one after the other from a seed on; ends with the first in which something did not hold. */
async function soakOne(suite: Suite, count: number, from: number) {
  const begun = performance.now();
  let tried = 0;
  let isFine = true;
  for (; tried < count && isFine; tried += suite.atOnce) isFine = await go(suite, from + tried);
  return { what: suite.what, tried, from, isFine, minutes: Number(((performance.now() - begun) / 60_000).toFixed(1)) };
}

const seedFlag = (flags: Flags): number | null =>
  flags.values['from'] === undefined ? null : numberFlag(flags, 'from');

/** A table under attack for as long as one likes: kills while it plays, spoilt files, pairs of games that tell nothing, whole games. */
export const soak: Command = {
  name: 'soak',
  summary: 'Kills, spoilt files, pairs of games and whole games by the thousand, with fresh seeds every time',
  usage:
    'npm run lab -- soak [--kills 1000] [--files 20000] [--pairs 10000] [--walks 1000] [--hours H] [--from SEED] [--json]\n' +
    'Counts are rounded up to whole goes. Seeds are fresh every time and printed; --from repeats those of another run.\n' +
    '--hours begins anew with fresh seeds until the time is up.',
  flags: {
    ...Object.fromEntries(SUITES.map(({ what, most }) => [what, { type: 'string', default: most } as const])),
    hours: { type: 'string', default: '0' },
    from: { type: 'string' },
  },
  async run(flags) {
    const until = performance.now() + numberFlag(flags, 'hours') * AN_HOUR;
    const given = seedFlag(flags);
    const runs: Awaited<ReturnType<typeof soakOne>>[] = [];
    do {
      const from = given ?? randomInt(SEEDS);
      for (const suite of SUITES) {
        const count = numberFlag(flags, suite.what);
        if (count > 0) runs.push(await soakOne(suite, count, from));
      }
    } while (given === null && performance.now() < until && runs.every(({ isFine }) => isFine));
    return {
      json: runs,
      rows: runs.map(({ what, tried, from, isFine, minutes }) => [
        what,
        tried,
        `from seed ${from}`,
        isFine ? 'fine' : 'FAILED',
        `${minutes} min`,
      ]),
      ok: runs.every(({ isFine }) => isFine),
    };
  },
};
