import type { ReactNode } from 'react';
import { Image } from 'react-native';
import type { FaceKey } from '../canvas/pictures/faces';
import type { Mood } from '../canvas/pictures/features';
import { usePainting } from './paintings';
import { pixelsOf } from './Picture';
import { useAppearance } from './theme/appearance';

type Props = { face: FaceKey; color: string; size: number; mood?: Mood; otherwise: ReactNode };

/** A dwarf's face in a circle of a seat's colour. */
export function Portrait({ face, color, size, mood = 'calm', otherwise }: Props) {
  const { theme } = useAppearance();
  const pixels = pixelsOf(size);
  const uri = usePainting({ face, color, mood, width: pixels, height: pixels, air: theme });
  if (uri === null) return otherwise;
  return <Image source={{ uri }} style={{ width: size, height: size, borderRadius: size / 2 }} aria-hidden />;
}
