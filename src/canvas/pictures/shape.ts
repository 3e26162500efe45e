import { BlendMode, Skia, TileMode, type SkCanvas, type SkShader } from '@shopify/react-native-skia';
import { fade, fill, stroke } from '../brush';
import { blend, paintable, type Channels, type Point } from '../light';
import { shaded, toneOf, type Dyes, type Stuff } from './stuff';

/** A surface of a thing on a square of 100: what it is made of, how much light falls on it (−5 to 5), its outline, and its width if it is a line. */
export type Shape = readonly [stuff: Stuff, light: number, path: string, line?: number];

/** How a thing stands in the light of a picture. */
export type Standing = {
  readonly dyes: Dyes;
  /** Where the light comes from, on the thing's own square. */
  readonly from: Point;
  /** The line around it: dark in the dark, bright where contrast is wanted. */
  readonly rim: Channels;
  /** How dark its far side is. */
  readonly depth: number;
};

/** Light and smoke have no far side and no rim. */
const SHINING: ReadonlySet<Stuff> = new Set<Stuff>(['mist', 'flame', 'white', 'glow', 'shine', 'shade']);
/** The lines around a thing: how wide, how dense, how far below it. */
const RIM = [
  [9, 0.14, 3],
  [4, 0.6, 0.6],
] as const;
/** The lantern's colour on the near side, the depth's on the far side. */
const NEAR: Channels = [1, 0.9, 0.66];
const FAR: Channels = [0.05, 0.03, 0.16];

/** Draws the surfaces of a thing on a square of 100 (what is light or smoke shines by itself), lit from one side, with a rim that parts it from what is behind. */
export function drawShapes(canvas: SkCanvas, shapes: readonly Shape[], { dyes, from, rim, depth }: Standing): void {
  const outlines = shapes.map(outlined);
  if (shapes.every(([stuff]) => SHINING.has(stuff))) return drawAll(canvas, outlines, dyes);
  // A blurred shadow would cost more than everything else in the picture: hence lines, a broad one under a narrow one.
  for (const [wide, alpha, down] of RIM)
    for (const { path, shape } of outlines)
      if (!SHINING.has(shape[0])) {
        const paint = stroke(paintable(rim, alpha), wide + (shape[3] ?? 0));
        canvas.save();
        canvas.translate((50 - from.x) * 0.02, down);
        canvas.drawPath(path, paint);
        canvas.restore();
      }
  drawAll(canvas, outlines, dyes, (tone) => {
    const far = { x: 100 - from.x, y: 100 - from.y };
    const colors = [blend(tone, NEAR, 0.14), tone, blend(tone, FAR, depth)].map((color) => paintable(color));
    return fade(from, far, colors, [0, 0.42, 1]);
  });
}

const outlined = (shape: Shape) => {
  const path = Skia.Path.MakeFromSVGString(shape[2]);
  if (path === null) throw new Error(`no outline: ${shape[2]}`);
  return { path, shape };
};

type Outline = ReturnType<typeof outlined>;

function drawAll(
  canvas: SkCanvas,
  outlines: readonly Outline[],
  dyes: Dyes,
  lighted?: (tone: Channels) => SkShader,
): void {
  for (const { path, shape } of outlines) {
    const [stuff, light, , line] = shape;
    const { color, alpha } = toneOf(stuff, dyes);
    const tone = shaded(color, light);
    const filled = lighted === undefined || SHINING.has(stuff) ? paintable(tone, alpha) : lighted(tone);
    canvas.drawPath(path, line === undefined ? fill(filled) : stroke(filled, line));
  }
}

/** A soft glow in one colour. */
export function drawHalo(canvas: SkCanvas, at: Point, radius: number, hex: string, strength: number): void {
  const [red = 0, green = 0, blue = 0] = Skia.Color(hex);
  const paint = fill(
    Skia.Shader.MakeRadialGradient(
      at,
      radius,
      [strength, strength * 0.35, 0].map((alpha) => Float32Array.of(red, green, blue, alpha)),
      [0, 0.45, 1],
      TileMode.Clamp,
    ),
  );
  paint.setBlendMode(BlendMode.Screen);
  canvas.drawCircle(at.x, at.y, radius, paint);
}
