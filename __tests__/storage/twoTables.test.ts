/** Two tables of one game: whoever is behind is refused, and what somebody was told is saved stays saved. */
import { apply, options, start } from '../../src/engine/frames';
import type { Move, State } from '../../src/engine/game';
import { pick, seeded } from '../../src/engine/rng';
import { openDatabase, type Database } from '../../src/storage/database';
import { diskStore } from '../../src/table/diskStore';
import { type Found, type Store } from '../../src/table/gameStore';
import { memoryStore } from '../../src/table/memoryStore';
import { find, games, playersOf } from './games';

const game = games[0] ?? none();
const setup = { seats: game.seats[0], seed: 'two tables', variants: [] };

function none(): never {
  throw new Error('no such thing in the test');
}

const loading = async () => find;
let database: Database;
let files = 0;

beforeEach(async () => {
  database = await openDatabase({ name: `tables-${++files}` });
});
afterEach(() => database.close());

const STORES: readonly (readonly [string, () => Store])[] = [
  ['on disk', () => diskStore(database, loading, () => 1)],
  ['in memory', () => memoryStore(loading, () => 1)],
];

async function found(store: Store, id: string): Promise<Found> {
  const search = await store.open(id);
  return search.found ?? none();
}

/** What a table does: makes a move, or takes its own last one back. */
type Act = 'move' | 'back';

/** A table at a game, which plays by chance of its own. */
function tableAt(store: Store, left: Found, seed: string) {
  const save = store.save(left, game);
  const chance = seeded(seed);
  const states: State[] = [left.state];
  let moves = left.moves;
  return {
    moves: () => moves,
    async act(act: Act): Promise<'saved' | 'refused'> {
      const state = states.at(-1) ?? none();
      if (act === 'back' && states.length === 1) return 'saved';
      const next = act === 'move' ? pick(chance, options(game, state)) : null;
      if (next) states.push(apply(game, state, next));
      else states.pop();
      moves = next ? [...moves, next] : moves.slice(0, -1);
      const input = { from: next ? moves.length - 1 : moves.length, moves: next ? [next] : [] };
      try {
        await save({ ...input, state: states.at(-1) ?? none() });
        return 'saved';
      } catch (error) {
        expect(error).toMatchObject({ name: 'OutOfStep' });
        return 'refused';
      }
    },
  };
}

/** All ways to do the acts of two tables, each in its own order. */
function orders(a: number, b: number): readonly (readonly (0 | 1)[])[] {
  if (a === 0 && b === 0) return [[]];
  return [
    ...(a > 0 ? orders(a - 1, b).map((rest) => [0, ...rest] as const) : []),
    ...(b > 0 ? orders(a, b - 1).map((rest) => [1, ...rest] as const) : []),
  ];
}

const ACTS: readonly (readonly Act[])[] = [
  ['move', 'move', 'back', 'move'],
  ['move', 'back', 'move', 'move'],
];

describe.each(STORES)('%s', (_, makeStore) => {
  test('two tables of one game, in all orders, lose nothing that was confirmed', async () => {
    const store = makeStore();
    let refusals = 0;
    for (const order of orders(ACTS[0]?.length ?? 0, ACTS[1]?.length ?? 0)) {
      const id = await store.begin(game, setup, playersOf(setup.seats));
      const first = tableAt(store, await found(store, id), 'warm up');
      await first.act('move');
      const left = await found(store, id);
      const tables = [tableAt(store, left, 'one'), tableAt(store, left, 'other')] as const;
      const done = [0, 0];
      let confirmed: readonly Move[] = left.moves;
      for (const which of order) {
        const outcome = await tables[which].act(ACTS[which]?.[done[which] ?? 0] ?? none());
        done[which] = (done[which] ?? 0) + 1;
        if (outcome === 'saved') confirmed = tables[which].moves();
        else refusals++;
        // What a table was told is saved is there, whatever the other one tried since.
        expect((await found(store, id)).moves).toEqual(confirmed);
      }
    }
    expect(refusals).toBeGreaterThan(0);
  });

  test('a table that was refused goes on with what is on disk', async () => {
    const store = makeStore();
    const id = await store.begin(game, setup, playersOf(setup.seats));
    const left = await found(store, id);
    const [stale, other] = [tableAt(store, left, 'stale'), tableAt(store, left, 'other')];
    expect(await other.act('move')).toBe('saved');
    expect(await stale.act('move')).toBe('refused');
    expect(await stale.act('move')).toBe('refused');
    const again = tableAt(store, await found(store, id), 'again');
    expect(await again.act('move')).toBe('saved');
    expect((await found(store, id)).moves).toEqual(again.moves());
  });

  test('whoever sits down last has the game; the one who sat there hears it, once', async () => {
    const store = makeStore();
    const heard: string[] = [];
    const leaveFirst = store.sit('a', () => heard.push('first'));
    const leaveOther = store.sit('b', () => heard.push('other'));
    const leaveSecond = store.sit('a', () => heard.push('second'));
    expect(heard).toEqual(['first']);
    leaveFirst();
    store.sit('a', () => heard.push('third'));
    expect(heard).toEqual(['first', 'second']);
    leaveSecond();
    leaveOther();
    store.sit('b', () => undefined);
    expect(heard).toEqual(['first', 'second']);
  });
});

test('a write of which nobody knows whether it came through is tried again, and is there once', async () => {
  const flaky: Database = {
    ...database,
    write: async (task) => {
      const result = await database.write(task);
      if (isLost) throw new Error('the answer got lost');
      return result;
    },
  };
  let isLost = false;
  const store = diskStore(flaky, loading, () => 1);
  const left = await found(store, await store.begin(game, setup, playersOf(setup.seats)));
  const save = store.save(left, game);
  const move = options(game, start(game, setup))[0] ?? none();
  const state = apply(game, left.state, move);
  isLost = true;
  await expect(save({ from: 0, moves: [move], state })).rejects.toThrow('got lost');
  isLost = false;
  await save({ from: 0, moves: [move], state });
  await save({ from: 0, moves: [], state: left.state });
  await save({ from: 0, moves: [move], state });
  expect((await found(store, left.id)).moves).toEqual([move]);
});
