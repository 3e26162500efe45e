import { Skia, type SkCanvas } from '@shopify/react-native-skia';
import { fade, fill, halo, polygon, stroke } from '../brush';
import { channels, FLOOR, lit, paintable, WALL, type Channels, type Lighting, type Normal, type Point } from '../light';
import { scatter, speck } from '../noise';
import { GEMS } from '../palette';
import type { Entrance } from './entrance';
import type { Mouth } from './plan';
import { archPath, within } from './shaft';

const ASHLAR: Channels = [0.62, 0.6, 0.6];
const TALL = 1.06;

/** A gate carved from the rock, with steps before it and a city's lights behind it. */
export function drawArch(canvas: SkCanvas, mouth: Mouth, { gem }: Entrance, lighting: Lighting): void {
  within(canvas, archPath(mouth, TALL), () => drawCity(canvas, mouth, GEMS[gem]));
  for (const side of [-1, 1] as const) drawPillar(canvas, mouth, side, lighting);
  drawVoussoirs(canvas, mouth, lighting);
  drawSteps(canvas, mouth, lighting);
  drawRunes(canvas, mouth, GEMS[gem]);
}

function drawBlock(
  canvas: SkCanvas,
  corners: readonly Point[],
  normal: Normal,
  seed: number,
  lighting: Lighting,
): void {
  const tone = 0.78 + 0.34 * speck(seed, 5);
  const [first, , third] = corners;
  if (first === undefined || third === undefined) return;
  const shade = (at: Point, bright: number) =>
    paintable(
      lit([ASHLAR[0] * tone * bright, ASHLAR[1] * tone * bright, ASHLAR[2] * tone * bright], at, normal, lighting),
    );
  const path = polygon(corners);
  canvas.drawPath(path, fill(fade(first, third, [shade(first, 1.15), shade(third, 0.8)])));
  canvas.drawPath(path, stroke(paintable([0.03, 0.03, 0.05], 0.6), 1));
}

function drawPillar(canvas: SkCanvas, { x, y, size }: Mouth, side: -1 | 1, lighting: Lighting): void {
  const at = (px: number, py: number): Point => ({ x: x + side * px * size, y: y + py * size });
  const courses = [0.06, -0.12, -0.3, -0.46, -0.62];
  courses.forEach((top, i) => {
    const next = courses[i + 1];
    if (next === undefined) return;
    const out = i === 0 ? 0.76 : 0.71;
    drawBlock(
      canvas,
      [at(0.48, next), at(out, next), at(out, top), at(0.48, top)],
      [side * -0.25, 0, 1],
      i + side * 7 + 40,
      lighting,
    );
  });
  drawBlock(
    canvas,
    [at(0.44, -0.7), at(0.8, -0.7), at(0.76, -0.6), at(0.46, -0.6)],
    [0, -0.5, 0.8],
    55 + side,
    lighting,
  );
}

function drawVoussoirs(canvas: SkCanvas, { x, y, size }: Mouth, lighting: Lighting): void {
  const count = 9;
  const center: Point = { x, y: y - size * 0.62 };
  const at = (angle: number, r: number): Point => ({
    x: center.x + Math.cos(angle) * r * size,
    y: center.y - Math.sin(angle) * r * size * 0.94,
  });
  for (let i = 0; i < count; i++) {
    const [a, b] = [(Math.PI * i) / count, (Math.PI * (i + 1)) / count];
    const middle = i === (count - 1) / 2;
    const outer = middle ? 0.84 : 0.76 + 0.03 * speck(i, 3);
    drawBlock(
      canvas,
      [at(a, outer), at(b, outer), at(b, 0.47), at(a, 0.47)],
      [-Math.cos(a) * 0.3, 0.3, 1],
      i + 60,
      lighting,
    );
  }
}

function drawSteps(canvas: SkCanvas, { x, y, size }: Mouth, lighting: Lighting): void {
  for (const [i, wide] of [0.66, 0.78].entries()) {
    const top = y + size * (0.0 + i * 0.075);
    const [left, right] = [x - wide * size, x + wide * size];
    drawBlock(
      canvas,
      [
        { x: left + 4, y: top },
        { x: right - 4, y: top },
        { x: right, y: top + size * 0.04 },
        { x: left, y: top + size * 0.04 },
      ],
      FLOOR,
      80 + i,
      lighting,
    );
    drawBlock(
      canvas,
      [
        { x: left, y: top + size * 0.04 },
        { x: right, y: top + size * 0.04 },
        { x: right, y: top + size * 0.075 },
        { x: left, y: top + size * 0.075 },
      ],
      WALL,
      90 + i,
      lighting,
    );
  }
}

// Halls behind halls: towers in the haze of the stone's own colour, with windows lit.
function drawCity(canvas: SkCanvas, { x, y, size }: Mouth, hex: string): void {
  const color = channels(hex);
  const glow = { x, y: y - size * 0.3 };
  canvas.drawPaint(fill(Skia.Color('#060914')));
  canvas.drawRect(
    Skia.XYWHRect(x - size, y - size * 2, size * 2, size * 2.1),
    fill(
      halo(
        glow,
        size * 0.9,
        [paintable([0.34, 0.52, 0.85]), paintable([0.11, 0.2, 0.42]), paintable([0.02, 0.035, 0.09])],
        [0, 0.42, 1],
      ),
    ),
  );
  const random = scatter(5);
  for (const [layer, tone] of [
    [0, 0.36],
    [1, 0.16],
  ] as const) {
    for (let i = 0; i < 9; i++) {
      const wide = size * (0.07 + random() * 0.07);
      const tall = size * (0.26 + random() * 0.4) * (layer === 0 ? 1.2 : 0.8);
      const left = x - size * 0.52 + (i * size * 1.04) / 9 + random() * size * 0.04;
      const wall = fill(paintable([0.2 * tone, 0.34 * tone, 0.7 * tone]));
      canvas.drawRect(Skia.XYWHRect(left, y - tall, wide, tall), wall);
      canvas.drawPath(
        polygon([
          { x: left - 1, y: y - tall },
          { x: left + wide / 2, y: y - tall - wide * 1.1 },
          { x: left + wide + 1, y: y - tall },
        ]),
        wall,
      );
      for (let window = 0; window < 4; window++) {
        if (random() < 0.35) continue;
        const lamp = fill(random() < 0.75 ? Skia.Color('#ffcf7d') : paintable(color));
        canvas.drawRect(
          Skia.XYWHRect(
            left + wide * (0.25 + 0.35 * (window % 2)),
            y - tall * (0.85 - window * 0.19),
            wide * 0.16,
            wide * 0.26,
          ),
          lamp,
        );
      }
    }
  }
  canvas.drawCircle(
    glow.x,
    y,
    size * 0.5,
    fill(halo({ x, y }, size * 0.5, [paintable([1, 0.75, 0.4], 0.5), paintable([1, 0.6, 0.3], 0)])),
  );
}

function drawRunes(canvas: SkCanvas, { x, y, size }: Mouth, hex: string): void {
  const color = channels(hex);
  const strokes = [
    [
      [0, 0, 0, 1],
      [0, 0, 0.6, 0.4],
      [0, 0.5, 0.6, 0.9],
    ],
    [
      [0.3, 0, 0.3, 1],
      [0, 0.35, 0.6, 0.65],
    ],
    [
      [0, 1, 0.3, 0],
      [0.3, 0, 0.6, 1],
      [0.1, 0.6, 0.5, 0.6],
    ],
  ] as const;
  for (const side of [-1, 1] as const) {
    strokes.forEach((rune, i) => {
      const origin = { x: x + side * size * 0.6 - size * 0.035, y: y - size * (0.16 + i * 0.165) - size * 0.06 };
      for (const [ax, ay, bx, by] of rune) {
        const line = (width: number, alpha: number) =>
          canvas.drawLine(
            origin.x + ax * size * 0.11,
            origin.y + ay * size * 0.1,
            origin.x + bx * size * 0.11,
            origin.y + by * size * 0.1,
            stroke(paintable(color, alpha), width),
          );
        line(size * 0.05, 0.22);
        line(size * 0.016, 0.95);
      }
    });
  }
}
