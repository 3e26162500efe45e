/** Invest: four different gems in the first turn, later one exchange. */
import { table } from './table';

test('in one’s first turn four gems of four different companies are taken', () => {
  const t = table({ turn: 1 }).play('company ruby', 'dig H6', 'invest ruby', 'invest pearl', 'invest topaz');
  expect(t.can()).toEqual(['invest amber', 'invest emerald', 'invest turquoise', 'invest sapphire', 'invest amethyst']);
  t.play('invest amber');
  expect(t.shares(0)).toEqual({ ruby: 1, amber: 1, topaz: 1, pearl: 1 });
  expect(t.state.turn).toBe(1);
});

test('every player has a first turn', () => {
  const t = table({ turn: 2 }).play('company ruby', 'dig H6', 'dig H5');
  expect(t.waitsFor()).toBe('founding');
});

test('a gem from a Safe in the first turn does not stand in the way of the four', () => {
  const t = table({ turn: 1, land: { H6: 'safe' } }).play('company ruby', 'dig H6', 'invest ruby');
  t.play('invest ruby', 'invest amber', 'invest topaz', 'invest pearl');
  expect(t.shares(0)).toEqual({ ruby: 2, amber: 1, topaz: 1, pearl: 1 });
});

describe('in later turns', () => {
  const later = (): ReturnType<typeof table> =>
    table({ shares: [{ ruby: 2, pearl: 1 }, { amber: 1 }] }).play('company ruby', 'dig H6', 'stop');

  test('one gem may be exchanged for one of another company', () => {
    const t = later();
    expect(t.can()).toEqual(['keep', 'from ruby', 'from pearl']);
    t.play('from ruby');
    expect(t.can()).toHaveLength(7);
    expect(t.can()).not.toContain('to ruby');
    t.play('to amber');
    expect(t.shares(0)).toEqual({ ruby: 1, amber: 1, pearl: 1 });
    expect(t.state.turn).toBe(1);
  });

  test('or none', () => {
    const t = later().play('keep');
    expect(t.shares(0)).toEqual({ ruby: 2, pearl: 1 });
    expect(t.state.turn).toBe(1);
  });
});
