import { type SkCanvas } from '@shopify/react-native-skia';
import { fade, fill, halo, polygon, stroke } from './brush';
import { blend, channels, paintable, type Channels, type Point } from './light';
import { scatter } from './noise';
import { GEMS, type Gem } from './palette';

const WHITE: Channels = [1, 1, 1];
const NIGHT: Channels = [0.02, 0.03, 0.1];

/** A cluster of crystals that grows from the ground at `foot`. */
export function drawCrystals(canvas: SkCanvas, foot: Point, size: number, gem: Gem, seed: number, count = 5): void {
  const random = scatter(seed);
  const color = channels(GEMS[gem]);
  canvas.drawCircle(
    foot.x,
    foot.y - size * 0.35,
    size * 1.25,
    fill(
      halo(
        { x: foot.x, y: foot.y - size * 0.35 },
        size * 1.25,
        [paintable(color, 0.42), paintable(color, 0.1), paintable(color, 0)],
        [0, 0.5, 1],
      ),
    ),
  );
  const leans = Array.from({ length: count }, (_, i) => ({
    lean: ((i + 0.5) / count - 0.5) * 1.5 + (random() - 0.5) * 0.25,
    tall: size * (0.55 + random() * 0.5),
  }));
  leans.sort((a, b) => Math.abs(b.lean) - Math.abs(a.lean));
  for (const { lean, tall } of leans)
    drawCrystal(canvas, { x: foot.x + lean * size * 0.3, y: foot.y }, lean, tall * (1 - Math.abs(lean) * 0.35), color);
}

function drawCrystal(canvas: SkCanvas, foot: Point, lean: number, tall: number, color: Channels): void {
  const wide = tall * 0.2;
  const at = (x: number, y: number): Point => ({
    x: foot.x + x * wide * Math.cos(lean) + y * tall * Math.sin(lean),
    y: foot.y + x * wide * Math.sin(lean) - y * tall * Math.cos(lean),
  });
  const tip = at(0.1, 1);
  const side = (from: Point, to: Point, bright: number, deep: number) =>
    fill(fade(from, to, [paintable(blend(color, WHITE, bright)), paintable(blend(color, NIGHT, deep))]));
  canvas.drawPath(polygon([at(-1, 0), at(-1, 0.72), tip, at(0.15, 0.66), at(0.15, 0)]), side(tip, foot, 0.55, 0.35));
  canvas.drawPath(polygon([at(0.15, 0), at(0.15, 0.66), tip, at(1, 0.7), at(1, 0)]), side(tip, foot, 0.05, 0.7));
  canvas.drawLine(
    at(0.15, 0.1).x,
    at(0.15, 0.1).y,
    tip.x,
    tip.y,
    stroke(paintable(WHITE, 0.55), Math.max(0.5, wide * 0.12)),
  );
}

/** A cut stone, seen from the side. */
export function drawGem(canvas: SkCanvas, center: Point, radius: number, gem: Gem): void {
  const color = channels(GEMS[gem]);
  const at = (x: number, y: number): Point => ({ x: center.x + x * radius, y: center.y + y * radius });
  const facets: [Point[], number][] = [
    [[at(-1, -0.2), at(-0.55, -0.7), at(-0.35, -0.2)], 0.3],
    [[at(-0.55, -0.7), at(0.55, -0.7), at(0.35, -0.2), at(-0.35, -0.2)], 0.6],
    [[at(0.55, -0.7), at(1, -0.2), at(0.35, -0.2)], 0.05],
    [[at(-1, -0.2), at(-0.35, -0.2), at(0, 0.9)], 0.05],
    [[at(-0.35, -0.2), at(0.35, -0.2), at(0, 0.9)], -0.25],
    [[at(0.35, -0.2), at(1, -0.2), at(0, 0.9)], -0.55],
  ];
  for (const [points, shine] of facets) {
    canvas.drawPath(
      polygon(points),
      fill(paintable(shine > 0 ? blend(color, WHITE, shine) : blend(color, NIGHT, -shine))),
    );
  }
}

/** A raw lump: gold as it comes out of the rock. */
export function drawNugget(canvas: SkCanvas, center: Point, radius: number, gem: Gem, seed: number): void {
  const random = scatter(seed);
  const color = channels(GEMS[gem]);
  const rim = Array.from({ length: 7 }, (_, i) => {
    const r = radius * (0.75 + random() * 0.35);
    return {
      x: center.x + Math.cos((i / 7) * Math.PI * 2) * r,
      y: center.y + Math.sin((i / 7) * Math.PI * 2) * r * 0.8,
    };
  });
  const top = { x: center.x - radius * 0.2, y: center.y - radius * 0.25 };
  rim.forEach((point, i) => {
    const next = rim[(i + 1) % rim.length] ?? point;
    const up = (top.y - (point.y + next.y) / 2) / radius;
    canvas.drawPath(
      polygon([top, point, next]),
      fill(paintable(up > 0 ? blend(color, WHITE, up * 0.6) : blend(color, [0.25, 0.1, 0.02], -up * 0.75))),
    );
  });
}
