import { Skia, type SkCanvas, type SkPicture } from '@shopify/react-native-skia';
import { fade, fill, halo, placed, stroke } from './brush';
import { drawLantern, lanternLight } from './lantern';
import { lit, paintable, WALL, type Channels, type Lighting } from './light';
import { drawRock } from './rock';
import { drawBeam } from './timber';

/** The side of the square the app's pictures are drawn on. */
export const ICON = 1024;

const MIDDLE = { x: ICON / 2, y: ICON / 2 };
const STEEL: Channels = [0.6, 0.63, 0.7];
const LIGHTING: Lighting = {
  daylight: { ambient: [0.07, 0.11, 0.22], sky: [0.22, 0.32, 0.55], top: -200, bottom: 1100 },
  lights: [lanternLight({ x: MIDDLE.x, y: MIDDLE.y + 30 }, 760, 2.2)],
};

const record = (draw: (canvas: SkCanvas) => void): SkPicture => {
  const recorder = Skia.PictureRecorder();
  draw(recorder.beginRecording(Skia.XYWHRect(0, 0, ICON, ICON)));
  return recorder.finishRecordingAsPicture();
};

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
    drawLantern(canvas, { x: MIDDLE.x, y: MIDDLE.y + 60 }, 500);
  });
}

function drawPick(canvas: SkCanvas): void {
  drawBeam(canvas, { x: 170, y: 910 }, { x: 806, y: 184 }, 84, LIGHTING, 7, [0.42, 0.28, 0.17]);
  const head = Skia.PathBuilder.Make()
    .moveTo(430, 70)
    .cubicTo(620, 60, 860, 190, 950, 560)
    .cubicTo(840, 370, 760, 300, 720, 270)
    .cubicTo(690, 235, 620, 150, 430, 70)
    .close()
    .build();
  const shade = (bright: number, x: number, y: number) =>
    paintable(lit([STEEL[0] * bright, STEEL[1] * bright, STEEL[2] * bright], { x, y }, WALL, LIGHTING));
  const steel = [shade(1.5, 480, 100), shade(0.9, 740, 250), shade(1.3, 920, 520)];
  canvas.drawPath(head, fill(fade({ x: 430, y: 70 }, { x: 950, y: 560 }, steel)));
  canvas.drawPath(head, stroke(paintable([0.03, 0.03, 0.06], 0.7), 10));
  const joint = { x: 752, y: 246 };
  canvas.drawCircle(joint.x, joint.y, 34, fill(halo(joint, 40, [shade(1.4, 700, 300), shade(0.5, 700, 300)])));
}
