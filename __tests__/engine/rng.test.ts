import fc from 'fast-check';
import { exchangeByLot, next, pick, roll, seeded, shuffleList } from '../../src/engine/rng';

/** Written down when the first games were saved. */
const KNOWN = {
  lantern: [1880387052, 1369272769, 1455542176, 1125340605, 10574012, 2542653557],
  empty: [2072551812, 2450135238, 1651236897],
  rolls: [1, 4, 3, 1, 4, 3, 0, 0, 5, 4, 4, 4],
};

const times = <T>(count: number, act: () => T): T[] => Array.from({ length: count }, act);

describe('the generator', () => {
  it('gives for a seed the numbers it has always given, or old games would not replay', () => {
    const rng = seeded('lantern');
    expect(times(6, () => next(rng))).toEqual(KNOWN.lantern);
    const empty = seeded('');
    expect(times(3, () => next(empty))).toEqual(KNOWN.empty);
    const rolls = seeded('pick');
    expect(times(12, () => roll(rolls, 6))).toEqual(KNOWN.rolls);
  });

  it('goes on from its two words: a copy of them is a copy of all that is to come', () => {
    const rng = seeded('copy');
    times(10, () => next(rng));
    const copy = rng.slice();
    expect(times(5, () => next(copy))).toEqual(times(5, () => next(rng)));
  });

  it('never sticks at nothing, whatever the seed', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const rng = seeded(seed);
        expect(new Set(times(20, () => next(rng))).size).toBeGreaterThan(15);
      }),
    );
  });

  it('tells seeds apart that differ in a letter', () => {
    const first = new Set(times(2000, () => 0).map((_, n) => next(seeded(`seed ${n}`))));
    expect(first.size).toBe(2000);
  });

  it.each([2, 3, 6, 10, 52])('rolls all of %i numbers alike often', (sides) => {
    const rng = seeded(`uniform ${sides}`);
    const counts = new Array<number>(sides).fill(0);
    const each = 4000;
    times(each * sides, () => {
      const rolled = roll(rng, sides);
      counts[rolled] = (counts[rolled] ?? 0) + 1;
    });
    const chi = counts.reduce((sum, count) => sum + (count - each) ** 2 / each, 0);
    expect(counts).toHaveLength(sides);
    expect(chi).toBeLessThan(sides - 1 + 4 * Math.sqrt(2 * (sides - 1)));
  });

  it('shuffles into every order alike often', () => {
    const rng = seeded('orders');
    const counts = new Map<string, number>();
    times(24_000, () => {
      const list = [0, 1, 2, 3];
      shuffleList(rng, list);
      counts.set(list.join(''), (counts.get(list.join('')) ?? 0) + 1);
    });
    expect(counts.size).toBe(24);
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chi).toBeLessThan(23 + 4 * Math.sqrt(46));
  });

  it('exchanges stretches by lot as single rolls would draw, and goes on where those would', () => {
    const rng = seeded('by lot');
    const list = [-1, 10, 40, 20, 50, 30];
    exchangeByLot(rng, list, [1, 3, 5, 0, 2, 4], { begin: [0, 3, 4], end: [3, 3, 6] });
    const alone = seeded('by lot');
    const draw = (left: number[]): number => {
      const at = roll(alone, left.length);
      const drawn = left[at] ?? -1;
      const last = left.pop() ?? -1;
      if (at < left.length) left[at] = last;
      return drawn;
    };
    const first = [10, 20, 30];
    const second = [40, 50];
    const [f, d, b, e, c] = [draw(first), draw(first), draw(first), draw(second), draw(second)];
    expect(list).toEqual([-1, b, c, d, e, f]);
    expect(rng).toEqual(alone);
  });

  it('picks from a list, and refuses an empty one', () => {
    const rng = seeded('pick one');
    expect(new Set(times(100, () => pick(rng, ['a', 'b', 'c'])))).toEqual(new Set(['a', 'b', 'c']));
    expect(() => pick(rng, [])).toThrow('nothing to pick from');
  });
});
