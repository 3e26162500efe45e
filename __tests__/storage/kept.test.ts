/** What released versions have left behind: it opens for ever. The files in `kept` are never made anew. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apply, isOver, options } from '../../src/engine/frames';
import type { Move, State } from '../../src/engine/game';
import { pick, seeded } from '../../src/engine/rng';
import { openDatabase } from '../../src/storage/database';
import type { FindGame } from '../../src/storage/savedGame';
import { playbackOf } from '../../src/table/playback';
import { diskStore } from '../../src/table/diskStore';
import { type Found, type Store } from '../../src/table/gameStore';
import { NOTHING_TOLD } from '../../src/table/story';
import { layOut, pathOf } from './files';
import { find, games } from './games';

const KEPT = join(__dirname, 'kept');
const VERSIONS = readdirSync(KEPT);
const filesOf = (version: string): string[] =>
  readdirSync(join(KEPT, version)).filter((name) => name.endsWith('.json'));
const FILES = VERSIONS.flatMap((version) => filesOf(version).map((name) => ({ version, name })));

/** The games as a later app may have them: the flow of every one has changed. */
const findLater: FindGame = (id) => {
  const game = find(id);
  return game && { ...game, version: game.version + 1 };
};

async function storeIn<T>(name: string, task: (store: Store) => Promise<T>, rules = find): Promise<T> {
  const database = await openDatabase({ name });
  try {
    return await task(
      diskStore(
        database,
        async () => rules,
        () => Date.UTC(2026, 10, 17),
      ),
    );
  } finally {
    await database.close();
  }
}

async function found(store: Store, id: string): Promise<Found> {
  const search = await store.open(id);
  if (search.found === null) throw new Error(search.why);
  expect(search.found.story).not.toBe(NOTHING_TOLD);
  return search.found;
}

const gameOf = ({ game }: Found) => find(game) ?? none();

function none(): never {
  throw new Error('no such thing in the test');
}

/** Plays a game to its end by chance: the first move is saved by itself, the others together. */
async function goOn(store: Store, left: Found): Promise<void> {
  const game = gameOf(left);
  const save = store.save(left, game);
  const chance = seeded(left.id);
  const moves: Move[] = [];
  let { state }: { state: State } = left;
  while (!isOver(state)) {
    const move = pick(chance, options(game, state));
    moves.push(move);
    state = apply(game, state, move);
    if (moves.length === 1) await save({ from: left.moves.length, moves, state });
  }
  await save({ from: left.moves.length + 1, moves: moves.slice(1), state });
  expect(isOver((await found(store, left.id)).state)).toBe(true);
}

/** Watches a game from its beginning to its end, and counts it up. */
function watch(left: Found): void {
  const game = gameOf(left);
  const playback = playbackOf(game, left.setup, left.moves);
  for (let moment = 0; moment <= playback.length; moment++) playback.at(moment, 0);
  expect(playback.at(playback.length, 'all').view.cards).toEqual(left.state.cards);
  expect(game.standings(left.state)).toHaveLength(left.setup.seats);
}

test('of every game, running and finished ones are kept', () => {
  for (const { id } of games) {
    for (const kind of ['begun', 'running', 'over']) expect(filesOf('1.0')).toContain(`${id}-${kind}.json`);
  }
});

test.each(FILES)('$version: $name is taken in, and goes on or can be watched', async ({ version, name }) => {
  const file = readFileSync(join(KEPT, version, name), 'utf8');
  await storeIn(`kept-${version}-${name}`, async (store) => {
    const left = await found(store, await store.read(file));
    if (isOver(left.state)) watch(left);
    else await goOn(store, left);
  });
});

/** A database that a version has left. */
function layOutDatabase(version: string, name: string): void {
  layOut(pathOf(name), new Map([['', readFileSync(join(KEPT, version, 'database.db'))]]));
}

test.each(VERSIONS)('the database of %s opens with everything in it', async (version) => {
  const name = `kept-${version}`;
  layOutDatabase(version, name);
  await storeIn(name, async (store) => {
    const list = await store.list();
    expect(list.unreadable).toEqual([]);
    expect(list.games).toHaveLength(filesOf(version).length);
    expect((await store.deleted()).games).toHaveLength(1);
    expect((await store.notes('theme')).get('theme')).toBe('contrast');
    expect((await store.notes('daily ')).size).toBe(games.length);
    const tallies = (await store.statistics()).tallies.map(({ game }) => game);
    expect(new Set(tallies)).toEqual(new Set(games.map(({ id }) => id)));
    for (const { id, status } of list.games) {
      const left = await found(store, id);
      expect(isOver(left.state)).toBe(status === 'over');
      if (isOver(left.state)) watch(left);
      else await goOn(store, left);
    }
    expect((await store.statistics()).againstBots.length).toBeGreaterThanOrEqual(games.length);
  });
});

test.each(VERSIONS)(
  'where the flow of a game has changed, what %s left is listed, counted and passed on to where its rules are',
  async (version) => {
    const name = `later-${version}`;
    layOutDatabase(version, name);
    const before = await storeIn(name, (store) => store.statistics());
    const files = await storeIn(
      name,
      async (store) => {
        expect(await store.statistics()).toEqual(before);
        const { games: listed, unreadable } = await store.list();
        expect([listed.length, unreadable]).toEqual([filesOf(version).length, []]);
        return Promise.all(
          listed.map(async ({ id }) => {
            expect(await store.open(id)).toEqual({ found: null, why: 'other version' });
            await store.rename(id, 'from before');
            const file = (await store.write(id)) ?? none();
            await expect(store.read(file)).rejects.toMatchObject({ trouble: 'other version' });
            return file;
          }),
        );
      },
      findLater,
    );
    await storeIn(`${name}-elsewhere`, async (store) => {
      for (const file of files) expect((await found(store, await store.read(file))).moves).toBeDefined();
      expect((await store.list()).games.map(({ title }) => title)).toEqual(files.map(() => 'from before'));
    });
    // Nothing of it was changed: an app that has the rules goes on with it.
    await storeIn(name, async (store) => {
      for (const { id, damage } of (await store.list()).games) {
        expect(damage).toBeNull();
        await found(store, id);
      }
    });
  },
);
