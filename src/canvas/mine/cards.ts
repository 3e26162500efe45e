import { ClipOp, type SkCanvas } from '@shopify/react-native-skia';
import type { Composition } from '../../engine/picture';
import type { Sprite } from '../../engine/show';
import { fade, fill, placed, stroke } from '../brush';
import type { Point } from '../light';
import { drawPicture } from '../pictures/picture';
import { GEMS } from '../palette';
import { parseSign } from '../symbols/signs';
import { drawCount, drawShadow, drawSymbol, ink, roundRect, type Detail } from './brushes';

const WIDE = 40;
const HIGH = 56;

/** Which card it is, and its sign. */
type Face = Pick<Sprite, 'face' | 'sign' | 'picture'>;

/** A stack of face-down cards with their number; beside it, not under it, the card that waits below. */
export function drawPile(canvas: SkCanvas, below: Face, count: number, detail: Detail): void {
  const alone = below.face === 'none';
  if (!alone) placed(canvas, { x: -24, y: 3 }, -5, 1, () => drawFaceUp(canvas, below, WIDE, HIGH, detail));
  drawStack(canvas, { x: alone ? 0 : 22, y: 1 }, count, detail);
}

function drawStack(canvas: SkCanvas, at: Point, count: number, detail: Detail): void {
  const cards = Math.min(count, detail === 'near' ? 6 : 2);
  drawShadow(canvas, { x: at.x + 2, y: at.y + 8 }, WIDE * 0.78, HIGH * 0.66, 0.65);
  for (let i = cards - 1; i >= 0; i--) {
    const middle = { x: at.x - (cards - 1) * 0.4 + i * 0.9, y: at.y - (cards - 1) * 0.9 + i * 1.8 };
    drawBack(canvas, middle, i === 0 ? detail : 'far');
  }
  const top = { x: at.x - (cards - 1) * 0.4, y: at.y - (cards - 1) * 0.9 };
  drawCount(canvas, count, { x: top.x + WIDE / 2 - 4, y: top.y - HIGH / 2 + 3 }, 10.5);
}

/** The back of a card from the mine: slate with a cart. */
export function drawBack(canvas: SkCanvas, at: Point, detail: Detail): void {
  const card = roundRect(at, WIDE, HIGH, 5);
  const [top, foot] = [
    { x: at.x - 10, y: at.y - HIGH / 2 },
    { x: at.x + 10, y: at.y + HIGH / 2 },
  ];
  canvas.drawRRect(card, fill(fade(top, foot, [ink('#5d6f93'), ink('#38445f')])));
  canvas.drawRRect(card, stroke(ink('#151a27'), 1.4));
  if (detail === 'far') return;
  canvas.drawRRect(roundRect(at, WIDE - 6, HIGH - 6, 3), stroke(ink('#9fb2d6', 0.75), 1.1));
  drawSymbol(canvas, 'mine-wagon', { x: at.x, y: at.y + 2 }, 28, ink('#e4ecfb'));
}

function drawFramed(canvas: SkCanvas, picture: Composition, wide: number, high: number): void {
  const frame = roundRect({ x: 0, y: 0 }, wide, high, wide * 0.1);
  canvas.save();
  canvas.clipRRect(frame, ClipOp.Intersect, true);
  canvas.translate(-wide / 2, -high / 2);
  drawPicture(canvas, picture, wide, high, 'dark', 'close');
  canvas.restore();
  canvas.drawRRect(frame, stroke(ink('#3a2412'), 0.8));
}

/** A card that lies open: parchment with its symbol, or with its picture from nearby. */
export function drawFaceUp(canvas: SkCanvas, shown: Face, wide: number, high: number, detail: Detail): void {
  const { face, sign, picture } = shown;
  const at = { x: 0, y: 0 };
  const hidden = face === 'back';
  drawShadow(canvas, { x: 1.5, y: 4 }, wide * 0.72, high * 0.62, 0.55);
  const card = roundRect(at, wide, high, wide * 0.12);
  const paper = hidden ? [ink('#6d4a63'), ink('#3d2a3c')] : [ink('#fdf1d6'), ink('#e2c593')];
  canvas.drawRRect(card, fill(fade({ x: 0, y: -high / 2 }, { x: 0, y: high / 2 }, paper)));
  canvas.drawRRect(card, stroke(ink('#3a2412'), 1.6));
  if (picture !== undefined && detail === 'near') return drawFramed(canvas, picture, wide - 5, high - 5);
  if (detail === 'near')
    canvas.drawRRect(
      roundRect(at, wide - 5, high - 5, wide * 0.08),
      stroke(ink(hidden ? '#c99fc0' : '#a9783f', 0.85), 1),
    );
  const { symbol, gem } = parseSign(sign);
  const size = wide * 0.82;
  if (gem !== undefined) {
    drawSymbol(canvas, symbol, { x: 0, y: 0.8 }, size, ink('#3a2412'));
    drawSymbol(canvas, symbol, at, size, ink(gem === 'silver' ? '#8494ac' : gem === 'diamond' ? '#2f9fbc' : GEMS[gem]));
  } else drawSymbol(canvas, symbol, at, size, ink(hidden ? '#f2dcee' : '#402413'));
}
