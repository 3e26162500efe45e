/** What chapters count in this game, and what their twists change. */
import { cardsIn, faceOf, sizeOf } from '../../../src/engine/cards';
import { options, pending, start, step } from '../../../src/engine/frames';
import { pick, seeded } from '../../../src/engine/rng';
import { city } from '../../../src/games/city-under-the-mountain';
import { faceKey } from '../../../src/games/city-under-the-mountain/cards/faces';
import { DANGER } from '../../../src/games/city-under-the-mountain/cards/tiles';
import { gemsOn } from '../../../src/games/city-under-the-mountain/rules/board';
import {
  DECK,
  type CityHappening,
  type CityState,
  type Twist,
} from '../../../src/games/city-under-the-mountain/rules/state';
import { tallies, type CityTally } from '../../../src/games/city-under-the-mountain/tasks';

const set = (...variants: Twist[]): CityState => start(city, { seats: 3, seed: 'tasks', variants });
const count = (tally: CityTally, told: readonly CityHappening[], state = set()): number =>
  tallies[tally].count({ game: city, state, told, seat: 0 });

describe('what is counted', () => {
  it('coins and dwarves: what one has at the end', () => {
    const state = { ...set(), coins: [12, 40, 0], dwarves: [7, 4, 9] };
    expect([count('coins', [], state), count('dwarves', [], state)]).toEqual([12, 7]);
    expect([count('coins', []), count('dwarves', [])]).toEqual([0, 4]);
  });

  it('lead: how many coins one is ahead of the richest of the others', () => {
    expect(count('lead', [], { ...set(), coins: [12, 4, 9] })).toBe(3);
    expect(count('lead', [], { ...set(), coins: [12, 40, 9] })).toBe(-28);
  });

  it('turns, gold, exchanges and chests: one’s own alone', () => {
    const deeds = (seat: number): CityHappening[] => [
      { what: 'turn', seat, gems: 3 },
      { what: 'gold', seat, company: 1, goldLeft: 3 },
      { what: 'exchanged', seat, from: 1, to: 2 },
      { what: 'drew', seat, card: 1, face: 1, seen: 7 },
    ];
    for (const tally of ['turns', 'struck', 'exchanged', 'chests'] as const) {
      expect([count(tally, deeds(0)), count(tally, deeds(1))]).toEqual([1, 0]);
    }
  });

  it('faith: in how many companies one has a gem', () => {
    const state = set();
    expect(count('faith', [], state)).toBe(0);
    state.shares[0] = 3;
    state.shares[5] = 1;
    state.shares[8] = 2;
    expect(count('faith', [], state)).toBe(2);
  });

  it('payday: the most that a single Gold field has paid', () => {
    const paid = (seat: number, coins: number): CityHappening => ({
      what: 'paid',
      ...{ seat, coins, company: 0, place: 'first', shares: 1, dwarves: 4, crew: 0, interns: 0, halves: 4 },
    });
    expect(count('payday', [paid(0, 8), paid(0, 12), paid(1, 30)])).toBe(12);
    expect(count('payday', [paid(1, 30)])).toBe(0);
  });
});

describe('6. Twists', () => {
  it('6.1 only four companies can be dug, invested in, or lie on the board', () => {
    const state = set('four-companies');
    expect(new Set(gemsOn(state))).toEqual(new Set([-1, 0, 1, 2, 3]));
    const chance = seeded('four');
    const seen = new Set<number>();
    for (let at = 0; at < 120 && pending(city, state); at++) {
      const moves = options(city, state);
      for (const move of moves) if ('company' in move) seen.add(move.company);
      step(city, state, pick(chance, moves));
    }
    expect(seen).toEqual(new Set([0, 1, 2, 3]));
  });

  it('6.2 half of the Gold is left', () => {
    expect([set().goldLeft, set('thin-vein').goldLeft]).toEqual([16, 8]);
  });

  it('6.3 all but the first begin with two dwarves more', () => {
    expect(set('hired-hands').dwarves).toEqual([4, 6, 6]);
  });

  it('6.4 no field is Danger', () => {
    expect(set().land.includes(DANGER)).toBe(true);
    expect(set('firm-ground').land.includes(DANGER)).toBe(false);
  });

  it('6.5, 6.6 the deck has three kinds of cards, or none', () => {
    const { cards } = set('unruly-deck');
    const keys = cardsIn(cards, DECK).map((card) => faceKey(faceOf(cards, card)));
    expect(new Set(keys)).toEqual(new Set(['cthulhu', 'finders-keepers', 'cave-in']));
    expect(sizeOf(set('sealed-chests').cards, DECK)).toBe(0);
  });
});

describe('7. House rules', () => {
  const advanced = (seats: number, first: number): CityState =>
    start(city, { seats, first, seed: 'advance', variants: ['advance'] });

  it('7.1 with five players the first, the fourth and the last are paid in advance, wherever the first sits', () => {
    expect(advanced(5, 0).coins).toEqual([2, 0, 0, 4, 6]);
    expect(advanced(5, 3).coins).toEqual([0, 4, 6, 2, 0]);
    expect(advanced(4, 0).coins).toEqual([0, 0, 0, 0]);
    expect(advanced(4, 0).advance).toBeUndefined();
  });

  it('7.1 what was paid in advance counts, and stands in the count', () => {
    const state = advanced(5, 0);
    const chance = seeded('advance');
    while (pending(city, state)) {
      step(city, state, pick(chance, options(city, state)));
      city.check(state);
    }
    const lines = city.standings(state).find(({ seat }) => seat === 4)?.lines ?? [];
    expect(lines[0]).toEqual({ what: 'advance', points: 6 });
    expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(state.coins[4]);
  });
});
