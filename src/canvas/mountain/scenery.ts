import { ClipOp, Skia, type SkCanvas, type SkPath, type SkPicture } from '@shopify/react-native-skia';
import { fade, fill, halo, polygon, stroke } from '../brush';
import { drawLantern } from '../lantern';
import { paintable, type Lighting, type Point } from '../light';
import { noise, scatter } from '../noise';
import { recordedOnce } from '../record';
import { drawRock } from '../rock';
import { drawTrack } from '../track';
import { drawBackdrop } from './backdrop';
import type { Entrance } from './entrance';
import { lanternsOf, lightingOf } from './lights';
import type { Mouth, Plan } from './plan';
import { drawPines } from './pines';
import { drawPortal } from './portal';
import { drawProps } from './props';
import type { Weather } from './weather';

/** Records a drawing once, so that a frame only has to play it. */
function record(plan: Plan, draw: (canvas: SkCanvas) => void): SkPicture {
  return recordedOnce(draw, Skia.XYWHRect(-40, -40, plan.width + 80, plan.height + 80));
}

/** What lies behind the mountain. */
export const paintBackdrop = (plan: Plan, weather: Weather): SkPicture =>
  record(plan, (canvas) => drawBackdrop(canvas, plan, weather));

/** The mountain with its shafts, as it stands still. */
export const paintMountain = (plan: Plan, weather: Weather, entrances: readonly Entrance[]): SkPicture =>
  record(plan, (canvas) => {
    const lighting = lightingOf(plan, weather);
    drawFace(canvas, plan, weather, lighting);
    drawTrack(canvas, { points: plan.way, width: plan.wayWidth, seed: 6 }, lighting);
    plan.mouths.forEach((mouth, i) => {
      const entrance = entrances[i];
      if (entrance === undefined) return;
      drawPortal(canvas, mouth, entrance, lighting);
      drawProps(canvas, mouth, entrance, lighting);
    });
    for (const lantern of lanternsOf(plan, weather)) drawHanging(canvas, lantern);
    drawForeground(canvas, plan);
  });

/** The outline of the mountain against the sky: one summit, with shoulders that fill the width. */
function outline({ width, height, summit, shoulder }: Plan): SkPath {
  const rise = shoulder - summit.y;
  const jag = Math.min(1, 180 / rise);
  const crest: Point[] = [];
  for (let x = -40; x <= width + 40; x += 5) {
    const away = Math.abs(x - summit.x) / Math.max(summit.x, width - summit.x);
    const rough =
      jag * ((noise(x / 26, 3) - 0.5) * 0.2 * Math.min(1, away * 4 + 0.15) + (noise(x / 8, 9) - 0.5) * 0.07);
    crest.push({ x, y: summit.y + rise * (Math.min(1, away) ** 0.82 + rough) });
  }
  return polygon([...crest, { x: width + 40, y: height + 40 }, { x: -40, y: height + 40 }]);
}

function drawFace(canvas: SkCanvas, plan: Plan, weather: Weather, lighting: Lighting): void {
  const { width, height, summit, shoulder } = plan;
  const rise = shoulder - summit.y;
  const top = summit.y - rise * 0.15;
  const grain = Math.max(9, Math.sqrt((width * (height - top)) / 3200));
  const rock = { x: -40, y: top, width: width + 80, height: height - top + 40, grain, seed: 4, stone: weather.stone };
  canvas.save();
  canvas.clipPath(outline(plan), ClipOp.Intersect, true);
  drawRock(canvas, { ...rock, snowline: summit.y + rise * 0.75 }, lighting);
  drawPines(canvas, plan, lighting);
  for (const mouth of plan.mouths) drawHollow(canvas, mouth);
  canvas.restore();
}

/** The rock around a portal lies in its own shade, which sets the portal into the mountain. */
function drawHollow(canvas: SkCanvas, { x, y, size }: Mouth): void {
  const center = { x, y: y - size * 0.7 };
  const shade = [
    paintable([0.01, 0.01, 0.02], 0.9),
    paintable([0.01, 0.01, 0.02], 0.75),
    paintable([0.01, 0.01, 0.02], 0),
  ];
  canvas.drawCircle(center.x, center.y, size, fill(halo(center, size, shade, [0, 0.68, 1])));
}

function drawHanging(canvas: SkCanvas, { x, y, height }: { x: number; y: number; height: number }): void {
  canvas.drawLine(x, y - height * 1.5, x, y - height * 0.8, stroke(Skia.Color('#1a1416'), Math.max(1, height * 0.07)));
  drawLantern(canvas, { x, y }, height);
}

/** Dark stone close to the eye, so that the buttons have rest and the mountain has depth. */
function drawForeground(canvas: SkCanvas, { width, height, apron }: Plan): void {
  const random = scatter(31);
  const crest: Point[] = [];
  for (let x = -40; x <= width + 40; x += 14) {
    const edge = Math.abs(x / width - 0.5) * 2;
    crest.push({ x, y: height - apron * (0.74 + edge ** 3 + random() * 0.26) });
  }
  const shape = polygon([...crest, { x: width + 40, y: height + 40 }, { x: -40, y: height + 40 }]);
  canvas.drawPath(
    shape,
    fill(
      fade({ x: 0, y: height - apron * 1.8 }, { x: 0, y: height }, [
        paintable([0.03, 0.035, 0.06], 0.88),
        paintable([0.02, 0.02, 0.03]),
      ]),
    ),
  );
}
