import { Skia } from '@shopify/react-native-skia';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ICON, paintIcon, paintIconStone, paintIconTools } from '../../src/canvas/appIcon';
import { bake } from '../../src/canvas/bake';

const square = { x: 0, y: 0, width: ICON, height: ICON };

/** `DRAW=1 npx jest appIcon` writes the pictures anew. */
const redraw = process.env['DRAW'] === '1';

test.each([
  ['icon.png', paintIcon],
  ['icon-stone.png', paintIconStone],
  ['icon-tools.png', paintIconTools],
])('assets/%s is what the app draws', (name, paint) => {
  const file = join(__dirname, '../../assets', name);
  const drawn = bake(paint(), square, 1);
  if (redraw) writeFileSync(file, drawn?.encodeToBytes() ?? '');
  expect(existsSync(file)).toBe(true);
  const kept = Skia.Image.MakeImageFromEncoded(Skia.Data.fromBytes(new Uint8Array(readFileSync(file))));
  expect([kept?.width(), kept?.height()]).toEqual([ICON, ICON]);
  expect(Buffer.from(kept?.readPixels() ?? []).equals(Buffer.from(drawn?.readPixels() ?? []))).toBe(true);
});
