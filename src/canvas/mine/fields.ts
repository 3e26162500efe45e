import { ClipOp, Skia, type SkCanvas } from '@shopify/react-native-skia';
import type { Piece } from '../../engine/picture';
import type { Sprite } from '../../engine/show';
import { fade, fill, halo, placed, polygon, stroke } from '../brush';
import { drawNugget } from '../gem';
import type { Point } from '../light';
import { speck } from '../noise';
import { parseSign } from '../symbols/signs';
import type { SymbolName } from '../symbols/names';
import { drawPiece } from '../pictures/picture';
import { CELL, drawShadow, drawSymbol, ink, roundRect, type Detail } from './brushes';
import { drawFire } from './furniture';

const MIDDLE = { x: 0, y: 0 };
const HALF = CELL / 2;
/** How far the rock stands back from the fields of a quarter, and how high its wall is. */
const LEDGE = 17;
const WALL = 30;

/** A ragged square around the origin. */
function ragged(half: number, rough: number, step: number, seed: number): Point[] {
  const along = Math.round((half * 2) / step);
  return [0, 1, 2, 3].flatMap((side) =>
    Array.from({ length: along }, (_, i) => {
      const t = -half + ((half * 2) / along) * i;
      const out = half + (i === 0 ? -rough : (speck(i, side, seed) - 0.35) * rough * 2);
      const at: readonly [number, number] = [t + (speck(i, side + 7, seed) - 0.5) * step * 0.5, -out];
      return turnedBy(side, i === 0 ? [-half + rough, -out] : at);
    }),
  );
}

const turnedBy = (side: number, [x, y]: readonly [number, number]): Point =>
  side === 0 ? { x, y } : side === 1 ? { x: -y, y: x } : side === 2 ? { x: -x, y: -y } : { x: y, y: -x };

/** The ground of a quarter, six cells wide, on which its fields are laid. */
export function drawDistrict(canvas: SkCanvas): void {
  const half = CELL * 3 + 3;
  canvas.drawRect(Skia.XYWHRect(-half, -half, half * 2, half * 2), fill(ink('#1a1513')));
}

/** The hall that was hewn for a quarter, below the ground of all quarters: the rim of the rock, its wall in the light. */
export function drawHall(canvas: SkCanvas, detail: Detail): void {
  const half = CELL * 3;
  const hall = polygon(ragged(half + LEDGE, 7, 42, 5));
  canvas.drawPath(hall, stroke(ink('#000000', 0.28), 46));
  canvas.drawPath(hall, stroke(ink('#000000', 0.4), 26));
  canvas.drawPath(hall, stroke(ink('#8a7a6b'), detail === 'near' ? 11 : 16));
  if (detail === 'near') {
    canvas.save();
    canvas.translate(-1.5, -2.5);
    canvas.drawPath(hall, stroke(ink('#c9b79c', 0.7), 3.5));
    canvas.restore();
  }
  canvas.save();
  canvas.clipPath(hall, ClipOp.Intersect, true);
  canvas.drawPaint(fill(ink('#1a1513')));
  drawBackWall(canvas, half, detail);
  canvas.restore();
}

/** The wall behind the fields, in upright facets that catch the light. */
function drawBackWall(canvas: SkCanvas, half: number, detail: Detail): void {
  const top = -half - LEDGE - 10;
  canvas.drawRect(
    Skia.XYWHRect(-half - 40, top, half * 2 + 80, WALL),
    fill(fade({ x: 0, y: top }, { x: 0, y: top + WALL }, [ink('#a08b74'), ink('#4d4037')])),
  );
  if (detail === 'far') return;
  const [bright, dark] = [Skia.PathBuilder.Make(), Skia.PathBuilder.Make()];
  for (let x = -half - 30, i = 0; x < half + 30; i++) {
    const wide = 16 + speck(i, 3) * 26;
    const path = speck(i, 4) > 0.5 ? bright : dark;
    path
      .moveTo(x, top)
      .lineTo(x + wide, top)
      .lineTo(x + wide - 5, top + WALL)
      .lineTo(x + 5, top + WALL)
      .close();
    x += wide;
  }
  canvas.drawPath(bright.build(), fill(ink('#f3dcb4', 0.16)));
  canvas.drawPath(dark.build(), fill(ink('#1c120b', 0.3)));
}

/** The stone of a field by what is on it: cool slabs, warm where people live, black where death waits. */
const STONE: Readonly<Record<string, readonly [string, string]>> = {
  camp: ['#c79a62', '#8d6538'],
  danger: ['#2a2022', '#150f11'],
  tunnel: ['#4a4650', '#2b2830'],
};
const SLABS: readonly (readonly [string, string])[] = [
  ['#8f7b66', '#665545'],
  ['#857260', '#5d4d40'],
  ['#998469', '#6f5d4a'],
  ['#7e6d5d', '#574a3e'],
];
/** What is inlaid in a slab. */
const INLAY = '#f6e0b2';

/** Which field it is, and the sign of what it yields. */
type Ground = Pick<Sprite, 'face' | 'sign'>;

/** A field: a slab of hewn stone, and inlaid in it what can be dug out there. */
export function drawField(canvas: SkCanvas, ground: Ground, seed: number, detail: Detail): void {
  const { face } = ground;
  const [top, foot] = STONE[face] ?? SLABS[seed % SLABS.length] ?? ['#837467', '#5f5349'];
  if (detail === 'far') canvas.drawRRect(roundRect(MIDDLE, CELL - 8, CELL - 8, 12), fill(ink(top)));
  else drawSlab(canvas, [top, foot], seed, face === 'danger');
  drawYield(canvas, ground, detail);
}

function drawSlab(canvas: SkCanvas, [top, foot]: readonly [string, string], seed: number, sunk: boolean): void {
  const slab = roundRect(MIDDLE, CELL - 7, CELL - 7, 8);
  canvas.drawRRect(slab, fill(fade({ x: -20, y: -45 }, { x: 20, y: 45 }, [ink(top), ink(foot)])));
  const [light, dark] = sunk ? ['#000000', '#8c7767'] : ['#f5e3c4', '#0e0907'];
  const upper = Skia.PathBuilder.Make().moveTo(-42, 41).lineTo(-42, -42).lineTo(41, -42).build();
  const lower = Skia.PathBuilder.Make().moveTo(-41, 42.5).lineTo(42.5, 42.5).lineTo(42.5, -41).build();
  canvas.drawPath(lower, stroke(ink(dark, sunk ? 0.45 : 0.55), 5));
  canvas.drawPath(upper, stroke(ink(light, sunk ? 0.7 : 0.34), 4));
  if (sunk) return;
  const chips = Skia.PathBuilder.Make();
  const dents = Skia.PathBuilder.Make();
  for (let i = 0; i < 5; i++) {
    const at = { x: (speck(i, 21, seed) - 0.5) * 66, y: (speck(i, 22, seed) - 0.5) * 66 };
    const size = 7 + speck(i, 23, seed) * 13;
    const lean = speck(i, 24, seed) * 6;
    const path = i % 2 === 0 ? chips : dents;
    [0, 2.1, 4.0].forEach((turn, corner) => {
      const [x, y] = [at.x + Math.cos(lean + turn) * size, at.y + Math.sin(lean + turn) * size];
      if (corner === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    });
    path.close();
  }
  canvas.drawPath(chips.build(), fill(ink('#fff0d4', 0.1)));
  canvas.drawPath(dents.build(), fill(ink('#120b08', 0.16)));
}

function drawYield(canvas: SkCanvas, { face, sign }: Ground, detail: Detail): void {
  switch (face) {
    case 'empty':
      return;
    case 'camp':
      return drawFire(canvas, { x: 0, y: 8 }, 25);
    case 'gold':
      return drawGold(canvas, detail);
    case 'danger':
      return drawDanger(canvas, detail);
    case 'tunnel':
      return drawShaft(canvas, detail);
    default: {
      const standing = STANDING[face];
      return standing === undefined
        ? drawInlay(canvas, parseSign(sign).symbol, INLAY, detail)
        : drawStanding(canvas, standing, detail);
    }
  }
}

/** What stands on a field, from the kit of the pictures: with volume, so that it is told at twenty points and has a face at sixty. */
const STANDING: Readonly<Record<string, readonly Piece[]>> = {
  dwarf: [['dwarf', 0, -3, 82, { of: 'slate', also: 'ginger', hat: 'lamp' }]],
  safe: [['safe', 0, -1, 68]],
  chest: [['chest', 0, -2, 72, { of: 'sapphire' }]],
  flag: [['banner', 0, -1, 74, { of: 'rust' }]],
};
/** The light of a hall comes from the upper left. */
const LAMP = { x: -40, y: -60 };

function drawStanding(canvas: SkCanvas, pieces: readonly Piece[], detail: Detail): void {
  if (detail === 'near') drawShadow(canvas, { x: 2, y: 26 }, 40, 16, 0.7);
  placed(canvas, MIDDLE, 0, detail === 'near' ? 1 : 1.14, () => {
    for (const piece of pieces) drawPiece(canvas, piece, LAMP, 'dark');
  });
}

/** A symbol let into the stone: dark where it is cut in, bright metal where it is filled. */
function drawInlay(canvas: SkCanvas, symbol: SymbolName, color: string, detail: Detail): void {
  const size = detail === 'near' ? 62 : 76;
  if (detail === 'near') drawSymbol(canvas, symbol, { x: 0, y: 2.4 }, size + 2, ink('#120b07', 0.85));
  drawSymbol(canvas, symbol, MIDDLE, size, ink(color));
}

function drawGold(canvas: SkCanvas, detail: Detail): void {
  if (detail === 'near') drawShadow(canvas, { x: 0, y: 13 }, 40, 22, 0.7);
  const lumps: readonly (readonly [number, number, number])[] =
    detail === 'far'
      ? [[0, 0, 34]]
      : [
          [-14, 11, 18],
          [16, 12, 16],
          [2, -9, 19],
        ];
  for (const [x, y, r] of lumps) drawNugget(canvas, { x, y }, r, 'gold', r);
}

/** What waits in the dark. */
const LURKING: readonly Piece[] = [
  ['eyes', 0, -15, 62],
  ['maw', 0, 17, 58],
];

/** A pit with something hungry in it, and cracks that run out of it. */
function drawDanger(canvas: SkCanvas, detail: Detail): void {
  if (detail === 'near') {
    const cracks = Skia.PathBuilder.Make();
    for (let i = 0; i < 7; i++) {
      const turn = (i / 7) * Math.PI * 2 + 0.3;
      const bend = turn + (speck(i, 61) - 0.5) * 0.7;
      cracks.moveTo(Math.cos(turn) * 22, Math.sin(turn) * 22);
      cracks.lineTo(Math.cos(bend) * 34, Math.sin(bend) * 34);
      cracks.lineTo(Math.cos(turn) * 45, Math.sin(turn) * 45);
    }
    canvas.drawPath(cracks.build(), stroke(ink('#000000', 0.85), 3));
    canvas.drawPath(cracks.build(), stroke(ink('#7a4a3a', 0.6), 1.2));
    canvas.drawCircle(0, 0, 40, fill(halo(MIDDLE, 40, [ink('#000000', 0.9), ink('#000000', 0)])));
  }
  for (const piece of LURKING) drawPiece(canvas, piece, LAMP, 'dark');
}

/** The mouth of a tunnel between quarters: timber around the dark, rails that lead into it. */
function drawShaft(canvas: SkCanvas, detail: Detail): void {
  const mouth = Skia.PathBuilder.Make()
    .moveTo(-29, 36)
    .lineTo(-29, -4)
    .cubicTo(-27, -42, 27, -42, 29, -4)
    .lineTo(29, 36)
    .close()
    .build();
  canvas.drawPath(mouth, stroke(ink('#2b190b'), 13));
  canvas.drawPath(mouth, stroke(ink('#a9743f'), 8));
  canvas.drawPath(
    mouth,
    fill(fade({ x: 0, y: -30 }, { x: 0, y: 38 }, [ink('#000000'), ink('#120c0a'), ink('#3a2a1c')])),
  );
  if (detail === 'far') return;
  canvas.drawPath(mouth, stroke(ink('#e0b173', 0.5), 2));
  for (const y of [14, 23, 32]) canvas.drawLine(-9 - y * 0.3, y, 9 + y * 0.3, y, stroke(ink('#7a4f2b'), 3.4));
  for (const side of [-1, 1]) canvas.drawLine(side * 5, 0, side * 14, 37, stroke(ink('#c9c2ba', 0.9), 2));
}

/** The hollow in which a stone is found: the floor that was dug free, in the light of the one who dug. */
export function drawHollow(canvas: SkCanvas, detail: Detail): void {
  const hollow = roundRect(MIDDLE, CELL - 7, CELL - 7, detail === 'near' ? 9 : 12);
  if (detail === 'far') return canvas.drawRRect(hollow, fill(ink('#241a14')));
  canvas.drawRRect(
    hollow,
    fill(halo({ x: 0, y: 4 }, 62, [ink('#7d5a35'), ink('#4a3320'), ink('#1d130c')], [0, 0.55, 1])),
  );
  const rim = Skia.PathBuilder.Make()
    .moveTo(-43, HALF - 9)
    .lineTo(-43, -43)
    .lineTo(HALF - 9, -43)
    .build();
  canvas.drawPath(rim, stroke(ink('#000000', 0.75), 6));
  canvas.drawRRect(hollow, stroke(ink('#0b0705', 0.8), 2));
}
