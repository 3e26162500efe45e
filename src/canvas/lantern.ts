import { Skia, type SkCanvas } from '@shopify/react-native-skia';
import { fill, halo, polygon, stroke } from './brush';
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
  const h = height;
  const point = (x: number, y: number) => ({ x: at.x + x * h, y: at.y + y * h });
  const iron = fill(Skia.Color('#171216'));
  canvas.drawCircle(
    at.x,
    at.y,
    h * 1.5,
    fill(
      halo(
        at,
        h * 1.5,
        [paintable([1, 0.78, 0.42], 0.55), paintable([1, 0.5, 0.15], 0.16), paintable([1, 0.4, 0.1], 0)],
        [0, 0.4, 1],
      ),
    ),
  );
  const ring = Skia.XYWHRect(at.x - h * 0.14, at.y - h * 0.86, h * 0.28, h * 0.34);
  canvas.drawOval(ring, stroke(Skia.Color('#2b2226'), h * 0.06));
  const glass = polygon([point(-0.24, -0.32), point(0.24, -0.32), point(0.31, 0.34), point(-0.31, 0.34)]);
  canvas.drawPath(
    glass,
    fill(halo(at, h * 0.42, [Skia.Color('#fff6d8'), Skia.Color('#ffd27a'), Skia.Color('#e98a2c')], [0, 0.4, 1])),
  );
  canvas.drawOval(Skia.XYWHRect(at.x - h * 0.08, at.y - h * 0.16, h * 0.16, h * 0.34), fill(Skia.Color('#fffdf2')));
  canvas.drawPath(polygon([point(-0.36, -0.3), point(-0.16, -0.52), point(0.16, -0.52), point(0.36, -0.3)]), iron);
  canvas.drawPath(polygon([point(-0.36, 0.32), point(0.36, 0.32), point(0.3, 0.48), point(-0.3, 0.48)]), iron);
  for (const x of [-0.27, 0, 0.27]) {
    const [top, foot] = [point(x * 0.85, -0.32), point(x * 1.08, 0.34)];
    canvas.drawLine(top.x, top.y, foot.x, foot.y, stroke(Skia.Color('#231a1a'), h * 0.045));
  }
}
