import { Skia, type SkCanvas } from '@shopify/react-native-skia';
import { fade, fill, halo, polygon, stroke } from './brush';
import { LANTERN, paintable, type Light, type Point } from './light';

/** The light of a lantern that hangs at `at`. */
export const lanternLight = (at: Point, reach: number, strength = 1.7): Light => ({
  ...at,
  reach,
  strength,
  tint: LANTERN,
});

/** A miner's lantern of the given height, burning; `at` is its flame. */
export function drawLantern(canvas: SkCanvas, at: Point, height: number): void {
  const point = (x: number, y: number): Point => ({ x: at.x + x * height, y: at.y + y * height });
  const shine = [paintable([1, 0.78, 0.42], 0.55), paintable([1, 0.5, 0.15], 0.16), paintable([1, 0.4, 0.1], 0)];
  canvas.drawCircle(at.x, at.y, height * 1.5, fill(halo(at, height * 1.5, shine, [0, 0.4, 1])));
  const ring = Skia.XYWHRect(at.x - height * 0.14, at.y - height * 0.86, height * 0.28, height * 0.34);
  canvas.drawOval(ring, stroke(Skia.Color('#2b2226'), height * 0.06));
  const glass = polygon([point(-0.24, -0.32), point(0.24, -0.32), point(0.31, 0.34), point(-0.31, 0.34)]);
  const light = [Skia.Color('#fff6d8'), Skia.Color('#ffd27a'), Skia.Color('#e98a2c')];
  canvas.drawPath(glass, fill(halo(at, height * 0.42, light, [0, 0.4, 1])));
  drawFlame(canvas, at, height);
  drawIron(canvas, point, height);
}

/** The flame alone. */
export function drawFlame(canvas: SkCanvas, { x, y }: Point, height: number): void {
  const [wide, top, foot] = [height * 0.11, y - height * 0.24, y + height * 0.2];
  const flame = Skia.PathBuilder.Make()
    .moveTo(x + wide * 0.15, top)
    .cubicTo(x + wide * 0.2, y - height * 0.06, x + wide * 1.7, y + height * 0.04, x, foot)
    .cubicTo(x - wide * 1.7, y + height * 0.04, x - wide * 0.6, y - height * 0.06, x + wide * 0.15, top)
    .close()
    .build();
  canvas.drawPath(flame, fill(Skia.Color('#fffdf2')));
}

function drawIron(canvas: SkCanvas, point: (x: number, y: number) => Point, height: number): void {
  const iron = fill(fade(point(0, -0.52), point(0, 0.48), [Skia.Color('#0f0c0f'), Skia.Color('#2c211d')]));
  canvas.drawPath(polygon([point(-0.36, -0.3), point(-0.16, -0.52), point(0.16, -0.52), point(0.36, -0.3)]), iron);
  canvas.drawPath(polygon([point(-0.36, 0.32), point(0.36, 0.32), point(0.3, 0.48), point(-0.3, 0.48)]), iron);
  for (const x of [-0.27, 0.27]) {
    const [top, foot] = [point(x * 0.85, -0.32), point(x * 1.08, 0.34)];
    canvas.drawLine(top.x, top.y, foot.x, foot.y, stroke(Skia.Color('#231a1a'), height * 0.05));
  }
}
