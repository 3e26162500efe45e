import { Skia, type SkCanvas, type SkPicture } from '@shopify/react-native-skia';
import { turned, type Open } from '../../engine/grid';
import type { Sprite } from '../../engine/show';
import { fade, fill, halo, placed, stroke } from '../brush';
import { drawNugget } from '../gem';
import { recorded } from '../record';
import { drawBeam } from '../timber';
import { CELL, drawCount, drawShadow, drawSymbol, EVEN, ink, roundRect, type Detail } from './brushes';
import { drawBack, drawFaceUp, drawPile } from './cards';
import { drawDistrict, drawField, drawHall, drawHollow } from './fields';
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
  const { kind, face, sign, count = 0, seat, stone, blocked = false, ghost = false } = sprite;
  if (isWide(sprite)) return kind;
  const owner = seat === undefined ? '' : `${seats[seat]?.color}${seats[seat]?.emblem}`;
  const cut = stone === undefined ? '' : `${stone.colour}${stone.shape}`;
  return [kind, face, sign, openOf(sprite), sprite.turn, count, owner, cut, blocked, ghost, variantOf(sprite)].join(
    '|',
  );
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
      return drawPile(canvas, sprite, count, detail);
    case 'dwarf':
      return drawDwarf(canvas, seat, detail);
    case 'rubble':
      return drawRubble(canvas, count, seed);
    case 'event':
      return placed(canvas, MIDDLE, 4, 1, () => drawFaceUp(canvas, sprite, 27, 36, detail));
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
    case 'hall':
      return drawHall(canvas, detail);
    case 'field':
      return drawField(canvas, sprite, variantOf(sprite), detail);
    case 'gem':
      drawHollow(canvas, detail);
      return drawStone(
        canvas,
        sprite.stone ?? { colour: '#a9f0ff', shape: 'diamond' },
        detail === 'near' ? 31 : 36,
        detail,
      );
    default:
      return drawFaceUp(canvas, sprite, 40, 56, detail);
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
  if (face === 'back' || open === 0) return drawHiddenGoal(canvas, detail);
  drawTunnel(canvas, { open: openOf(sprite), room: WAY, blocked, seed }, detail);
  if (blocked) drawBoulders(canvas, { x: 0, y: 1 }, 15, seed, 6);
  if (kind === 'start') drawLadder(canvas);
  if (face === 'treasure') drawTreasure(canvas);
  else if (kind === 'goal' || kind === 'peeked') drawBoulders(canvas, MIDDLE, 12, seed + 5, 5);
  if (kind === 'cut-off') canvas.drawRRect(roundRect(MIDDLE, CELL - 3, CELL - 3, 9), fill(ink('#0a1222', 0.5)));
  if (kind === 'peeked') drawPeek(canvas);
}

/** A goal that nobody has reached yet: a door of stone in a frame of timber, with a question cut into it. */
function drawHiddenGoal(canvas: SkCanvas, detail: Detail): void {
  drawShadow(canvas, { x: 2, y: 8 }, 60, 58, 0.75);
  const door = roundRect(MIDDLE, 80, 80, 6);
  canvas.drawRRect(
    door,
    fill(fade({ x: -30, y: -40 }, { x: 30, y: 40 }, [ink('#8d8a93'), ink('#5b5964'), ink('#3c3a45')])),
  );
  if (detail === 'near') drawCuts(canvas);
  for (const [from, to] of [
    [
      { x: -43, y: -40 },
      { x: 43, y: -40 },
    ],
    [
      { x: -43, y: 40 },
      { x: 43, y: 40 },
    ],
    [
      { x: -40, y: -46 },
      { x: -40, y: 46 },
    ],
    [
      { x: 40, y: -46 },
      { x: 40, y: 46 },
    ],
  ] as const) {
    if (detail === 'near') drawBeam(canvas, from, to, 12, EVEN, from.x + to.y, [0.5, 0.32, 0.19]);
    else canvas.drawLine(from.x, from.y, to.x, to.y, stroke(ink('#8d5f36'), 12));
  }
  const mark = { x: 0, y: 0 };
  drawSymbol(canvas, 'uncertainty', { x: 0, y: 2.5 }, 58, ink('#0f0c12', 0.9));
  drawSymbol(canvas, 'uncertainty', mark, 57, ink('#ffdf9c'));
}

/** Hewn facets on a door of stone. */
function drawCuts(canvas: SkCanvas): void {
  const [bright, dark] = [Skia.PathBuilder.Make(), Skia.PathBuilder.Make()];
  bright.moveTo(-34, -34).lineTo(10, -34).lineTo(-8, -6).lineTo(-34, 2).close();
  bright.moveTo(14, 4).lineTo(34, -10).lineTo(34, 22).close();
  dark.moveTo(-34, 34).lineTo(-10, 12).lineTo(20, 34).close();
  dark.moveTo(12, -34).lineTo(34, -34).lineTo(34, -14).lineTo(6, -6).close();
  canvas.drawPath(bright.build(), fill(ink('#ffffff', 0.12)));
  canvas.drawPath(dark.build(), fill(ink('#08070c', 0.22)));
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

const isWide = ({ kind }: Sprite): boolean => kind === 'district' || kind === 'hall';

/** What is drawn of a thing, below first: a quarter lies in its hall, and its ground covers the walls of the next one. */
export const layersOf = (sprite: Sprite): readonly Sprite[] =>
  sprite.kind === 'district' ? [{ ...sprite, kind: 'hall', z: sprite.z - 0.5 }, sprite] : [sprite];

const pictures = new Map<string, SkPicture>();

/** The picture of a sprite around the origin; sprites that look alike share it. */
export function pictureOf(sprite: Sprite, seats: readonly SeatLook[], detail: Detail): SkPicture {
  const key = `${detail}|${lookKey(sprite, seats)}`;
  const known = pictures.get(key);
  if (known !== undefined) return known;
  const reach = isWide(sprite) ? CELL * 3.8 : CELL * 1.1;
  const picture = recorded(
    (canvas) => drawSprite(canvas, sprite, seats, detail),
    Skia.XYWHRect(-reach, -reach, reach * 2, reach * 2),
  );
  pictures.set(key, picture);
  return picture;
}
