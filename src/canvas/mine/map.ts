import { Skia, type SkCanvas, type SkPaint, type SkPicture } from '@shopify/react-native-skia';
import type { Sprite } from '../../engine/show';
import { bake } from '../bake';
import { fill, stroke } from '../brush';
import { forNow } from '../passing';
import { recordedOnce } from '../record';
import { CELL, ink, roundRect } from './brushes';
import type { Camera, Insets, Size } from './camera';
import { kindOf } from './kinds';
import type { Stretch } from './lights';
import type { SeatStyle } from './token';

/** What the small map is recordedOnce with; made once. */
export type MapPaints = Readonly<Record<'panel' | 'rim' | 'frame', SkPaint>>;

let made: MapPaints | undefined;

/** Paint for the small map. */
export const mapPaints = (): MapPaints =>
  (made ??= {
    panel: fill(ink('#0f0c0b', 0.86)),
    rim: stroke(ink('#8f7350'), 1.5),
    frame: stroke(ink('#ffe3b0'), 1.6),
  });

/** Paints a scene as small as can be told: ways, piles, who is where. */
export function paintMap(sprites: readonly Sprite[], seats: readonly SeatStyle[], bounds: Stretch): SkPicture {
  const low = [...sprites].sort((a, b) => a.z - b.z);
  const dots = recordedOnce((canvas) => {
    // One for all: a mine has many hundred things, and is mapped anew with every change.
    const paint = fill(ink('#000000'));
    for (const sprite of low) drawDot(canvas, sprite, seats, paint);
  });
  return asImage(dots, bounds);
}

function drawDot(canvas: SkCanvas, sprite: Sprite, seats: readonly SeatStyle[], paint: SkPaint): void {
  const { x, y, seat, stone } = sprite;
  const { figure, map } = kindOf(sprite);
  const [plain, cells = 0] = map ?? [];
  const owner = figure ? seats[seat ?? -1]?.color : undefined;
  const colour = owner ?? stone?.colour ?? plain;
  if (colour === undefined) return;
  paint.setColor(ink(colour));
  const at = { x: x * CELL, y: y * CELL };
  const side = CELL * cells;
  if (owner !== undefined) canvas.drawCircle(at.x, at.y, 30, paint);
  else if (stone !== undefined) canvas.drawRect(cellAt(at.x, at.y, 0.9), paint);
  else canvas.drawRRect(roundRect(at, side, side, 12), paint);
}

/** The map as an image in a picture: a frame copies it, however much is on it. */
function asImage(picture: SkPicture, { left, top, right, bottom }: Stretch): SkPicture {
  const area = { x: left, y: top, width: right - left, height: bottom - top };
  const image = bake(picture, area, (WIDEST * SHARP) / Math.max(area.width, area.height));
  if (image === null) return picture;
  const whole = Skia.XYWHRect(0, 0, image.width(), image.height());
  const place = Skia.XYWHRect(area.x, area.y, area.width, area.height);
  const map = recordedOnce((canvas) => canvas.drawImageRect(image, whole, place, forNow(Skia.Paint())));
  image.dispose();
  picture.dispose();
  return map;
}

const cellAt = (x: number, y: number, part: number) =>
  Skia.XYWHRect(x - (CELL * part) / 2, y - (CELL * part) / 2, CELL * part, CELL * part);

const WIDEST = 112;
/** Pixels a point of the map: for the sharpest screens. */
const SHARP = 3;
const HIGHEST = 96;
const RIM = 6;

/** Where the small map lies on the screen, and how small it is. */
export type MapBox = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly small: number;
};

/** The stretch of the drawing that the camera sees. */
function viewOf({ x, y, scale }: Camera, size: Size): Stretch {
  'worklet';
  return { left: -x / scale, top: -y / scale, right: (size.width - x) / scale, bottom: (size.height - y) / scale };
}

/** What the small map goes by. */
export type MapRoom = {
  readonly bounds: Stretch;
  readonly size: Size;
  readonly insets: Insets;
  readonly leftHand: boolean;
  /** Whether there is one, if need be. */
  readonly hasMap?: boolean | undefined;
};

/** The place of the small map in the lower corner across from the buttons; null where everything is in view. */
export function mapBox({ bounds, size, insets, leftHand, hasMap = true }: MapRoom, camera: Camera): MapBox | null {
  'worklet';
  const view = viewOf(camera, size);
  // A sliver of a margin out of view is not worth a map.
  const slack = 12 / camera.scale;
  const all =
    view.left - slack <= bounds.left &&
    view.top - slack <= bounds.top &&
    view.right + slack >= bounds.right &&
    view.bottom + slack >= bounds.bottom;
  if (all || !hasMap || size.width < 2.6 * WIDEST || size.height - insets.top - insets.bottom < 2.2 * HIGHEST)
    return null;
  const [wide, high] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  const small = Math.min((WIDEST - 2 * RIM) / wide, (HIGHEST - 2 * RIM) / high);
  const [width, height] = [wide * small + 2 * RIM, high * small + 2 * RIM];
  const x = leftHand ? size.width - insets.right - 8 - width : insets.left + 8;
  return { x, y: size.height - insets.bottom - 8 - height, width, height, small };
}

/** Whether a point of the screen lies on the small map; fingers are wide. */
export function isOnMap({ x, y, width, height }: MapBox, px: number, py: number): boolean {
  'worklet';
  const slop = 4;
  return px >= x - slop && px <= x + width + slop && py >= y - slop && py <= y + height + slop;
}

/** The point of the drawing under a point of the small map. */
export function placeOnMap(box: MapBox, bounds: Stretch, px: number, py: number): { x: number; y: number } {
  'worklet';
  return { x: bounds.left + (px - box.x - RIM) / box.small, y: bounds.top + (py - box.y - RIM) / box.small };
}

/** Draws the small map with what the camera sees of it. */
export function drawMap(canvas: SkCanvas, paints: MapPaints, map: SkPicture, room: MapRoom, camera: Camera): void {
  'worklet';
  const { bounds, size } = room;
  const box = mapBox(room, camera);
  if (box === null) return;
  const { small } = box;
  const view = viewOf(camera, size);
  const panel = Skia.RRectXY(Skia.XYWHRect(box.x, box.y, box.width, box.height), 10, 10);
  canvas.drawRRect(panel, paints.panel);
  canvas.save();
  canvas.translate(box.x + RIM - bounds.left * small, box.y + RIM - bounds.top * small);
  canvas.scale(small, small);
  canvas.drawPicture(map);
  canvas.restore();
  const left = box.x + RIM + (Math.max(view.left, bounds.left) - bounds.left) * small;
  const top = box.y + RIM + (Math.max(view.top, bounds.top) - bounds.top) * small;
  const right = box.x + RIM + (Math.min(view.right, bounds.right) - bounds.left) * small;
  const bottom = box.y + RIM + (Math.min(view.bottom, bounds.bottom) - bounds.top) * small;
  if (right > left && bottom > top)
    canvas.drawRRect(Skia.RRectXY(Skia.XYWHRect(left, top, right - left, bottom - top), 3, 3), paints.frame);
  canvas.drawRRect(panel, paints.rim);
}
