import { FilterMode, MipmapMode, Skia, type SkPicture } from '@shopify/react-native-skia';
import type { Sprite } from '../../engine/show';
import { bake } from '../bake';
import { recorded } from '../record';
import { CELL, isNear, type Detail } from './brushes';
import { isGhost, lookKey, pictureOf } from './sprites';
import type { SeatLook } from './token';

// Hewn outlines cost a frame far more than pixels do. So each look is drawn once, as large as it is needed now, and frames
// only copy it; whoever comes closer gets it drawn anew, larger, as soon as the camera rests.

/** Pixels for a unit of the drawing: looks are kept in these sizes. */
const DENSITIES = [0.2, 0.4, 0.8, 1.6, 3.2, 4.8] as const;

/** How looks are drawn: how much of them, and with how many pixels for a unit. */
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

/** How far a look reaches from its middle, by kind; the others as far as anything of theirs can. */
const REACH: Readonly<Record<string, number>> = {
  tile: 52,
  path: 52,
  'cut-off': 52,
  start: 52,
  peeked: 54,
  goal: 72,
  field: 50,
  gem: 54,
  spot: 48,
  pile: 62,
  event: 34,
  dwarf: 34,
  rubble: 36,
  leaf: 34,
  hall: CELL * 3.5,
};

/** More pixels than this are not worth their memory. */
const MOST = 1000;

/** Looks that are drawn as quickly as they are copied. */
const PLAIN = new Set(['district']);

const stamps = new Map<string, SkPicture>();
/** So many pixels are kept; then looks that nobody shows any longer are forgotten, and those in use drawn anew. */
const MOST_KEPT = 24_000_000;
let kept = 0;

/** The look of a sprite around the origin, ready to be copied. */
export function stampOf(sprite: Sprite, seats: readonly SeatLook[], { detail, density }: Finish): SkPicture {
  const picture = pictureOf(sprite, seats, detail);
  if (PLAIN.has(sprite.kind)) return picture;
  const key = `${density}|${detail}|${lookKey(sprite, seats)}`;
  const known = stamps.get(key);
  if (known !== undefined) return known;
  const reach = isGhost(sprite) ? CELL * 1.05 : (REACH[sprite.kind] ?? CELL * 0.6);
  const stamp = printed(picture, reach, density);
  kept += (reach * 2 * Math.min(density, MOST / (reach * 2))) ** 2;
  if (kept > MOST_KEPT) {
    stamps.clear();
    kept = 0;
  }
  stamps.set(key, stamp);
  return stamp;
}

/** A drawing as an image in a picture; itself where there is nothing to draw an image on. */
function printed(picture: SkPicture, reach: number, density: number): SkPicture {
  const side = reach * 2;
  const size = Math.min(density, MOST / side);
  const image = bake(picture, { x: -reach, y: -reach, width: side, height: side }, size);
  if (image === null) return picture;
  const area = Skia.XYWHRect(-reach, -reach, side, side);
  const whole = Skia.XYWHRect(0, 0, side * size, side * size);
  return recorded(
    (canvas) => canvas.drawImageRectOptions(image, whole, area, FilterMode.Linear, MipmapMode.None, Skia.Paint()),
    area,
  );
}
