import { Skia, type SkCanvas, type SkPaint, type SkPicture } from '@shopify/react-native-skia';
import type { Sprite } from '../../engine/show';
import { fill, stroke } from '../brush';
import { CELL, ink, roundRect } from './brushes';
import type { Camera, Insets, Size } from './camera';
import type { Stretch } from './lights';
import type { SeatLook } from './token';

/** What the small map is painted with; made once. */
export type MapKit = Readonly<Record<'panel' | 'rim' | 'frame', SkPaint>>;

/** Paint for the small map. */
export const mapKit = (): MapKit => ({
  panel: fill(ink('#0f0c0b', 0.86)),
  rim: stroke(ink('#8f7350'), 1.5),
  frame: stroke(ink('#ffe3b0'), 1.6),
});

/** The colours of things on the small map, by kind. */
const COLOURS: Readonly<Record<string, string>> = {
  tile: '#b98a55',
  path: '#b98a55',
  start: '#ffd479',
  'cut-off': '#5d5560',
  pile: '#6d80a8',
  goal: '#a98bc0',
  peeked: '#a98bc0',
  district: '#8d765e',
  ghost: '#ffd479',
};

/** Paints a scene as small as can be told: ways, piles, who is where. */
export function paintMap(sprites: readonly Sprite[], seats: readonly SeatLook[]): SkPicture {
  const recorder = Skia.PictureRecorder();
  const canvas = recorder.beginRecording();
  for (const { kind, x, y, seat, stone } of [...sprites].sort((a, b) => a.z - b.z)) {
    const at = { x: x * CELL, y: y * CELL };
    const owner = seats[seat ?? -1]?.color;
    if (kind === 'dwarf' && owner !== undefined) canvas.drawCircle(at.x, at.y, 30, fill(ink(owner)));
    else if (stone !== undefined) canvas.drawRect(cellAt(at.x, at.y, 0.9), fill(ink(stone.colour)));
    else if (COLOURS[kind] !== undefined)
      canvas.drawRRect(
        roundRect(at, CELL * (kind === 'district' ? 5.9 : 0.94), CELL * (kind === 'district' ? 5.9 : 0.94), 12),
        fill(ink(COLOURS[kind])),
      );
  }
  return recorder.finishRecordingAsPicture();
}

const cellAt = (x: number, y: number, part: number) =>
  Skia.XYWHRect(x - (CELL * part) / 2, y - (CELL * part) / 2, CELL * part, CELL * part);

const WIDEST = 104;
const HIGHEST = 92;
const RIM = 6;

/** Draws the small map in the lower left corner with what the camera sees of it; not where everything is in view. */
export function drawMap(
  canvas: SkCanvas,
  kit: MapKit,
  map: SkPicture,
  bounds: Stretch,
  camera: Camera,
  size: Size,
  insets: Insets,
): void {
  'worklet';
  const { x, y, scale } = camera;
  const view = {
    left: -x / scale,
    top: -y / scale,
    right: (size.width - x) / scale,
    bottom: (size.height - y) / scale,
  };
  const all =
    view.left <= bounds.left && view.top <= bounds.top && view.right >= bounds.right && view.bottom >= bounds.bottom;
  if (all || size.width < 3 * WIDEST || size.height < 3 * HIGHEST) return;
  const [wide, high] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  const small = Math.min((WIDEST - 2 * RIM) / wide, (HIGHEST - 2 * RIM) / high);
  const panel = Skia.XYWHRect(
    insets.left + 8,
    size.height - insets.bottom - 8 - high * small - 2 * RIM,
    wide * small + 2 * RIM,
    high * small + 2 * RIM,
  );
  const box = Skia.RRectXY(panel, 10, 10);
  canvas.drawRRect(box, kit.panel);
  canvas.save();
  canvas.translate(panel.x + RIM - bounds.left * small, panel.y + RIM - bounds.top * small);
  canvas.scale(small, small);
  canvas.drawPicture(map);
  canvas.restore();
  const left = panel.x + RIM + (Math.max(view.left, bounds.left) - bounds.left) * small;
  const top = panel.y + RIM + (Math.max(view.top, bounds.top) - bounds.top) * small;
  const right = panel.x + RIM + (Math.min(view.right, bounds.right) - bounds.left) * small;
  const bottom = panel.y + RIM + (Math.min(view.bottom, bounds.bottom) - bounds.top) * small;
  if (right > left && bottom > top)
    canvas.drawRRect(Skia.RRectXY(Skia.XYWHRect(left, top, right - left, bottom - top), 3, 3), kit.frame);
  canvas.drawRRect(box, kit.rim);
}
