import type { Deed } from '../../src/engine/show';
import { moodAfter, moodsAtEnd, moodsOf } from '../../src/ui/moods';
import { placesOf } from '../../src/ui/seats';

const places = placesOf([
  { name: 'Anna', emblem: 'amber' },
  { name: 'Ben', emblem: 'sky' },
  { name: 'Cleo', emblem: 'coral' },
]);
const deed = (part: Partial<Deed>): Deed => ({
  seat: 0,
  line: '',
  cards: [],
  at: [],
  to: [],
  gains: [],
  isSecret: false,
  ceremony: null,
  parts: [],
  ...part,
});
const coins = (seat: number, count: number) => ({ seat, amount: { of: 'coin', count } });

test('whoever gains is pleased, and whoever loses is cross', () => {
  const robbed = deed({ to: [1], gains: [coins(0, 2), coins(1, -2)] });
  expect([0, 1, 2].map((seat) => moodAfter(robbed, seat))).toEqual(['pleased', 'cross', null]);
});

test('what not everybody knows moves no face', () => {
  const secret = deed({ isSecret: true, to: [1], gains: [coins(0, 2)], ceremony: 'purchase' });
  expect([0, 1, 2].map((seat) => moodAfter(secret, seat))).toEqual([null, null, null]);
});

test('the last deed that concerned somebody counts, also one that another brought about', () => {
  const event = deed({ seat: -1, parts: [deed({ seat: -1, to: [1], gains: [coins(1, -1)] })] });
  const moods = moodsOf(places, [deed({ gains: [coins(1, 3)] }), event], 2, []);
  expect([...moods]).toEqual([
    ['amber', 'calm'],
    ['sky', 'cross'],
    ['coral', 'thinking'],
  ]);
});

test('whoever has announced something schemes until it is settled', () => {
  expect(moodsOf(places, [deed({ gains: [coins(0, 3)] })], 1, [0]).get('amber')).toBe('scheming');
});

test('at the end the winners are pleased and the others beaten', () => {
  expect([...moodsAtEnd(places, [1]).values()]).toEqual(['beaten', 'pleased', 'beaten']);
});
