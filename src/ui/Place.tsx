import { Image, StyleSheet, useWindowDimensions, View } from 'react-native';
import type { Scene } from '../canvas/pictures/scene';
import { usePainting } from './paintings';
import { densely } from './Picture';
import { useAppearance } from './theme/appearance';

type Props = {
  scene: Scene;
  height: number;
  /** How much of its head lies behind words. */
  head?: number;
};

/** Wider than this times its height it ends at its sides. */
const WIDEST = 2.04;
/** Dust and dark need no more pixels for each point, and a large screen no more than this many altogether. */
const [DENSE, MOST_PIXELS] = [2, 1_300_000];

/** How tall a place at the head of a page is. */
export function usePlaceHeight(share = 0.28): number {
  const { width, height } = useWindowDimensions();
  return Math.round(Math.max(96, Math.min(height * share, width * 0.92, 420)));
}

/** Where a screen is set: a picture at its head that goes over into the page. It lies behind everything, and nothing moves in it. */
export function Place({ scene, height, head = 0 }: Props) {
  const { theme, colors } = useAppearance();
  const screen = useWindowDimensions();
  const isNarrower = screen.width > height * WIDEST;
  const width = isNarrower ? Math.round(height * WIDEST) : screen.width;
  const density = Math.min(DENSE, Math.sqrt(MOST_PIXELS / (width * height)), densely(1));
  const pixels = (points: number) => Math.max(1, Math.round(points * density));
  const uri = usePainting({
    scene,
    width: pixels(width),
    height: pixels(height),
    air: theme,
    edge: {
      ground: colors.ground,
      head: pixels(head),
      foot: pixels(height * 0.24),
      sides: isNarrower ? pixels(height * 0.4) : 0,
    },
  });
  return (
    <View style={[styles.place, { height }]} aria-hidden>
      {uri !== null && <Image source={{ uri }} style={{ width, height }} />}
    </View>
  );
}

const styles = StyleSheet.create({
  place: { position: 'absolute', top: 0, left: 0, right: 0, alignItems: 'center', pointerEvents: 'none' },
});
