import { Skia } from '@shopify/react-native-skia';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ICON,
  paintIcon,
  paintIconDark,
  paintIconMaskable,
  paintIconOutline,
  paintIconStone,
  paintIconTinted,
  paintIconTools,
} from '../../src/canvas/appIcon';
import { bake } from '../../src/canvas/bake';

const square = { x: 0, y: 0, width: ICON, height: ICON };

/** `DRAW=1 npx jest appIcon` writes the pictures anew. */
const redraw = process.env['DRAW'] === '1';

test.each([
  ['assets/icon.png', paintIcon, ICON],
  ['assets/icon-dark.png', paintIconDark, ICON],
  ['assets/icon-tinted.png', paintIconTinted, ICON],
  ['assets/icon-stone.png', paintIconStone, ICON],
  ['assets/icon-tools.png', paintIconTools, ICON],
  ['assets/icon-outline.png', paintIconOutline, ICON],
  ['public/icon-192.png', paintIcon, 192],
  ['public/icon-512.png', paintIcon, 512],
  ['public/icon-maskable-512.png', paintIconMaskable, 512],
  ['public/apple-touch-icon.png', paintIcon, 180],
])('%s is what the app draws', (name, paint, side) => {
  const file = join(__dirname, '../..', name);
  const drawn = bake(paint(), square, side / ICON);
  if (redraw) writeFileSync(file, drawn?.encodeToBytes() ?? '');
  expect(existsSync(file)).toBe(true);
  const kept = Skia.Image.MakeImageFromEncoded(Skia.Data.fromBytes(new Uint8Array(readFileSync(file))));
  expect([kept?.width(), kept?.height()]).toEqual([side, side]);
  expect(Buffer.from(kept?.readPixels() ?? []).equals(Buffer.from(drawn?.readPixels() ?? []))).toBe(true);
});
