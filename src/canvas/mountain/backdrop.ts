import { Skia, type SkCanvas } from '@shopify/react-native-skia';
import { fade, fill, halo, polygon } from '../brush';
import { blend, channels, paintable, type Point } from '../light';
import { noise, scatter } from '../noise';
import type { Plan } from './plan';
import type { Weather } from './weather';

/** How far down anything behind the mountain can be seen. */
export const horizonOf = ({ summit, shoulder }: Plan): number => Math.ceil(shoulder + (shoulder - summit.y) * 0.3);

/** Sky, moon, stars and the ridges far away: everything behind the mountain. */
export function drawBackdrop(canvas: SkCanvas, plan: Plan, weather: Weather): void {
  const { width, summit, shoulder } = plan;
  const horizon = horizonOf(plan);
  const sky = weather.sky.map((hex) => Skia.Color(hex));
  canvas.drawRect(
    Skia.XYWHRect(-40, -40, width + 80, horizon + 40),
    fill(fade({ x: 0, y: 0 }, { x: 0, y: horizon }, sky)),
  );
  drawStars(canvas, plan, weather);
  drawMoon(canvas, moonOf(plan), Math.min(plan.width * 0.04, plan.head * 0.11), weather);
  const [far, near] = weather.ridges;
  const rise = shoulder - summit.y;
  drawRidge(canvas, plan, { base: shoulder - rise * 0.3, rise: rise * 0.75, seed: 3, color: far }, weather);
  drawRidge(canvas, plan, { base: shoulder - rise * 0.02, rise: rise * 0.55, seed: 8, color: near }, weather);
  drawMist(canvas, plan, weather);
}

/** Out of the way of the title: beside it where there is room, else in the corner. */
const moonOf = ({ width, height, head }: Plan): Point =>
  width > height ? { x: width * 0.14, y: head * 0.42 } : { x: width - 32, y: Math.max(24, head * 0.2) };

function drawStars(canvas: SkCanvas, { width, head }: Plan, { stars }: Weather): void {
  const random = scatter(17);
  const count = Math.round((width * head) / 700);
  for (let i = 0; i < count; i++) {
    const [x, y, bright] = [random() * width, random() ** 1.3 * head * 1.25, random()];
    canvas.drawCircle(x, y, 0.4 + bright ** 6 * 1.3, fill(paintable([0.86, 0.92, 1], stars * (0.25 + 0.75 * bright))));
  }
}

function drawMoon(canvas: SkCanvas, at: Point, radius: number, { moon }: Weather): void {
  const color = channels(moon);
  canvas.drawCircle(
    at.x,
    at.y,
    radius * 6,
    fill(halo(at, radius * 6, [paintable(color, 0.34), paintable(color, 0.08), paintable(color, 0)], [0, 0.4, 1])),
  );
  canvas.drawCircle(
    at.x,
    at.y,
    radius,
    fill(
      halo({ x: at.x - radius * 0.4, y: at.y - radius * 0.4 }, radius * 1.7, [
        paintable(blend(color, [1, 1, 1], 0.7)),
        paintable(color),
      ]),
    ),
  );
  const mare = fill(paintable(blend(color, [0.3, 0.4, 0.6], 0.35), 0.4));
  for (const [x, y, r] of [
    [0.25, -0.2, 0.26],
    [-0.3, 0.25, 0.2],
    [0.2, 0.4, 0.14],
  ] as const)
    canvas.drawCircle(at.x + x * radius, at.y + y * radius, r * radius, mare);
}

type Ridge = { base: number; rise: number; seed: number; color: string };

function drawRidge(canvas: SkCanvas, plan: Plan, { base, rise, seed, color }: Ridge, { mist }: Weather): void {
  const { width } = plan;
  const crest: Point[] = [];
  for (let x = -40; x <= width + 40; x += 5) {
    const t = (x / Math.max(width, 420)) * 3.2;
    const peak = 1 - Math.abs(2 * noise(t, seed, seed) - 1);
    crest.push({ x, y: base - rise * peak - noise(x / 14, seed) * rise * 0.12 });
  }
  const bottom = horizonOf(plan);
  const shape = polygon([...crest, { x: width + 40, y: bottom }, { x: -40, y: bottom }]);
  const air = fade({ x: 0, y: base - rise }, { x: 0, y: base + rise * 0.8 }, [Skia.Color(color), Skia.Color(mist)]);
  canvas.drawPath(shape, fill(air));
}

/** Mist that lies before the far ranges. */
function drawMist(canvas: SkCanvas, { width, summit, shoulder }: Plan, { mist }: Weather): void {
  const random = scatter(23);
  const tint = channels(mist);
  const thick = (shoulder - summit.y) * 0.35;
  for (let i = 0; i < 6; i++) {
    const center = { x: random() * width, y: shoulder - random() * thick * 1.4 };
    const wide = width * (0.25 + random() * 0.25);
    const shade = [paintable(tint, 0.34 * random() + 0.1), paintable(tint, 0)];
    canvas.save();
    canvas.translate(center.x, center.y);
    canvas.scale(wide, thick * (0.5 + random() * 0.5));
    canvas.drawCircle(0, 0, 1, fill(halo({ x: 0, y: 0 }, 1, shade)));
    canvas.restore();
  }
}
