/** Gold: who is paid what. Seat 0 digs, for Ruby. */
import type { ChanceKey } from '../../../src/games/city-under-the-mountain/cards/rows';
import { cityShow } from '../../../src/games/city-under-the-mountain';
import { fieldNamed, table } from './table';

interface Case {
  readonly dwarves: readonly number[];
  /** Investment gems of Ruby by seat. */
  readonly ruby: readonly number[];
  readonly kept?: readonly (readonly ChanceKey[])[];
}

const laidOut = ({ dwarves, ruby, kept = [] }: Case): ReturnType<typeof table> =>
  table({
    seats: dwarves.length,
    land: { H6: 'gold' },
    dwarves,
    shares: ruby.map((count) => ({ ruby: count })),
    kept,
  });
const dug = (given: Case): ReturnType<typeof table> => laidOut(given).play('company ruby', 'dig H6');
const coins = (given: Case): number[] => dug(given).state.coins;

test('the largest investment earns 2 coins a dwarf, the second 1 coin a dwarf, the others nothing', () => {
  expect(coins({ dwarves: [4, 5, 6, 7], ruby: [3, 2, 1, 0] })).toEqual([8, 5, 0, 0]);
});

test('what is foretold before a gem is laid on Gold is what is paid then; elsewhere nothing is', () => {
  const cases: readonly Case[] = [
    { dwarves: [4, 5, 6, 7], ruby: [3, 2, 1, 0] },
    { dwarves: [4, 5, 6, 7], ruby: [3, 1, 1, 1] },
    { dwarves: [4, 5, 6], ruby: [0, 2, 3], kept: [['labor-union'], [], []] },
  ];
  for (const given of cases) {
    const before = laidOut(given).play('company ruby');
    const told = cityShow.forecast?.(before.state, { do: 'dig', field: fieldNamed('H6') }) ?? [];
    const paid = coins(given).flatMap((count, seat) => (count > 0 ? [[seat, count]] : []));
    expect(told.map(({ seat, amount }) => [seat, amount.count])).toEqual(paid);
    expect(cityShow.forecast?.(before.state, { do: 'dig', field: fieldNamed('H7') })).toEqual([]);
  }
});

test('it is not the digger who counts but the investment', () => {
  expect(coins({ dwarves: [4, 5, 6], ruby: [1, 2, 3] })).toEqual([4, 5, 12]);
});

test('tied for the first: 1 coin a dwarf each, and no second', () => {
  expect(coins({ dwarves: [4, 5, 6, 7], ruby: [2, 2, 1, 0] })).toEqual([4, 5, 0, 0]);
  expect(coins({ dwarves: [4, 5, 6, 7], ruby: [3, 3, 3, 1] })).toEqual([4, 5, 6, 0]);
});

test('tied for the second: 1 coin for every 2 dwarves, rounded down', () => {
  expect(coins({ dwarves: [4, 5, 6, 7], ruby: [3, 1, 1, 1] })).toEqual([8, 2, 3, 3]);
});

test('whoever has no gem of the company gets nothing, also when nobody else is second', () => {
  expect(coins({ dwarves: [4, 5, 6], ruby: [1, 0, 0] })).toEqual([8, 0, 0]);
});

describe('the finder’s bonus: the digger gets at least 1 coin a dwarf', () => {
  test('without any investment', () => {
    expect(coins({ dwarves: [4, 5, 6], ruby: [0, 2, 1] })).toEqual([4, 10, 6]);
    expect(coins({ dwarves: [4, 5, 6], ruby: [0, 0, 0] })).toEqual([4, 0, 0]);
  });
  test('as third', () => {
    expect(coins({ dwarves: [4, 5, 6], ruby: [1, 3, 2] })).toEqual([4, 10, 6]);
  });
  test('tied for the second; the others in the tie still get their half', () => {
    expect(coins({ dwarves: [5, 5, 6], ruby: [1, 1, 3] })).toEqual([5, 2, 12]);
  });
  test('behind a tie for the first', () => {
    expect(coins({ dwarves: [4, 5, 6], ruby: [1, 2, 2] })).toEqual([4, 5, 6]);
  });
  test('is not added to what is as much or more', () => {
    expect(coins({ dwarves: [4, 5], ruby: [1, 2] })).toEqual([4, 10]);
    expect(coins({ dwarves: [4, 5], ruby: [2, 2] })).toEqual([4, 5]);
    expect(coins({ dwarves: [4, 5], ruby: [2, 1] })).toEqual([8, 5]);
  });
});

describe('Labor Union and Summer Interns in the calculation', () => {
  test('the Union counts 3 dwarves more, whatever the place', () => {
    const kept = [['labor-union'], ['labor-union']] as const;
    expect(coins({ dwarves: [4, 5], ruby: [2, 1], kept })).toEqual([14, 8]);
  });
  test('Interns count 2 dwarves more below 2 coins a dwarf', () => {
    const kept = [['summer-interns'], ['summer-interns']] as const;
    expect(coins({ dwarves: [4, 5], ruby: [2, 1], kept })).toEqual([8, 7]);
    expect(coins({ dwarves: [4, 5], ruby: [1, 1], kept })).toEqual([6, 7]);
  });
  test('they add up before rounding', () => {
    const kept = [[], ['labor-union', 'summer-interns'], ['summer-interns']] as const;
    expect(coins({ dwarves: [4, 4, 5], ruby: [3, 1, 1], kept })).toEqual([8, 4, 3]);
  });
  test('they count for the finder’s bonus', () => {
    const kept = [['labor-union', 'summer-interns']] as const;
    expect(coins({ dwarves: [4, 5], ruby: [0, 1], kept })).toEqual([9, 10]);
  });
  test('they never count when nothing is paid', () => {
    const kept = [[], ['labor-union', 'summer-interns']] as const;
    expect(coins({ dwarves: [4, 5], ruby: [1, 0], kept })).toEqual([8, 0]);
  });
  test('each of two cards counts', () => {
    const kept = [[], ['labor-union', 'labor-union', 'summer-interns', 'summer-interns']] as const;
    expect(coins({ dwarves: [4, 5], ruby: [2, 1], kept })).toEqual([8, 15]);
  });
});

test('the pay is told as it is reckoned, beginning with the digger', () => {
  const t = dug({ dwarves: [4, 5, 7], ruby: [1, 3, 1], kept: [['labor-union'], [], ['summer-interns']] });
  const paid = t.story.filter((event) => event.what === 'paid');
  expect(paid).toEqual([
    {
      what: 'paid',
      seat: 0,
      company: 0,
      place: 'finder',
      shares: 1,
      dwarves: 4,
      crew: 3,
      interns: 0,
      halves: 2,
      coins: 7,
    },
    {
      what: 'paid',
      seat: 1,
      company: 0,
      place: 'first',
      shares: 3,
      dwarves: 5,
      crew: 0,
      interns: 0,
      halves: 4,
      coins: 10,
    },
    {
      what: 'paid',
      seat: 2,
      company: 0,
      place: 'tiedSecond',
      shares: 1,
      dwarves: 7,
      crew: 0,
      interns: 2,
      halves: 1,
      coins: 4,
    },
  ]);
});
