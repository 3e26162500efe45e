import { type SkCanvas } from '@shopify/react-native-skia';
import { fade, fill, polygon, stroke } from './brush';
import { lit, paintable, WALL, type Channels, type Lighting, type Normal, type Point } from './light';
import { scatter } from './noise';

const OAK: Channels = [0.4, 0.27, 0.175];
const UP: Normal = [0, -0.9, 0.5];
const DOWN: Normal = [0, 0.9, 0.35];

/** A squared beam from one point to another, a little uneven, with its grain. */
export function drawBeam(
  canvas: SkCanvas,
  from: Point,
  to: Point,
  thickness: number,
  lighting: Lighting,
  seed = 1,
  wood = OAK,
): void {
  const random = scatter(seed);
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const across = { x: -along.y, y: along.x };
  const at = (t: number, side: number): Point => ({
    x: from.x + along.x * length * t + across.x * side * thickness,
    y: from.y + along.y * length * t + across.y * side * thickness,
  });
  const edge = (side: number) => [0, 0.3, 0.7, 1].map((t) => at(t, side * (0.46 + 0.1 * random())));
  const upper = edge(-1);
  const lower = edge(1);
  const tone = (normal: Normal, t: number, shade = 1) => {
    const bright = shade * (0.85 + 0.3 * random());
    return paintable(lit([wood[0] * bright, wood[1] * bright, wood[2] * bright], at(t, 0), normal, lighting));
  };
  const face = [0, 0.25, 0.5, 0.75, 1].map((t) => tone(WALL, t));
  canvas.drawPath(polygon([...upper, ...lower.reverse()]), fill(fade(from, to, face)));
  for (let line = 0; line < 4; line++) {
    const side = (line - 1.5) * 0.22;
    const start = random() * 0.4;
    const end = 1 - random() * 0.4;
    const ink = stroke(tone(WALL, 0.5, 0.5), Math.max(0.6, thickness * 0.05));
    canvas.drawLine(at(start, side).x, at(start, side).y, at(end, side + 0.05).x, at(end, side + 0.05).y, ink);
  }
  const horizontal = Math.abs(along.x) > Math.abs(along.y);
  const [bright, dark]: [Normal, Normal] = horizontal
    ? [UP, DOWN]
    : [
        [-0.9, 0, 0.4],
        [0.9, 0, 0.4],
      ];
  const flipped = horizontal ? along.x < 0 : along.y > 0;
  const rim = Math.max(0.8, thickness * 0.12);
  drawRim(canvas, upper, tone(flipped ? dark : bright, 0.5, 1.25), rim);
  drawRim(canvas, lower, tone(flipped ? bright : dark, 0.5, 0.55), rim);
}

function drawRim(canvas: SkCanvas, points: readonly Point[], color: ReturnType<typeof paintable>, width: number): void {
  points.forEach((point, i) => {
    const next = points[i + 1];
    if (next) canvas.drawLine(point.x, point.y, next.x, next.y, stroke(color, width));
  });
}

/** A plank nailed at both ends. */
export function drawPlank(
  canvas: SkCanvas,
  from: Point,
  to: Point,
  thickness: number,
  lighting: Lighting,
  seed = 1,
): void {
  drawBeam(canvas, from, to, thickness, lighting, seed, [0.5, 0.37, 0.26]);
  const nail = fill(paintable(lit([0.08, 0.07, 0.07], from, WALL, lighting)));
  for (const t of [0.1, 0.9])
    canvas.drawCircle(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t, thickness * 0.13, nail);
}
