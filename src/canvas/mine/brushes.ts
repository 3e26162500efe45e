import { Skia, type SkCanvas, type SkColor, type SkPath } from '@shopify/react-native-skia';
import { fill, halo, stroke } from '../brush';
import type { Lighting, Point } from '../light';
import type { SymbolName } from '../symbols/names';
import { PATHS } from '../symbols/paths';
import { FIGURES } from './figures';

/** The side of a cell on the drawing. */
export const CELL = 100;

/** How much of a thing is drawn: all of it, or what can still be told apart from far away. */
export type Detail = 'near' | 'far';

/** From so many points a cell on, everything is drawn with all detail. */
const NEAR = 46;

/** Whether a scale is near enough for all detail. */
export function isNear(scale: number): boolean {
  'worklet';
  return scale * CELL >= NEAR;
}

/** An even light, in which everything is drawn before the lanterns are lit. */
export const EVEN: Lighting = {
  daylight: { ambient: [0.5, 0.5, 0.5], sky: [0.75, 0.72, 0.66], top: 1e6, bottom: 2e6 },
  lights: [],
};

export const ink = (hex: string, alpha = 1): SkColor => {
  const color = Skia.Color(hex);
  return alpha === 1 ? color : Float32Array.of(color[0] ?? 0, color[1] ?? 0, color[2] ?? 0, alpha);
};

const symbols = new Map<SymbolName, SkPath | null>();

/** A symbol as a path on a square of 512. */
function symbolPath(name: SymbolName): SkPath | null {
  const known = symbols.get(name);
  if (known !== undefined) return known;
  const path = Skia.Path.MakeFromSVGString(PATHS[name]);
  symbols.set(name, path);
  return path;
}

/** Draws a symbol so large around a point. */
export function drawSymbol(canvas: SkCanvas, name: SymbolName, at: Point, size: number, color: SkColor): void {
  const path = symbolPath(name);
  if (path === null) return;
  canvas.save();
  canvas.translate(at.x - size / 2, at.y - size / 2);
  canvas.scale(size / 512, size / 512);
  canvas.drawPath(path, fill(color));
  canvas.restore();
}

/** Draws a whole number around a point, so high. */
function drawNumber(canvas: SkCanvas, value: number, at: Point, height: number, color: SkColor): void {
  const figures = [...String(value)].flatMap((digit) => FIGURES[Number(digit)] ?? []);
  const width = figures.reduce((sum, figure) => sum + figure.width, 0);
  const scale = height / 50;
  canvas.save();
  canvas.translate(at.x - (width * scale) / 2, at.y + height * 0.46);
  canvas.scale(scale, scale);
  for (const figure of figures) {
    const path = Skia.Path.MakeFromSVGString(figure.path);
    if (path !== null) canvas.drawPath(path, fill(color));
    canvas.translate(figure.width, 0);
  }
  canvas.restore();
}

/** A rectangle with round corners around a point. */
export const roundRect = (at: Point, width: number, height: number, radius: number) =>
  Skia.RRectXY(Skia.XYWHRect(at.x - width / 2, at.y - height / 2, width, height), radius, radius);

/** What a thing takes from the light below it. */
export function drawShadow(canvas: SkCanvas, at: Point, wide: number, high: number, dark = 0.6): void {
  canvas.save();
  canvas.translate(at.x, at.y);
  canvas.scale(wide, high);
  canvas.drawCircle(
    0,
    0,
    1,
    fill(halo({ x: 0, y: 0 }, 1, [ink('#000000', dark), ink('#000000', dark * 0.75), ink('#000000', 0)], [0, 0.55, 1])),
  );
  canvas.restore();
}

/** A number on a disc: how many there are. */
export function drawCount(canvas: SkCanvas, count: number, at: Point, radius: number): void {
  canvas.drawCircle(at.x, at.y + radius * 0.12, radius * 1.08, fill(ink('#000000', 0.5)));
  canvas.drawCircle(at.x, at.y, radius, fill(ink('#1a1413')));
  canvas.drawCircle(at.x, at.y, radius * 0.9, stroke(ink('#ffc86b'), radius * 0.2));
  drawNumber(canvas, count, at, radius * (count > 9 ? 0.95 : 1.15), ink('#fff1d2'));
}
