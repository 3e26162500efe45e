import { Skia, type SkCanvas, type SkImage, type SkPicture } from '@shopify/react-native-skia';
import { drawing } from './passing';

/** More pixels than this are not worth their memory. */
const MOST_PIXELS = 6_000_000;

// In memory and not on the graphics card: on phones images may not leave the thread of their card, and in browsers a second card
// context with its shaders takes longer than drawing once by hand.
/** An image of so many pixels. Null where there is nothing to draw on. */
export function drawn(width: number, height: number, draw: (canvas: SkCanvas) => void): SkImage | null {
  const surface = Skia.Surface.Make(width, height);
  if (surface === null) return null;
  drawing(() => draw(surface.getCanvas()));
  surface.flush();
  // The image is a copy. What it was copied from is as large, and in a browser it would stay until somebody looks for waste.
  const snapshot = surface.makeImageSnapshot();
  const image = snapshot.makeNonTextureImage();
  snapshot.dispose();
  surface.dispose();
  return image;
}

/** Turns part of a recorded drawing into an image, so that a frame costs one copy. Null where there is nothing to draw on. */
export function bake(
  picture: SkPicture,
  part: { x: number; y: number; width: number; height: number },
  density: number,
): SkImage | null {
  const scale = Math.min(density, Math.sqrt(MOST_PIXELS / (part.width * part.height)));
  return drawn(Math.ceil(part.width * scale), Math.ceil(part.height * scale), (canvas) => {
    canvas.scale(scale, scale);
    canvas.translate(-part.x, -part.y);
    canvas.drawPicture(picture);
  });
}
