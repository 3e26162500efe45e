/** The end of the game and the count. */
import { isOver, options } from '../../../src/engine/frames';
import { city } from '../../../src/games/city-under-the-mountain';
import { table } from './table';

const last = { R18: 'empty', H6: 'gold' } as const;

test('when all Gold is covered the game ends after that gem has paid', () => {
  const t = table({ land: last, shares: [{}, { ruby: 1 }] }).play('company ruby', 'dig H6');
  expect(t.state.coins).toEqual([4, 8]);
  expect(isOver(t.state)).toBe(true);
  expect(t.story.at(-1)).toEqual({ what: 'ended', because: 'gold' });
  expect(options(city, t.state)).toEqual([]);
});

test('not before', () => {
  const t = table({ land: { ...last, H5: 'gold' } }).play('company ruby', 'dig H6');
  expect(isOver(t.state)).toBe(false);
});

describe('it also ends when in a full round nobody could lay a gem', () => {
  const shares = [{ ruby: 1 }, { ruby: 1 }, { ruby: 1 }];

  test('after as many turns without a gem as there are players', () => {
    const t = table({ seats: 3, walled: true, land: { H6: 'empty' }, shares });
    t.play('company ruby', 'dig H6', 'keep', 'keep', 'keep');
    expect(isOver(t.state)).toBe(false);
    t.play('keep');
    expect(t.story.at(-1)).toEqual({ what: 'ended', because: 'still' });
    expect(isOver(t.state)).toBe(true);
  });

  test('somebody who could dig and rather played a Cave In keeps the game open; others may clear it first', () => {
    const land = { H6: 'empty', H5: 'gold', R18: 'gold' } as const;
    const t = table({ seats: 2, walled: true, land, kept: [['cave-in']], shares: shares.slice(0, 2) });
    t.play('use cave-in', 'gem ruby', 'gem pearl', 'keep', 'keep', 'takeOff ruby');
    expect(t.can()).toContain('company ruby');
  });

  test.each([
    [1, true],
    [2, false],
  ])('5.2 a gem that the last player frees keeps the game open, from the second edition on (%i)', (edition, ends) => {
    const land = { H6: 'empty', R18: 'gold' } as const;
    const kept = [['cave-in'], ['cave-in']] as const;
    const t = table({ edition, seats: 2, walled: true, land, kept, shares: shares.slice(0, 2) });
    t.play('use cave-in', 'gem ruby', 'gem pearl', 'keep');
    t.play('use cave-in', 'gem ruby', 'gem pearl', 'keep', 'takeOff ruby');
    t.play('keep', 'takeOff ruby');
    expect(isOver(t.state)).toBe(ends);
  });

  test('a gem laid with a Secret Tunnel begins the count anew', () => {
    const t = table({ seats: 2, walled: true, kept: [[], ['secret-tunnel']], shares: shares.slice(0, 2) });
    t.play('keep', 'use secret-tunnel', 'secret A1', 'gem ruby', 'keep');
    expect(isOver(t.state)).toBe(false);
    t.play('keep', 'keep');
    expect(isOver(t.state)).toBe(true);
  });

  test('a Secret Tunnel that is not used does not keep the game open', () => {
    const t = table({ seats: 2, walled: true, kept: [[], ['secret-tunnel']], shares: shares.slice(0, 2) });
    t.play('keep', 'stop', 'keep');
    expect(isOver(t.state)).toBe(true);
  });
});

describe('the count', () => {
  const standings = (coins: number[], dwarves: number[]): number[][] => {
    const { state } = table({ seats: coins.length });
    const earned = coins.flatMap((sum) => [sum, 0, 0, 0, 0]);
    return city.standings({ ...state, coins, dwarves, earned }).map(({ seat, rank, points }) => [seat, rank, points]);
  };

  test('most coins win', () => {
    expect(standings([3, 9, 5], [9, 4, 4])).toEqual([
      [1, 1, 9],
      [2, 2, 5],
      [0, 3, 3],
    ]);
  });
  test('ties go to more dwarves', () => {
    expect(standings([9, 9], [4, 5])).toEqual([
      [1, 1, 9],
      [0, 2, 9],
    ]);
  });
  test('then the victory is shared', () => {
    expect(standings([9, 9, 1], [5, 5, 5])).toEqual([
      [0, 1, 9],
      [1, 1, 9],
      [2, 3, 1],
    ]);
  });
  test('the lines of a seat add up to its coins', () => {
    const t = table({ land: { H6: 'gold', H5: 'gold' }, shares: [{}, { ruby: 1 }] }).play(
      'company ruby',
      'dig H6',
      'dig H5',
    );
    for (const { points, lines } of city.standings(t.state)) {
      expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(points);
    }
  });
});
