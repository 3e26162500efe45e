/** The mine of the day: the same for everybody on a date, and how it went is kept. */
import { apply, isOver, options, start } from '../../src/engine/frames';
import type { Move } from '../../src/engine/game';
import { fingerprint } from '../../src/engine/replay';
import { roll, seeded } from '../../src/engine/rng';
import { games } from '../../src/games/all';
import {
  dailySetup,
  daysBefore,
  firstTry,
  isFirstTry,
  lookBack,
  readTries,
  resultOf,
  streak,
  tryName,
} from '../../src/table/daily';
import { canRewind } from '../../src/table/rewind';
import { NOTHING_TOLD } from '../../src/table/story';
import { memoryStore } from '../../src/table/memoryStore';

const all = games.map(({ game }) => [game.id, game] as const);

it.each(all)('%s is dealt the same to everybody on a date, and otherwise on another', (_id, game) => {
  const deal = (day: string) => fingerprint(start(game, dailySetup(day, game)));
  expect(deal('2026-11-16')).toBe(deal('2026-11-16'));
  expect(deal('2026-11-17')).not.toBe(deal('2026-11-16'));
});

it('two games of a day have seeds of their own', () => {
  expect(new Set(games.map(({ game }) => dailySetup('2026-11-16', game).seed)).size).toBe(games.length);
});

it.each(all)('the first try counts: nobody goes back for practice in %s', (_id, game) => {
  const setup = dailySetup('2026-11-16', game);
  const players = Array.from({ length: setup.seats }, (_, seat) => ({
    name: '',
    bot: seat === 0 ? null : 'apprentice',
    order: 'ask' as const,
  }));
  const play = { players, past: [], story: { ...NOTHING_TOLD, mover: 0, left: [3] } };
  const at = (counts: boolean) => canRewind({ ...play, counts });
  expect(at(false)).toBe(true);
  expect(at(true)).toBe(false);
});

it('counts the days in a row up to today, which may still come', () => {
  const won = { id: 'a', result: { points: 3, rank: 1, of: 3 } };
  const on = (...days: string[]) => new Map(days.map((day) => [tryName(day, 'toy'), won]));
  expect(streak(on(), '2026-03-01')).toBe(0);
  expect(streak(on('2026-03-01'), '2026-03-01')).toBe(1);
  expect(streak(on('2026-02-27', '2026-02-28'), '2026-03-01')).toBe(2);
  expect(streak(on('2026-02-27', '2026-03-01'), '2026-03-01')).toBe(1);
  expect(streak(new Map([[tryName('2026-03-01', 'toy'), { id: 'a', result: null }]]), '2026-03-01')).toBe(0);
});

it('knows the day before, over months, years and leap days', () => {
  expect(daysBefore('2026-11-16', 0)).toBe('2026-11-16');
  expect(daysBefore('2027-01-01', 1)).toBe('2026-12-31');
  expect(daysBefore('2028-03-01', 1)).toBe('2028-02-29');
});

it('takes the place and the points of the person from the count', () => {
  const standings = [
    { seat: 2, rank: 1, points: 9, lines: [] },
    { seat: 0, rank: 2, points: 7, lines: [] },
  ];
  expect(resultOf(standings)).toEqual({ points: 7, rank: 2, of: 2 });
});

it('reads what was noted, and nothing that was altered', async () => {
  const store = memoryStore(
    async () => () => undefined,
    () => 1,
  );
  const kept = { id: 'f00', result: { points: 7, rank: 2, of: 3 } };
  await store.note(tryName('2026-11-16', 'toy'), JSON.stringify(kept));
  await store.note(tryName('2026-11-15', 'toy'), JSON.stringify({ id: 'f01', result: null }));
  await store.note(tryName('2026-11-14', 'toy'), '{"id":5}');
  await store.note('lesson toy', 'other');
  expect([...readTries(await store.notes('daily '))]).toEqual([
    [tryName('2026-11-16', 'toy'), kept],
    [tryName('2026-11-15', 'toy'), { id: 'f01', result: null }],
  ]);
});

it.each(all)('a try at %s that has come to its end is noted with its result, once and for all', async (id, game) => {
  const find = (wanted: string) => (wanted === id ? game : undefined);
  const store = memoryStore(
    async () => find,
    () => 1,
  );
  const setup = dailySetup('2026-11-16', game);
  const players = Array.from({ length: setup.seats }, (_, i) => ({ name: `Dwarf ${i}`, emblem: '', kind: 'person' }));
  const note = firstTry('2026-11-16', id);
  const table = await store.begin(game, setup, players, { note });
  const name = tryName('2026-11-16', id);
  // Whoever presses twice begins two games: the first is the one that counts.
  const again = await store.begin(game, setup, players, { note });
  expect(await isFirstTry(store, { id: table, setup })).toBe(true);
  expect(await isFirstTry(store, { id: again, setup })).toBe(false);
  expect((await lookBack(store, find)).get(name)).toEqual({ id: table, result: null, obstacle: null });

  const moves: Move[] = [];
  const chance = seeded('a day');
  let state = start(game, setup);
  while (!isOver(state)) {
    const choices = options(game, state);
    const move = choices[roll(chance, choices.length)] ?? { do: '' };
    moves.push(move);
    state = apply(game, state, move);
  }
  await store.save({ id: table, moves: [], state: start(game, setup) }, game)({ from: 0, moves, state });
  const result = resultOf(game.standings(state));
  expect(result?.of).toBe(setup.seats);
  expect((await lookBack(store, find)).get(name)).toEqual({ id: table, result, obstacle: null });
  expect(readTries(await store.notes('daily ')).get(name)).toEqual({ id: table, result });
});

it('says so where a try was deleted before its end', async () => {
  const store = memoryStore(
    async () => () => undefined,
    () => 1,
  );
  await store.note(tryName('2026-11-16', 'toy'), JSON.stringify({ id: 'gone', result: null }));
  expect([...(await lookBack(store, () => undefined)).values()]).toEqual([
    { id: 'gone', result: null, obstacle: 'nowhere' },
  ]);
});
