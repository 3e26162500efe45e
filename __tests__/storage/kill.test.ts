/** The app is killed while a table plays: no move that a table was told is saved is lost. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../src/storage/database';
import { listGames, loadGame } from '../../src/storage/loadGame';
import { roll, seeded } from '../../src/engine/rng';
import { bundleProgram } from '../../src/lab/saves/node';
import { SEEDS_FROM, soaked } from '../setup/many';
import { printOfMoves } from './atTable';
import { imageOf, layOut, pathOf } from './files';
import { find } from './games';

jest.setTimeout(120_000);

const KILLS = soaked(12);
const WRITES = 40;

/** Plays a game in a process of its own: the statechart with its writer, bots, and people who take moves back. */
const MINER = `
  import { openDatabase } from './src/storage/database';
  import { playAtTable } from './__tests__/storage/atTable';
  openDatabase({ name: 'miner' })
    .then((database) => playAtTable(database, process.argv[2], (what, moves) => process.stdout.write(what + ' ' + moves + '\\n')))
    .then(() => process.exit(0));
`;

let folder: string;
let miner: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kill-'));
  miner = join(folder, 'miner.js');
  await bundleProgram(MINER, miner);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ended = (child: ReturnType<typeof spawn>): Promise<void> =>
  new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', () => done());
  });

/** Lets a process play until so many writes are done, kills it a moment later, and gives what may be on disk then. */
async function playUntilKilled(place: string, seed: string, writes: number, moment: number): Promise<string[]> {
  // SQLite lives too shortly here to be compiled twice: that would be half of what a kill costs.
  const child = spawn(process.execPath, ['--liftoff-only', miner, seed], { env: { ...process.env, TMPDIR: place } });
  let said = '';
  let isDoomed = false;
  child.stdout.on('data', (chunk) => {
    said += String(chunk);
    if (isDoomed || said.split('confirmed').length <= writes + 1) return;
    isDoomed = true;
    setTimeout(() => child.kill('SIGKILL'), moment);
  });
  await ended(child);
  // A line of which the end is missing was said in the moment of death.
  const lines = said.split('\n').slice(0, -1);
  const last = lines.findLastIndex((line) => line.startsWith('confirmed'));
  return lines.slice(last).map((line) => line.split(' ')[1] ?? '');
}

test.each(Array.from({ length: KILLS }, (_, n) => SEEDS_FROM + n))(
  'killed at a random moment: what the table was told is saved is there (%i)',
  async (n) => {
    const rng = seeded(`kill ${n}`);
    const place = mkdtempSync(join(folder, 'place-'));
    const may = await playUntilKilled(place, `killed ${n}`, roll(rng, WRITES), roll(rng, 12));
    const [left] = readdirSync(place);
    layOut(pathOf('left'), imageOf(join(place, left ?? '', 'miner-1.db')));
    const database = await openDatabase({ name: 'left' });
    const [saved] = (await listGames(database)).games;
    const opened = await loadGame(database, saved?.id ?? '', find);
    await database.close();
    rmSync(place, { recursive: true, force: true });
    if (opened.outcome !== 'whole') throw new Error(opened.outcome);
    expect(may).toContain(printOfMoves(opened.record.moves));
  },
);
