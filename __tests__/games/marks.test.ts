/** Every mark of every game, with a game that earns it and one that does not. */
import type { Happening, Standing } from '../../src/engine/game';
import type { Feat, Mark } from '../../src/engine/marks';
import { LANGUAGES } from '../../src/engine/show';
import type { GameId } from '../../src/games';
import { games } from '../../src/games/all';
import { boxOf } from '../../src/games/dig-deeper-dwarf/cards/faces';
import { marks as dwarf } from '../../src/games/dig-deeper-dwarf/marks';
import type { DwarfNews } from '../../src/games/dig-deeper-dwarf/rules/news';
import { marks as city } from '../../src/games/city-under-the-mountain/marks';
import type { CityHappening } from '../../src/games/city-under-the-mountain/rules/state';
import { PRINT } from '../../src/games/saboteur/cards/faces';
import { marks as saboteur } from '../../src/games/saboteur/marks';
import type { SaboteurNews } from '../../src/games/saboteur/rules/state';
import { randomRecord } from '../../src/lab/golden';
import { begunAt } from '../../src/table/gameStore';
import { featsOf, MARKS } from '../../src/table/marks';
import { tell } from '../../src/table/story';

type Lines = Readonly<Record<string, number>>;

/** How a game ended for seat 0: its place, points and lines, against others with fewer or more points. */
function ended(rank: number, points = 20, lines: Lines = {}, others: readonly number[] = [10, 5]): Standing[] {
  const own = { seat: 0, rank, points, lines: Object.entries(lines).map(([what, count]) => ({ what, points: count })) };
  const rest = others.map((count, i) => ({ seat: i + 1, rank: rank === 1 ? i + 2 : i + 1, points: count, lines: [] }));
  return rank === 1 ? [own, ...rest] : [...rest, own];
}

const WON = ended(1);
const LOST = ended(3, 1, {}, [20, 10]);

const feat = <H extends Happening>(
  standings: readonly Standing[],
  told: readonly H[] = [],
  more: Partial<Feat<H>> = {},
): Feat<H> => ({
  ...{ seat: 0, told, standings, curve: [], rivals: ['apprentice', 'apprentice'], isFull: false },
  ...more,
});

/** For each mark a game that earns it and one that does not. */
type Cases<H extends Happening> = Readonly<Record<string, readonly [yes: Feat<H>, no: Feat<H>]>>;

function holds<H extends Happening>(marks: readonly Mark<H>[], cases: Cases<H>): void {
  test('every mark has a case, a name and a line in every language, and no key comes twice', () => {
    expect(Object.keys(cases).sort()).toEqual(marks.map(({ key }) => key).sort());
    for (const language of LANGUAGES)
      for (const mark of marks) for (const word of mark[language]) expect(word.length).toBeGreaterThan(3);
  });
  test.each(marks.map((mark) => [mark.en[0], mark] as const))(
    '%s is earned by what its line says, and not without',
    (_name, mark) => {
      const [yes, no] = cases[mark.key] ?? [];
      expect(yes && mark.earned(yes)).toBe(true);
      expect(no && mark.earned(no)).toBe(false);
    },
  );
}

const times = <T>(count: number, one: T): T[] => new Array<T>(count).fill(one);

describe('in any game', () => {
  const half = (points: readonly number[]) => ({ curve: [[0, 0, 0], [0, 0, 0], points, [5, 5, 5], [20, 10, 5]] });
  const ahead = {
    curve: [
      [0, 0, 0],
      [3, 1, 1],
      [5, 4, 1],
      [9, 8, 1],
      [20, 10, 5],
    ],
  };
  holds(MARKS, {
    'first-lamp': [feat(WON), feat(WON, [], { rivals: ['person', 'person'] })],
    journeymen: [
      feat(WON, [], { rivals: ['journeyman', 'master'] }),
      feat(WON, [], { rivals: ['journeyman', 'apprentice'] }),
    ],
    masters: [feat(WON, [], { rivals: ['master', 'master'] }), feat(LOST, [], { rivals: ['master', 'master'] })],
    hair: [feat(ended(1, 11)), feat(ended(1, 12))],
    double: [feat(ended(1, 20)), feat(ended(1, 19))],
    comeback: [feat(WON, [], half([1, 5, 6])), feat(WON, [], half([5, 1, 6]))],
    front: [feat(WON, [], ahead), feat(WON, [], half([1, 5, 6]))],
    'full-house': [feat(WON, [], { isFull: true }), feat(WON)],
  });
});

describe('Dig Deeper Dwarf', () => {
  const face = (family: 'action' | 'jewelry'): number => boxOf(1).faces.get(family)?.[0] ?? -1;
  const card = { card: 1, face: face('action'), seen: 1 };
  const act = (seat: number, verb: 'thwart' | 'mine' | 'copy') =>
    ({ seat, verb, source: 'card', card: 1, aim: 'none', at: 0 }) as const;
  const thwart: DwarfNews = { what: 'announced', act: act(0, 'thwart') };
  const fails: DwarfNews = { what: 'thwarted', act: act(0, 'thwart') };
  const stopped: DwarfNews = { what: 'thwarted', act: act(0, 'mine') };
  const steals: DwarfNews = { what: 'stole', seat: 0, from: 1, ...card };
  const robbed: DwarfNews = { what: 'stole', seat: 1, from: 0, ...card };
  const mines: DwarfNews = { what: 'mined', seat: 0, aim: 'pile', at: 0, left: 3, ...card };
  const empty: DwarfNews = { what: 'over', why: 'empty mine' };
  const stale: DwarfNews = { what: 'over', why: 'stalemate' };
  const crafts: DwarfNews = { what: 'crafted', seat: 0, ...card };
  const buys: DwarfNews = { what: 'bought', seat: 0, ...card, face: face('jewelry') };
  const copies: DwarfNews = { what: 'copied', act: act(0, 'copy') };
  const lines = (rank: number, of: Lines) => ended(rank, 20, of);
  holds(dwarf, {
    goldsmith: [feat(lines(2, { jewelry: 10 })), feat(lines(2, { jewelry: 9 }))],
    plain: [feat(lines(1, { jewelry: 0 })), feat(lines(1, { jewelry: 2 }))],
    swept: [feat(lines(1, { rubble: 0 })), feat(lines(1, { rubble: -1 }))],
    'rubble-king': [feat(lines(1, { 'most-rubble': 2 })), feat(lines(1, { 'most-rubble': 0 }))],
    spoke: [feat(LOST, times(3, thwart)), feat(LOST, [...times(3, thwart), fails])],
    gentle: [feat(WON, [robbed]), feat(WON, [steals])],
    'thick-skin': [feat(WON, times(3, stopped)), feat(WON, times(2, stopped))],
    magpie: [feat(LOST, times(4, steals)), feat(LOST, [...times(3, steals), robbed])],
    'deep-digger': [feat(LOST, times(12, mines)), feat(LOST, times(11, mines))],
    'last-light': [feat(WON, [empty]), feat(WON, [stale])],
    workshop: [feat(LOST, times(5, crafts)), feat(LOST, [...times(4, crafts), buys])],
    echo: [feat(WON, [copies]), feat(LOST, [copies])],
  });
});

describe('Saboteur', () => {
  const faceOf = (key: string): number => PRINT.findIndex((row) => row.key === key);
  const seen = { card: 1, seen: -1 };
  const round: SaboteurNews = { what: 'round', round: 1, seat: 0 };
  const role = (seat: number, key: 'miner' | 'saboteur'): SaboteurNews => ({
    what: 'unmasked',
    seat,
    ...seen,
    face: faceOf(key),
  });
  const over = (treasure: boolean): SaboteurNews => ({ what: 'over', round: 1, treasure });
  const lays = (seat: number): SaboteurNews => ({ what: 'laid', seat, ...seen, face: 0, cell: 0, turned: false });
  const breaks = (seat: number, target: number): SaboteurNews => ({
    what: 'broke',
    seat,
    target,
    tool: 'pick',
    ...seen,
    face: 0,
  });
  const mends = (target: number): SaboteurNews => ({
    what: 'fixed',
    seat: 0,
    target,
    tool: 'pick',
    mended: 1,
    ...seen,
    face: 0,
  });
  const gold = (seat: number): SaboteurNews => ({ what: 'took', seat, ...seen, face: faceOf('gold-1') });
  const looks: SaboteurNews = { what: 'looked', seat: 0, goal: 0, ...seen, face: 0 };
  const falls: SaboteurNews = { what: 'fell', seat: 0, cell: 0, gone: 1, path: 0, ...seen, face: 0 };
  const discards: SaboteurNews = { what: 'passed', seat: 0, ...seen, face: 0 };
  const asMiner = (...news: readonly SaboteurNews[]) => [round, ...news, role(0, 'miner'), role(1, 'saboteur')];
  const asSaboteur = (...news: readonly SaboteurNews[]) => [round, ...news, role(0, 'saboteur'), role(1, 'miner')];
  holds(saboteur, {
    'first-glint': [feat(LOST, asMiner(lays(0), over(true))), feat(LOST, asMiner(lays(0), lays(1), over(true)))],
    'honest-face': [feat(LOST, asSaboteur(over(false))), feat(LOST, asSaboteur(breaks(1, 0), over(false)))],
    alone: [feat(LOST, asSaboteur(over(false))), feat(LOST, [...asSaboteur(over(false)), role(2, 'saboteur')])],
    'two-faced': [
      feat(LOST, [...asMiner(over(true), gold(0)), ...asSaboteur(over(false), gold(0))]),
      feat(LOST, [...asMiner(over(true), gold(0)), ...asSaboteur(over(true), gold(1))]),
    ],
    'every-round': [
      feat(LOST, [...asMiner(gold(0)), ...asMiner(gold(0))]),
      feat(LOST, [...asMiner(gold(0)), ...asMiner(gold(1))]),
    ],
    cartographer: [feat(LOST, asMiner(looks, looks)), feat(LOST, [...asMiner(looks), ...asMiner(looks)])],
    'good-friend': [feat(LOST, asMiner(...times(3, mends(1)))), feat(LOST, asMiner(...times(2, mends(1)), mends(0)))],
    'saw-through': [
      feat(LOST, asMiner(breaks(0, 1), breaks(0, 1))),
      feat(LOST, [...asMiner(breaks(0, 1), breaks(0, 2)), role(2, 'miner')]),
    ],
    'cleared-way': [feat(LOST, asMiner(falls, over(true))), feat(LOST, asMiner(falls, over(false)))],
    trail: [
      feat(LOST, asMiner(...times(7, lays(0)))),
      feat(LOST, [...asMiner(...times(6, lays(0))), ...asMiner(lays(0))]),
    ],
    'waste-not': [feat(WON, times(3, discards)), feat(WON, times(4, discards))],
  });
});

describe('City Under the Mountain', () => {
  const does = (what: 'rescued' | 'kept'): CityHappening => ({ what, seat: 0 });
  const paid = (seat: number, coins: number): CityHappening => ({
    ...{ what: 'paid', seat, company: 0, place: 'first', shares: 1, dwarves: 4, crew: 0, interns: 0, halves: 4 },
    coins,
  });
  const invests = (company: number): CityHappening => ({ what: 'invested', seat: 0, company });
  const digs = (what: 'overtime' | 'secret' | 'dug'): CityHappening => ({
    what,
    seat: 0,
    company: 0,
    field: 0,
    land: 0,
  });
  const finds = (seat: number): CityHappening => ({ what: 'gold', seat, company: 0, goldLeft: 1 });
  const swaps: CityHappening = { what: 'exchanged', seat: 0, from: 0, to: 1 };
  const draws: CityHappening = { what: 'drew', seat: 0, card: 0, face: 0, seen: -1 };
  const inMany = (count: number) => Array.from({ length: count }, (_, company) => invests(company));
  holds(city, {
    hundred: [feat(ended(2, 100, {}, [120, 90])), feat(ended(2, 99, {}, [120, 90]))],
    'pay-day': [feat(LOST, [paid(0, 20)]), feat(LOST, [paid(0, 19), paid(1, 20)])],
    finder: [feat(LOST, times(4, finds(0))), feat(LOST, [...times(3, finds(0)), finds(1)])],
    'second-row': [feat(ended(1, 20, { first: 5, second: 6 })), feat(ended(1, 20, { first: 6, second: 6 }))],
    'true-heart': [feat(WON, [...inMany(4), ...inMany(4)]), feat(WON, inMany(5))],
    'all-pies': [feat(LOST, inMany(7)), feat(LOST, [...inMany(6), ...inMany(6)])],
    'night-shift': [feat(LOST, times(4, digs('overtime'))), feat(LOST, [...times(3, digs('overtime')), digs('dug')])],
    'secret-shaft': [feat(WON, [digs('secret')]), feat(LOST, [digs('secret')])],
    'helping-hand': [feat(LOST, times(2, does('rescued'))), feat(LOST, [does('rescued'), does('kept')])],
    'change-of-mind': [feat(WON, times(2, swaps)), feat(WON, [swaps])],
    'nothing-to-chance': [feat(WON, times(2, draws)), feat(WON, times(3, draws))],
  });
});

// Keyed by the registry's names: a game whose marks are missing here is an error of types.
const OWN: Readonly<Partial<Record<GameId, readonly Mark[]>>> = {
  'dig-deeper-dwarf': dwarf,
  saboteur,
  'city-under-the-mountain': city,
};

test('there are about forty marks, and whole games are looked back at by all of them', () => {
  let count = MARKS.length;
  for (const { game } of games) {
    const own = Object.entries(OWN).find(([id]) => id === game.id)?.[1] ?? [];
    count += own.length;
    const setup = { seats: game.seats[0], seed: 'marks', variants: [] };
    const { moves } = randomRecord(game, setup);
    const players = Array.from({ length: setup.seats }, (_, seat) => ({
      name: `p${seat}`,
      emblem: '',
      kind: 'person',
    }));
    const feats = featsOf(game, {
      ...{ setup, moves, players, kinds: players.map(({ kind }) => kind) },
      state: begunAt(game, setup, moves),
      story: tell(game, setup, moves),
    });
    expect(feats).toHaveLength(setup.seats);
    for (const one of feats) for (const mark of [...MARKS, ...own]) expect(typeof mark.earned(one)).toBe('boolean');
  }
  expect(count).toBeGreaterThanOrEqual(40);
});
