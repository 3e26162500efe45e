import { FilterMode, MipmapMode, Skia, type SkPicture } from '@shopify/react-native-skia';
import type { Sprite } from '../../engine/show';
import { bake } from '../bake';
import { forNow } from '../passing';
import { recordedOnce } from '../record';
import { CELL, isNear, type Detail } from './brushes';
import { isGhost, kindOf } from './kinds';
import { pictureKey, pictureOf } from './sprites';
import type { SeatStyle } from './token';

// Hewn outlines cost a frame far more than pixels do. So each picture is drawn once, as large as it is needed now, and frames
// only copy it; whoever comes closer gets it drawn anew, larger, as soon as the camera rests.

/** Pixels for a unit of the drawing: pictures are kept in these sizes. */
const DENSITIES = [0.2, 0.4, 0.8, 1.6, 3.2, 4.8] as const;

/** How pictures are drawn: how much of them, and with how many pixels for a unit. */
export type Finish = { readonly detail: Detail; readonly density: number };

/** The finish that is sharp at a scale, on a screen with so many pixels a point. The same finish is the same object. */
export function finishFor(scale: number, ratio: number): Finish {
  const density = DENSITIES.find((each) => each >= scale * ratio * 0.95) ?? CLOSEST.density;
  const detail = isNear(scale) ? 'near' : 'far';
  return FINISHES.find((each) => each.density === density && each.detail === detail) ?? CLOSEST;
}

const CLOSEST: Finish = { detail: 'near', density: 4.8 };
const FINISHES: readonly Finish[] = [
  CLOSEST,
  ...DENSITIES.flatMap((density): Finish[] => [
    { detail: 'near', density },
    { detail: 'far', density },
  ]),
];

/** More pixels than this are not worth their memory. */
const MOST = 1000;

const stamps = new Map<string, SkPicture>();
/** So many pixels are kept; then pictures that nobody shows any longer are forgotten, and those in use drawn anew. */
const MOST_KEPT = 24_000_000;
let kept = 0;

/** The picture of a sprite around the origin, ready to be copied. */
export function stampOf(sprite: Sprite, seats: readonly SeatStyle[], { detail, density }: Finish): SkPicture {
  const picture = pictureOf(sprite, seats, detail);
  const kind = kindOf(sprite);
  if (!kind.kept) return picture;
  const key = `${density}|${detail}|${pictureKey(sprite, seats)}`;
  const known = stamps.get(key);
  if (known !== undefined) return known;
  const reach = isGhost(sprite) ? CELL * 1.05 : kind.reach;
  const stamp = asImage(picture, reach, density);
  kept += (reach * 2 * Math.min(density, MOST / (reach * 2))) ** 2;
  if (kept > MOST_KEPT) {
    stamps.clear();
    kept = 0;
  }
  stamps.set(key, stamp);
  return stamp;
}

/** A drawing as an image in a picture; itself where there is nothing to draw an image on. */
function asImage(picture: SkPicture, reach: number, density: number): SkPicture {
  const side = reach * 2;
  const size = Math.min(density, MOST / side);
  const image = bake(picture, { x: -reach, y: -reach, width: side, height: side }, size);
  if (image === null) return picture;
  const area = Skia.XYWHRect(-reach, -reach, side, side);
  const whole = Skia.XYWHRect(0, 0, side * size, side * size);
  return recordedOnce(
    (canvas) =>
      canvas.drawImageRectOptions(image, whole, area, FilterMode.Linear, MipmapMode.None, forNow(Skia.Paint())),
    area,
  );
}
