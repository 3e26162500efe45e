import { table } from './table';

describe('9. Score', () => {
  it('counts points on all cards: hand, play area, discard and draw pile', () => {
    const t = table({
      hands: ['crown'],
      decks: ['gold-stud'],
      discards: ['foreman rubble'],
      kept: ['ruby-treasure'],
      revealed: ['emerald'],
    });
    expect(t.points('A')).toEqual({
      jewelry: 9,
      actions: 1,
      treasures: 1,
      coins: 1,
      rubble: -1,
      'most-rubble': 2,
      all: 13,
    });
  });

  it.each([
    ['emerald gold gold', 1],
    ['emerald gold gold silver', 2],
    ['silver silver silver silver', 0],
  ])('gives a point for every five coins on Resource cards: %s', (hand, points) => {
    expect(table({ hands: [hand] }).points('A')['all']).toBe(points);
  });

  it('gives no coins for treasures', () => {
    expect(table({ hands: ['emerald'], kept: ['diamond-treasure ruby-treasure'] }).points('A')).toEqual({
      treasures: 2,
      coins: 1,
      all: 3,
    });
  });

  it('gives two points to whoever has the most Rubble, and to all who tie', () => {
    const t = table({ seats: 3, hands: ['rubble', 'rubble'], discards: ['rubble', '', 'rubble'] });
    expect(['A', 'B', 'C'].map((seat) => t.points(seat)['most-rubble'] ?? 0)).toEqual([2, 0, 0]);
    const tied = table({ seats: 3, hands: ['rubble', 'rubble'] });
    expect(['A', 'B', 'C'].map((seat) => tied.points(seat)['most-rubble'] ?? 0)).toEqual([2, 2, 0]);
  });

  it('gives nothing for Rubble when nobody has any', () => {
    expect(table({ hands: ['silver'] }).points('A')).toEqual({ all: 0 });
  });

  it.each([
    ['more points', ['crown', 'tiara'], 'A'],
    ['then more coins left over', ['gold-stud silver', 'silver-stud gold'], 'B'],
    ['coins that made a point do not count again', ['gold-stud emerald silver', 'silver-chain gold'], 'B'],
    ['then more cards', ['gold-stud silver', 'silver-stud silver move'], 'B'],
    ['then both', ['gold-stud silver', 'silver-stud silver'], 'AB'],
  ])('%s wins', (_what, hands, winners) => {
    expect(table({ hands }).winners).toBe(winners);
  });

  it('counts neither events nor companions as cards of a deck', () => {
    const hands = ['gold-stud silver', 'silver-stud silver'];
    expect(table({ hands, kept: ['canary'], companions: ['', 'diggy'] }).winners).toBe('AB');
  });
});
