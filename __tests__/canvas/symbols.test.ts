import { Skia } from '@shopify/react-native-skia';
import { parseSign } from '../../src/canvas/symbols/signs';
import { symbolOriginals, symbolPaths } from '../../src/canvas/symbols/make';
import { SYMBOLS } from '../../src/canvas/symbols/names';
import { coarse } from '../../src/canvas/symbols/outline';
import { PATHS } from '../../src/canvas/symbols/paths';
import { games } from '../../src/games/all';

test('the generated symbols are those of the list: npm run icons', () => {
  expect(PATHS).toEqual(symbolPaths());
});

test('points are put on whole numbers, and no error adds up', () => {
  expect(coarse(`M10.4 10${'l.4 0'.repeat(100)}`)).toMatch(/^m10 10/);
  expect(Skia.Path.MakeFromSVGString(coarse(`M10.4 10${'l.4 0'.repeat(100)}V20`))?.getLastPt()).toMatchObject({
    x: 50,
  });
});

test('numbers are read however they are packed: flags of arcs, points without a gap, pairs after a move', () => {
  expect(coarse('M1.2.8.2.2zA5.25 5 0 012.9-3h-.6')).toBe('m1 1l-1-1za5.3 5 0 0 1 2-4h-1');
  expect(coarse('m1e1 2E1 3-4V7.6')).toBe('m10 20l3-4v-8');
});

test('no symbol looks other than it was drawn', () => {
  const pathOf = (svg = '') => Skia.Path.MakeFromSVGString(svg) ?? Skia.Path.Make();
  const originals = symbolOriginals();
  for (const [name, path] of Object.entries(PATHS)) {
    const [drawn, shipped] = [pathOf(originals[name]), pathOf(path)];
    let [inside, differ] = [0, 0];
    for (let x = 2.3; x < 512; x += 7)
      for (let y = 2.3; y < 512; y += 7) {
        if (drawn.contains(x, y)) inside++;
        if (drawn.contains(x, y) !== shipped.contains(x, y)) differ++;
      }
    expect([name, differ / inside < 0.06]).toEqual([name, true]);
  }
});

test('every symbol can be drawn, fits its square, and names its artist', () => {
  for (const [name, path] of Object.entries(PATHS)) {
    const bounds = Skia.Path.MakeFromSVGString(path)?.computeTightBounds();
    expect([name, (bounds?.width ?? 0) > 100, (bounds?.width ?? 999) <= 512]).toEqual([name, true, true]);
  }
  for (const artist of Object.values(SYMBOLS)) expect(artist).toMatch(/^[A-Z]/);
});

test('a sign is a symbol, in the colour of a stone, broken or mended', () => {
  expect(parseSign('locked-chest gold')).toEqual({ symbol: 'locked-chest', gem: 'gold' });
  expect(parseSign('mining broken')).toEqual({ symbol: 'mining', state: 'broken' });
  expect(parseSign('mining')).toEqual({ symbol: 'mining' });
});

test('what is hidden, and what nobody has drawn, is a question mark', () => {
  for (const sign of [undefined, '', 'no-such-thing gold', 'constructor'])
    expect(parseSign(sign)).toEqual(parseSign('uncertainty'));
});

/** The words of a sign that nobody understands. */
const strange = (sign: string): string[] => {
  const { symbol, gem, state } = parseSign(sign);
  return sign.split(' ').filter((word) => ![symbol, gem, state].some((known) => known === word));
};

test.each(games.map((entry) => [entry.game.id, entry] as const))(
  'every card of %s has a picture that is drawn',
  (_id, { show }) => {
    for (const { cards } of show.words.en.families)
      for (const { face } of cards) {
        const { signs = [], open, stone } = show.print(face);
        expect([face, signs.flatMap(strange)]).toEqual([face, []]);
        expect([face, signs.length > 0 || open !== undefined || stone !== undefined]).toEqual([face, true]);
      }
  },
);
