import {
  PaintStyle,
  Skia,
  StrokeCap,
  StrokeJoin,
  TileMode,
  type SkCanvas,
  type SkColor,
  type SkPaint,
  type SkPath,
  type SkShader,
} from '@shopify/react-native-skia';
import type { Point } from './light';
import { forNow } from './passing';

/** A closed path through the given points. */
export function polygon(points: readonly Point[]): SkPath {
  const path = forNow(Skia.PathBuilder.Make());
  points.forEach(({ x, y }, i) => (i === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
  return forNow(path.close().build());
}

/** Paint that fills with a colour or a shader. */
export function fill(with_: SkColor | SkShader): SkPaint {
  const paint = forNow(Skia.Paint());
  paint.setAntiAlias(true);
  if (with_ instanceof Float32Array) paint.setColor(with_);
  else paint.setShader(with_);
  return paint;
}

/** Paint that draws a line with round ends. */
export function stroke(with_: SkColor | SkShader, width: number): SkPaint {
  const paint = fill(with_);
  paint.setStyle(PaintStyle.Stroke);
  paint.setStrokeWidth(width);
  paint.setStrokeCap(StrokeCap.Round);
  paint.setStrokeJoin(StrokeJoin.Round);
  return paint;
}

/** A colour that changes evenly from one point to another. */
export const fade = (from: Point, to: Point, colors: SkColor[], stops: number[] | null = null): SkShader =>
  Skia.Shader.MakeLinearGradient(from, to, colors, stops, TileMode.Clamp);

/** A colour that changes evenly from a centre outwards. */
export const halo = (center: Point, radius: number, colors: SkColor[], stops: number[] | null = null): SkShader =>
  Skia.Shader.MakeRadialGradient(center, radius, colors, stops, TileMode.Clamp);

/** Draws `draw` moved, turned (in degrees) and scaled, and leaves the canvas as it was. */
export function placed(canvas: SkCanvas, at: Point, turn: number, scale: number, draw: () => void): void {
  canvas.save();
  canvas.translate(at.x, at.y);
  canvas.rotate(turn, 0, 0);
  canvas.scale(scale, scale);
  draw();
  canvas.restore();
}
