/** A picture to take along: the finished mine, drawn anew for a sheet of its own, with the names of those who played and their points. */
import { ClipOp, ImageFormat, Skia, type SkCanvas, type SkColor, type SkTypeface } from '@shopify/react-native-skia';
import type { Sprite } from '../engine/show';
import { drawn } from './bake';
import { fade, fill, stroke } from './brush';
import { drawSymbol, ink } from './mine/brushes';
import { boundsOf, type Bounds, type Camera, type Size } from './mine/camera';
import { drawFrame, paintsOf } from './mine/frame';
import { kindOf } from './mine/kinds';
import { finishFor } from './mine/stamps';
import type { SeatStyle } from './mine/token';
import { worldOf } from './mine/world';
import { forNow } from './passing';
import { FACES, type FaceKey } from './pictures/faces';
import { drawPortrait } from './pictures/portrait';

/** Somebody who played. */
export type Guest = {
  readonly name: string;
  /** Their points in words. */
  readonly points: string;
  readonly face: FaceKey;
  readonly color: string;
  readonly isWinner: boolean;
};

export type Souvenir = {
  /** What was played, and when. */
  readonly title: string;
  readonly line: string;
  readonly sprites: readonly Sprite[];
  readonly seats: readonly SeatStyle[];
  /** The best first. */
  readonly guests: readonly Guest[];
};

/** The faces it is written in. */
export type Typefaces = { readonly title: SkTypeface; readonly text: SkTypeface };

/** The sheet in points, and pixels for each. */
const SHEET = { width: 540, height: 675 } as const;
const DENSITY = 2;

const EDGE = 24;
const ROW = 54;
const PORTRAIT = 42;
const HEAD = 88;
/** So many stand below each other in one column. */
const MOST_ROWS = 5;

const LIGHT = '#fff4dc';
const GOLD = '#f4b860';
const MUTED = '#c9b99b';

/** Loads a typeface from its file. */
export async function typefaceFrom(uri: string): Promise<SkTypeface> {
  const typeface = Skia.Typeface.MakeFreeTypeFaceFromData(await Skia.Data.fromURI(uri));
  if (typeface === null) throw new Error('no typeface');
  return typeface;
}

/** Paints the sheet: the bytes of a PNG, null where there is nothing to paint on. */
export function paintSouvenir(souvenir: Souvenir, type: Typefaces): Uint8Array | null {
  // The mine's paint is kept for as long as the app is open: it is not made among what is freed with the sheet.
  const mine = mineOf(souvenir);
  const image = drawn(SHEET.width * DENSITY, SHEET.height * DENSITY, (canvas) => {
    canvas.scale(DENSITY, DENSITY);
    drawSheet(canvas, souvenir, mine, type);
  });
  if (image === null) return null;
  const bytes = image.encodeToBytes(ImageFormat.PNG);
  image.dispose();
  return bytes;
}

/** How the people stand below the mine, and where the mine ends. */
function laidOut({ guests }: Souvenir): { readonly columns: number; readonly rows: number; readonly floor: number } {
  const columns = guests.length > MOST_ROWS ? 2 : 1;
  const rows = Math.ceil(guests.length / columns);
  return { columns, rows, floor: SHEET.height - rows * ROW - EDGE };
}

/** The mine as it will be seen above the people. */
function mineOf(souvenir: Souvenir): (canvas: SkCanvas) => void {
  const { seats } = souvenir;
  // Where somebody could still have laid something is for those who play.
  const sprites = souvenir.sprites.filter((sprite) => kindOf(sprite).drawing !== 'spot');
  const size = { width: SHEET.width, height: laidOut(souvenir).floor };
  const paints = paintsOf();
  const camera = inTheMiddle(boundsOf(sprites), size);
  const world = worldOf(sprites, sprites, seats, paints.light, true, finishFor(camera.scale, DENSITY));
  return (canvas) => drawFrame(canvas, paints, world, camera, size, 0, 1);
}

/** A few tiles do not fill the sheet. */
const LARGEST = 1.3;

/** All of the mine, in the middle below the title: there are no buttons for which it would make way. */
function inTheMiddle({ left, top, right, bottom }: Bounds, { width, height }: Size): Camera {
  const room = { width: width - EDGE, height: height - HEAD - EDGE };
  const scale = Math.min(LARGEST, room.width / (right - left), room.height / (bottom - top));
  const middle = { x: width / 2, y: HEAD + (height - HEAD) / 2 };
  return { scale, x: middle.x - ((left + right) / 2) * scale, y: middle.y - ((top + bottom) / 2) * scale };
}

function drawSheet(canvas: SkCanvas, souvenir: Souvenir, mine: (canvas: SkCanvas) => void, type: Typefaces): void {
  const { width, height } = SHEET;
  const { columns, rows, floor } = laidOut(souvenir);
  mine(canvas);
  canvas.drawRect(
    Skia.XYWHRect(0, 0, width, HEAD + EDGE),
    fill(fade({ x: 0, y: 0 }, { x: 0, y: HEAD + EDGE }, [ink('#000000', 0.85), ink('#000000', 0)])),
  );
  write(canvas, souvenir.title, { x: EDGE, y: 50, room: width - 2 * EDGE, size: 40, color: ink(GOLD) }, type.title);
  write(canvas, souvenir.line, { x: EDGE, y: 76, room: width - 2 * EDGE, size: 18, color: ink(LIGHT) }, type.text);
  canvas.drawRect(Skia.XYWHRect(0, floor, width, height - floor), fill(ink('#1b1410')));
  canvas.drawLine(0, floor, width, floor, stroke(ink(GOLD), 2));
  souvenir.guests.forEach((guest, at) => {
    const room = (width - EDGE * (columns + 1)) / columns;
    const x = EDGE + Math.floor(at / rows) * (room + EDGE);
    drawGuest(canvas, guest, { x, y: floor + EDGE / 2 + (at % rows) * ROW, room }, type);
  });
}

type At = { readonly x: number; readonly y: number; readonly room: number };

function drawGuest(canvas: SkCanvas, { name, points, face, color, isWinner }: Guest, at: At, type: Typefaces): void {
  const { x, y, room } = at;
  const middle = { x: x + PORTRAIT / 2, y: y + ROW / 2 };
  canvas.save();
  canvas.clipRRect(
    Skia.RRectXY(Skia.XYWHRect(x, middle.y - PORTRAIT / 2, PORTRAIT, PORTRAIT), PORTRAIT / 2, PORTRAIT / 2),
    ClipOp.Intersect,
    true,
  );
  canvas.translate(x, middle.y - PORTRAIT / 2);
  drawPortrait(canvas, FACES[face], color, isWinner ? 'pleased' : 'calm', PORTRAIT, 'dark');
  canvas.restore();
  canvas.drawCircle(middle.x, middle.y, PORTRAIT / 2, stroke(ink(isWinner ? GOLD : color), isWinner ? 3 : 2));
  const end = x + room;
  const wide = widthOf(points, 20, type.text);
  const counted = { x: end - wide, y: middle.y + 7, room: wide + 1, size: 20, color: ink(isWinner ? GOLD : MUTED) };
  write(canvas, points, counted, type.text);
  const laurels = isWinner ? 34 : 0;
  if (isWinner) drawSymbol(canvas, 'laurels-trophy', { x: end - wide - 20, y: middle.y }, 28, ink(GOLD));
  const from = x + PORTRAIT + 12;
  const line = { x: from, y: middle.y + 8, room: end - wide - laurels - 10 - from, size: 24 };
  write(canvas, name, { ...line, color: ink(isWinner ? GOLD : LIGHT) }, type.text);
}

const widthOf = (words: string, size: number, typeface: SkTypeface): number => {
  const font = forNow(Skia.Font(typeface, size));
  return font.getGlyphWidths(font.getGlyphIDs(words)).reduce((sum, width) => sum + width, 0);
};

type Line = At & { readonly size: number; readonly color: SkColor };

/** What is smaller than this is cut short. */
const SMALLEST = 14;

/** Writes a line, smaller if there is little room, and cut short if there is less. */
function write(canvas: SkCanvas, words: string, { x, y, room, size, color }: Line, typeface: SkTypeface): void {
  let [now, line] = [size, words];
  while (now > SMALLEST && widthOf(line, now, typeface) > room) now--;
  while (line.length > 1 && widthOf(line, now, typeface) > room) line = `${line.slice(0, -2)}…`;
  canvas.drawText(line, x, y, fill(color), forNow(Skia.Font(typeface, now)));
}
