import { Skia } from '@shopify/react-native-skia';
import { parseSign } from '../../src/canvas/symbols/signs';
import { symbolPaths } from '../../src/canvas/symbols/make';
import { SYMBOLS } from '../../src/canvas/symbols/names';
import { PATHS } from '../../src/canvas/symbols/paths';
import { games } from '../../src/games/all';

test('the generated symbols are those of the list: npm run icons', () => {
  expect(PATHS).toEqual(symbolPaths());
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
