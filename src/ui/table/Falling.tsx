import { useEffect, type ReactNode } from 'react';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { useAppearance } from '../theme/appearance';

const FALL = { duration: 320, easing: Easing.bounce } as const;

/** What hangs on its rung as long as it stands, and drops off it askew when it is thwarted. */
export function Falling({ stands, children }: { stands: boolean; children: ReactNode }) {
  const { still } = useAppearance();
  const way = useSharedValue(stands ? 0 : 1);
  useEffect(() => {
    const end = stands ? 0 : 1;
    way.set(still ? end : withTiming(end, FALL));
  }, [way, stands, still]);
  const style = useAnimatedStyle(() => ({
    opacity: 1 - 0.45 * way.get(),
    transform: [{ translateY: 7 * way.get() }, { rotate: `${-8 * way.get()}deg` }],
  }));
  return (
    <Animated.View style={style} aria-hidden>
      {children}
    </Animated.View>
  );
}
