import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { GRADES, type Claims } from '../../engine/claim';
import { newestBox } from '../../engine/editions';
import type { Setup } from '../../engine/game';
import { claims as claimsOf } from '../../games/all';
import type { Entry } from '../../games';
import { claimOf } from '../../bots/claimOfDay';
import { survey } from '../../bots/survey';
import { groundsOf, kindsOf, picked, type Finding } from '../claims/picking';
import { hardnessOf } from '../../bots/weighing';
import { weigh, type Weighed } from '../claims/weighed';
import { numberFlag, textFlag, type Command, type Flags } from '../command';
import { root } from '../project';
import { gameFlag, progress } from './table';

/** Strong players, who look at every game in a fraction of what they could: a claim is proved by itself. */
const THOUGHT = { depth: 20, playouts: 32 };
const MOST_SEATS = 5;

function claimsIn({ game }: Entry): Claims {
  const entry = Object.entries(claimsOf).find(([id]) => id === game.id)?.[1];
  if (!entry) throw new Error(`${game.id} has no claims`);
  return entry;
}

/** The table of the nth game: every number of seats in turn. */
function setupOf({ game }: Entry, nth: number): Setup {
  const [least, most] = game.seats;
  const seats = least + (nth % (Math.min(most, MOST_SEATS) - least + 1));
  return { seats, seed: `claims ${nth}`, variants: [], ...newestBox(game) };
}

/** Looks through games for claims and notes each as a line of a file. */
function look(entry: Entry, flags: Flags, file: string): number {
  const { advice } = entry;
  if (!advice) throw new Error(`nobody advises bots in ${entry.game.id}`);
  const from = numberFlag(flags, 'from');
  let count = 0;
  for (let nth = from; nth < from + numberFlag(flags, 'games'); nth++) {
    const setup = setupOf(entry, nth);
    const ground = {
      game: entry.game,
      advice,
      puzzles: claimsIn(entry).puzzles,
      setup,
      level: 'master',
      effort: THOUGHT,
    } as const;
    const limits = { tables: numberFlag(flags, 'tables'), every: numberFlag(flags, 'every') };
    for (const find of survey({ ...ground, ...limits })) {
      if (find === null) continue;
      appendFileSync(file, `${JSON.stringify({ setup, ...find } satisfies Finding)}\n`);
      progress(`${setup.seed}: ${++count}`);
    }
  }
  return count;
}

const findsIn = (file: string): Finding[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Finding => JSON.parse(line));

/** Adds the best of what was found to the claims of the game, and grades all of them anew. */
async function write(entry: Entry, count: number, finds: readonly Finding[]): Promise<readonly Weighed[]> {
  const { game, advice } = entry;
  if (!advice) throw new Error(`nobody advises bots in ${game.id}`);
  const { puzzles, list } = claimsIn(entry);
  const all = [...list, ...picked(list, finds, count).map((find) => claimOf(find.setup, find))];
  const weighed = all.map((claim, at) => {
    progress(`${at + 1} of ${all.length}: ${claim.key}`);
    return weigh({ game, advice, puzzles }, claim);
  });
  const path = join(root, 'src/games', game.id, 'claims/grounds.ts');
  const text = `/** The games in which claims lie, written down by \`npm run lab -- claims\`. */
import type { Ground } from '../../../engine/packed';

export const GROUNDS: readonly Ground[] = ${JSON.stringify(groundsOf(weighed))};
`;
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));
  progress(`written: ${relative(root, path)}`);
  return weighed;
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;
const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);

/** By grade: how often each level below the master gets there, and how many lines look as good. */
function gradesOf(weighed: readonly Weighed[]): (string | number)[][] {
  const list = [...weighed].sort((a, b) => hardnessOf(a) - hardnessOf(b));
  return GRADES.map((grade) => {
    const third = list.filter((_, at) => Math.floor((at / list.length) * GRADES.length) === grade - 1);
    return [
      `grade ${grade}`,
      `apprentices ${percent(mean(third.map(({ apprentice }) => apprentice)))}`,
      `journeymen ${percent(mean(third.map(({ journeyman }) => journeyman)))}`,
      `lines that look as good ${Math.round(mean(third.map(({ looks }) => looks)))}`,
    ];
  });
}

/** Makes claims from bots’ games. */
export const claims: Command = {
  name: 'claims',
  summary: 'Make claims from the games of strong bots: look for them, then write the best down',
  usage:
    'npm run lab -- claims --game G --finds F [--from N] [--games N] [--tables N] [--every N] [--write COUNT] [--json]\n' +
    '  --finds   the file to which finds are added, and from which they are picked\n' +
    '  --write   add finds to the claims of the game until there are so many, and grade all anew, instead of looking for more',
  flags: {
    game: { type: 'string' },
    finds: { type: 'string' },
    from: { type: 'string', default: '0' },
    games: { type: 'string', default: '10' },
    tables: { type: 'string', default: '4000' },
    every: { type: 'string', default: '2' },
    write: { type: 'string' },
  },
  async run(flags) {
    const entry = gameFlag(flags);
    const file = textFlag(flags, 'finds');
    if (flags.values['write'] === undefined) {
      const found = look(entry, flags, file);
      return { json: { found }, rows: [['found', found]] };
    }
    const weighed = await write(entry, numberFlag(flags, 'write'), existsSync(file) ? findsIn(file) : []);
    const kinds = kindsOf(weighed);
    return { json: { kinds, grades: gradesOf(weighed) }, rows: [...Object.entries(kinds), ...gradesOf(weighed)] };
  },
};
