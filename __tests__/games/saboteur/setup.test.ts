import { sizeOf } from '../../../src/engine/cards';
import { apply, pending, phaseOf, start } from '../../../src/engine/frames';
import { columnOf, rowOf } from '../../../src/engine/grid';
import { saboteur } from '../../../src/games/saboteur';
import { PRINT } from '../../../src/games/saboteur/cards/faces';
import { DRAW, handOf, NUGGETS, roleOf, SPARE } from '../../../src/games/saboteur/rules/state';
import { table } from './table';

const ROLES = { 3: [1, 3], 4: [1, 4], 5: [2, 4], 6: [2, 5], 7: [3, 5], 8: [3, 6], 9: [3, 7], 10: [4, 7] } as const;
const HANDS = { 3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4 } as const;
const PLAYERS = [3, 4, 5, 6, 7, 8, 9, 10] as const;

describe.each(PLAYERS)('with %i players', (seats) => {
  const given = table({ seats });
  const zones = Array.from({ length: seats }, (_, seat) => seat);

  test('the right saboteurs and miners are in the deck, one each is dealt, one is left over', () => {
    const dealt = zones.flatMap((seat) => given.keysIn(roleOf(seat)));
    const roles = [...dealt, ...given.keysIn(SPARE)];
    const count = (role: string): number => roles.filter((one) => one === role).length;
    expect([count('saboteur'), count('miner')]).toEqual(ROLES[seats]);
    expect(dealt).toHaveLength(seats);
    expect(given.keysIn(SPARE)).toHaveLength(1);
  });

  test('hands are dealt from the 67 path and action cards', () => {
    for (const seat of zones) expect(sizeOf(given.state.cards, handOf(seat))).toBe(HANDS[seats]);
    expect(sizeOf(given.state.cards, DRAW)).toBe(67 - seats * HANDS[seats]);
  });
});

test('28 nuggets lie face down', () => {
  expect(table().keysIn(NUGGETS)).toHaveLength(28);
});

test('seven cells lie between the start and the goals, one between two goals', () => {
  const { maze } = table().state;
  const cells = maze.grid.cells.map((cell) => [columnOf(cell), rowOf(cell)]);
  expect(cells).toEqual([
    [0, 0],
    [8, -2],
    [8, 0],
    [8, 2],
  ]);
});

test('the treasure lies under each goal as often as under another', () => {
  const places = [0, 0, 0];
  for (let n = 0; n < 600; n++) {
    const { cards, maze } = start(saboteur, { seats: 4, seed: `goals ${n}`, variants: [] });
    const place = [0, 1, 2].findIndex((goal) => PRINT[cards.face[maze.card[1 + goal] ?? -1] ?? -1]?.key === 'treasure');
    places[place] = (places[place] ?? 0) + 1;
  }
  for (const count of places) expect(count).toBeGreaterThan(160);
});

test('who begins is picked, or drawn by lot', () => {
  expect(start(saboteur, { seats: 6, seed: 'x', variants: [], first: 4 }).starter).toBe(4);
  const starters = new Set(
    Array.from({ length: 60 }, (_, n) => start(saboteur, { seats: 5, seed: `${n}`, variants: [] }).starter),
  );
  expect([...starters].sort()).toEqual([0, 1, 2, 3, 4]);
});

test('before anybody plays, each looks at role and hand, clockwise from the starter', () => {
  let state = start(saboteur, { seats: 3, seed: 'x', variants: [], first: 1 });
  const looking: number[] = [];
  while (phaseOf(saboteur, state) === 'setup') {
    looking.push(pending(saboteur, state)?.seat ?? -1);
    state = apply(saboteur, state, { do: 'ready' });
  }
  expect(looking).toEqual([1, 2, 0]);
  expect(state.stack).toEqual([{ kind: 'turn', seat: 1 }]);
});
