import { Skia, type SkCanvas, type SkPicture } from '@shopify/react-native-skia';
import type { Sprite } from '../../engine/show';
import { fill, halo, stroke } from '../brush';
import { forNow } from '../passing';
import { recordedOnce } from '../record';
import { CELL, ink, roundRect, type Detail } from './brushes';
import { DRAWINGS, openOf } from './drawings';
import { isGhost, kindOf } from './kinds';
import type { SeatStyle } from './token';

const NOBODY: SeatStyle = { color: '#cbb99f', emblem: 'dwarf-face' };
const MIDDLE = { x: 0, y: 0 };

/** A number that belongs to a text: for what should look different from place to place, but always the same. */
function seedOf(text: string): number {
  let hash = 7;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return hash & 1023;
}

/** How many variants of the same stretch of stone there are; more would cost memory and not be noticed. */
const VARIANTS = 4;

function variantOf(sprite: Sprite): number {
  if (!kindOf(sprite).varied) return 0;
  return (((Math.round(sprite.x) * 3 + Math.round(sprite.y) * 5) % VARIANTS) + VARIANTS) % VARIANTS;
}

/** Everything a picture of a sprite depends on: sprites that agree in it share one picture. */
export function pictureKey(sprite: Sprite, seats: readonly SeatStyle[]): string {
  const { kind, face, sign, count = 0, seat, stone, blocked = false, ghost = false } = sprite;
  if (kindOf(sprite).wide) return kind;
  const owner = seat === undefined ? '' : `${seats[seat]?.color}${seats[seat]?.emblem}`;
  const cut = stone === undefined ? '' : `${stone.colour}${stone.shape}`;
  return [kind, face, sign, openOf(sprite), sprite.turn, count, owner, cut, blocked, ghost, variantOf(sprite)].join(
    '|',
  );
}

/** Draws a sprite around the origin; what is not there yet is sheer and shines. */
function drawSprite(canvas: SkCanvas, sprite: Sprite, seats: readonly SeatStyle[], detail: Detail): void {
  const { drawing, touch } = kindOf(sprite);
  const seat = seats[sprite.seat ?? -1];
  const variant = variantOf(sprite);
  const seed = seedOf(sprite.face) + variant * 57;
  const draw = () => DRAWINGS[drawing](canvas, { sprite, seat: seat ?? NOBODY, variant, seed, detail });
  if (isGhost(sprite)) drawGhost(canvas, touch, seat?.color ?? '#ffd479', draw);
  else draw();
}

/** How solid a thing is that is not there yet. */
const SHEER = 0.84;

/** A thing in the air: light around it, itself sheer, and a dashed line that says it can still be changed. */
function drawGhost(canvas: SkCanvas, half: number, color: string, draw: () => void): void {
  const reach = half * 2.1;
  const shine = [ink('#ffd98c', 0.75), ink('#ffb84a', 0.5), ink('#ff9a2e', 0)];
  canvas.drawCircle(0, 0, reach, fill(halo(MIDDLE, reach, shine, [0, 0.5, 1])));
  const sheer = forNow(Skia.Paint());
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

const pictures = new Map<string, SkPicture>();

/** The picture of a sprite around the origin; sprites that look alike share it. */
export function pictureOf(sprite: Sprite, seats: readonly SeatStyle[], detail: Detail): SkPicture {
  const key = `${detail}|${pictureKey(sprite, seats)}`;
  const known = pictures.get(key);
  if (known !== undefined) return known;
  const reach = kindOf(sprite).wide ? CELL * 3.8 : CELL * 1.1;
  const picture = recordedOnce(
    (canvas) => drawSprite(canvas, sprite, seats, detail),
    Skia.XYWHRect(-reach, -reach, reach * 2, reach * 2),
  );
  pictures.set(key, picture);
  return picture;
}
