import type { SkCanvas, SkPaint, SkPicture } from '@shopify/react-native-skia';
import type { Sprite } from '../../engine/show';
import { fill, stroke } from '../brush';
import { recordedOnce } from '../record';
import { CELL, ink, roundRect, type Detail } from './brushes';
import { kindOf } from './kinds';

/** Draws the marks of all things that can be touched now: a golden line with a dark one under it, and its shine. */
export function paintGlow(sprites: readonly Sprite[], glow: ReadonlySet<string>, detail: Detail): SkPicture {
  const bold = detail === 'near' ? 1 : 2.6;
  return recordedOnce((canvas) => {
    const shine = [22, 15, 9].map((wide) => stroke(ink('#ffc75a', 0.13), wide * bold));
    const lines = [stroke(ink('#1c0f02', 0.9), 6 * bold), stroke(ink('#ffd479'), 3.2 * bold)];
    const light = fill(ink('#ffc75a', 0.2));
    for (const sprite of sprites) {
      if (!glow.has(sprite.key)) continue;
      if (kindOf(sprite).mark === 'filled square') drawMark(canvas, sprite, light);
      for (const paint of [...shine, ...lines]) drawMark(canvas, sprite, paint);
    }
  });
}

function drawMark(canvas: SkCanvas, sprite: Sprite, paint: SkPaint): void {
  const at = { x: sprite.x * CELL, y: sprite.y * CELL };
  const { touch, mark } = kindOf(sprite);
  const half = touch + 1;
  if (mark === 'circle') canvas.drawCircle(at.x, at.y, half + 3, paint);
  else canvas.drawRRect(roundRect(at, half * 2, half * 2, mark === 'small square' ? 6 : 12), paint);
}
