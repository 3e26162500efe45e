import { isInBox } from '../../../src/engine/editions';
import { saboteur } from '../../../src/games/saboteur';
import { CARD_KEYS, PRINT } from '../../../src/games/saboteur/cards/faces';
import type { CardKey, Tool } from '../../../src/games/saboteur/cards/rows';
import { DISCARD, goldOf } from '../../../src/games/saboteur/rules/state';
import { table, type Table } from './table';

/** The cards of the first edition. */
const FIRST = PRINT.filter((card) => isInBox(card, 1));
const copies = (key: CardKey): number => FIRST.filter((card) => card.key === key).length;

test('the deck has 44 path cards, 27 action cards, 28 nuggets, 7 gold miners and 4 saboteurs', () => {
  const count = (...families: string[]): number => FIRST.filter((card) => families.includes(card.family)).length;
  expect(count('start', 'goal', 'path')).toBe(44);
  expect(count('map', 'rockfall', 'break', 'fix')).toBe(27);
  expect(count('nugget')).toBe(28);
  expect([copies('miner'), copies('saboteur')]).toEqual([7, 4]);
});

test('31 of the 40 paths to draw lead through, 9 are dead ends', () => {
  const paths = FIRST.filter((card) => card.family === 'path');
  expect(paths.filter((card) => card.through)).toHaveLength(31);
  expect(paths.filter((card) => !card.through)).toHaveLength(9);
});

type At = readonly [x: number, y: number];
const NEW_WAY: At[] = [];

/** Lays a path on an empty table and tells the cells to which a new way leads. */
function waysOf(key: CardKey, [x, y]: At, turned?: 'turned'): At[] {
  const before = table();
  const known = before.edges.map(String);
  return before.lay(key, x, y, turned).edges.filter((cell) => !known.includes(String(cell)));
}

/** A path card: how many there are, and the ways that lead on from it beside the start, as printed and turned. */
function path(key: CardKey, count: number, printed: readonly [At, At[]], turned?: readonly [At, At[]]): () => void {
  return () => {
    expect(copies(key)).toBe(count);
    expect(waysOf(key, printed[0])).toEqual(printed[1]);
    if (turned) expect(waysOf(key, turned[0], 'turned')).toEqual(turned[1]);
    else expect(table().canLay(key, ...printed[0], 'turned')).toBe(false);
  };
}

const EAST: At = [1, 0];
const WEST: At = [-1, 0];
const NORTH: At = [0, -1];
const SOUTH: At = [0, 1];

function breaks(tool: Tool): () => void {
  return () => {
    expect(copies(`broken-${tool}`)).toBe(3);
    const given = table().break(tool, 1);
    expect(given.broken(1)).toEqual([`broken-${tool}`]);
    expect(given.moves.some((move) => move.do === 'path')).toBe(false);
  };
}

function fixes(key: CardKey, count: number, ...tools: Tool[]): () => void {
  return () => {
    expect(copies(key)).toBe(count);
    for (const tool of ['pick', 'lamp', 'cart'] as const) {
      const given = table().break(tool, 2);
      expect(given.canFix(key, 2, tool)).toBe(tools.includes(tool));
      if (!tools.includes(tool)) continue;
      given.fix(key, 2, tool);
      expect(given.broken(2)).toEqual([]);
      expect(given.keysIn(DISCARD)).toEqual([key, `broken-${tool}`]);
    }
  };
}

/** A miner who laid the last path keeps a nugget of this worth: it counts that much. */
function nugget(gold: 1 | 2 | 3, count: number): () => void {
  return () => {
    expect(copies(`gold-${gold}`)).toBe(count);
    const given = table({
      goals: ['stone-up-left', 'treasure', 'stone-up-right'],
      roles: ['miner', 'miner', 'miner', 'miner'],
    });
    given.nuggets(gold, gold, gold, gold).tunnel().take(gold);
    expect(given.keysIn(goldOf(2))).toEqual([`gold-${gold}`]);
    expect(saboteur.standings(given.state)[0]).toMatchObject({ seat: 2, points: gold });
  };
}

const middle = (goal: 'treasure' | 'stone-up-left' | 'stone-up-right'): Table => {
  const others = (['treasure', 'stone-up-left', 'stone-up-right'] as const).filter((other) => other !== goal);
  return table({ goals: [others[0] ?? goal, goal, others[1] ?? goal] }).tunnel();
};

const CASES: Readonly<Record<CardKey, () => void>> = {
  start: () => {
    expect(copies('start')).toBe(1);
    expect(table().lying(0, 0)).toEqual({ key: 'start', open: 15 });
    expect(table().edges).toEqual([WEST, NORTH, SOUTH, EAST]);
  },
  treasure: () => {
    expect(copies('treasure')).toBe(1);
    const given = middle('treasure');
    expect(given.lying(8, 0)).toEqual({ key: 'treasure', open: 15 });
    expect(given.frame).toBe('gold');
  },
  'stone-up-left': () => {
    expect(copies('stone-up-left')).toBe(1);
    const given = middle('stone-up-left');
    expect(given.frame).toBe('turn');
    expect(given.edges).toContainEqual([8, -1]);
    expect(given.edges).not.toContainEqual([8, 1]);
  },
  'stone-up-right': () => {
    expect(copies('stone-up-right')).toBe(1);
    const given = middle('stone-up-right');
    expect(given.frame).toBe('turn');
    expect(given.edges).toContainEqual([8, 1]);
    expect(given.edges).not.toContainEqual([8, -1]);
  },
  cross: path('cross', 5, [
    EAST,
    [
      [1, -1],
      [1, 1],
      [2, 0],
    ],
  ]),
  'fork-up-right-down': path(
    'fork-up-right-down',
    5,
    [
      WEST,
      [
        [-1, -1],
        [-1, 1],
      ],
    ],
    [
      EAST,
      [
        [1, -1],
        [1, 1],
      ],
    ],
  ),
  'fork-up-right-left': path(
    'fork-up-right-left',
    5,
    [
      EAST,
      [
        [1, -1],
        [2, 0],
      ],
    ],
    [
      EAST,
      [
        [1, 1],
        [2, 0],
      ],
    ],
  ),
  'straight-up-down': path('straight-up-down', 4, [NORTH, [[0, -2]]]),
  'straight-right-left': path('straight-right-left', 3, [EAST, [[2, 0]]]),
  'curve-up-left': path('curve-up-left', 4, [EAST, [[1, -1]]], [WEST, [[-1, 1]]]),
  'curve-up-right': path('curve-up-right', 5, [WEST, [[-1, -1]]], [EAST, [[1, 1]]]),
  'dead-cross': path('dead-cross', 1, [EAST, NEW_WAY]),
  'dead-fork-up-right-down': path('dead-fork-up-right-down', 1, [WEST, NEW_WAY], [EAST, NEW_WAY]),
  'dead-fork-up-right-left': path('dead-fork-up-right-left', 1, [EAST, NEW_WAY], [EAST, NEW_WAY]),
  'dead-straight-up-down': path('dead-straight-up-down', 1, [NORTH, NEW_WAY]),
  'dead-straight-right-left': path('dead-straight-right-left', 1, [EAST, NEW_WAY]),
  'dead-curve-up-left': path('dead-curve-up-left', 1, [EAST, NEW_WAY], [WEST, NEW_WAY]),
  'dead-curve-up-right': path('dead-curve-up-right', 1, [WEST, NEW_WAY], [EAST, NEW_WAY]),
  'dead-up': path('dead-up', 1, [SOUTH, NEW_WAY], [NORTH, NEW_WAY]),
  'dead-right': path('dead-right', 1, [WEST, NEW_WAY], [EAST, NEW_WAY]),
  map: () => {
    expect(copies('map')).toBe(6);
    const given = table({ goals: ['stone-up-left', 'treasure', 'stone-up-right'] }).map(1);
    expect(given.knownGoals(0)).toEqual(['?', 'treasure', '?']);
    expect(given.knownGoals(1)).toEqual(['?', '?', '?']);
  },
  rockfall: () => {
    expect(copies('rockfall')).toBe(3);
    const given = table().lay('cross', 1, 0).rockfall(1, 0);
    expect(given.lying(1, 0)).toBeNull();
    expect(given.keysIn(DISCARD)).toEqual(['rockfall', 'cross']);
  },
  'broken-pick': breaks('pick'),
  'broken-lamp': breaks('lamp'),
  'broken-cart': breaks('cart'),
  'fix-pick': fixes('fix-pick', 2, 'pick'),
  'fix-lamp': fixes('fix-lamp', 2, 'lamp'),
  'fix-cart': fixes('fix-cart', 2, 'cart'),
  'fix-pick-lamp': fixes('fix-pick-lamp', 1, 'pick', 'lamp'),
  'fix-pick-cart': fixes('fix-pick-cart', 1, 'pick', 'cart'),
  'fix-lamp-cart': fixes('fix-lamp-cart', 1, 'lamp', 'cart'),
  'gold-1': nugget(1, 16),
  'gold-2': nugget(2, 8),
  'gold-3': nugget(3, 4),
  miner: () => {
    const given = table({ roles: ['miner', 'miner', 'saboteur', 'miner'] }).runOut();
    expect([0, 1, 3].map((seat) => given.gold(seat))).toEqual([0, 0, 0]);
  },
  saboteur: () => {
    const given = table({ roles: ['miner', 'miner', 'saboteur', 'miner'] }).runOut();
    expect(given.gold(2)).toBe(4);
  },
};

test('every card has a case here', () => {
  expect(Object.keys(CASES).sort()).toEqual([...CARD_KEYS].sort());
});

test.each(CARD_KEYS)('%s does what it says', (key) => CASES[key]());
