import { Skia, type SkCanvas } from '@shopify/react-native-skia';
import { fade, fill, halo, stroke } from '../brush';
import { drawNugget } from '../gem';
import { speck } from '../noise';
import { CELL, drawShadow, drawSymbol, ink, roundRect, type Detail } from './brushes';
import { lookOf } from './faces';
import { drawFire } from './furniture';

const MIDDLE = { x: 0, y: 0 };

/** A slab of the old city, six cells wide: the ground its fields are cut into. */
export function drawDistrict(canvas: SkCanvas): void {
  const side = CELL * 6;
  canvas.drawRRect(roundRect({ x: 0, y: 6 }, side - 2, side - 2, 14), fill(ink('#000000', 0.5)));
  canvas.drawRRect(
    roundRect(MIDDLE, side - 6, side - 6, 14),
    fill(halo(MIDDLE, side * 0.75, [ink('#8d765e'), ink('#6a5747')])),
  );
  canvas.drawRRect(roundRect(MIDDLE, side - 7, side - 7, 14), stroke(ink('#d8bd92', 0.45), 3));
}

/** The ground of a field by what is on it. */
const GROUND: Readonly<Record<string, readonly [string, string]>> = {
  camp: ['#e0b473', '#b98648'],
  danger: ['#4a3230', '#2c1c1d'],
  tunnel: ['#8b8591', '#66616c'],
};

/** A field: a paved square, and what can be dug out there. */
export function drawField(canvas: SkCanvas, face: string, seed: number, detail: Detail): void {
  const tone = speck(seed, 3) * 0.16;
  const [top, foot] = GROUND[face] ?? ['#d2b892', '#b59873'];
  const paved = roundRect(MIDDLE, CELL - 9, CELL - 9, 9);
  canvas.drawRRect(paved, fill(fade({ x: 0, y: -45 }, { x: 0, y: 45 }, [ink(top), ink(foot)])));
  canvas.drawRRect(paved, fill(ink('#1b120c', tone)));
  if (detail === 'near') {
    canvas.drawRRect(paved, stroke(ink('#241810', 0.7), 3));
    const bright = Skia.PathBuilder.Make().moveTo(-40, 42).lineTo(-40, -38).lineTo(42, -38).build();
    canvas.drawPath(bright, stroke(ink('#f3dcb4', 0.28), 2));
  }
  drawYield(canvas, face, detail);
}

function drawYield(canvas: SkCanvas, face: string, detail: Detail): void {
  if (face === 'empty') return;
  if (face === 'camp') {
    drawFire(canvas, { x: 0, y: 6 }, 24);
    return;
  }
  if (face === 'gold') {
    drawShadow(canvas, { x: 0, y: 12 }, 36, 20, 0.6);
    for (const [x, y, r] of [
      [-14, 10, 17],
      [15, 12, 15],
      [2, -9, 18],
    ] as const)
      drawNugget(canvas, { x, y }, r, 'gold', r);
    return;
  }
  const { symbol, gem } = lookOf(face);
  const color = face === 'danger' ? '#f2a08a' : gem === 'gold' ? '#ffc531' : face === 'tunnel' ? '#15110f' : '#3b2413';
  const size = 66;
  if (detail === 'near') drawSymbol(canvas, symbol, { x: 0, y: 2 }, size, ink('#ffffff', face === 'danger' ? 0 : 0.28));
  drawSymbol(canvas, symbol, MIDDLE, size, ink(color));
}
