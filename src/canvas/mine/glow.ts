import type { SkCanvas, SkPaint, SkPicture } from '@shopify/react-native-skia';
import type { Sprite } from '../../engine/show';
import { fill, stroke } from '../brush';
import { recorded } from '../record';
import { CELL, ink, roundRect, type Detail } from './brushes';
import { halfOf } from './tap';

const ROUND = new Set(['dwarf', 'rubble']);

/** Draws the marks of all things that can be touched now: a golden line with a dark one under it, and its shine. */
export function paintGlow(sprites: readonly Sprite[], glow: ReadonlySet<string>, detail: Detail): SkPicture {
  const bold = detail === 'near' ? 1 : 2.6;
  const shine = [22, 15, 9].map((wide) => stroke(ink('#ffc75a', 0.13), wide * bold));
  const lines = [stroke(ink('#1c0f02', 0.9), 6 * bold), stroke(ink('#ffd479'), 3.2 * bold)];
  // A free place has nothing in it that could shine: it is filled with light.
  const light = fill(ink('#ffc75a', 0.2));
  return recorded((canvas) => {
    for (const sprite of sprites) {
      if (!glow.has(sprite.key)) continue;
      if (sprite.kind === 'spot') drawMark(canvas, sprite, light);
      for (const paint of [...shine, ...lines]) drawMark(canvas, sprite, paint);
    }
  });
}

function drawMark(canvas: SkCanvas, sprite: Sprite, paint: SkPaint): void {
  const at = { x: sprite.x * CELL, y: sprite.y * CELL };
  const half = halfOf(sprite) + 1;
  if (ROUND.has(sprite.kind)) canvas.drawCircle(at.x, at.y, half + 3, paint);
  else canvas.drawRRect(roundRect(at, half * 2, half * 2, sprite.kind === 'event' ? 6 : 12), paint);
}
