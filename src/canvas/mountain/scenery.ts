import { BlurStyle, ClipOp, Skia, type SkCanvas, type SkPath, type SkPicture } from '@shopify/react-native-skia';
import { fade, fill, polygon, stroke } from '../brush';
import { drawLantern } from '../lantern';
import { paintable, type Lighting, type Point } from '../light';
import { noise, scatter } from '../noise';
import { drawRock } from '../rock';
import { drawTrack } from '../track';
import { drawBackdrop, drawMist } from './backdrop';
import type { Entrance } from './entrance';
import { lanternsOf, lightingOf } from './lights';
import type { Mouth, Plan } from './plan';
import { drawPines } from './pines';
import { drawPortal } from './portal';
import { drawProps } from './props';
import type { Weather } from './weather';

/** Records a drawing once, so that a frame only has to play it. */
function record(plan: Plan, draw: (canvas: SkCanvas) => void): SkPicture {
  const recorder = Skia.PictureRecorder();
  draw(recorder.beginRecording(Skia.XYWHRect(-40, -40, plan.width + 80, plan.height + 80)));
  return recorder.finishRecordingAsPicture();
}

/** What lies behind the mountain. */
export const paintBackdrop = (plan: Plan, weather: Weather): SkPicture =>
  record(plan, (canvas) => {
    drawBackdrop(canvas, plan, weather);
    drawMist(canvas, plan, plan.head * 1.02, plan.head * 0.3, weather.mist, 0.35);
  });

/** The mountain with its shafts, as it stands still. */
export const paintMountain = (plan: Plan, weather: Weather, entrances: readonly Entrance[]): SkPicture =>
  record(plan, (canvas) => {
    const lighting = lightingOf(plan, weather);
    drawFace(canvas, plan, weather, lighting);
    drawTrack(canvas, { points: plan.way, width: plan.wayWidth, seed: 6 }, lighting);
    plan.mouths.forEach((mouth, i) => {
      const entrance = entrances[i];
      if (entrance === undefined) return;
      drawHollow(canvas, mouth);
      drawPortal(canvas, mouth, entrance, lighting);
      drawProps(canvas, mouth, entrance, lighting);
    });
    for (const lantern of lanternsOf(plan, weather)) drawHanging(canvas, lantern);
    drawForeground(canvas, plan);
  });

/** The outline of the mountain against the sky: one summit, with shoulders that fill the width. */
export function outline({ width, height, head }: Plan): SkPath {
  const summit = { x: width * 0.4, y: head * 0.66 };
  const crest: Point[] = [];
  for (let x = -40; x <= width + 40; x += 5) {
    const away = Math.abs(x - summit.x) / Math.max(width, head * 2.2);
    const slope = head * (x < summit.x ? 1.2 : 0.74) * away ** 0.86;
    const jag =
      (noise(x / 26, 3) - 0.5) * head * 0.16 * Math.min(1, away * 7 + 0.2) + (noise(x / 8, 9) - 0.5) * head * 0.05;
    crest.push({ x, y: summit.y + slope + jag });
  }
  return polygon([...crest, { x: width + 40, y: height + 40 }, { x: -40, y: height + 40 }]);
}

function drawFace(canvas: SkCanvas, plan: Plan, weather: Weather, lighting: Lighting): void {
  const { width, height, head } = plan;
  const top = head * 0.5;
  canvas.save();
  canvas.clipPath(outline(plan), ClipOp.Intersect, true);
  const grain = Math.max(9, Math.sqrt((width * (height - top)) / 3200));
  drawRock(
    canvas,
    {
      x: -40,
      y: top,
      width: width + 80,
      height: height - top + 40,
      grain,
      seed: 4,
      stone: weather.stone,
      snowline: head * 1.12,
    },
    lighting,
  );
  drawPines(canvas, plan, lighting);
  canvas.restore();
}

/** The rock around a portal lies in its own shade, which sets the portal into the mountain. */
function drawHollow(canvas: SkCanvas, { x, y, size }: Mouth): void {
  const paint = fill(paintable([0.01, 0.01, 0.02], 0.75));
  paint.setMaskFilter(Skia.MaskFilter.MakeBlur(BlurStyle.Normal, size * 0.09, true));
  canvas.drawRRect(
    Skia.RRectXY(Skia.XYWHRect(x - size * 0.66, y - size * 1.36, size * 1.32, size * 1.42), size * 0.2, size * 0.2),
    paint,
  );
}

function drawHanging(canvas: SkCanvas, { x, y, height }: { x: number; y: number; height: number }): void {
  canvas.drawLine(x, y - height * 1.5, x, y - height * 0.8, stroke(Skia.Color('#1a1416'), Math.max(1, height * 0.07)));
  drawLantern(canvas, { x, y }, height);
}

/** Dark stone close to the eye, so that the buttons have rest and the mountain has depth. */
function drawForeground(canvas: SkCanvas, { width, height }: Plan): void {
  const random = scatter(31);
  const crest: Point[] = [];
  for (let x = -40; x <= width + 40; x += 14) {
    const edge = Math.abs(x / width - 0.5) * 2;
    crest.push({ x, y: height - 34 - edge ** 3 * 46 - random() * 12 });
  }
  const shape = polygon([...crest, { x: width + 40, y: height + 40 }, { x: -40, y: height + 40 }]);
  canvas.drawPath(
    shape,
    fill(
      fade({ x: 0, y: height - 84 }, { x: 0, y: height }, [
        paintable([0.03, 0.035, 0.06], 0.88),
        paintable([0.02, 0.02, 0.03]),
      ]),
    ),
  );
}
