import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withDelay, withTiming } from 'react-native-reanimated';
import { useAppearance } from '../../theme/appearance';

const SWEEP = { duration: 350, easing: Easing.inOut(Easing.quad) } as const;

type Props = {
  width: number;
  height: number;
  /** How long it waits, in ms. */
  after: number;
};

/** Light that goes over something precious once, as when it is turned before a lantern. */
export function Gleam({ width, height, after }: Props) {
  const { still } = useAppearance();
  const way = useSharedValue(0);
  useEffect(() => {
    if (!still) way.set(withDelay(after, withTiming(1, SWEEP)));
  }, [way, still, after]);
  const band = width * 0.34;
  const style = useAnimatedStyle(() => ({
    opacity: way.get() === 0 || way.get() === 1 ? 0 : 1,
    transform: [{ translateX: -band * 2 + (width + band * 3) * way.get() }, { rotate: '18deg' }],
  }));
  if (still) return null;
  return (
    <View style={[styles.over, { width, height, borderRadius: width * 0.09 }]} aria-hidden>
      <Animated.View style={[styles.band, { width: band, height: height * 1.5, top: -height * 0.25 }, style]} />
    </View>
  );
}

const styles = StyleSheet.create({
  over: { position: 'absolute', left: 0, top: 0, overflow: 'hidden', pointerEvents: 'none' },
  band: { position: 'absolute', left: 0, backgroundColor: 'rgba(255, 240, 205, 0.5)' },
});
