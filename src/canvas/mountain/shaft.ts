import { ClipOp, Skia, type SkCanvas, type SkPath } from '@shopify/react-native-skia';
import { fill, halo, stroke } from '../brush';
import { channels, paintable, type Point } from '../light';
import { GEMS, type Gem } from '../palette';
import type { Mouth } from './plan';

/** The opening of a shaft: an arch of the given height in widths. */
export function archPath({ x, y, size }: Mouth, tall: number, grow = 0): SkPath {
  const half = size / 2 + grow;
  const spring = y - size * (tall - 0.5);
  return Skia.PathBuilder.Make()
    .moveTo(x - half, y)
    .lineTo(x - half, spring)
    .cubicTo(x - half, spring - half * 1.32, x + half, spring - half * 1.32, x + half, spring)
    .lineTo(x + half, y)
    .close()
    .build();
}

/** The opening between timbers: narrower at the top. */
export function gatePath({ x, y, size }: Mouth, tall: number): SkPath {
  return Skia.PathBuilder.Make()
    .moveTo(x - size * 0.5, y)
    .lineTo(x - size * 0.4, y - size * tall)
    .lineTo(x + size * 0.4, y - size * tall)
    .lineTo(x + size * 0.5, y)
    .close()
    .build();
}

/** Draws inside an opening only. */
export function within(canvas: SkCanvas, opening: SkPath, draw: () => void): void {
  canvas.save();
  canvas.clipPath(opening, ClipOp.Intersect, true);
  draw();
  canvas.restore();
}

/** The dark of a shaft that runs back into the mountain, frame behind frame, to a lamp far inside. */
export function drawDepth(canvas: SkCanvas, mouth: Mouth, gem: Gem): void {
  const { x, y, size } = mouth;
  const far: Point = { x: x + mouth.towards * size * 0.06, y: y - size * 0.42 };
  canvas.drawPaint(fill(Skia.Color('#07070c')));
  canvas.drawRect(
    Skia.XYWHRect(x - size, y - size * 2, size * 2, size * 2.2),
    fill(
      halo(
        far,
        size * 0.85,
        [Skia.Color('#7a4416'), Skia.Color('#2d1a14'), Skia.Color('#0c0d18'), Skia.Color('#05060c')],
        [0, 0.28, 0.7, 1],
      ),
    ),
  );
  for (const [depth, light] of [
    [0.82, 0.4],
    [0.6, 0.7],
    [0.42, 1.15],
  ] as const) {
    const at = (px: number, py: number): Point => ({
      x: far.x + (x + px * size - far.x) * depth,
      y: far.y + (y + py * size - far.y) * depth,
    });
    const [a, b, c, d] = [at(-0.44, 0), at(-0.37, -0.98), at(0.37, -0.98), at(0.44, 0)];
    const paint = stroke(paintable([0.42 * light, 0.24 * light, 0.12 * light]), size * 0.085 * depth);
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, d],
    ] as const)
      canvas.drawLine(from.x, from.y, to.x, to.y, paint);
  }
  drawRails(canvas, mouth, far);
  canvas.drawCircle(
    far.x,
    far.y,
    size * 0.34,
    fill(
      halo(
        far,
        size * 0.34,
        [Skia.Color('#ffcf7d'), paintable([1, 0.55, 0.16], 0.5), paintable([1, 0.4, 0.1], 0)],
        [0, 0.2, 1],
      ),
    ),
  );
  const seam = channels(GEMS[gem]);
  for (const [px, py] of [
    [-0.3, -0.5],
    [0.31, -0.32],
    [0.27, -0.72],
  ] as const) {
    const at = { x: x + px * size, y: y + py * size };
    canvas.drawCircle(
      at.x,
      at.y,
      size * 0.08,
      fill(halo(at, size * 0.08, [paintable(seam, 0.95), paintable(seam, 0.3), paintable(seam, 0)], [0, 0.35, 1])),
    );
  }
}

function drawRails(canvas: SkCanvas, { x, y, size }: Mouth, far: Point): void {
  const steel = stroke(Skia.Color('#8a7b6c'), size * 0.018);
  for (const side of [-0.13, 0.13])
    canvas.drawLine(x + side * size, y, far.x + side * size * 0.2, far.y + size * 0.14, steel);
  for (const depth of [1, 0.86, 0.74, 0.64, 0.55, 0.48]) {
    const [cx, cy] = [
      far.x + (x - far.x) * depth,
      far.y + size * 0.14 + (y - far.y - size * 0.14) * ((depth - 0.45) / 0.55),
    ];
    canvas.drawLine(
      cx - size * 0.19 * depth,
      cy,
      cx + size * 0.19 * depth,
      cy,
      stroke(Skia.Color('#4a2d18'), size * 0.03 * depth),
    );
  }
}
