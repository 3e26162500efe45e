import { ClipOp, Skia, type SkCanvas } from '@shopify/react-native-skia';
import type { Composition, Piece } from '../../engine/picture';
import { fade, fill, stroke } from '../brush';
import { channels, paintable, type Point } from '../light';
import { FACES, type FaceKey } from './faces';
import type { Mood } from './features';
import { drawDusk, drawPicture, drawPiece, lightOn, UPPER_LEFT, type Air } from './picture';
import { drawPlace } from './places';
import { drawBust } from './portrait';
import { drawHalo } from './shape';

/** Somebody in a scene: whose face, where, how large, in which colour. */
export type Sitter = {
  readonly face: FaceKey;
  readonly color: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly mood?: Mood;
  /** Seen from behind. */
  readonly turned?: true;
};

/** A card that is seen in a scene. */
export type Held = {
  readonly picture: Composition;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
};

/** A screen as a place: a picture with people in it, cards before them, and what stands in front of all. */
export type Scene = Composition & {
  readonly sitters: readonly Sitter[];
  /** What stands between them and the cards. */
  readonly between?: readonly Piece[];
  readonly cards?: readonly Held[];
  readonly front?: readonly Piece[];
};

/** How a scene goes over into the page: its colour, and how much of the height is covered at the head and at the foot. */
export type Edge = { readonly ground: string; readonly head: number; readonly foot: number; readonly sides: number };

/** The square of a scene is a little smaller than the room, and nothing is painted beyond this. */
const [SQUARE, WIDEST] = [92, 188];
/** So much of what is behind words on a scene is covered: any of the theme's words can be read on what is left of any picture. */
const COVER = 0.84;

/** Paints a scene into a room and lets its edges go over into the page. */
export function drawScene(canvas: SkCanvas, scene: Scene, width: number, height: number, air: Air, edge: Edge): void {
  const scale = Math.max(Math.min(width, height) / SQUARE, Math.max(width, height) / WIDEST);
  const [x, y] = scene.light ?? UPPER_LEFT;
  const light = { x, y };
  canvas.save();
  canvas.clipRect(Skia.XYWHRect(0, 0, width, height), ClipOp.Intersect, true);
  canvas.translate(width / 2 - 50 * scale, height / 2 - 50 * scale);
  canvas.scale(scale, scale);
  drawPlace(canvas, scene.place, light, air === 'light');
  if (air === 'contrast') canvas.drawColor(paintable([0, 0, 0.02], 0.62));
  for (const piece of scene.things) drawPiece(canvas, piece, light, air);
  for (const sitter of scene.sitters) drawSitter(canvas, sitter, light, air);
  for (const piece of scene.between ?? []) drawPiece(canvas, piece, light, air);
  for (const card of scene.cards ?? []) drawHeld(canvas, card, air);
  for (const piece of scene.front ?? []) drawPiece(canvas, piece, light, air);
  if (air === 'dark') drawDusk(canvas, light);
  drawHalo(canvas, light, air === 'dark' ? 70 : 44, '#ffb45a', air === 'contrast' ? 0.12 : 0.26);
  canvas.restore();
  drawEdges(canvas, width, height, edge);
}

function drawSitter(canvas: SkCanvas, sitter: Sitter, light: Point, air: Air): void {
  const { face, color, x, y, size, mood = 'calm', turned = false } = sitter;
  canvas.save();
  canvas.translate(x - size / 2, y - size / 2);
  canvas.scale(size / 100, size / 100);
  drawBust(canvas, FACES[face], { color, mood, turned, from: lightOn({ x, y }, light), air });
  canvas.restore();
}

const [TALL, ROUND] = [1.3, 0.08];

function drawHeld(canvas: SkCanvas, { picture, x, y, size, turn }: Held, air: Air): void {
  const tall = size * TALL;
  const frame = Skia.RRectXY(Skia.XYWHRect(-size / 2, -tall / 2, size, tall), size * ROUND, size * ROUND);
  canvas.save();
  canvas.translate(x, y);
  canvas.rotate(turn, 0, 0);
  canvas.drawRRect(frame, stroke(paintable([0.03, 0.02, 0.05], 0.5), size * 0.12));
  canvas.save();
  canvas.clipRRect(frame, ClipOp.Intersect, true);
  canvas.translate(-size / 2, -tall / 2);
  drawPicture(canvas, picture, size, tall, air);
  canvas.restore();
  canvas.drawRRect(frame, stroke(paintable([0.96, 0.91, 0.8]), size * 0.06));
  canvas.restore();
}

function drawEdges(canvas: SkCanvas, width: number, height: number, { ground, head, foot, sides }: Edge): void {
  const color = channels(ground);
  const tone = (alpha: number) => paintable(color, alpha);
  const cover = (
    x: number,
    y: number,
    w: number,
    h: number,
    from: Point,
    to: Point,
    alphas: readonly number[],
    stops: number[],
  ) => canvas.drawRect(Skia.XYWHRect(x, y, w, h), fill(fade(from, to, alphas.map(tone), stops)));
  if (head > 0) {
    const end = Math.min(height, head * 1.9);
    cover(0, 0, width, end, { x: 0, y: 0 }, { x: 0, y: end }, [COVER, COVER, 0], [0, head / end, 1]);
  }
  const from = height - foot;
  cover(0, from, width, foot, { x: 0, y: from }, { x: 0, y: height }, [0, 0.55, 1, 1], [0, 0.45, 0.92, 1]);
  if (sides > 0) {
    cover(0, 0, sides, height, { x: 0, y: 0 }, { x: sides, y: 0 }, [1, 0], [0, 1]);
    cover(width - sides, 0, sides, height, { x: width, y: 0 }, { x: width - sides, y: 0 }, [1, 0], [0, 1]);
  }
}
