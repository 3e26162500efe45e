import { Skia, type SkCanvas } from '@shopify/react-native-skia';
import { fade, fill, halo, polygon, stroke } from '../brush';
import { drawLantern } from '../lantern';
import type { Point } from '../light';
import { speck } from '../noise';
import { drawPlank } from '../timber';
import { drawShadow, drawSymbol, EVEN, ink } from './brushes';

/** A tent and a fire: where dwarves rest and trade. */
export function drawCamp(canvas: SkCanvas): void {
  const at = { x: -13, y: -10 };
  drawShadow(canvas, { x: at.x, y: at.y + 14 }, 30, 11, 0.6);
  const tip = { x: at.x, y: at.y - 24 };
  const feet: [Point, Point, Point] = [
    { x: at.x - 25, y: at.y + 13 },
    { x: at.x - 3, y: at.y + 17 },
    { x: at.x + 25, y: at.y + 12 },
  ];
  canvas.drawPath(polygon([tip, feet[0], feet[1]]), fill(fade(tip, feet[0], [ink('#f1dcb0'), ink('#b88b52')])));
  canvas.drawPath(polygon([tip, feet[1], feet[2]]), fill(fade(tip, feet[2], [ink('#c9a468'), ink('#7a552d')])));
  canvas.drawPath(
    polygon([
      { x: tip.x + 1, y: tip.y + 12 },
      { x: feet[1].x, y: feet[1].y },
      { x: feet[1].x + 13, y: feet[1].y - 2.4 },
    ]),
    fill(ink('#2a170b', 0.85)),
  );
  canvas.drawLine(tip.x, tip.y, tip.x - 2.5, tip.y - 6, stroke(ink('#6d4522'), 2));
  canvas.drawLine(tip.x, tip.y, tip.x + 2.5, tip.y - 6, stroke(ink('#6d4522'), 2));
  for (const foot of [feet[0], feet[2]])
    canvas.drawLine(tip.x, tip.y + 2, foot.x, foot.y, stroke(ink('#fff0cf', 0.55), 0.9));
  drawFire(canvas, { x: 8, y: 26 }, 12);
}

/** A small fire within stones. */
export function drawFire(canvas: SkCanvas, at: Point, size: number): void {
  canvas.drawCircle(
    at.x,
    at.y,
    size * 1.9,
    fill(halo(at, size * 1.9, [ink('#ffb347', 0.6), ink('#ff8a2b', 0.2), ink('#ff7a1a', 0)], [0, 0.45, 1])),
  );
  for (let i = 0; i < 7; i++) {
    const turn = (i / 7) * Math.PI * 2;
    const stone = { x: at.x + Math.cos(turn) * size * 0.8, y: at.y + size * 0.3 + Math.sin(turn) * size * 0.42 };
    canvas.drawCircle(stone.x, stone.y, size * 0.22, fill(ink(i % 2 === 0 ? '#57504c' : '#73695f')));
  }
  const flame = (wide: number, tall: number, color: string) => {
    const path = Skia.PathBuilder.Make()
      .moveTo(at.x, at.y - size * tall)
      .cubicTo(at.x + size * wide * 0.3, at.y - size * tall * 0.5, at.x + size * wide, at.y, at.x, at.y + size * 0.35)
      .cubicTo(at.x - size * wide, at.y, at.x - size * wide * 0.5, at.y - size * tall * 0.4, at.x, at.y - size * tall)
      .close()
      .build();
    canvas.drawPath(path, fill(ink(color)));
  };
  flame(0.75, 1.25, '#f2731c');
  flame(0.5, 0.9, '#ffb02e');
  flame(0.27, 0.5, '#fff3c4');
}

/** A bench with an anvil on it, before the wall on one side. */
export function drawWorkbench(canvas: SkCanvas, at: Point): void {
  drawShadow(canvas, { x: at.x, y: at.y + 7 }, 17, 8, 0.65);
  for (const x of [-10, 10]) canvas.drawLine(at.x + x, at.y + 2, at.x + x, at.y + 10, stroke(ink('#4c2d15'), 3));
  for (const y of [-3.5, 0, 3.5])
    drawPlank(canvas, { x: at.x - 14, y: at.y + y }, { x: at.x + 14, y: at.y + y }, 4, EVEN, 5 + y);
  drawSymbol(canvas, 'anvil', { x: at.x, y: at.y - 5.2 }, 21, ink('#0d0b0c', 0.9));
  drawSymbol(canvas, 'anvil', { x: at.x, y: at.y - 6.4 }, 20, ink('#a9aeb8'));
  drawSymbol(canvas, 'anvil', { x: at.x + 0.5, y: at.y - 5.7 }, 19, ink('#3c4048'));
}

/** The turning plate under the first crossing: where everybody comes in. */
export function drawTurntable(canvas: SkCanvas): void {
  const middle = { x: 0, y: 0 };
  canvas.drawCircle(0, 2, 31, fill(ink('#1b0f06', 0.55)));
  canvas.drawCircle(0, 0, 30, fill(halo(middle, 31, [ink('#b98a55'), ink('#a57743'), ink('#8a5f33')], [0, 0.75, 1])));
  canvas.drawCircle(0, 0, 28.5, stroke(ink('#4b4643'), 3.4));
  canvas.drawCircle(0, -0.8, 28.5, stroke(ink('#c9c2ba', 0.75), 1.1));
  for (let i = 0; i < 8; i++) {
    const turn = ((i + 0.5) / 8) * Math.PI * 2;
    canvas.drawCircle(Math.cos(turn) * 28.5, Math.sin(turn) * 28.5, 1.3, fill(ink('#221d1b')));
  }
}

/** Lanterns in the corners of a place that is always lit. */
export function drawCornerLanterns(canvas: SkCanvas): void {
  for (const [x, y] of [
    [-36, -32],
    [36, -32],
  ] as const)
    drawLantern(canvas, { x, y }, 15);
}

/** A heap of fallen stones. */
export function drawBoulders(canvas: SkCanvas, at: Point, size: number, seed: number, pieces = 6): void {
  drawShadow(canvas, { x: at.x, y: at.y + size * 0.5 }, size * 1.25, size * 0.55, 0.7);
  const stones = Array.from({ length: pieces }, (_, i) => {
    const turn = (i / pieces) * Math.PI * 2 + speck(i, 31, seed);
    const away = i === pieces - 1 ? 0 : size * 0.52;
    return {
      x: at.x + Math.cos(turn) * away,
      y: at.y + Math.sin(turn) * away * 0.62 - (i === pieces - 1 ? size * 0.28 : 0),
      r: size * (0.36 + 0.16 * speck(i, 32, seed)),
      seed: seed + i * 13,
    };
  }).sort((a, b) => a.y - b.y);
  for (const stone of stones) drawBoulder(canvas, stone, stone.r, stone.seed);
}

function drawBoulder(canvas: SkCanvas, at: Point, r: number, seed: number): void {
  const rim = Array.from({ length: 7 }, (_, i) => {
    const away = r * (0.82 + 0.3 * speck(i, 41, seed));
    const turn = (i / 7) * Math.PI * 2 - 0.4;
    return { x: at.x + Math.cos(turn) * away, y: at.y + Math.sin(turn) * away * 0.88 };
  });
  const top = { x: at.x - r * 0.18, y: at.y - r * 0.22 };
  canvas.drawPath(polygon(rim), stroke(ink('#0c0a0c', 0.8), 1.6));
  rim.forEach((from, i) => {
    const to = rim[(i + 1) % rim.length] ?? from;
    const up = (at.y - (from.y + to.y) / 2) / r + (at.x - (from.x + to.x) / 2) / r / 2;
    const tone = 0.34 + 0.2 * up + 0.06 * speck(i, 42, seed);
    const grey = Math.round(Math.min(0.78, Math.max(0.14, tone)) * 255);
    canvas.drawPath(
      polygon([top, from, to]),
      fill(Skia.Color(`rgb(${Math.min(255, grey + 12)},${grey + 4},${Math.max(0, grey - 2)})`)),
    );
  });
}

/** A ladder that leads up and out. */
export function drawLadder(canvas: SkCanvas): void {
  drawShadow(canvas, { x: 0, y: 14 }, 18, 8, 0.6);
  canvas.drawCircle(0, 0, 19, fill(halo({ x: 0, y: -6 }, 24, [ink('#ffe9b8', 0.65), ink('#ffd98a', 0)])));
  for (const x of [-8, 8]) canvas.drawLine(x, -24, x * 1.15, 20, stroke(ink('#3d2411'), 5));
  for (const x of [-8, 8]) canvas.drawLine(x, -24, x * 1.15, 20, stroke(ink('#b07a44'), 3.2));
  for (const y of [-19, -11, -3, 5, 13]) {
    canvas.drawLine(-9, y + 1, 9, y + 1, stroke(ink('#3d2411'), 3.6));
    canvas.drawLine(-9, y, 9, y, stroke(ink('#cf9a5d'), 2.4));
  }
}
