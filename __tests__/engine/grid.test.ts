import fc from 'fast-check';
import {
  beside,
  cellAt,
  cellsFaced,
  columnOf,
  connected,
  connection,
  copyGrid,
  distances,
  EAST,
  emptyGrid,
  halfTurned,
  isOpen,
  lay,
  lift,
  neighbour,
  NORTH,
  opposite,
  pieceAt,
  reopen,
  rowOf,
  SIDES,
  sideTowards,
  SOUTH,
  turned,
  WEST,
  type Grid,
} from '../../src/engine/grid';

const far = fc.integer({ min: -16000, max: 16000 });
const open = (...sides: readonly number[]): number => sides.reduce((set, side) => set | (1 << side), 0);
const ALL = 15;

describe('cells', () => {
  it('have a column and a row, on both sides of the origin', () => {
    fc.assert(
      fc.property(far, far, (x, y) => {
        expect([columnOf(cellAt(x, y)), rowOf(cellAt(x, y))]).toEqual([x, y]);
      }),
    );
  });

  it.each([
    ['north', NORTH, 0, -1],
    ['east', EAST, 1, 0],
    ['south', SOUTH, 0, 1],
    ['west', WEST, -1, 0],
  ] as const)('have a neighbour to the %s, and lie at its opposite side', (_name, side, x, y) => {
    fc.assert(
      fc.property(far, far, (column, row) => {
        const cell = cellAt(column, row);
        const next = beside(cell, side);
        expect(next).toBe(cellAt(column + x, row + y));
        expect(beside(next, opposite(side))).toBe(cell);
        expect(sideTowards(cell, next)).toBe(side);
      }),
    );
  });

  it('that are no neighbours lie at no side of each other', () => {
    expect(sideTowards(cellAt(0, 0), cellAt(1, 1))).toBe(-1);
    expect(sideTowards(cellAt(-1, 0), cellAt(-1, 2))).toBe(-1);
    expect(sideTowards(cellAt(3, 3), cellAt(3, 3))).toBe(-1);
  });
});

describe('turning', () => {
  it.each([
    [open(NORTH), 1, open(EAST)],
    [open(NORTH), 2, open(SOUTH)],
    [open(NORTH), 3, open(WEST)],
    [open(WEST), 1, open(NORTH)],
    [open(NORTH, EAST), 1, open(EAST, SOUTH)],
    [open(NORTH, SOUTH), 1, open(EAST, WEST)],
    [open(NORTH, EAST, WEST), 2, open(SOUTH, EAST, WEST)],
    [open(SOUTH), 4, open(SOUTH)],
    [open(SOUTH), -1, open(EAST)],
    [ALL, 3, ALL],
    [0, 1, 0],
  ])('%i by %i quarters gives %i', (from, quarters, to) => expect(turned(from, quarters)).toBe(to));

  it('upside down is two quarters, and twice upside down nothing', () => {
    for (let set = 0; set <= ALL; set++) {
      expect(halfTurned(set)).toBe(turned(set, 2));
      expect(halfTurned(halfTurned(set))).toBe(set);
    }
  });
});

describe('pieces', () => {
  const corridor = (): Grid => {
    const grid = emptyGrid();
    lay(grid, cellAt(0, 0), open(EAST));
    lay(grid, cellAt(1, 0), open(EAST, WEST));
    lay(grid, cellAt(2, 0), open(WEST, SOUTH));
    lay(grid, cellAt(0, 1), ALL);
    return grid;
  };

  it('are connected when both facing sides are open, and only then', () => {
    const grid = corridor();
    expect([connected(grid, 0, 1), connected(grid, 1, 2), connected(grid, 0, 3)]).toEqual([true, true, false]);
    expect([neighbour(grid, 0, SOUTH), connection(grid, 0, SOUTH), connection(grid, 3, NORTH)]).toEqual([3, -1, -1]);
    expect(connected(grid, 0, 2)).toBe(false);
  });

  it('are as far apart as the way over connected ones is long', () => {
    expect(distances(corridor(), 0)).toEqual([0, 1, 2, -1]);
    expect(distances(corridor(), 2)).toEqual([2, 1, 0, -1]);
  });

  it('face the empty cells at their open sides, each once', () => {
    expect(cellsFaced(corridor())).toEqual([cellAt(2, 1), cellAt(1, 1), cellAt(0, 2), cellAt(-1, 1)]);
    const ring = emptyGrid();
    lay(ring, cellAt(0, 0), open(EAST));
    lay(ring, cellAt(2, 0), open(WEST));
    expect(cellsFaced(ring)).toEqual([cellAt(1, 0)]);
  });

  it('can be turned where they lie, and taken away', () => {
    const grid = corridor();
    reopen(grid, 0, open(SOUTH));
    expect([connected(grid, 0, 1), connected(grid, 0, 3)]).toEqual([false, true]);
    lift(grid, 1);
    expect([pieceAt(grid, cellAt(1, 0)), neighbour(grid, 0, EAST), neighbour(grid, 2, WEST)]).toEqual([-1, -1, -1]);
    expect(lay(grid, cellAt(1, 0), ALL)).toBe(4);
    expect(connected(grid, 4, 2)).toBe(true);
  });

  it('of a copy are its own', () => {
    const grid = corridor();
    const copy = copyGrid(grid);
    lay(copy, cellAt(5, 5), ALL);
    lift(copy, 0);
    expect(grid).toEqual(corridor());
  });

  it('know their neighbours as a search over all cells finds them, wherever they lie', () => {
    const near = fc.integer({ min: -3, max: 3 });
    const piece = fc.record({ x: near, y: near, set: fc.nat(ALL) });
    fc.assert(
      fc.property(fc.uniqueArray(piece, { selector: ({ x, y }) => `${x} ${y}`, maxLength: 20 }), (pieces) => {
        const grid = emptyGrid();
        for (const { x, y, set } of pieces) lay(grid, cellAt(x, y), set);
        const at = (x: number, y: number): number => pieces.findIndex((other) => other.x === x && other.y === y);
        pieces.forEach(({ x, y, set }, i) => {
          const around = [at(x, y - 1), at(x + 1, y), at(x, y + 1), at(x - 1, y)];
          expect(SIDES.map((side) => neighbour(grid, i, side))).toEqual(around);
          const ways = SIDES.map((side) => {
            const other = pieces[around[side] ?? -1];
            return isOpen(set, side) && other && isOpen(other.set, opposite(side)) ? around[side] : -1;
          });
          expect(SIDES.map((side) => connection(grid, i, side))).toEqual(ways);
        });
      }),
    );
  });
});
