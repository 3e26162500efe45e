import { Skia, type SkCanvas } from '@shopify/react-native-skia';
import type { Place } from '../../engine/picture';
import { fade, fill, halo, polygon, stroke } from '../brush';
import { EMBER, lit, paintable, FLOOR, WALL, type Channels, type Lighting, type Point } from '../light';
import { scatter } from '../noise';
import { drawRock } from '../rock';
import { drawBeam } from '../timber';

/** Places are painted wider than their square, so that a picture of any shape is filled. */
const LEFT = -45;
const RIGHT = 145;
const TOP = -45;
const FOOT = 145;
const WIDE = RIGHT - LEFT;
/** Where things stand. */
const GROUND = 78;

type Painter = (canvas: SkCanvas, lighting: Lighting) => void;

const STONE: Channels = [0.5, 0.45, 0.5];
const SLATE: Channels = [0.34, 0.38, 0.5];

const wall = (canvas: SkCanvas, lighting: Lighting, stone: Channels, seed: number, grain = 13): void =>
  drawRock(canvas, { x: LEFT, y: TOP, width: WIDE, height: FOOT - TOP, grain, seed, stone }, lighting);

/** The ground from `from` downwards. */
function ground(canvas: SkCanvas, lighting: Lighting, color: Channels, from = GROUND): void {
  const at = (y: number) => paintable(lit(color, { x: 50, y }, FLOOR, lighting));
  const paint = fill(
    fade({ x: 0, y: from }, { x: 0, y: from + 50 }, [
      at(from),
      paintable(lit([color[0] * 0.4, color[1] * 0.4, color[2] * 0.45], { x: 50, y: from + 40 }, FLOOR, lighting)),
    ]),
  );
  const random = scatter(Math.round(from));
  const edge = Array.from({ length: 12 }, (_, i): Point => ({
    x: LEFT + (i / 11) * WIDE,
    y: from + (random() - 0.5) * 4,
  }));
  canvas.drawPath(polygon([...edge, { x: RIGHT, y: FOOT }, { x: LEFT, y: FOOT }]), paint);
  for (let i = 0; i < 14; i++) {
    const [x, y, r] = [LEFT + random() * WIDE, from + 4 + random() * 34, 1 + random() * 2.4];
    const pebble = paintable(lit([color[0] * 1.25, color[1] * 1.2, color[2] * 1.2], { x, y }, FLOOR, lighting));
    canvas.drawPath(
      polygon([
        { x: x - r, y },
        { x: x - r * 0.3, y: y - r },
        { x: x + r, y: y - r * 0.2 },
        { x: x + r * 0.8, y: y + r * 0.3 },
      ]),
      fill(pebble),
    );
  }
}

/** A dark opening with rounded shoulders. */
function mouth(canvas: SkCanvas, left: number, right: number, top: number, deep: Channels): void {
  const path = Skia.Path.MakeFromSVGString(
    `M${left} ${GROUND + 2}L${left + 3} ${top + 24}Q${left + 6} ${top} ${(left + right) / 2} ${top}Q${right - 6} ${top} ${right - 3} ${top + 24}L${right} ${GROUND + 2}Z`,
  );
  if (path === null) return;
  const middle = { x: (left + right) / 2, y: GROUND - 18 };
  canvas.drawPath(path, fill(halo(middle, 55, [paintable(deep), paintable([0.03, 0.03, 0.07])], [0, 1])));
}

const rails = (canvas: SkCanvas): void => {
  const iron = paintable([0.42, 0.4, 0.44]);
  for (let i = 0; i < 6; i++) {
    const y = GROUND + 1 + i * i * 1.6;
    const half = 9 + i * i * 1.5;
    canvas.drawLine(50 - half, y, 50 + half, y, stroke(paintable([0.22, 0.14, 0.09]), 1.6 + i * 0.5));
  }
  canvas.drawLine(45, GROUND, 12, 130, stroke(iron, 1.8));
  canvas.drawLine(55, GROUND, 88, 130, stroke(iron, 1.8));
};

const PAINTERS: Readonly<Record<Place, Painter>> = {
  rock(canvas, lighting) {
    wall(canvas, lighting, STONE, 11);
    ground(canvas, lighting, [0.42, 0.34, 0.3]);
  },
  tunnel(canvas, lighting) {
    wall(canvas, lighting, STONE, 5);
    mouth(canvas, 14, 86, 8, [0.3, 0.17, 0.08]);
    ground(canvas, lighting, [0.44, 0.34, 0.26]);
    rails(canvas);
    drawBeam(canvas, { x: 15, y: GROUND + 4 }, { x: 18, y: 14 }, 8, lighting, 3);
    drawBeam(canvas, { x: 85, y: GROUND + 4 }, { x: 82, y: 14 }, 8, lighting, 4);
    drawBeam(canvas, { x: 6, y: 13 }, { x: 94, y: 11 }, 9, lighting, 5);
  },
  camp(canvas, lighting) {
    sky(canvas, [0.06, 0.07, 0.16], [0.3, 0.2, 0.2]);
    ridge(canvas, 46, 7, [0.09, 0.1, 0.2]);
    const tent = (points: Point[], color: Channels) =>
      canvas.drawPath(polygon(points), fill(paintable(lit(color, { x: 70, y: 60 }, WALL, lighting))));
    tent(
      [
        { x: 40, y: GROUND + 3 },
        { x: 84, y: 22 },
        { x: 92, y: GROUND + 3 },
      ],
      [0.62, 0.45, 0.28],
    );
    tent(
      [
        { x: 84, y: 22 },
        { x: 92, y: GROUND + 3 },
        { x: 128, y: GROUND + 3 },
      ],
      [0.3, 0.2, 0.16],
    );
    tent(
      [
        { x: 62, y: GROUND + 3 },
        { x: 82, y: 34 },
        { x: 80, y: GROUND + 3 },
      ],
      [0.1, 0.07, 0.06],
    );
    ground(canvas, lighting, [0.36, 0.3, 0.24]);
  },
  bench(canvas, lighting) {
    wall(canvas, lighting, [0.42, 0.38, 0.42], 23);
    for (const [y, seed] of [
      [72, 1],
      [85, 2],
      [99, 3],
      [114, 4],
    ] as const)
      drawBeam(canvas, { x: LEFT, y }, { x: RIGHT, y: y + 1 }, 13.5, lighting, seed);
  },
  velvet(canvas, lighting) {
    canvas.drawRect(
      Skia.XYWHRect(LEFT, TOP, WIDE, FOOT - TOP),
      fill(
        halo(
          { x: 50, y: 44 },
          88,
          [paintable([0.33, 0.16, 0.24]), paintable([0.16, 0.08, 0.18]), paintable([0.05, 0.03, 0.1])],
          [0, 0.5, 1],
        ),
      ),
    );
    const fold = (x: number, alpha: number) =>
      stroke(fade({ x, y: 0 }, { x, y: 100 }, [paintable([1, 0.7, 0.7], 0), paintable([1, 0.7, 0.7], alpha)]), 9);
    for (let x = LEFT; x < RIGHT; x += 22) canvas.drawLine(x, TOP, x + 5, 74, fold(x, 0.08));
    const shelf = paintable(lit([0.45, 0.2, 0.26], { x: 50, y: 84 }, FLOOR, lighting));
    canvas.drawPath(
      oval(50, 118, 120, 46),
      fill(fade({ x: 0, y: 72 }, { x: 0, y: 120 }, [shelf, paintable([0.08, 0.03, 0.08])])),
    );
  },
  vault(canvas, lighting) {
    wall(canvas, lighting, [0.4, 0.42, 0.52], 31, 20);
    mouth(canvas, 4, 96, -14, [0.24, 0.16, 0.1]);
    const ledge = (points: Point[], color: Channels) =>
      canvas.drawPath(polygon(points), fill(paintable(lit(color, { x: 50, y: 76 }, FLOOR, lighting))));
    ground(canvas, lighting, [0.36, 0.34, 0.4]);
    ledge(
      [
        { x: -2, y: 82 },
        { x: 12, y: 74 },
        { x: 88, y: 74 },
        { x: 102, y: 82 },
      ],
      [0.5, 0.46, 0.48],
    );
    ledge(
      [
        { x: -2, y: 82 },
        { x: 102, y: 82 },
        { x: 102, y: 92 },
        { x: -2, y: 92 },
      ],
      [0.22, 0.2, 0.26],
    );
  },
  market(canvas, lighting) {
    sky(canvas, [0.1, 0.07, 0.12], [0.38, 0.22, 0.14]);
    wall2(canvas, lighting);
    ground(canvas, lighting, [0.46, 0.36, 0.28]);
    canvas.drawLine(LEFT, 8, RIGHT, 14, stroke(paintable([0.1, 0.07, 0.06]), 1));
    [4, 30, 62, 92].forEach((x, i) => lampion(canvas, { x, y: 15 + (i % 2) * 3 }));
  },
  flood(canvas, lighting) {
    wall(canvas, lighting, SLATE, 41);
    mouth(canvas, 16, 84, 6, [0.1, 0.2, 0.28]);
    const water = fade({ x: 0, y: 62 }, { x: 0, y: 130 }, [paintable([0.2, 0.5, 0.62]), paintable([0.04, 0.12, 0.24])]);
    canvas.drawRect(Skia.XYWHRect(LEFT, 66, WIDE, 90), fill(water));
    const random = scatter(8);
    for (let i = 0; i < 16; i++) {
      const [x, y, w] = [LEFT + random() * WIDE, 69 + random() * 50, 6 + random() * 18];
      canvas.drawLine(x, y, x + w, y, stroke(paintable([0.7, 0.9, 0.95], 0.35), 1.3));
    }
  },
  hall(canvas, lighting) {
    wall(canvas, lighting, [0.32, 0.34, 0.46], 53, 22);
    const column = (x: number, w: number, dim: number) => {
      const side = (t: number) =>
        paintable(lit([0.52 * dim, 0.48 * dim, 0.5 * dim], { x: x + w * t, y: 40 }, [t - 0.5, 0, 0.6], lighting));
      canvas.drawRect(
        Skia.XYWHRect(x, TOP, w, GROUND - TOP + 2),
        fill(fade({ x, y: 0 }, { x: x + w, y: 0 }, [side(0.1), side(0.4), side(1)])),
      );
      canvas.drawRect(Skia.XYWHRect(x - 3, GROUND - 6, w + 6, 8), fill(side(0.3)));
    };
    column(24, 9, 0.5);
    column(66, 9, 0.5);
    column(-6, 16, 1);
    column(90, 16, 1);
    ground(canvas, lighting, [0.4, 0.36, 0.38]);
  },
  night(canvas, lighting) {
    sky(canvas, [0.03, 0.05, 0.13], [0.2, 0.28, 0.46]);
    const random = scatter(77);
    for (let i = 0; i < 40; i++)
      canvas.drawCircle(
        LEFT + random() * WIDE,
        TOP + random() * 95,
        0.3 + random() * 0.5,
        fill(paintable([1, 1, 1], 0.3 + random() * 0.6)),
      );
    canvas.drawCircle(78, 16, 9, fill(paintable([0.9, 0.95, 1])));
    canvas.drawCircle(
      78,
      16,
      22,
      fill(halo({ x: 78, y: 16 }, 22, [paintable([0.8, 0.9, 1], 0.4), paintable([0.8, 0.9, 1], 0)])),
    );
    ridge(canvas, 30, 3, [0.2, 0.27, 0.42]);
    ridge(canvas, 54, 9, [0.11, 0.14, 0.25]);
    ground(canvas, lighting, [0.34, 0.34, 0.4]);
  },
  deep(canvas, lighting) {
    wall(canvas, lighting, [0.2, 0.22, 0.32], 67, 16);
    canvas.drawCircle(
      50,
      46,
      70,
      fill(
        halo(
          { x: 50, y: 46 },
          70,
          [paintable([0.01, 0.01, 0.04], 0.95), paintable([0.01, 0.01, 0.04], 0.75), paintable([0, 0, 0.02], 0)],
          [0, 0.55, 1],
        ),
      ),
    );
    ground(canvas, lighting, [0.24, 0.22, 0.28], 84);
  },
};

const oval = (x: number, y: number, rx: number, ry: number) => {
  const path = Skia.PathBuilder.Make();
  path.addOval(Skia.XYWHRect(x - rx, y - ry, rx * 2, ry * 2));
  return path.build();
};

function sky(canvas: SkCanvas, top: Channels, low: Channels): void {
  canvas.drawRect(
    Skia.XYWHRect(LEFT, TOP, WIDE, FOOT - TOP),
    fill(fade({ x: 0, y: TOP }, { x: 0, y: GROUND }, [paintable(top), paintable(low)])),
  );
}

function ridge(canvas: SkCanvas, height: number, seed: number, color: Channels): void {
  const random = scatter(seed);
  const crest = Array.from({ length: 10 }, (_, i): Point => ({
    x: LEFT + (i / 9) * WIDE,
    y: height + (i % 2 === 0 ? 12 : -8) + (random() - 0.5) * 16,
  }));
  canvas.drawPath(polygon([...crest, { x: RIGHT, y: FOOT }, { x: LEFT, y: FOOT }]), fill(paintable(color)));
}

function wall2(canvas: SkCanvas, lighting: Lighting): void {
  drawRock(
    canvas,
    { x: LEFT, y: TOP, width: WIDE, height: 80, grain: 15, seed: 88, stone: [0.4, 0.32, 0.34] },
    lighting,
  );
}

function lampion(canvas: SkCanvas, at: Point): void {
  canvas.drawCircle(at.x, at.y, 12, fill(halo(at, 12, [paintable([1, 0.7, 0.3], 0.6), paintable([1, 0.5, 0.2], 0)])));
  canvas.drawPath(oval(at.x, at.y, 4, 5), fill(halo(at, 5, [paintable([1, 0.95, 0.75]), paintable([1, 0.6, 0.2])])));
}

/** Paints a place, lit by the one light of the picture, on and around a square of 100. */
export function drawPlace(canvas: SkCanvas, place: Place, at: Point, bright: boolean): void {
  const lighting: Lighting = {
    daylight: bright
      ? { ambient: [0.5, 0.48, 0.46], sky: [0.5, 0.5, 0.5], top: -60, bottom: 160 }
      : { ambient: [0.1, 0.12, 0.22], sky: [0.16, 0.2, 0.34], top: -60, bottom: 160 },
    lights: [
      { ...at, reach: 118, strength: bright ? 1 : 1.5, tint: [1, 0.66, 0.32] },
      { x: 50, y: 70, reach: 60, strength: 0.5, tint: EMBER },
    ],
  };
  PAINTERS[place](canvas, lighting);
}
