import { BlendMode, Skia, type SkCanvas } from '@shopify/react-native-skia';
import type { Composition, Piece } from '../../engine/picture';
import { fill, halo } from '../brush';
import { paintable, type Point } from '../light';
import { dwarfShapes } from './dwarf';
import { drawPlace } from './places';
import { drawHalo, drawShapes, type Shape } from './shape';
import { dyesOf } from './stuff';
import { THINGS } from './things';

/** The light a picture is seen by: one for each theme of the app. */
export type Air = 'dark' | 'light' | 'contrast';

/** How much of the square is seen; in a small room less, so that the things in it can be told apart. */
const VIEW = { whole: 92, close: 74 } as const;
export type View = keyof typeof VIEW;

/** Where the lantern is, if nothing is said. */
export const UPPER_LEFT: readonly [number, number] = [22, 12];

/** Paints a composition into a room of any shape: its square is as large as fits, the place goes on around it. */
export function drawPicture(
  canvas: SkCanvas,
  picture: Composition,
  width: number,
  height: number,
  air: Air,
  view: View = 'whole',
): void {
  const scale = Math.min(width, height) / VIEW[view];
  const [x, y] = picture.light ?? UPPER_LEFT;
  const light = { x, y };
  canvas.save();
  canvas.clipRect(Skia.XYWHRect(0, 0, width, height), 1, true);
  canvas.translate(width / 2 - 50 * scale, height / 2 - 50 * scale);
  canvas.scale(scale, scale);
  drawPlace(canvas, picture.place, light, air === 'light');
  if (air === 'contrast') canvas.drawColor(paintable([0, 0, 0.02], 0.62));
  for (const piece of picture.things) drawPiece(canvas, piece, light, air);
  if (air === 'dark') drawDusk(canvas, light);
  drawHalo(canvas, light, air === 'dark' ? 62 : 40, '#ffb45a', air === 'contrast' ? 0.1 : 0.22);
  canvas.restore();
}

/** The far corners lie in cool depth. */
export function drawDusk(canvas: SkCanvas, light: Point): void {
  const dusk = fill(
    halo(light, 150, [paintable([1, 1, 1]), paintable([0.96, 0.9, 0.86]), paintable([0.3, 0.32, 0.5])], [0, 0.45, 1]),
  );
  dusk.setBlendMode(BlendMode.Multiply);
  canvas.drawRect(Skia.XYWHRect(-60, -60, 220, 220), dusk);
}

function shapesOf(piece: Piece): readonly Shape[] {
  if (piece[0] !== 'dwarf') return THINGS[piece[0]];
  const { pose = 'stand', hat = 'helmet' } = piece[4] ?? {};
  return dwarfShapes(pose, hat);
}

/** Where the light comes from, on the square of a thing that stands at `at`: turned and mirrored back as the thing is. */
export function lightOn(at: Point, light: Point, turn = 0, flip = false): Point {
  const angle = (-turn * Math.PI) / 180;
  const [dx, dy] = [light.x - at.x, light.y - at.y];
  const away = Math.max(1, Math.hypot(dx, dy)) / 55;
  return {
    x: 50 + ((dx * Math.cos(angle) - dy * Math.sin(angle)) / away) * (flip ? -1 : 1),
    y: 50 + (dx * Math.sin(angle) + dy * Math.cos(angle)) / away,
  };
}

/** Paints one thing where it stands. */
export function drawPiece(canvas: SkCanvas, piece: Piece, light: Point, air: Air): void {
  const [thing, x, y, size, look = {}] = piece;
  const {
    turn = 0,
    flip = false,
    of = piece[0] === 'dwarf' ? 'slate' : 'stone',
    also = thing === 'dwarf' ? 'ginger' : 'bone',
  } = look;
  const scale = size / 100;
  canvas.save();
  canvas.translate(x, y);
  canvas.rotate(turn, 0, 0);
  canvas.scale(flip ? -scale : scale, scale);
  canvas.translate(-50, -50);
  drawShapes(canvas, shapesOf(piece), {
    dyes: dyesOf(of, also),
    from: lightOn({ x, y }, light, turn, flip),
    rim: air === 'contrast' ? [1, 1, 1] : [0.04, 0.02, 0.08],
    depth: air === 'dark' ? 0.5 : 0.22,
  });
  canvas.restore();
}
