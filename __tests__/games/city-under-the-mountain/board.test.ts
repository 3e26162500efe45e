/** The board: nine tiles, in random place and rotation. */
import { start } from '../../../src/engine/frames';
import { city } from '../../../src/games/city-under-the-mountain';
import {
  fieldsBeside,
  FIELDS,
  gemOn,
  isFree,
  landOn,
  turnedRows,
} from '../../../src/games/city-under-the-mountain/rules/board';
import { COMPANIES } from '../../../src/games/city-under-the-mountain/cards/companies';
import {
  CENTRE,
  DANGER,
  FLAG,
  GOLD,
  LANDS,
  OUTER,
  rowsOf,
  TILES,
} from '../../../src/games/city-under-the-mountain/cards/tiles';

const letters = (rows: readonly string[]): string => [...rows.join('')].sort().join('');
const count = (text: string, letter: string): number => text.split(letter).length - 1;
const boards = Array.from({ length: 200 }, (_, n) => start(city, { seats: 3, seed: `board ${n}`, variants: [] }));

test.each(TILES)('tile $key has six rows of six fields', (tile) => {
  expect(rowsOf(tile).map((row) => row.length)).toEqual([6, 6, 6, 6, 6, 6]);
});

test.each(OUTER)(
  'tile $key has 2 Gold, 2 Dwarves, a Safe, a Chest, a Tunnel Entrance and 3 or 4 Danger fields',
  (tile) => {
    const face = letters(rowsOf(tile));
    expect(['G', 'D', 'S', 'C', 'T'].map((letter) => count(face, letter))).toEqual([2, 2, 1, 1, 1]);
    expect([3, 4]).toContain(count(face, '#'));
    expect(face.replaceAll(/[GDSCT#.]/g, '')).toBe('');
  },
);

test('there are eight outer tiles, no two alike', () => {
  expect(new Set(OUTER.map((tile) => rowsOf(tile).join())).size).toBe(8);
});

test('the centre tile has a flag for each company and the dwarf camp, else only empty fields', () => {
  const face = letters(rowsOf(CENTRE));
  expect(face.replaceAll(/[.c]/g, '')).toBe('12345678');
  expect(count(face, 'c')).toBeGreaterThan(0);
});

test('companies differ in colour and in shape', () => {
  expect(new Set(COMPANIES.map(({ colour }) => colour)).size).toBe(8);
  expect(new Set(COMPANIES.map(({ shape }) => shape)).size).toBe(8);
});

test('four quarter turns bring a tile back; one brings its west side to the north', () => {
  for (const tile of TILES) expect(turnedRows(rowsOf(tile), 4)).toEqual(rowsOf(tile));
  expect(turnedRows(['ab', 'cd'], 1)).toEqual(['ca', 'db']);
});

describe('whatever the places and rotations, no Gold is walled in by Danger alone', () => {
  /** The fields of a tile that can be reached from one of them without Danger. */
  function reached(rows: readonly string[]): number {
    const open = rows
      .join('')
      .split('')
      .map((letter) => letter !== '#');
    const seen = new Set([open.indexOf(true)]);
    for (const at of seen) {
      const beside = [at >= 6 ? at - 6 : -1, at < 30 ? at + 6 : -1, at % 6 > 0 ? at - 1 : -1, at % 6 < 5 ? at + 1 : -1];
      for (const other of beside) if (open[other] === true) seen.add(other);
    }
    return seen.size;
  }

  test.each(TILES)('the open fields of tile $key hang together', (tile) => {
    expect(reached(rowsOf(tile))).toBe(36 - count(letters(rowsOf(tile)), '#'));
  });

  test('between any two sides of any two tiles there is a passage', () => {
    const northSides = TILES.flatMap((tile) =>
      [0, 1, 2, 3].map((quarters) => turnedRows(rowsOf(tile), quarters)[0] ?? ''),
    );
    for (const side of northSides) {
      for (const other of northSides) {
        // The other tile is turned round so that its north side faces this one.
        const facing = [...other].reverse();
        expect([...side].some((letter, at) => letter !== '#' && facing[at] !== '#')).toBe(true);
      }
    }
  });

  test('so from any flag every Gold of every board can be reached', () => {
    for (const { land } of boards) {
      const seen = new Set([land.indexOf(FLAG)]);
      for (const field of seen) for (const other of fieldsBeside(field)) if (land[other] !== DANGER) seen.add(other);
      land.forEach((kind, field) => kind === GOLD && expect(seen.has(field)).toBe(true));
    }
  });
});

test('a board has 18 by 18 fields with the symbols of its tiles', () => {
  for (const { land, tiles } of boards) {
    expect(land).toHaveLength(FIELDS);
    expect(land).toEqual(landOn(tiles));
    const counts = LANDS.map((_, kind) => land.filter((one) => one === kind).length);
    const by = Object.fromEntries(LANDS.map((kind, at) => [kind, counts[at]]));
    expect(by).toMatchObject({ flag: 8, dwarf: 16, gold: 16, safe: 8, chest: 8, tunnel: 8 });
  }
});

test('the centre tile lies in the middle; the others come in every place and rotation', () => {
  for (const { tiles } of boards) {
    expect(tiles.map((tile) => tile >> 2).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect((tiles[4] ?? -1) >> 2).toBe(0);
  }
  for (const place of [0, 1, 2, 3, 5, 6, 7, 8]) {
    expect(new Set(boards.map(({ tiles }) => tiles[place])).size).toBe(32);
  }
  expect(new Set(boards.map(({ tiles }) => tiles[4])).size).toBe(4);
});

test('each company starts with one gem, on its flag', () => {
  for (const state of boards) {
    const fields = state.land.map((_, field) => field).filter((field) => !isFree(state, field));
    expect(fields.map((field) => gemOn(state, field)).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(fields.every((field) => state.land[field] === FLAG)).toBe(true);
  }
});

test('everybody starts with 4 dwarves, no coins and no investments', () => {
  const { dwarves, coins, shares } = start(city, { seats: 5, seed: 'start', variants: [], first: 3 });
  expect(dwarves).toEqual([4, 4, 4, 4, 4]);
  expect(coins).toEqual([0, 0, 0, 0, 0]);
  expect(shares.every((count) => count === 0)).toBe(true);
});

test('the first player is picked or by lot', () => {
  expect(start(city, { seats: 5, seed: 'start', variants: [], first: 3 }).turn).toBe(3);
  expect(new Set(boards.map(({ turn }) => turn))).toEqual(new Set([0, 1, 2]));
});
