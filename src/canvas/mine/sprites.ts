import { Skia, type SkCanvas, type SkPicture } from '@shopify/react-native-skia';
import { turned, type Open } from '../../engine/grid';
import type { Sprite } from '../../engine/show';
import { fill, halo, placed, stroke } from '../brush';
import { drawNugget } from '../gem';
import { CELL, drawCount, drawShadow, drawSymbol, ink, roundRect, type Detail } from './brushes';
import { drawBack, drawFaceUp, drawPile } from './cards';
import { drawDistrict, drawField } from './fields';
import { drawBoulders, drawCamp, drawCornerLanterns, drawLadder, drawTurntable, drawWorkbench } from './furniture';
import { drawStone } from './stones';
import { halfOf } from './tap';
import { drawDwarf, type SeatLook } from './token';
import { drawTunnel } from './tunnel';
import { sidesOf, towards, WAY } from './ways';

const NOBODY: SeatLook = { color: '#cbb99f', emblem: 'dwarf-face' };
const MIDDLE = { x: 0, y: 0 };

/** A number that belongs to a text: for what should look different from place to place, but always the same. */
function seedOf(text: string): number {
  let hash = 7;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return hash & 1023;
}

/** How many variants of the same stretch of stone there are; more would cost memory and not be noticed. */
const VARIANTS = 4;

function variantOf({ kind, x, y }: Sprite): number {
  return kind === 'tile' || kind === 'field' || kind === 'path' || kind === 'cut-off' || kind === 'rubble'
    ? (((Math.round(x) * 3 + Math.round(y) * 5) % VARIANTS) + VARIANTS) % VARIANTS
    : 0;
}

/** Whether a thing only shows how a choice would look. */
export const isGhost = ({ kind, ghost }: Sprite): boolean => kind === 'ghost' || ghost === true;

const openOf = (sprite: Sprite): Open => turned(sprite.open ?? 0, sprite.turn);

/** Everything a picture of a sprite depends on: sprites that agree in it share one picture. */
export function lookKey(sprite: Sprite, seats: readonly SeatLook[]): string {
  const { kind, face, count = 0, seat, stone, blocked = false, ghost = false } = sprite;
  const owner = seat === undefined ? '' : `${seats[seat]?.color}${seats[seat]?.emblem}`;
  const cut = stone === undefined ? '' : `${stone.colour}${stone.shape}`;
  return [kind, face, openOf(sprite), sprite.turn, count, owner, cut, blocked, ghost, variantOf(sprite)].join('|');
}

/** Draws a sprite around the origin; what is not there yet is sheer and shines. */
function drawSprite(canvas: SkCanvas, sprite: Sprite, seats: readonly SeatLook[], detail: Detail): void {
  if (!isGhost(sprite)) return drawThing(canvas, sprite, seats, detail);
  const seat = sprite.seat === undefined ? undefined : seats[sprite.seat]?.color;
  drawGhost(canvas, halfOf(sprite), seat ?? '#ffd479', () =>
    drawThing(canvas, sprite.kind === 'ghost' ? { ...sprite, kind: 'tile' } : sprite, seats, detail),
  );
}

function drawThing(canvas: SkCanvas, sprite: Sprite, seats: readonly SeatLook[], detail: Detail): void {
  const { kind, face, count = 1 } = sprite;
  const seat = seats[sprite.seat ?? -1] ?? NOBODY;
  const seed = seedOf(face) + variantOf(sprite) * 57;
  switch (kind) {
    case 'tile':
      return drawTile(canvas, sprite, seed, detail);
    case 'leaf':
      return drawBack(canvas, MIDDLE, detail);
    case 'pile':
      return drawPile(canvas, face, count, detail);
    case 'dwarf':
      return drawDwarf(canvas, seat, detail);
    case 'rubble':
      return drawRubble(canvas, count, seed);
    case 'event':
      return placed(canvas, MIDDLE, 4, 1, () => drawFaceUp(canvas, face, 27, 36, detail));
    case 'start':
    case 'path':
    case 'cut-off':
    case 'goal':
    case 'peeked':
      return drawPathCard(canvas, sprite, seed, detail);
    case 'spot':
      return drawSpot(canvas, face === 'open');
    case 'district':
      return drawDistrict(canvas);
    case 'field':
      return drawField(canvas, face, variantOf(sprite), detail);
    case 'gem':
      return drawStone(canvas, sprite.stone ?? { colour: '#a9f0ff', shape: 'diamond' }, 30, detail);
    default:
      return drawFaceUp(canvas, face, 40, 56, detail);
  }
}

function drawTile(canvas: SkCanvas, sprite: Sprite, seed: number, detail: Detail): void {
  const open = openOf(sprite);
  const bench = sprite.face.endsWith('workbench');
  const place = sprite.face === 'camp' || sprite.face === 'entrance';
  drawTunnel(canvas, { open, room: place ? 38 : bench ? 33 : WAY, blocked: sprite.blocked ?? false, seed }, detail);
  if (sprite.face === 'entrance') {
    drawTurntable(canvas);
    if (detail === 'near') drawCornerLanterns(canvas);
    drawSymbol(canvas, 'mining', MIDDLE, 34, ink('#4a2c13', 0.85));
  }
  if (sprite.face === 'camp') drawCamp(canvas);
  if (bench) drawWorkbench(canvas, benchPlace(open));
}

/** A workbench stands before a closed side, off the rails. */
function benchPlace(open: Open): { x: number; y: number } {
  const closed = sidesOf(~open & 15);
  const [first = 0, second] = closed;
  if (closed.length === 2 && second !== undefined && second - first !== 2) {
    const [a, b] = [towards(first, 0, 17), towards(second, 0, 17)];
    return { x: a.x + b.x, y: a.y + b.y };
  }
  const side = closed.includes(0) ? 0 : first;
  const at = towards(side, 0, side % 2 === 0 ? 24 : 20);
  return { x: at.x, y: at.y + 3 };
}

/** How solid a thing is that is not there yet. */
const SHEER = 0.84;

/** A thing in the air: light around it, itself sheer, and a dashed line that says it can still be changed. */
function drawGhost(canvas: SkCanvas, half: number, color: string, draw: () => void): void {
  const reach = half * 2.1;
  const shine = [ink('#ffd98c', 0.75), ink('#ffb84a', 0.5), ink('#ff9a2e', 0)];
  canvas.drawCircle(0, 0, reach, fill(halo(MIDDLE, reach, shine, [0, 0.5, 1])));
  const sheer = Skia.Paint();
  sheer.setAlphaf(SHEER);
  canvas.saveLayer(sheer);
  draw();
  canvas.restore();
  const edge = roundRect(MIDDLE, half * 2 + 2, half * 2 + 2, 12);
  canvas.drawRRect(edge, stroke(ink('#1c0f02', 0.8), 6));
  canvas.drawRRect(edge, stroke(ink(color, 0.55), 3));
  const dashes = stroke(ink('#fff3d2'), 3);
  dashes.setPathEffect(Skia.PathEffect.MakeDash([10, 8], 0));
  canvas.drawRRect(edge, dashes);
}

function drawRubble(canvas: SkCanvas, count: number, seed: number): void {
  drawBoulders(canvas, MIDDLE, 15, seed, 5 + Math.min(3, count));
  if (count > 1) drawCount(canvas, count, { x: 13, y: -11 }, 8);
}

function drawPathCard(canvas: SkCanvas, sprite: Sprite, seed: number, detail: Detail): void {
  const { kind, face, open = 0, blocked = false } = sprite;
  if (face === 'back' || open === 0) return drawHiddenGoal(canvas);
  drawTunnel(canvas, { open: openOf(sprite), room: WAY, blocked, seed }, detail);
  if (blocked) drawBoulders(canvas, { x: 0, y: 1 }, 15, seed, 6);
  if (kind === 'start') drawLadder(canvas);
  if (face === 'treasure') drawTreasure(canvas);
  else if (kind === 'goal' || kind === 'peeked') drawBoulders(canvas, MIDDLE, 12, seed + 5, 5);
  if (kind === 'cut-off') canvas.drawRRect(roundRect(MIDDLE, CELL - 3, CELL - 3, 9), fill(ink('#0a1222', 0.5)));
  if (kind === 'peeked') drawPeek(canvas);
}

/** A goal that nobody has reached yet: sealed stone with a question. */
function drawHiddenGoal(canvas: SkCanvas): void {
  drawShadow(canvas, { x: 0, y: 6 }, 52, 52, 0.6);
  canvas.drawRRect(roundRect(MIDDLE, 84, 84, 12), fill(ink('#5b4a66')));
  canvas.drawRRect(roundRect(MIDDLE, 84, 84, 12), stroke(ink('#160f1c'), 3));
  canvas.drawRRect(roundRect(MIDDLE, 74, 74, 9), stroke(ink('#d8b26a', 0.9), 2));
  drawSymbol(canvas, 'uncertainty', { x: 0, y: 0 }, 52, ink('#ffe3a6'));
}

function drawTreasure(canvas: SkCanvas): void {
  drawShadow(canvas, { x: 0, y: 10 }, 26, 14, 0.6);
  for (const [x, y, r] of [
    [-11, 8, 10],
    [11, 9, 9],
    [0, 3, 11],
    [-5, -6, 8],
    [7, -5, 8],
  ] as const)
    drawNugget(canvas, { x, y }, r, 'gold', r);
}

/** Only one seat has seen this. */
function drawPeek(canvas: SkCanvas): void {
  const at = { x: 32, y: -32 };
  canvas.drawCircle(at.x, at.y, 14, fill(ink('#1a1413')));
  canvas.drawCircle(at.x, at.y, 13, stroke(ink('#ffc86b'), 2));
  drawSymbol(canvas, 'magnifying-glass', at, 18, ink('#fff1d2'));
}

function drawSpot(canvas: SkCanvas, open: boolean): void {
  const frame = stroke(ink('#d9c39b', open ? 0.5 : 0.16), 2);
  frame.setPathEffect(Skia.PathEffect.MakeDash([7, 7], 0));
  canvas.drawRRect(roundRect(MIDDLE, CELL - 14, CELL - 14, 10), frame);
}

const pictures = new Map<string, SkPicture>();

/** The picture of a sprite around the origin; sprites that look alike share it. */
export function pictureOf(sprite: Sprite, seats: readonly SeatLook[], detail: Detail): SkPicture {
  const key = `${detail}|${lookKey(sprite, seats)}`;
  const known = pictures.get(key);
  if (known !== undefined) return known;
  const recorder = Skia.PictureRecorder();
  const reach = sprite.kind === 'district' ? CELL * 3.2 : CELL * 1.1;
  drawSprite(recorder.beginRecording(Skia.XYWHRect(-reach, -reach, reach * 2, reach * 2)), sprite, seats, detail);
  const picture = recorder.finishRecordingAsPicture();
  pictures.set(key, picture);
  return picture;
}
