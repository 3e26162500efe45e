import { Skia, type SkCanvas } from '@shopify/react-native-skia';
import { fill, halo, placed, polygon, stroke } from '../brush';
import { channels, lit, paintable, WALL, type Lighting, type Point } from '../light';
import { GEMS } from '../palette';
import { drawBeam, drawPlank } from '../timber';
import { drawArch } from './arch';
import type { Entrance } from './entrance';
import type { Mouth } from './plan';
import { drawDepth, gatePath, within } from './shaft';

/** Draws an entrance as it is built, with its emblem over the lintel. */
export function drawPortal(canvas: SkCanvas, mouth: Mouth, entrance: Entrance, lighting: Lighting): void {
  switch (entrance.portal) {
    case 'timber':
      drawTimbered(canvas, mouth, entrance, lighting);
      break;
    case 'crooked':
      drawCrooked(canvas, mouth, entrance, lighting);
      break;
    case 'carved':
      drawArch(canvas, mouth, entrance, lighting);
      break;
  }
  drawEmblem(canvas, emblemOf(mouth, entrance), mouth.size * 0.2, entrance, lighting);
}

/** Where an entrance's emblem hangs. */
const emblemOf = ({ x, y, size }: Mouth, { portal }: Entrance): Point => ({
  x,
  y: y - size * (portal === 'carved' ? 1.3 : 1.26),
});

function drawTimbered(canvas: SkCanvas, mouth: Mouth, { gem }: Entrance, lighting: Lighting): void {
  const { x, y, size } = mouth;
  const at = (px: number, py: number): Point => ({ x: x + px * size, y: y + py * size });
  const opening = gatePath(mouth, 1.02);
  within(canvas, opening, () => drawDepth(canvas, mouth, gem));
  drawBeam(canvas, at(-0.3, -1.36), at(0, -1.58), size * 0.1, lighting, 21);
  drawBeam(canvas, at(0.3, -1.36), at(0, -1.58), size * 0.1, lighting, 22);
  drawBeam(canvas, at(-0.56, 0.04), at(-0.45, -1.1), size * 0.17, lighting, 11);
  drawBeam(canvas, at(0.56, 0.04), at(0.45, -1.1), size * 0.17, lighting, 12);
  drawBeam(canvas, at(-0.42, -0.76), at(-0.2, -1), size * 0.09, lighting, 13);
  drawBeam(canvas, at(0.42, -0.76), at(0.2, -1), size * 0.09, lighting, 14);
  drawBeam(canvas, at(-0.72, -1.08), at(0.72, -1.08), size * 0.19, lighting, 15);
  drawBeam(canvas, at(-0.78, -1.27), at(0.78, -1.27), size * 0.15, lighting, 16);
  for (const px of [-0.47, 0.47]) drawBolts(canvas, at(px, -1.08), size, lighting);
}

function drawCrooked(canvas: SkCanvas, mouth: Mouth, { gem }: Entrance, lighting: Lighting): void {
  const { x, y, size } = mouth;
  const at = (px: number, py: number): Point => ({ x: x + px * size, y: y + py * size });
  const opening = polygon([at(-0.52, 0), at(-0.36, -0.98), at(0.42, -1.08), at(0.46, 0)]);
  within(canvas, opening, () => drawDepth(canvas, mouth, gem));
  drawBeam(canvas, at(-0.6, 0.05), at(-0.4, -1.14), size * 0.16, lighting, 31);
  drawBeam(canvas, at(0.55, 0.05), at(0.48, -1.2), size * 0.17, lighting, 32);
  drawBeam(canvas, at(0.66, 0.02), at(0.28, -1.02), size * 0.09, lighting, 33);
  drawBeam(canvas, at(-0.74, -0.98), at(0.1, -1.15), size * 0.18, lighting, 34);
  drawBeam(canvas, at(0.78, -1.24), at(0.16, -1.09), size * 0.18, lighting, 35);
  drawPlank(canvas, at(-0.6, -0.7), at(0.34, -0.92), size * 0.11, lighting, 36);
  drawPlank(canvas, at(-0.5, -0.96), at(0.62, -0.74), size * 0.1, lighting, 37);
  drawPlank(canvas, at(-0.2, -1.12), at(-0.02, -0.58), size * 0.085, lighting, 38);
  const crack = stroke(paintable([0.02, 0.015, 0.02], 0.9), size * 0.022);
  for (const [a, b] of [
    [at(0.06, -1.22), at(0.12, -1.12)],
    [at(0.12, -1.12), at(0.08, -1.06)],
    [at(0.08, -1.06), at(0.15, -0.99)],
  ] as const)
    canvas.drawLine(a.x, a.y, b.x, b.y, crack);
}

function drawBolts(canvas: SkCanvas, at: Point, size: number, lighting: Lighting): void {
  const iron = fill(paintable(lit([0.14, 0.13, 0.14], at, WALL, lighting)));
  for (const dy of [-0.05, 0.05]) canvas.drawCircle(at.x, at.y + dy * size, size * 0.022, iron);
}

function drawEmblem(canvas: SkCanvas, at: Point, radius: number, { gem, emblem }: Entrance, lighting: Lighting): void {
  const color = channels(GEMS[gem]);
  canvas.drawCircle(
    at.x,
    at.y,
    radius * 2,
    fill(halo(at, radius * 2, [paintable(color, 0.4), paintable(color, 0.12), paintable(color, 0)], [0, 0.55, 1])),
  );
  canvas.drawCircle(at.x, at.y + radius * 0.1, radius * 1.1, fill(paintable([0, 0, 0], 0.45)));
  canvas.drawCircle(
    at.x,
    at.y,
    radius,
    fill(
      halo({ x: at.x - radius * 0.3, y: at.y - radius * 0.4 }, radius * 1.6, [
        Skia.Color('#3a2f2b'),
        Skia.Color('#14100f'),
      ]),
    ),
  );
  canvas.drawCircle(at.x, at.y, radius, stroke(paintable(lit([0.9, 0.7, 0.4], at, WALL, lighting)), radius * 0.15));
  canvas.drawCircle(at.x, at.y, radius * 0.84, stroke(paintable(color, 0.55), radius * 0.05));
  const path = Skia.Path.MakeFromSVGString(emblem);
  if (path === null) return;
  placed(canvas, { x: at.x - radius * 0.62, y: at.y - radius * 0.62 }, 0, (radius * 1.24) / 512, () =>
    canvas.drawPath(path, fill(paintable(color))),
  );
}
