import { table, type CardTests } from '../table';

const worth =
  (key: string, coins: number): (() => void) =>
  () => {
    const four = table({ revealed: [key], discards: [fillUp(4 - (coins % 5))] });
    const five = table({ revealed: [key], discards: [fillUp(5 - (coins % 5))] });
    expect(five.points('A')['coins'] ?? 0).toBe((four.points('A')['coins'] ?? 0) + 1);
  };

const fillUp = (coins: number): string =>
  ['', 'silver', 'gold', 'silver gold', 'gold gold', 'gold gold silver'][coins] ?? '';

/** Each card of the mine. */
export const miningTests: CardTests = {
  silver: ['is worth 1 coin', worth('silver', 1)],
  gold: ['is worth 2 coins', worth('gold', 2)],
  ruby: ['is worth 3 coins', worth('ruby', 3)],
  diamond: ['is worth 3 coins', worth('diamond', 3)],
  emerald: ['is worth 5 coins', worth('emerald', 5)],
  rubble: [
    'cannot be revealed or played and costs a point',
    () => {
      const t = table({ hands: ['rubble', 'rubble rubble'] });
      expect(t.options.filter((option) => /reveal|play/.test(option))).toEqual([]);
      expect(t.points('A')).toEqual({ rubble: -1, all: -1 });
    },
  ],
};

/** The three extra Rubble cards. */
export const rubbleTests: CardTests = {
  rubble: [
    'are what Cave-In and Fool’s Gold take',
    () => {
      const t = table({ hands: ['gold'], kept: ['fools-gold'], mining: '' }).plays('A reveal gold');
      expect(t.discard('A')).toBe('rubble');
      expect(t.points('A')).toEqual({ rubble: -1, 'most-rubble': 2, all: 1 });
    },
  ],
};
