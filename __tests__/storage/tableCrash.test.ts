/** A table plays, with its chart and its writer, and ends between any two writes to the disk: it goes on where it was. */
import type { Game } from '../../src/engine/game';
import { seeded } from '../../src/engine/rng';
import { openDatabase } from '../../src/storage/database';
import { listGames } from '../../src/storage/loadGame';
import { diskStore } from '../../src/table/diskStore';
import { many } from '../setup/many';
import { playAtTable, playOn, printOfMoves } from './atTable';
import { makeDisk, watched, withoutWaiting, type Act } from './disk';
import { layOut, pathOf, type Image } from './files';
import { find, games } from './games';

jest.setTimeout(300_000);

/** So many times the table is told that its moves are saved. */
const WRITES = many(40);

/** What the table said, in order; the acts of the disk name the last thing that was said before them. */
const said: { readonly what: string; readonly moves: string }[] = [];

/** What may be found once so much was said: what was confirmed last, or what was being written. */
function mayBe(step: number): readonly (string | null)[] {
  const heard = said.slice(0, step + 1);
  const last = heard.findLastIndex(({ what }) => what === 'confirmed');
  return last === -1 ? [null, printOfMoves([])] : heard.slice(last).map(({ moves }) => moves);
}

/** Plays for a while and writes down what happens on the disk. */
function played(game: Game): Promise<Act[]> {
  said.length = 0;
  let confirmed = 0;
  return watched(pathOf(game.id), async (tell) => {
    const database = await openDatabase({ name: game.id });
    // A checkpoint every few moves, so that crashes in one are met with too.
    await database.read((connection) => connection.execAsync('pragma wal_autocheckpoint = 20'));
    const say = (what: string, moves: string): void => {
      if (what === 'confirmed') confirmed++;
      tell(said.push({ what, moves }) - 1);
    };
    await playAtTable(database, 'crash', say, { game, isEnough: () => confirmed > WRITES });
    await database.close();
  });
}

/** Opens files as they were found, tells which moves are there, and has a table go on with them until it has saved again. */
async function takenUp(image: Image): Promise<string | null> {
  layOut(pathOf('found'), image);
  const database = await openDatabase({ name: 'found' });
  try {
    const [saved] = (await listGames(database)).games;
    if (!saved) return null;
    const heard: string[] = [];
    const store = diskStore(
      database,
      async () => find,
      () => 1,
    );
    const say = (what: string, moves: string): void => void (what === 'confirmed' && heard.push(moves));
    await playOn(store, saved.id, 'after', say, () => heard.length > 1);
    const { found } = await store.open(saved.id);
    expect(found && printOfMoves(found.moves)).toBe(heard.at(-1));
    return heard[0] ?? null;
  } finally {
    await database.close();
  }
}

const WAYS: readonly ((disk: ReturnType<typeof makeDisk>, act: Act, n: number) => Image)[] = [
  (disk) => disk.killed(),
  (disk, act, n) => disk.torn(act, seeded(`torn ${n}`)),
  (disk, _, n) => disk.dark(seeded(`dark ${n}`)),
];

afterEach(() => jest.restoreAllMocks());

test.each(games.map((game) => [game.id, game] as const))(
  `%s: ended at any write of ${WRITES} saves, by a kill, in the middle of a write or without power`,
  async (_id, game) => {
    const acts = await played(game);
    withoutWaiting();
    const disk = makeDisk(pathOf(game.id));
    let step = -1;
    let met = 0;
    for (const [n, act] of acts.entries()) {
      if (act.act === 'confirmed') step = act.step;
      else {
        const imageAt = WAYS[n % WAYS.length];
        if (!imageAt) throw new Error('no way to end');
        expect(mayBe(step)).toContain(await takenUp(imageAt(disk, act, n)));
        met++;
      }
      disk.do(act);
    }
    expect(met).toBeGreaterThan(3 * WRITES);
    expect(await takenUp(disk.killed())).toBe(said.at(-1)?.moves);
  },
);
