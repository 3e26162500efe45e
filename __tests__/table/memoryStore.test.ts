/** Games without a disk last as long as the app is open. */
import { apply, options } from '../../src/engine/frames';
import { games } from '../../src/games/all';
import { memoryStore } from '../../src/table/memoryStore';
import { lastTable, latestOf } from '../../src/table/gameStore';

const find = (id: string) => games.find(({ game }) => game.id === id)?.game;

let time = 0;
const store = () =>
  memoryStore(
    async () => find,
    () => ++time,
  );

it.each(games.map(({ game }) => [game.id, game] as const))(
  'a game of %s is found as it was left',
  async (_id, game) => {
    const kept = store();
    const setup = { seats: game.seats[0], seed: 'kept', variants: [] };
    const players = Array.from({ length: setup.seats }, (_, i) => ({ name: `Dwarf ${i}`, emblem: '', kind: 'person' }));
    const id = await kept.begin(game, setup, players);
    const begun = await kept.open(id);
    if (!begun.found) throw new Error('the game is gone');
    const [move] = options(game, begun.found.state);
    if (!move) throw new Error('nothing can be done');
    const state = apply(game, begun.found.state, move);
    await kept.save(begun.found, game)({ from: 0, moves: [move], state });
    expect(await kept.open(id)).toMatchObject({ found: { state, moves: [move], players } });
  },
);

it.each(games.map(({ game }) => [game.id, game] as const))(
  'a game of %s can be passed on as a file',
  async (_id, game) => {
    const kept = store();
    const setup = { seats: game.seats[0], seed: 'passed on', variants: [] };
    const players = Array.from({ length: setup.seats }, (_, i) => ({ name: `Dwarf ${i}`, emblem: '', kind: 'person' }));
    const id = await kept.begin(game, setup, players, { title: 'Sunday' });
    const file = await kept.write(id);
    const again = await store().read(file ?? '');
    expect(again).toBe('unsaved-1');
    expect(JSON.parse(file ?? '')).toMatchObject({ content: { title: 'Sunday' } });
    await expect(kept.read('no game')).rejects.toThrow('not ours');
  },
);

it('says so where a game is not to be found', async () => {
  expect(await store().open('nowhere')).toEqual({ found: null, why: 'nowhere' });
});

it('a game that is left can be gone on with, the one that was played last first', async () => {
  const kept = store();
  const [first, second] = games.map(({ game }) => game);
  if (!first || !second) throw new Error('too few games');
  const begin = (game: typeof first) =>
    kept.begin(
      game,
      { seats: game.seats[0], seed: 'left', variants: [] },
      Array.from({ length: game.seats[0] }, (_, i) => ({ name: `Dwarf ${i}`, emblem: '', kind: 'person' })),
    );
  expect(latestOf(await kept.list())).toBeNull();
  const one = await begin(first);
  const other = await begin(second);
  expect(latestOf(await kept.list())).toMatchObject({ id: other, game: second.id });
  const { found } = await kept.open(one);
  if (!found) throw new Error('the game is gone');
  const [move] = options(first, found.state);
  if (!move) throw new Error('nothing can be done');
  await kept.save(found, first)({ from: 0, moves: [move], state: apply(first, found.state, move) });
  expect(latestOf(await kept.list())).toMatchObject({ id: one, moveCount: 1 });
  expect(latestOf(await kept.list(), second.id)?.id).toBe(other);
  expect(lastTable(await kept.list(), first.id)?.players).toHaveLength(first.seats[0]);
});

it('a game that is deleted is not found until it is brought back', async () => {
  const kept = store();
  const [entry] = games;
  if (!entry) throw new Error('no game');
  const { game } = entry;
  const players = Array.from({ length: game.seats[0] }, () => ({ name: '', emblem: '', kind: 'person' }));
  const id = await kept.begin(game, { seats: game.seats[0], seed: 'gone', variants: [] }, players, { title: 'Sunday' });
  await kept.remove(id);
  expect(await kept.open(id)).toEqual({ found: null, why: 'nowhere' });
  expect((await kept.list()).games).toEqual([]);
  expect((await kept.deleted()).games).toMatchObject([{ id, title: 'Sunday' }]);
  await kept.restore(id);
  expect((await kept.list()).games).toMatchObject([{ id, title: 'Sunday' }]);
});
