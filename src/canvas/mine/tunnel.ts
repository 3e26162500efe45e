import { ClipOp, Skia, type SkCanvas, type SkPath, type SkPathBuilder } from '@shopify/react-native-skia';
import type { Open } from '../../engine/grid';
import { fade, fill, halo, polygon, stroke } from '../brush';
import type { Point } from '../light';
import { speck } from '../noise';
import { drawBeam } from '../timber';
import { CELL, drawShadow, EVEN, ink, type Detail } from './brushes';
import { outlineOf, sidesOf, stubOf, towards, tracksOf, WAY } from './ways';

const HALF = CELL / 2;
const GAUGE = 8;
/** How much of the wall behind can be seen: the eye looks down at a slant. */
const WALL = 11;

/** A stretch of the mine: which sides are open, how wide its middle is, whether its ways are blocked. */
export type Tunnel = { readonly open: Open; readonly room: number; readonly blocked: boolean; readonly seed: number };

/** Draws floor, wall, rails and timber of one cell around the origin. */
export function drawTunnel(canvas: SkCanvas, tunnel: Tunnel, detail: Detail): void {
  const caves = tunnel.blocked
    ? sidesOf(tunnel.open).map((side) => stubOf(side, tunnel.seed))
    : [outlineOf(tunnel.open, tunnel.room, tunnel.seed)];
  canvas.save();
  canvas.clipRect(Skia.XYWHRect(-HALF - 0.4, -HALF - 0.4, CELL + 0.8, CELL + 0.8), ClipOp.Intersect, true);
  if (detail === 'near') drawBlock(canvas, tunnel.seed);
  for (const cave of caves) drawCave(canvas, cave, tunnel.seed, detail);
  drawRails(canvas, tunnel, detail);
  if (detail === 'near') for (const side of sidesOf(tunnel.open)) drawFrame(canvas, side, tunnel.seed);
  canvas.restore();
}

/** The block of stone that the cell was hewn from: a little lighter than the mountain around it. */
function drawBlock(canvas: SkCanvas, seed: number): void {
  const block = Skia.RRectXY(Skia.XYWHRect(-HALF + 1.5, -HALF + 1.5, CELL - 3, CELL - 3), 9, 9);
  canvas.drawRRect(block, fill(halo({ x: 0, y: 0 }, 74, [ink('#7d6a58', 0.42), ink('#6a5b52', 0.16)])));
  canvas.drawRRect(block, stroke(ink('#000000', 0.22), 1.4));
  for (let i = 0; i < 7; i++) {
    const at = { x: (speck(i, 1, seed) - 0.5) * 92, y: (speck(i, 2, seed) - 0.5) * 92 };
    drawPebble(canvas, at, 2.5 + speck(i, 3, seed) * 3.5, seed + i);
  }
}

function drawPebble(canvas: SkCanvas, at: Point, size: number, seed: number): void {
  const rim = Array.from({ length: 6 }, (_, i) => {
    const r = size * (0.7 + 0.4 * speck(i, 5, seed));
    return { x: at.x + Math.cos((i * Math.PI) / 3) * r, y: at.y + Math.sin((i * Math.PI) / 3) * r * 0.75 };
  });
  canvas.drawPath(polygon(rim.map(({ x, y }) => ({ x: x + 0.6, y: y + 1 }))), fill(ink('#000000', 0.35)));
  canvas.drawPath(polygon(rim), fill(ink('#8d7c6c', 0.55)));
  canvas.drawPath(polygon([rim[3] ?? at, rim[4] ?? at, rim[5] ?? at, at]), fill(ink('#c7b49c', 0.5)));
}

function drawCave(canvas: SkCanvas, outline: readonly Point[], seed: number, detail: Detail): void {
  const cave = polygon(outline);
  if (detail === 'far') {
    canvas.drawPath(cave, stroke(ink('#7c6d60'), 15));
    canvas.drawPath(cave, stroke(ink('#0b0806', 0.85), 7));
    canvas.drawPath(cave, fill(ink('#cfa067')));
    return;
  }
  drawLip(canvas, cave);
  canvas.save();
  canvas.clipPath(cave, ClipOp.Intersect, true);
  canvas.drawPath(cave, fill(fade({ x: 0, y: -HALF }, { x: 0, y: HALF }, [ink('#8b7460'), ink('#5d4b3e')])));
  canvas.translate(0, WALL);
  drawWall(canvas, outline, seed);
  canvas.drawPath(cave, fill(halo({ x: 0, y: 0 }, 64, [ink('#d9ac70'), ink('#c2935a'), ink('#a37a4b')], [0, 0.55, 1])));
  drawTrodden(canvas, seed);
  for (const wide of [22, 15, 9, 4]) canvas.drawPath(cave, stroke(ink('#241206', 0.16), wide));
  canvas.restore();
}

/** The rim of the rock around a cave: it casts a shadow outwards, its edge is broken and catches the light. */
function drawLip(canvas: SkCanvas, cave: SkPath): void {
  canvas.drawPath(cave, stroke(ink('#000000', 0.3), 26));
  canvas.drawPath(cave, stroke(ink('#5f5249'), 17));
  canvas.save();
  canvas.translate(-1.2, -1.8);
  canvas.drawPath(cave, stroke(ink('#a8957e', 0.75), 12));
  canvas.restore();
  canvas.drawPath(cave, stroke(ink('#0b0806', 0.92), 6.5));
}

// Many small shapes of one colour are one path: what costs a frame is the number of things drawn, not their corners.

/** Adds a closed shape to a path. */
function addShape(path: SkPathBuilder, points: readonly Point[]): void {
  points.forEach(({ x, y }, i) => (i === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
  path.close();
}

/** Facets of the wall behind the floor, in three tones. */
function drawWall(canvas: SkCanvas, outline: readonly Point[], seed: number): void {
  const tones = [0.16, 0.27, 0.38].map((bright) => ({ bright, facets: Skia.PathBuilder.Make() }));
  const joints = Skia.PathBuilder.Make();
  outline.forEach((from, i) => {
    const to = outline[(i + 1) % outline.length] ?? from;
    const tone = tones[Math.floor(speck(i, 8, seed) * tones.length)];
    if (Math.abs(to.x - from.x) < 3 || tone === undefined) return;
    addShape(tone.facets, [from, to, { x: to.x, y: to.y - WALL }, { x: from.x, y: from.y - WALL }]);
    joints.moveTo(to.x, to.y).lineTo(to.x, to.y - WALL);
  });
  for (const { bright, facets } of tones) canvas.drawPath(facets.build(), fill(ink('#e0c7a4', bright)));
  canvas.drawPath(joints.build(), stroke(ink('#1c120b', 0.35), 0.8));
}

/** Earth, trodden and strewn with grit. */
function drawTrodden(canvas: SkCanvas, seed: number): void {
  const [light, dark] = [Skia.PathBuilder.Make(), Skia.PathBuilder.Make()];
  for (let i = 0; i < 34; i++) {
    const at = { x: (speck(i, 11, seed) - 0.5) * CELL, y: (speck(i, 12, seed) - 0.5) * CELL };
    const size = 3 + speck(i, 13, seed) * 7;
    const lean = speck(i, 14, seed) * 3;
    const corner = (turn: number) => ({
      x: at.x + Math.cos(lean + turn) * size,
      y: at.y + Math.sin(lean + turn) * size * 0.6,
    });
    addShape(speck(i, 15, seed) > 0.5 ? light : dark, [corner(0), corner(2), corner(4.2)]);
  }
  canvas.drawPath(light.build(), fill(ink('#f0cf98', 0.22)));
  canvas.drawPath(dark.build(), fill(ink('#5f3f20', 0.2)));
}

function drawRails(canvas: SkCanvas, tunnel: Tunnel, detail: Detail): void {
  const tracks = tunnel.blocked
    ? sidesOf(tunnel.open).map((side) => [towards(side, 0, HALF + 1), towards(side, 0, 26)])
    : tracksOf(tunnel.open);
  const lines = tracks.map((track) => spread(track, detail === 'near' ? 3 : 12));
  if (detail === 'near') for (const line of lines) drawSleepers(canvas, line);
  for (const line of lines)
    for (const side of [-GAUGE, GAUGE]) {
      const rail = line.map((_, i) => beside(line, i, side));
      if (detail === 'near') drawLine(canvas, rail, 1.2, stroke(ink('#000000', 0.5), 3.4));
      drawLine(canvas, rail, 0, stroke(ink(detail === 'near' ? '#77716c' : '#5b4630'), detail === 'near' ? 3 : 3.6));
      if (detail === 'near') drawLine(canvas, rail, -0.7, stroke(ink('#f0ece6'), 1.1));
    }
}

/** Points along a line, `step` apart. */
function spread(line: readonly Point[], step: number): Point[] {
  const points: Point[] = [];
  line.forEach((from, i) => {
    const to = line[i + 1];
    if (to === undefined) return void points.push(from);
    const pieces = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / step));
    for (let piece = 0; piece < pieces; piece++)
      points.push({ x: from.x + ((to.x - from.x) * piece) / pieces, y: from.y + ((to.y - from.y) * piece) / pieces });
  });
  return points;
}

/** A point beside a line, so far to its left. */
function beside(line: readonly Point[], i: number, by: number): Point {
  const at = line[i] ?? { x: 0, y: 0 };
  const [before, after] = [line[i - 1] ?? at, line[i + 1] ?? at];
  const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
  return { x: at.x - ((after.y - before.y) / length) * by, y: at.y + ((after.x - before.x) / length) * by };
}

function drawLine(canvas: SkCanvas, points: readonly Point[], down: number, paint: ReturnType<typeof stroke>): void {
  const path = Skia.PathBuilder.Make();
  points.forEach(({ x, y }, i) => (i === 0 ? path.moveTo(x, y + down) : path.lineTo(x, y + down)));
  canvas.drawPath(path.build(), paint);
}

function drawSleepers(canvas: SkCanvas, line: readonly Point[]): void {
  const sleepers = line.flatMap((_, i) =>
    i % 4 === 2 ? [[beside(line, i, -GAUGE * 1.65), beside(line, i, GAUGE * 1.65)] as const] : [],
  );
  for (const [down, paint] of [
    [1.3, stroke(ink('#2b1809', 0.55), 5.2)],
    [0, stroke(ink('#7a4f2b'), 4.4)],
    [-1, stroke(ink('#a97544', 0.7), 1.2)],
  ] as const) {
    const path = Skia.PathBuilder.Make();
    for (const [a, b] of sleepers) path.moveTo(a.x, a.y + down).lineTo(b.x, b.y + down);
    canvas.drawPath(path.build(), paint);
  }
}

/** Two posts and a beam over the way, near the side. */
function drawFrame(canvas: SkCanvas, side: number, seed: number): void {
  const [left, right] = [towards(side, -WAY - 4, HALF - 9), towards(side, WAY + 4, HALF - 9)];
  drawShadow(
    canvas,
    { x: (left.x + right.x) / 2 + 1, y: (left.y + right.y) / 2 + 5 },
    side % 2 === 0 ? 30 : 7,
    side % 2 === 0 ? 6 : 30,
    0.55,
  );
  drawBeam(canvas, left, right, 7, EVEN, seed + side, [0.5, 0.32, 0.19]);
  for (const post of [left, right]) {
    canvas.drawCircle(post.x, post.y + 1.2, 5.6, fill(ink('#120a05', 0.6)));
    canvas.drawCircle(
      post.x,
      post.y,
      5,
      fill(halo({ x: post.x - 1.5, y: post.y - 1.5 }, 6, [ink('#c68f57'), ink('#6b4021')])),
    );
    canvas.drawCircle(post.x, post.y, 2.6, stroke(ink('#4a2a12', 0.7), 0.9));
  }
}
