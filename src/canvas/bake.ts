import { Skia, type SkImage, type SkPicture } from '@shopify/react-native-skia';

/** More pixels than this are not worth their memory. */
const MOST_PIXELS = 6_000_000;

// In memory and not on the graphics card: on phones images may not leave the thread of their card, and in browsers a second card
// context with its shaders takes longer than drawing once by hand.
/** Turns part of a recorded drawing into an image, so that a frame costs one copy. Null where there is nothing to draw on. */
export function bake(
  picture: SkPicture,
  part: { x: number; y: number; width: number; height: number },
  density: number,
): SkImage | null {
  const scale = Math.min(density, Math.sqrt(MOST_PIXELS / (part.width * part.height)));
  const surface = Skia.Surface.Make(Math.ceil(part.width * scale), Math.ceil(part.height * scale));
  if (surface === null) return null;
  const canvas = surface.getCanvas();
  canvas.scale(scale, scale);
  canvas.translate(-part.x, -part.y);
  canvas.drawPicture(picture);
  surface.flush();
  const image = surface.makeImageSnapshot().makeNonTextureImage();
  surface.dispose();
  return image;
}
