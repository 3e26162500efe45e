import { ClipOp, Skia, type SkCanvas, type SkImage, type SkPaint } from '@shopify/react-native-skia';
import { bedrock } from './bedrock';
import { CELL, isNear, type Detail } from './brushes';
import { drawDarkness, lightPaints, type LightPaints, type Stretch } from './lights';
import { drawMover, motionPaints, type MotionPaints } from './motion';
import { BLOCK_SIDE, OVERHANG, type Block, type World } from './world';
import type { Camera } from './camera';

/** What frames are painted with; made once. */
export type Paints = {
  readonly light: LightPaints;
  readonly rock: Readonly<Record<Detail, SkPaint>>;
  readonly motion: MotionPaints;
};

let made: Paints | undefined;

/** Paint for frames. */
export const paintsOf = (): Paints => (made ??= { light: lightPaints(), rock: bedrock(), motion: motionPaints() });

/** Below so many points a cell, things of a very large mine are too small to be told apart. */
const TINY = 16;

// Worklets are made in the order of the file: what is called stands before its caller.
function touches(x: number, y: number, view: Stretch): boolean {
  'worklet';
  return (
    x - OVERHANG < view.right &&
    x + BLOCK_SIDE + OVERHANG > view.left &&
    y - OVERHANG < view.bottom &&
    y + BLOCK_SIDE + OVERHANG > view.top
  );
}

function drawTiny(canvas: SkCanvas, { x, y }: Block, image: SkImage, paint: SkPaint): void {
  'worklet';
  canvas.drawImageRect(
    image,
    Skia.XYWHRect(0, 0, image.width(), image.height()),
    Skia.XYWHRect(x, y, BLOCK_SIDE, BLOCK_SIDE),
    paint,
  );
}

/** Draws what the camera sees of a world; `way` says how far it has changed, 0 to 1. */
export function drawFrame(
  canvas: SkCanvas,
  paints: Paints,
  world: World,
  camera: Camera,
  size: { readonly width: number; readonly height: number },
  time: number,
  way: number,
): void {
  'worklet';
  const { x, y, scale } = camera;
  const view = {
    left: -x / scale,
    top: -y / scale,
    right: (size.width - x) / scale,
    bottom: (size.height - y) / scale,
  };
  const near = isNear(scale);
  const seen = world.blocks.filter((block) => touches(block.x, block.y, view));
  canvas.save();
  // The canvas may grow a moment before there is a frame for all of it: darkness alone would be light there.
  canvas.clipRect(Skia.XYWHRect(0, 0, size.width, size.height), ClipOp.Intersect, false);
  canvas.translate(x, y);
  canvas.scale(scale, scale);
  canvas.drawRect(
    Skia.XYWHRect(view.left, view.top, view.right - view.left, view.bottom - view.top),
    near ? paints.rock.near : paints.rock.far,
  );
  const tiny = scale * CELL < TINY;
  for (const block of seen) {
    if (tiny && block.tiny !== null) drawTiny(canvas, block, block.tiny, paints.light.copy);
    else canvas.drawPicture(block.picture);
  }
  for (const mover of world.movers) if (!mover.bright) drawMover(canvas, mover, paints.motion, way, time);
  drawDarkness(canvas, paints.light, world.steady, world.flames, view, time, way);
  for (const block of seen) if (block.bright !== null) canvas.drawPicture(block.bright);
  for (const mover of world.movers) if (mover.bright) drawMover(canvas, mover, paints.motion, way, time);
  canvas.restore();
}
