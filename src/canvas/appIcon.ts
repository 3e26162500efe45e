import { BlendMode, Skia, type SkCanvas, type SkPath, type SkPicture } from '@shopify/react-native-skia';
import { fade, fill, halo, placed, polygon, stroke } from './brush';
import { drawFlame, drawLantern, lanternLight } from './lantern';
import { lit, paintable, WALL, type Channels, type Lighting, type Point } from './light';
import { recordedOnce } from './record';
import { drawRock } from './rock';
import { drawBeam } from './timber';

/** The side of the square the app's pictures are drawn on. */
export const ICON = 1024;

const MIDDLE = { x: ICON / 2, y: ICON / 2 };
const FLAME = { x: MIDDLE.x, y: MIDDLE.y + 60 };
const LANTERN_HEIGHT = 500;
const RING = Skia.XYWHRect(FLAME.x - 70, FLAME.y - 430, 140, 170);
const STEEL: Channels = [0.6, 0.63, 0.7];
const LIGHTING: Lighting = {
  daylight: { ambient: [0.07, 0.11, 0.22], sky: [0.22, 0.32, 0.55], top: -200, bottom: 1100 },
  lights: [lanternLight({ x: MIDDLE.x, y: MIDDLE.y + 30 }, 760, 2.2)],
};

const record = (draw: (canvas: SkCanvas) => void): SkPicture => recordedOnce(draw, Skia.XYWHRect(0, 0, ICON, ICON));

/** The whole icon: pick and lantern before lit stone. */
export const paintIcon = (): SkPicture =>
  record((canvas) => {
    drawStone(canvas);
    drawTools(canvas, 1);
  });

/** The stone alone: the layer behind, where phones cut the shape themselves. */
export const paintIconStone = (): SkPicture => record(drawStone);

/** Pick and lantern alone, small enough for any shape to be cut around them; also the first picture at the start. */
export const paintIconTools = (): SkPicture => record((canvas) => drawTools(canvas, 0.66));

/** Pick and lantern before stone that no daylight reaches: for phones whose icons are dark. */
export const paintIconDark = (): SkPicture => record(drawDark);

/** The same in greys, for phones that tint icons themselves. */
export const paintIconTinted = (): SkPicture =>
  record((canvas) => {
    const grey = Skia.Paint();
    const [red, green, blue] = [0.32, 0.58, 0.1];
    const row = [red, green, blue, 0, 0.02];
    grey.setColorFilter(Skia.ColorFilter.MakeMatrix([...row, ...row, ...row, 0, 0, 0, 1, 0]));
    canvas.saveLayer(grey);
    drawDark(canvas);
    canvas.restore();
  });

/** The icon with room around it, so that nothing is lost where a circle is cut out of it. */
export const paintIconMaskable = (): SkPicture =>
  record((canvas) => {
    drawStone(canvas);
    drawTools(canvas, 0.74);
  });

/** The outline of pick and lantern in one colour, for phones that colour icons like their wallpaper. */
export const paintIconOutline = (): SkPicture =>
  record((canvas) =>
    placed(canvas, MIDDLE, 0, 0.62, () => {
      canvas.translate(-MIDDLE.x, -MIDDLE.y);
      canvas.saveLayer();
      drawOutline(canvas);
      canvas.restore();
    }),
  );

function drawDark(canvas: SkCanvas): void {
  drawStone(canvas);
  canvas.drawColor(paintable([0.01, 0.01, 0.02], 0.72));
  drawTools(canvas, 0.94);
}

function drawOutline(canvas: SkCanvas): void {
  const white = Skia.Color('#ffffff');
  canvas.drawLine(200, 876, 790, 202, stroke(white, 84));
  canvas.drawPath(pickHead(), fill(white));
  const gone = stroke(white, 64);
  gone.setBlendMode(BlendMode.Clear);
  const around = polygon(
    lanternPoints([-0.36, -0.3], [-0.16, -0.52], [0.16, -0.52], [0.36, -0.3], [0.3, 0.48], [-0.3, 0.48]),
  );
  const hollow = fill(white);
  hollow.setBlendMode(BlendMode.Clear);
  canvas.drawPath(around, gone);
  canvas.drawPath(around, hollow);
  canvas.drawOval(RING, gone);
  canvas.drawOval(RING, stroke(white, 34));
  canvas.drawPath(polygon(lanternPoints([-0.36, -0.3], [-0.16, -0.52], [0.16, -0.52], [0.36, -0.3])), fill(white));
  canvas.drawPath(polygon(lanternPoints([-0.36, 0.32], [0.36, 0.32], [0.3, 0.48], [-0.3, 0.48])), fill(white));
  for (const side of [-1, 1]) {
    const [top, foot] = lanternPoints([side * 0.24, -0.32], [side * 0.3, 0.34]);
    if (top && foot) canvas.drawLine(top.x, top.y, foot.x, foot.y, stroke(white, 30));
  }
  drawFlame(canvas, FLAME, LANTERN_HEIGHT);
}

function drawStone(canvas: SkCanvas): void {
  drawRock(
    canvas,
    { x: -60, y: -60, width: ICON + 120, height: ICON + 120, grain: 58, seed: 12, stone: [0.5, 0.47, 0.47] },
    LIGHTING,
  );
}

function drawTools(canvas: SkCanvas, scale: number): void {
  placed(canvas, MIDDLE, 0, scale, () => {
    canvas.translate(-MIDDLE.x, -MIDDLE.y);
    drawPick(canvas);
    drawLantern(canvas, FLAME, LANTERN_HEIGHT);
  });
}

const lanternPoints = (...points: readonly (readonly [x: number, y: number])[]): Point[] =>
  points.map(([x, y]) => ({ x: FLAME.x + x * LANTERN_HEIGHT, y: FLAME.y + y * LANTERN_HEIGHT }));

const pickHead = (): SkPath =>
  Skia.PathBuilder.Make()
    .moveTo(430, 70)
    .cubicTo(620, 60, 860, 190, 950, 560)
    .cubicTo(840, 370, 760, 300, 720, 270)
    .cubicTo(690, 235, 620, 150, 430, 70)
    .close()
    .build();

function drawPick(canvas: SkCanvas): void {
  drawBeam(canvas, { x: 170, y: 910 }, { x: 806, y: 184 }, 84, LIGHTING, 7, [0.42, 0.28, 0.17]);
  const head = pickHead();
  const shade = (bright: number, x: number, y: number) =>
    paintable(lit([STEEL[0] * bright, STEEL[1] * bright, STEEL[2] * bright], { x, y }, WALL, LIGHTING));
  const steel = [shade(1.5, 480, 100), shade(0.9, 740, 250), shade(1.3, 920, 520)];
  canvas.drawPath(head, fill(fade({ x: 430, y: 70 }, { x: 950, y: 560 }, steel)));
  canvas.drawPath(head, stroke(paintable([0.03, 0.03, 0.06], 0.7), 10));
  const joint = { x: 752, y: 246 };
  canvas.drawCircle(joint.x, joint.y, 34, fill(halo(joint, 40, [shade(1.4, 700, 300), shade(0.5, 700, 300)])));
}
