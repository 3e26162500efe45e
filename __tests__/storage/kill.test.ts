import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../src/storage/database';
import { loadGame } from '../../src/storage/opening';
import { listGames } from '../../src/storage/saves';
import { roll, seeded } from '../../src/engine/rng';
import { bundleProgram } from '../../src/lab/saves/node';
import { imageOf, layOut, pathOf } from './files';
import { courseOf, find, games } from './games';

jest.setTimeout(120_000);

const KILLS = 12;
const MOVES = 60;
const game = games[0] ?? none();
const course = courseOf(game, 'killed', game.seats[1], MOVES);

function none(): never {
  throw new Error('no such thing in the test');
}

/** Plays the same game in a process of its own and says after each move that it is saved. */
const MINER = `
  import { openDatabase } from './src/storage/database';
  import { courseOf, find, saveCourse } from './__tests__/storage/games';
  const game = find('${game.id}');
  openDatabase({ name: 'miner' }).then((database) =>
    saveCourse(database, courseOf(game, 'killed', game.seats[1], ${MOVES}), (n) => process.stdout.write('confirmed ' + n + '\\n')));
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

/** Lets a process play until it has said so many times that a move is saved, kills it a moment later, and tells the last it said. */
async function playUntilKilled(place: string, moves: number, moment: number): Promise<number> {
  const child = spawn(process.execPath, [miner], { env: { ...process.env, TMPDIR: place } });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += String(chunk);
    if (said.includes(`confirmed ${moves}\n`)) setTimeout(() => child.kill('SIGKILL'), moment);
  });
  await ended(child);
  return Number(/confirmed (\d+)\n[^\n]*$/.exec(said)?.[1] ?? -1);
}

test.each(Array.from({ length: KILLS }, (_, n) => n))(
  'killed at a random moment: no confirmed move is lost (%i)',
  async (n) => {
    const rng = seeded(`kill ${n}`);
    const place = mkdtempSync(join(folder, 'place-'));
    const confirmed = await playUntilKilled(place, roll(rng, MOVES - 5), roll(rng, 8));
    const [left] = readdirSync(place);
    const path = join(place, left ?? '', 'miner-1.db');
    layOut(pathOf('left'), imageOf(path));
    const database = await openDatabase({ name: 'left' });
    const [saved] = (await listGames(database)).games;
    const opened = await loadGame(database, saved?.id ?? '', find);
    await database.close();
    if (opened.outcome !== 'whole') throw new Error(opened.outcome);
    const { length } = opened.record.moves;
    expect([confirmed, confirmed + 1]).toContain(length);
    expect(opened.record.moves).toEqual(course.moves.slice(0, length));
  },
);
