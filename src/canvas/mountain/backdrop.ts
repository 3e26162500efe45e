import { BlurStyle, Skia, type SkCanvas } from '@shopify/react-native-skia';
import { fade, fill, halo, polygon } from '../brush';
import { blend, channels, paintable, type Point } from '../light';
import { noise, scatter } from '../noise';
import type { Plan } from './plan';
import type { Weather } from './weather';

/** Sky, moon, stars and the ridges far away: everything behind the mountain. */
export function drawBackdrop(canvas: SkCanvas, plan: Plan, weather: Weather): void {
  const { width, height, head } = plan;
  const horizon = head + (height - head) * 0.34;
  canvas.drawRect(
    Skia.XYWHRect(-40, -40, width + 80, height + 80),
    fill(
      fade(
        { x: 0, y: 0 },
        { x: 0, y: horizon },
        weather.sky.map((hex) => Skia.Color(hex)),
      ),
    ),
  );
  drawStars(canvas, plan, weather);
  drawMoon(canvas, moonOf(plan), Math.min(width, height) * 0.052, weather);
  const [far, near] = weather.ridges;
  drawRidge(canvas, plan, head * 0.9, head * 0.42, 3, far, weather.mist);
  drawRidge(canvas, plan, head * 1.08, head * 0.34, 8, near, weather.mist);
}

const moonOf = ({ width, head }: Plan): Point => ({ x: width * 0.83, y: head * 0.4 });

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

function drawRidge(
  canvas: SkCanvas,
  { width, height }: Plan,
  base: number,
  rise: number,
  seed: number,
  color: string,
  mist: string,
): void {
  const step = 6;
  const crest: Point[] = [];
  for (let x = -40; x <= width + 40; x += step) {
    const t = (x / Math.max(width, 420)) * 3.2;
    const peak = 1 - Math.abs(2 * noise(t, seed, seed) - 1);
    crest.push({ x, y: base - rise * peak - noise(x / 14, seed) * rise * 0.16 });
  }
  const shape = polygon([...crest, { x: width + 40, y: height }, { x: -40, y: height }]);
  canvas.drawPath(
    shape,
    fill(fade({ x: 0, y: base - rise }, { x: 0, y: base + rise * 1.1 }, [Skia.Color(color), Skia.Color(mist)])),
  );
}

/** A bank of mist between the layers, thicker in the middle. */
export function drawMist(
  canvas: SkCanvas,
  plan: Plan,
  y: number,
  thickness: number,
  color: string,
  strength: number,
): void {
  const random = scatter(Math.round(y));
  const tint = channels(color);
  for (let i = 0; i < 7; i++) {
    const paint = fill(paintable(tint, strength * (0.4 + 0.6 * random())));
    paint.setMaskFilter(Skia.MaskFilter.MakeBlur(BlurStyle.Normal, thickness * 0.5, true));
    const wide = plan.width * (0.3 + random() * 0.4);
    canvas.drawOval(
      Skia.XYWHRect(
        random() * plan.width - wide / 2,
        y + (random() - 0.5) * thickness,
        wide,
        thickness * (0.4 + random() * 0.5),
      ),
      paint,
    );
  }
}
