import type { SkCanvas, SkColor } from '@shopify/react-native-skia';
import { stroke } from './brush';
import { FLOOR, lit, paintable, type Channels, type Lighting, type Normal, type Point } from './light';
import { drawNet } from './net';
import { speck } from './noise';

/** A trodden way with rails on it, seen from slightly above. */
export type Track = { points: readonly Point[]; width: number; seed: number };

const EARTH: Channels = [0.44, 0.36, 0.29];
const SCREE: Channels = [0.3, 0.27, 0.26];
const SLEEPER: Channels = [0.3, 0.19, 0.11];
const STEEL: Channels = [0.62, 0.64, 0.68];
const FRONT: Normal = [0, 0.25, 1];
/** Seen from above at a slant, a step towards the eye is shorter than one to the side. */
const TILT = 0.55;

/** A smooth line through the points, `step` apart. */
function smoothLine(points: readonly Point[], step: number): Point[] {
  const line: Point[] = [];
  points.forEach((b, i) => {
    const c = points[i + 1];
    if (c === undefined) return void line.push(b);
    const a = points[i - 1] ?? b;
    const d = points[i + 2] ?? c;
    const pieces = Math.max(1, Math.round(Math.hypot(c.x - b.x, c.y - b.y) / step));
    for (let piece = 0; piece < pieces; piece++) line.push(between(a, b, c, d, piece / pieces));
  });
  return line;
}

function between(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const curve = (p: number, q: number, r: number, s: number) =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
  return { x: curve(a.x, b.x, c.x, d.x), y: curve(a.y, b.y, c.y, d.y) };
}

/** Draws the way, the scree that falls off it, sleepers and rails. */
export function drawTrack(canvas: SkCanvas, { points, width, seed }: Track, lighting: Lighting): void {
  const line = smoothLine(points, width * 0.22);
  const sides = line.map((point, i) => sideOf(line, i, point));
  const offset = (i: number, by: number): Point => {
    const at = line[i] ?? { x: 0, y: 0 };
    const side = sides[i] ?? { x: 0, y: 0 };
    return { x: at.x + side.x * by, y: at.y + side.y * by };
  };
  const indices = line.map((_, i) => i);
  const rough = (i: number, row: number) => (speck(i, row, seed) - 0.5) * width * 0.14;
  const outer = indices.map((i) => offset(i, width * 0.5 + rough(i, 1)));
  const inner = indices.map((i) => offset(i, -width * 0.5 + rough(i, 2)));
  const fallen = outer.map((point, i) => ({
    x: point.x + rough(i, 3),
    y: point.y + width * (0.42 + 0.3 * speck(i >> 1, 4, seed)),
  }));
  const fallenInner = inner.map((point, i) => ({
    x: point.x + rough(i, 5),
    y: point.y + width * (0.42 + 0.3 * speck(i >> 1, 6, seed)),
  }));
  drawStrip(canvas, inner, fallenInner, SCREE, FRONT, lighting, seed + 2);
  drawStrip(canvas, outer, fallen, SCREE, FRONT, lighting, seed + 1);
  drawStrip(canvas, inner, outer, EARTH, FLOOR, lighting, seed);
  const gauge = width * 0.2;
  indices.forEach((i) => {
    if (i % 2 === 1) return;
    const [a, b] = [offset(i, -gauge * 1.5), offset(i, gauge * 1.5)];
    canvas.drawLine(a.x, a.y, b.x, b.y, stroke(paintable(lit(SLEEPER, a, FLOOR, lighting)), width * 0.085));
  });
  for (const side of [-gauge, gauge]) {
    for (const i of indices.slice(1)) {
      const [a, b] = [offset(i - 1, side), offset(i, side)];
      canvas.drawLine(a.x, a.y + 0.8, b.x, b.y + 0.8, stroke(paintable([0.05, 0.04, 0.05], 0.55), width * 0.06));
      canvas.drawLine(a.x, a.y, b.x, b.y, stroke(paintable(lit(STEEL, a, FLOOR, lighting)), width * 0.042));
    }
  }
}

function sideOf(line: readonly Point[], i: number, point: Point): Point {
  const before = line[i - 1] ?? point;
  const after = line[i + 1] ?? point;
  const [dx, dy] = [after.x - before.x, (after.y - before.y) / TILT];
  const length = Math.hypot(dx, dy) || 1;
  return { x: -dy / length, y: (dx / length) * TILT };
}

function drawStrip(
  canvas: SkCanvas,
  top: readonly Point[],
  bottom: readonly Point[],
  color: Channels,
  normal: Normal,
  lighting: Lighting,
  seed: number,
): void {
  const corners: Point[] = [];
  const colors: SkColor[] = [];
  top.forEach((a, i) => {
    const [b, c, d] = [top[i + 1], bottom[i], bottom[i + 1]];
    if (b === undefined || c === undefined || d === undefined) return;
    for (const [half, corner] of [
      [a, b, c],
      [b, d, c],
    ].entries()) {
      const tone = 0.8 + 0.4 * speck(i, half, seed);
      const leaning: Normal = [
        normal[0] + (speck(i, half, seed + 1) - 0.5) * 0.7,
        normal[1] + (speck(i, half, seed + 2) - 0.5) * 0.5,
        normal[2],
      ];
      for (const at of corner) {
        corners.push(at);
        colors.push(paintable(lit([color[0] * tone, color[1] * tone, color[2] * tone], at, leaning, lighting)));
      }
    }
  });
  drawNet(canvas, corners, colors);
}
