import { Skia, type SkCanvas } from '@shopify/react-native-skia';
import { fill, polygon, stroke } from '../brush';
import { drawCrystals, drawGem, drawNugget } from '../gem';
import { lit, paintable, WALL, type Channels, type Lighting, type Point } from '../light';
import { scatter, speck } from '../noise';
import type { Gem } from '../palette';
import { drawPlank } from '../timber';
import type { Entrance } from './entrance';
import type { Mouth } from './plan';

const IRON: Channels = [0.2, 0.2, 0.23];

/** The things that lie before an entrance and tell what goes on inside. */
export function drawProps(canvas: SkCanvas, mouth: Mouth, entrance: Entrance, lighting: Lighting): void {
  const { x, y, size, towards } = mouth;
  const at = (px: number, py: number): Point => ({ x: x - towards * px * size, y: y + py * size });
  switch (entrance.portal) {
    case 'timber':
      drawCart(canvas, at(-0.16, 0.2), size * 0.46, entrance.gem, lighting);
      drawCrystals(canvas, at(0.86, 0.06), size * 0.3, entrance.gem, 12);
      break;
    case 'crooked':
      drawRubble(canvas, at(0.5, 0.1), size * 0.5, lighting, 5);
      drawPowder(canvas, at(-0.62, 0.1), size * 0.3, lighting);
      drawHeap(canvas, at(0.16, 0.2), size * 0.22, entrance.gem);
      break;
    case 'carved':
      drawCrystals(canvas, at(0.96, 0.1), size * 0.4, entrance.gem, 4, 6);
      drawCrystals(canvas, at(-0.95, 0.12), size * 0.28, entrance.gem, 9, 4);
      break;
  }
}

function drawCart(canvas: SkCanvas, foot: Point, wide: number, gem: Gem, lighting: Lighting): void {
  const at = (px: number, py: number): Point => ({ x: foot.x + px * wide, y: foot.y + py * wide });
  const random = scatter(3);
  for (let i = 0; i < 11; i++) {
    const row = i < 6 ? 0 : i < 9 ? 1 : 2;
    const spread = [0.38, 0.26, 0.1][row] ?? 0;
    drawGem(canvas, at((random() - 0.5) * 2 * spread, -0.62 - row * 0.09), wide * (0.1 + random() * 0.03), gem);
  }
  const planks = [-0.52, -0.4, -0.28, -0.16];
  planks.forEach((top, i) => {
    const lean = 0.5 - i * 0.035;
    drawPlank(canvas, at(-lean, top), at(lean, top), wide * 0.13, lighting, 70 + i);
  });
  const iron = paintable(lit(IRON, foot, WALL, lighting));
  for (const side of [-1, 1])
    canvas.drawLine(
      at(side * 0.45, -0.58).x,
      at(0, -0.58).y,
      at(side * 0.36, -0.1).x,
      at(0, -0.1).y,
      stroke(iron, wide * 0.06),
    );
  for (const px of [-0.26, 0.26]) {
    const hub = at(px, -0.04);
    canvas.drawCircle(hub.x, hub.y, wide * 0.14, fill(iron));
    canvas.drawCircle(
      hub.x,
      hub.y,
      wide * 0.085,
      stroke(paintable(lit([0.5, 0.5, 0.55], hub, WALL, lighting)), wide * 0.025),
    );
    canvas.drawCircle(hub.x, hub.y, wide * 0.03, fill(paintable(lit([0.6, 0.6, 0.62], hub, WALL, lighting))));
  }
}

function drawHeap(canvas: SkCanvas, foot: Point, wide: number, gem: Gem): void {
  const random = scatter(8);
  for (let i = 0; i < 7; i++) {
    const row = i < 4 ? 0 : i < 6 ? 1 : 2;
    drawNugget(
      canvas,
      { x: foot.x + (random() - 0.5) * wide * (1.6 - row * 0.6), y: foot.y - row * wide * 0.24 },
      wide * (0.2 + random() * 0.1),
      gem,
      20 + i,
    );
  }
}

/** Blocks of stone that came down. */
function drawRubble(canvas: SkCanvas, foot: Point, wide: number, lighting: Lighting, count: number): void {
  for (let i = 0; i < count; i++) {
    const r = wide * (0.16 + 0.16 * speck(i, 1));
    const center = { x: foot.x + (speck(i, 2) - 0.5) * wide * 1.2, y: foot.y - r * 0.5 + speck(i, 3) * wide * 0.12 };
    const rim = Array.from({ length: 6 }, (_, k) => {
      const reach = r * (0.75 + 0.4 * speck(i * 7 + k, 4));
      return {
        x: center.x + Math.cos((k * Math.PI) / 3) * reach,
        y: center.y + Math.sin((k * Math.PI) / 3) * reach * 0.8,
      };
    });
    const top = { x: center.x - r * 0.15, y: center.y - r * 0.25 };
    rim.forEach((point, k) => {
      const next = rim[(k + 1) % 6] ?? point;
      const normal = [((point.x + next.x) / 2 - top.x) / r, ((point.y + next.y) / 2 - top.y) / r, 0.7] as const;
      canvas.drawPath(polygon([top, point, next]), fill(paintable(lit([0.5, 0.47, 0.46], center, normal, lighting))));
    });
  }
}

function drawPowder(canvas: SkCanvas, foot: Point, tall: number, lighting: Lighting): void {
  const red: Channels = [0.5, 0.12, 0.1];
  for (const [i, px] of [-0.34, -0.02, 0.3].entries()) {
    const [x, top] = [foot.x + px * tall, foot.y - tall * (i === 1 ? 0.95 : 0.82)];
    const body = Skia.RRectXY(Skia.XYWHRect(x - tall * 0.15, top, tall * 0.3, foot.y - top), tall * 0.05, tall * 0.05);
    const paint = fill(paintable(lit(red, { x, y: top }, [px, -0.2, 0.8], lighting)));
    canvas.drawRRect(body, paint);
    canvas.drawLine(
      x - tall * 0.07,
      top + tall * 0.06,
      x - tall * 0.07,
      foot.y - tall * 0.06,
      stroke(paintable([1, 0.8, 0.6], 0.25), tall * 0.04),
    );
  }
  const rope = stroke(paintable(lit([0.6, 0.5, 0.36], foot, WALL, lighting)), tall * 0.09);
  canvas.drawLine(foot.x - tall * 0.5, foot.y - tall * 0.4, foot.x + tall * 0.46, foot.y - tall * 0.4, rope);
  const fuse = Skia.PathBuilder.Make()
    .moveTo(foot.x, foot.y - tall * 0.95)
    .cubicTo(
      foot.x,
      foot.y - tall * 1.5,
      foot.x + tall * 0.5,
      foot.y - tall * 1.1,
      foot.x + tall * 0.62,
      foot.y - tall * 1.42,
    )
    .build();
  canvas.drawPath(fuse, stroke(paintable([0.75, 0.68, 0.55]), tall * 0.05));
}
