import { type SkCanvas } from '@shopify/react-native-skia';
import { fade, fill, polygon } from '../brush';
import { lit, paintable, WALL, type Channels, type Lighting, type Point } from '../light';
import { scatter } from '../noise';
import type { Plan } from './plan';

const NEEDLES: Channels = [0.13, 0.19, 0.17];

/** Pines on the shoulders of the mountain, where no shaft is in the way. */
export function drawPines(canvas: SkCanvas, plan: Plan, lighting: Lighting): void {
  const random = scatter(44);
  const { width, height, head, mouths } = plan;
  const places: (Point & { tall: number })[] = [];
  for (let i = 0; i < 90; i++) {
    const x = random() ** 0.8 * width * 0.24 * (random() < 0.5 ? 1 : -1);
    const at = { x: x < 0 ? width + x : x, y: head * 1.35 + random() * (height - head * 1.5) };
    const tall = 12 + random() * 16;
    const free = mouths.every(
      ({ x: mx, y: my, size }) => Math.abs(at.x - mx) > size * 0.95 || at.y > my + size * 0.6 || at.y < my - size * 1.5,
    );
    if (free && noWay(plan, at, tall)) places.push({ ...at, tall });
  }
  places.sort((a, b) => a.y - b.y).forEach((place, i) => drawPine(canvas, place, place.tall, i, lighting));
}

const noWay = ({ way, wayWidth }: Plan, at: Point, tall: number) =>
  way.every((point, i) => {
    const next = way[i + 1] ?? point;
    return [0, 0.25, 0.5, 0.75].every((t) => {
      const [x, y] = [point.x + (next.x - point.x) * t, point.y + (next.y - point.y) * t];
      return Math.abs(at.x - x) > wayWidth || at.y < y - wayWidth || at.y - tall > y + wayWidth;
    });
  });

function drawPine(canvas: SkCanvas, foot: Point, tall: number, seed: number, lighting: Lighting): void {
  const random = scatter(seed);
  for (let tier = 0; tier < 3; tier++) {
    const base = foot.y - tall * tier * 0.27;
    const wide = tall * (0.3 - tier * 0.07);
    const tip = { x: foot.x, y: base - tall * 0.46 };
    const tone = 0.8 + random() * 0.4;
    const color: Channels = [NEEDLES[0] * tone, NEEDLES[1] * tone, NEEDLES[2] * tone];
    const shade = (side: number) => paintable(lit(color, tip, [side, -0.3, 0.6], lighting));
    const path = polygon([
      tip,
      { x: foot.x + wide, y: base },
      { x: foot.x, y: base + tall * 0.04 },
      { x: foot.x - wide, y: base },
    ]);
    canvas.drawPath(
      path,
      fill(
        fade({ x: foot.x - wide, y: base }, { x: foot.x + wide, y: base }, [
          shade(-1),
          paintable(lit(color, tip, WALL, lighting)),
          shade(1),
        ]),
      ),
    );
  }
}
