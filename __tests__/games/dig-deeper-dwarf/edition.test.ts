import { isInBox } from '../../../src/engine/editions';
import { EDITION, PRINT, startFaces } from '../../../src/games/dig-deeper-dwarf/cards/faces';
import { COINS, PRICED, type Family } from '../../../src/games/dig-deeper-dwarf/cards/row';
import { ROWS, type CardRow } from '../../../src/games/dig-deeper-dwarf/cards/rows';
import { tileOf } from '../../../src/games/dig-deeper-dwarf/cards/tiles';

const worth = (row: CardRow): number =>
  PRICED.reduce((sum, resource, i) => sum + (row.price?.[i] ?? 0) * COINS[resource], 0);

const SECTION_5 = [
  'move',
  'mine',
  'remove',
  'give',
  'draw',
  'swap',
  'steal',
  'drive',
  'investigate',
  'thwart',
  'copy',
] as const;

/** The edition with just the numbers that are printed; later ones may add cards. */
const PRINTED = 1;

const EDITIONS = Array.from({ length: EDITION }, (_, n) => n + 1);

describe.each(EDITIONS)('10. Our edition %i', (edition) => {
  const inBox = (row: CardRow): boolean => isInBox(row, edition);
  const rows = (family: Family): readonly CardRow[] => ROWS.filter((row) => inBox(row) && row.family === family);
  const cards = (family: Family): readonly CardRow[] => PRINT.filter((row) => inBox(row) && row.family === family);
  const count = (family: Family, fits: (row: CardRow) => boolean): number => cards(family).filter(fits).length;

  it.each<[Family, number]>([
    ['start', 48],
    ['mining', 80],
    ['action', 36],
    ['jewelry', 26],
    ['event', 28],
    ['rubble', 3],
    ['trait', 8],
    ['tile', 16],
  ])('has as many cards as printed, or more in a later one: %s %i', (family, number) => {
    if (edition === PRINTED) expect(cards(family)).toHaveLength(number);
    else expect(cards(family).length).toBeGreaterThanOrEqual(number);
  });

  it('has 9 companions, 4 treasures, 9 delayed and 5 instant events, and the promo, as printed', () => {
    const kinds = (['companion', 'treasure', 'delayed', 'instant'] as const).map((kind) =>
      count('event', (row) => row.event === kind),
    );
    if (edition === PRINTED) expect(kinds).toEqual([9, 4, 9, 6]);
    const treasures = cards('event').filter((row) => row.event === 'treasure');
    expect(treasures.map((row) => row.resource)).toEqual(expect.arrayContaining(['silver', 'gold', 'ruby', 'diamond']));
  });

  it('counts Silver 1, Gold 2, Ruby 3, Diamond 3, Emerald 5, so that two Gold and a Diamond make seven', () => {
    expect(COINS).toEqual({ silver: 1, gold: 2, ruby: 3, diamond: 3, emerald: 5 });
    expect(2 * COINS.gold + COINS.diamond).toBe(7);
  });

  it('has about a quarter Rubble in the mine, Silver commonest and Emerald rarest', () => {
    const rubble = count('mining', (row) => row.rubble === true);
    expect(rubble / 80).toBeGreaterThanOrEqual(0.22);
    expect(rubble / 80).toBeLessThanOrEqual(0.28);
    const resources = rows('mining').filter((row) => row.resource !== undefined);
    const copies = resources.map((row) => row.copies);
    expect(resources.find((row) => row.copies === Math.max(...copies))?.key).toBe('silver');
    expect(resources.filter((row) => row.copies === Math.min(...copies)).map((row) => row.key)).toEqual(['emerald']);
    expect(rows('mining').find((row) => row.rubble)?.points).toBe(-1);
  });

  it('starts everybody with mostly single Move and Mine, one Thwart, one Remove, one card flow, some Silver', () => {
    const deck = startFaces(0, edition).flatMap((face) => PRINT[face] ?? []);
    const has = (verb: string): number => deck.filter((row) => row.actions?.join() === verb).length;
    expect([deck.length, has('thwart'), has('remove'), has('swap') + has('draw')]).toEqual([12, 1, 1, 1]);
    expect(has('move') + has('mine')).toBeGreaterThanOrEqual(6);
    expect(deck.filter((row) => row.resource === 'silver').length).toBeGreaterThan(0);
    for (let seat = 1; seat < 4; seat++) expect(startFaces(seat, edition).map((face) => PRINT[face])).toEqual(deck);
  });

  it('has Action cards of 1 to 3 actions that cost 1 to 4, at least 18 different ones', () => {
    for (const row of rows('action')) {
      expect([1, 2, 3]).toContain(row.actions?.length);
      expect([1, 2, 3, 4]).toContain(row.craft);
    }
    const different = new Set(rows('action').map((row) => [...(row.actions ?? [])].sort().join()));
    expect(different.size).toBeGreaterThanOrEqual(18);
    expect(different.size).toBe(rows('action').length);
  });

  it('has every action of section 5 on Action cards', () => {
    const present = new Set(cards('action').flatMap((row) => row.actions ?? []));
    for (const verb of SECTION_5) expect(present).toContain(verb);
  });

  it.each([
    ['draw', 'steal'],
    ['thwart', 'give'],
    ['thwart', 'mine'],
    ['mine', 'move'],
  ] as const)('has the printed combination %s + %s', (one, other) => {
    expect(
      count('action', (row) => row.actions?.includes(one) === true && row.actions.includes(other)),
    ).toBeGreaterThan(0);
  });

  it('has Thwart on 5 to 8 Action cards, Copy on 2 to 4, and no card with both', () => {
    const has = (verb: 'thwart' | 'copy') => (row: CardRow) => row.actions?.includes(verb) === true;
    expect(count('action', has('thwart'))).toBeGreaterThanOrEqual(5);
    expect(count('action', has('thwart'))).toBeLessThanOrEqual(8);
    expect(count('action', has('copy'))).toBeGreaterThanOrEqual(2);
    expect(count('action', has('copy'))).toBeLessThanOrEqual(4);
    expect(PRINT.filter((row) => has('thwart')(row) && has('copy')(row))).toEqual([]);
  });

  it('has a crafting cost of 3', () => {
    expect(count('action', (row) => row.craft === 3)).toBeGreaterThan(0);
  });

  it('has different Jewelry cards of 1 to 8 points', () => {
    const faces = cards('jewelry').map((row) => `${row.price?.join() ?? ''} ${row.coins ?? 0}`);
    expect(new Set(faces).size).toBe(faces.length);
    const points = cards('jewelry').map((row) => row.points ?? 0);
    expect([Math.min(...points), Math.max(...points)]).toEqual([1, 8]);
  });

  it('asks about 1.6 times the worth of the resources in coins', () => {
    const factors = cards('jewelry').map((row) => (row.coins ?? 0) / worth(row));
    for (const factor of factors) {
      expect(factor).toBeGreaterThanOrEqual(1.4);
      expect(factor).toBeLessThanOrEqual(1.8);
    }
    const mean = factors.reduce((sum, factor) => sum + factor, 0) / factors.length;
    expect(mean).toBeGreaterThan(1.55);
    expect(mean).toBeLessThan(1.68);
  });

  it('asks three kinds for the richest, and never gives more points for a smaller price', () => {
    const kinds = (row: CardRow): number => (row.price ?? []).filter((many) => many > 0).length;
    const richest = cards('jewelry').filter((row) => (row.points ?? 0) >= 7);
    for (const row of richest) expect(kinds(row)).toBeGreaterThanOrEqual(3);
    const byPoints = [...cards('jewelry')].sort((a, b) => (a.points ?? 0) - (b.points ?? 0));
    const mean = (points: number): number => {
      const some = byPoints.filter((row) => row.points === points);
      return some.reduce((sum, row) => sum + (row.coins ?? 0), 0) / some.length;
    };
    for (let points = 2; points <= 8; points++) expect(mean(points)).toBeGreaterThan(mean(points - 1));
  });

  it('sells the printed ring for a Silver and a Ruby, or 7 coins', () => {
    expect(rows('jewelry').find((row) => row.key === 'silver-ruby-ring')).toMatchObject({
      price: [1, 0, 1, 0],
      coins: 7,
    });
  });

  it('has straight, curve, T and cross among the 16 tiles, a Workbench on 4 to 6', () => {
    const open = (row: CardRow): number =>
      [0, 1, 2, 3].filter((side) => (tileOf(row.key).open & (1 << side)) !== 0).length;
    expect(new Set(cards('tile').map((row) => `${open(row)} ${tileOf(row.key).open}`)).size).toBe(4);
    expect(new Set(cards('tile').map(open))).toEqual(new Set([2, 3, 4]));
    const benches = count('tile', (row) => tileOf(row.key).workbench);
    expect(benches).toBeGreaterThanOrEqual(4);
    expect(benches).toBeLessThanOrEqual(6);
  });

  it('gives every row a key of its own within its family', () => {
    expect(new Set(ROWS.map((row) => `${row.family} ${row.key}`)).size).toBe(ROWS.length);
  });
});
