import { ImageFormat } from '@shopify/react-native-skia';
import type { Composition } from '../../engine/picture';
import { drawn } from '../bake';
import { FACES, type FaceKey } from './faces';
import type { Mood } from './features';
import { drawPicture, type Air, type View } from './picture';
import { drawPortrait } from './portrait';
import { drawScene, type Edge, type Scene } from './scene';

/** A picture, a face or a whole place that somebody wants to see, in pixels of the screen. */
export type Subject = { readonly width: number; readonly height: number; readonly air: Air } & (
  | { readonly picture: Composition; readonly view: View }
  | { readonly face: FaceKey; readonly color: string; readonly mood: Mood }
  | { readonly scene: Scene; readonly edge: Edge }
);

const QUALITY = 90;

/** Paints a subject: its image, packed, as an address that any image can show. Null where there is nothing to paint on. */
export function painted(subject: Subject): string | null {
  const { width, height, air } = subject;
  const image = drawn(width, height, (canvas) => {
    if ('picture' in subject) drawPicture(canvas, subject.picture, width, height, air, subject.view);
    else if ('scene' in subject) drawScene(canvas, subject.scene, width, height, air, subject.edge);
    else drawPortrait(canvas, FACES[subject.face], subject.color, subject.mood, Math.min(width, height), air);
  });
  if (image === null) return null;
  const address = `data:image/jpeg;base64,${image.encodeToBase64(ImageFormat.JPEG, QUALITY)}`;
  image.dispose();
  return address;
}
