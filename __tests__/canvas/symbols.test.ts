import { Skia } from '@shopify/react-native-skia';
import { symbolPaths } from '../../src/canvas/symbols/make';
import { SYMBOLS } from '../../src/canvas/symbols/names';
import { PATHS } from '../../src/canvas/symbols/paths';

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
