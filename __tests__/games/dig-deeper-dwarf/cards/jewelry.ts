import { table, type CardTests } from '../table';

/** Buys a card with these cards in hand, laying each of them down. */
function buys(key: string, how: string, cards: string, edition: number): boolean {
  const t = table({ edition, hands: [cards], dwarves: 'camp', jewels: [key === 'tiara' ? key : `${key} tiara`] });
  if (!t.options.includes(`A buy ${key}${how}`)) return false;
  t.plays(`A buy ${key}${how}`, ...cards.split(' ').map((card) => `A pay ${card}`));
  expect([t.discard('A'), t.next]).toEqual([key, 'A activity']);
  return true;
}

const without = (cards: string): string => cards.split(' ').slice(1).join(' ');

/** A card is bought for just these resources or for just these coins, and not for fewer. */
const costs = (key: string, resources: string, coins: string, points: number, edition: number): CardTests[string] => [
  `costs ${resources} or the worth of ${coins}, for ${points}`,
  () => {
    expect(buys(key, '', resources, edition)).toBe(true);
    expect(buys(key, '', without(resources), edition)).toBe(false);
    expect(buys(key, ' for coins', coins, edition)).toBe(true);
    expect(buys(key, ' for coins', without(coins), edition)).toBe(false);
    expect(table({ edition, discards: [key] }).points('A')).toEqual({ jewelry: points, all: points });
  },
];

const rows: readonly (readonly [key: string, resources: string, coins: string, points: number])[] = [
  ['silver-ruby-ring', 'silver ruby', 'gold gold diamond', 3],
  ['silver-stud', 'silver silver', 'silver gold', 1],
  ['silver-chain', 'silver silver silver', 'gold ruby', 2],
  ['gold-stud', 'gold', 'ruby', 1],
  ['two-tone-band', 'silver gold', 'emerald', 2],
  ['gold-chain', 'gold gold', 'ruby ruby', 3],
  ['silver-buckle', 'silver silver gold', 'ruby diamond', 3],
  ['silver-bracelet', 'silver silver silver silver', 'silver emerald', 3],
  ['gold-armlet', 'gold gold gold', 'emerald emerald', 4],
  ['silver-diamond-ring', 'silver diamond', 'gold emerald', 3],
  ['gold-ruby-ring', 'gold ruby', 'ruby emerald', 4],
  ['gold-diamond-ring', 'gold diamond', 'ruby emerald', 4],
  ['ruby-eardrops', 'ruby ruby', 'emerald emerald', 4],
  ['diamond-eardrops', 'diamond diamond', 'emerald emerald', 4],
  ['beard-clasp', 'silver silver ruby', 'ruby emerald', 4],
  ['fire-and-ice', 'ruby diamond', 'emerald emerald', 5],
  ['signet', 'gold gold ruby', 'ruby ruby emerald', 5],
  ['brooch', 'gold gold diamond', 'silver emerald emerald', 5],
  ['necklace', 'silver silver gold ruby', 'silver emerald emerald', 5],
  ['collar', 'silver silver gold diamond', 'silver emerald emerald', 5],
  ['pendant', 'silver ruby diamond', 'silver emerald emerald', 6],
  ['goblet', 'gold gold gold ruby', 'silver ruby emerald emerald', 6],
  ['diadem', 'gold ruby diamond', 'ruby emerald emerald', 6],
  ['tiara', 'silver gold ruby diamond', 'silver ruby emerald emerald', 7],
  ['sceptre', 'gold gold ruby diamond', 'silver emerald emerald emerald', 7],
  ['crown', 'gold gold ruby ruby diamond', 'silver emerald emerald emerald emerald', 8],
];

const second: typeof rows = [
  ['gold-pin', 'gold', 'ruby', 2],
  ['mountain-crown', 'gold ruby ruby diamond', 'gold emerald emerald emerald', 8],
];

/** Each Jewelry card: what it costs in resources, cards that just make its coins, and its points. */
export const jewelryTests: CardTests = Object.fromEntries(
  [rows, second].flatMap((list, n) =>
    list.map(([key, resources, coins, points]) => [key, costs(key, resources, coins, points, n + 1)]),
  ),
);
