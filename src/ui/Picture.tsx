import type { ReactNode } from 'react';
import { Image, PixelRatio, StyleSheet, View } from 'react-native';
import type { Composition } from '../engine/picture';
import { usePainting } from './paintings';
import { useAppearance } from './theme/appearance';

type Props = {
  of: Composition;
  width: number;
  height: number;
  /** What stands there until it is painted, or if it never can be. */
  otherwise: ReactNode;
};

/** Fewer pixels for each point are blurred, more are not seen. */
const [LEAST_DENSE, MOST_DENSE] = [2, 3];
/** A room smaller than this shows the middle of a picture. */
const SMALL = 48;

/** Points as pixels of a picture. */
export const pixelsOf = (points: number): number => Math.max(1, Math.round(densely(points)));

/** Points as parts of pixels. */
export const densely = (points: number): number =>
  points * Math.max(LEAST_DENSE, Math.min(MOST_DENSE, PixelRatio.get()));

/** A composed picture in a room of any shape. */
export function Picture({ of: picture, width, height, otherwise }: Props) {
  const { theme } = useAppearance();
  const view = Math.min(width, height) < SMALL ? 'close' : 'whole';
  const uri = usePainting({ picture, view, width: pixelsOf(width), height: pixelsOf(height), air: theme });
  if (uri === null) return <View style={[styles.empty, { width, height }]}>{otherwise}</View>;
  return <Image source={{ uri }} style={{ width, height }} aria-hidden />;
}

const styles = StyleSheet.create({ empty: { alignItems: 'center', justifyContent: 'center' } });
