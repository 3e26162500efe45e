import { numberFlag, type Command } from '../command';
import type { SavingCosts } from '../saves/measure';
import { costsInBrowser, costsInNode, costsOfDisk } from '../saves/run';
import { rounded } from './table';

/** Milliseconds to reach. */
const AIMS = { commitP95: 10, open: 50 } as const;

const judged = (value: number, aim: number): string => `${rounded(value)} ms${value <= aim ? '' : ` MISSED ${aim}`}`;

const rowOf = (where: string, cost: SavingCosts): string[] => [
  where,
  cost.game,
  `${cost.moves} moves`,
  `commit p50 ${rounded(cost.commitP50)} ms`,
  `p95 ${judged(cost.commitP95, AIMS.commitP95)}`,
  `open ${judged(cost.open, AIMS.open)}, at first ${judged(cost.firstOpen, AIMS.open)}`,
  `saved ${rounded(cost.savedBytes / 1000)} KB`,
  `as a file ${rounded(cost.fileBytes / 1000)} KB`,
];

/** What saving costs: a commit, opening a game, the size of a save; the disk alone beside it. */
export const storage: Command = {
  name: 'storage',
  summary: 'Time to commit a move and to open a game, size of a save',
  usage: 'npm run lab -- storage [--moves N] [--json]',
  flags: { moves: { type: 'string', default: '500' } },
  async run(flags) {
    const moves = numberFlag(flags, 'moves');
    const disk = await costsOfDisk();
    const node = await costsInNode(moves);
    const browser = await costsInBrowser(moves);
    return {
      json: {
        aims: AIMS,
        disk,
        node: node.map((cost) => ({ ...cost })),
        browser: browser.map((cost) => ({ ...cost })),
      },
      rows: [
        ['disk', 'one page', '', `sync p50 ${rounded(disk.p50)} ms`, `p95 ${rounded(disk.p95)} ms`],
        ...node.map((cost) => rowOf('Node', cost)),
        ...browser.map((cost) => rowOf('browser', cost)),
      ],
    };
  },
};
