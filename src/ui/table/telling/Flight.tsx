import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withDelay, withTiming } from 'react-native-reanimated';

const MOST = 5;
const APART = 80;
const WAY = { duration: 460, easing: Easing.inOut(Easing.cubic) } as const;
/** From where they come, or where they go: above, where what brought them stands. */
const FAR = { x: 110, y: -72 } as const;
const RISE = 26;
const SIZE = 14;

type Props = {
  /** How many there are; below zero they leave. */
  count: number;
  color: string;
  /** When the first one sets off, in ms. */
  after: number;
};

/** Coins, points or cards on their way to a face, or away from it: a few stand for many. */
export function Flight({ count, color, after }: Props) {
  const tokens = Math.min(MOST, Math.abs(count));
  return (
    <View style={styles.all} pointerEvents="none" aria-hidden>
      {Array.from({ length: tokens }, (_, i) => (
        <Token key={i} {...{ color }} leaves={count < 0} after={after + i * APART} />
      ))}
    </View>
  );
}

function Token({ color, leaves, after }: { color: string; leaves: boolean; after: number }) {
  const way = useSharedValue(0);
  useEffect(() => {
    way.set(withDelay(after, withTiming(1, WAY)));
  }, [way, after]);
  const style = useAnimatedStyle(() => {
    const gone = way.get();
    // How far it is from the face, in an arc.
    const far = leaves ? gone : 1 - gone;
    return {
      opacity: gone === 0 || gone === 1 ? 0 : Math.min(1, 4 * gone * (1 - gone) + 0.3),
      transform: [
        { translateX: FAR.x * far },
        { translateY: FAR.y * far - RISE * 4 * gone * (1 - gone) },
        { scale: 1 - 0.35 * far },
      ],
    };
  });
  return <Animated.View style={[styles.token, { backgroundColor: color }, style]} />;
}

const styles = StyleSheet.create({
  all: { position: 'absolute', left: 9, top: 8, zIndex: 2 },
  token: {
    position: 'absolute',
    width: SIZE,
    height: SIZE,
    borderRadius: SIZE / 2,
    borderWidth: 1.5,
    borderColor: '#00000066',
  },
});
