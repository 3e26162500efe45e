/** Games without a disk last as long as the app is open. */
import { apply, options } from '../../src/engine/frames';
import { games } from '../../src/games/all';
import { memoryStore } from '../../src/table/store';

const find = (id: string) => games.find(({ game }) => game.id === id)?.game;

it.each(games.map(({ game }) => [game.id, game] as const))(
  'a game of %s is found as it was left',
  async (_id, game) => {
    const store = memoryStore(find);
    const setup = { seats: game.seats[0], seed: 'kept', variants: [] };
    const players = Array.from({ length: setup.seats }, (_, i) => ({ name: `Dwarf ${i}`, emblem: '', kind: 'person' }));
    const id = await store.begin(game, setup, players);
    const begun = await store.open(id);
    if (!begun.found) throw new Error('the game is gone');
    const [move] = options(game, begun.found.state);
    if (!move) throw new Error('nothing can be done');
    const state = apply(game, begun.found.state, move);
    await store.save(id, game)({ from: 0, moves: [move], state });
    expect(await store.open(id)).toMatchObject({ found: { state, moves: [move], players } });
  },
);

it.each(games.map(({ game }) => [game.id, game] as const))(
  'a game of %s can be passed on as a file',
  async (_id, game) => {
    const store = memoryStore(find);
    const setup = { seats: game.seats[0], seed: 'passed on', variants: [] };
    const players = Array.from({ length: setup.seats }, (_, i) => ({ name: `Dwarf ${i}`, emblem: '', kind: 'person' }));
    const id = await store.begin(game, setup, players);
    const file = await store.write(id);
    const again = await memoryStore(find).read(file ?? '');
    expect(again).toBe('unsaved-1');
    await expect(store.read('no game')).rejects.toThrow('not ours');
  },
);

it('says so where a game is not to be found', async () => {
  expect(await memoryStore(find).open('nowhere')).toEqual({ found: null, why: 'nowhere' });
});
