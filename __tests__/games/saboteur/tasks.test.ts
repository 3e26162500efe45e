/** What chapters count in this game, and what their twists change. */
import { cardsIn, faceOf, sizeOf } from '../../../src/engine/cards';
import { isOver, start } from '../../../src/engine/frames';
import { playout } from '../../../src/engine/playout';
import { seeded } from '../../../src/engine/rng';
import { saboteur } from '../../../src/games/saboteur';
import { PRINT } from '../../../src/games/saboteur/cards/faces';
import {
  brokenOf,
  DRAW,
  handOf,
  roleOf,
  type SaboteurNews,
  type SaboteurState,
  type Twist,
} from '../../../src/games/saboteur/rules/state';
import { tallies, type SaboteurTally } from '../../../src/games/saboteur/tasks';

const set = (seed: string, ...variants: Twist[]): SaboteurState => start(saboteur, { seats: 4, seed, variants });
const faceNamed = (key: string): number => PRINT.findIndex((card) => card.key === key);
const card = (key = 'cross') => ({ card: 1, face: faceNamed(key), seen: 15 });
const count = (tally: SaboteurTally, told: readonly SaboteurNews[], state = set('tasks')): number =>
  tallies[tally].count({ game: saboteur, state, told, seat: 0 });

const round = (treasure: boolean, role: 'miner' | 'saboteur'): SaboteurNews[] => [
  { what: 'over', round: 1, treasure },
  { what: 'unmasked', seat: 1, ...card('miner') },
  { what: 'unmasked', seat: 0, ...card(role) },
];

describe('what is counted', () => {
  it('victories: rounds that one’s own side has won', () => {
    expect(count('victories', [...round(true, 'miner'), ...round(false, 'saboteur'), ...round(true, 'saboteur')])).toBe(
      2,
    );
    expect(count('victories', [...round(false, 'miner')])).toBe(0);
  });

  it('gold: what one has at the end', () => {
    const state = set('gold', 'masked', 'single-round');
    playout(saboteur, state, seeded('gold'));
    const own = saboteur.standings(state).find(({ seat }) => seat === 0)?.points ?? -1;
    expect(count('gold', [], state)).toBe(own);
    expect(count('gold', [], set('gold'))).toBe(0);
  });

  it('suspected: tools of one’s own that others broke', () => {
    const broke = (seat: number, target: number): SaboteurNews => ({
      what: 'broke',
      seat,
      target,
      tool: 'pick',
      ...card(),
    });
    expect(count('suspected', [broke(2, 0)])).toBe(1);
    expect(count('suspected', [broke(0, 2), broke(0, 0)])).toBe(0);
    expect(count('broke', [broke(0, 2)])).toBe(1);
    expect(count('broke', [broke(2, 0)])).toBe(0);
  });

  it('mended: tools that one has mended, for whomever', () => {
    const fixed = (seat: number): SaboteurNews => ({
      what: 'fixed',
      seat,
      target: 1,
      tool: 'lamp',
      mended: 2,
      ...card(),
    });
    expect([count('mended', [fixed(0)]), count('mended', [fixed(1)])]).toEqual([1, 0]);
  });

  it('laid, fallen and discarded: what one did oneself', () => {
    const deeds = (seat: number): SaboteurNews[] => [
      { what: 'laid', seat, cell: 1, turned: false, ...card() },
      { what: 'fell', seat, cell: 1, gone: 2, path: 3, ...card() },
      { what: 'passed', seat, ...card() },
    ];
    for (const tally of ['laid', 'fallen', 'discarded'] as const) {
      expect([count(tally, deeds(0)), count(tally, deeds(3))]).toEqual([1, 0]);
    }
  });

  it('found: the treasure, and no stone', () => {
    const reached = (seat: number, key: string): SaboteurNews => ({
      what: 'reached',
      seat,
      goal: 0,
      turned: false,
      ...card(key),
    });
    expect(count('found', [reached(0, 'treasure')])).toBe(1);
    expect(count('found', [reached(0, 'stone-up-left'), reached(1, 'treasure')])).toBe(0);
  });
});

describe('8. Twists', () => {
  const families = (s: SaboteurState): Set<string> => {
    const zones = [DRAW, ...[0, 1, 2, 3].map(handOf)];
    return new Set(
      zones.flatMap((zone) => cardsIn(s.cards, zone)).map((at) => PRINT[faceOf(s.cards, at)]?.family ?? ''),
    );
  };

  it('8.1, 8.5, 8.6 maps, repairs and crossings are left out', () => {
    expect(families(set('dark', 'dark')).has('map')).toBe(false);
    expect(families(set('broken', 'no-repairs')).has('fix')).toBe(false);
    const s = set('narrow', 'narrow');
    const keys = [DRAW, ...[0, 1, 2, 3].map(handOf)]
      .flatMap((zone) => cardsIn(s.cards, zone))
      .map((at) => PRINT[faceOf(s.cards, at)]?.key);
    expect([keys.includes('cross'), keys.length]).toEqual([false, 62]);
  });

  it('8.2 gold is counted after one round', () => {
    const state = set('one', 'single-round');
    playout(saboteur, state, seeded('one'));
    expect([isOver(state), state.round]).toEqual([true, 1]);
  });

  it.each([
    ['masked', 'saboteur'],
    ['honest', 'miner'],
  ] as const)(
    '8.3 %s: the first seat is dealt a %s in every round, and the others as many roles as ever',
    (twist, role) => {
      for (let n = 0; n < 6; n++) {
        const s = set(`role ${n}`, twist);
        const own = cardsIn(s.cards, roleOf(0)).map((at) => PRINT[faceOf(s.cards, at)]?.key);
        expect(own).toEqual([role]);
        expect([1, 2, 3].map((seat) => sizeOf(s.cards, roleOf(seat)))).toEqual([1, 1, 1]);
        saboteur.check(s);
      }
    },
  );

  it('8.4 everybody begins with a broken tool, each the next kind', () => {
    const s = set('worn', 'worn-tools');
    const worn = [0, 1, 2, 3].map((seat) =>
      cardsIn(s.cards, brokenOf(seat)).map((at) => PRINT[faceOf(s.cards, at)]?.key),
    );
    expect(worn).toEqual([['broken-pick'], ['broken-lamp'], ['broken-cart'], ['broken-pick']]);
    saboteur.check(s);
  });
});
