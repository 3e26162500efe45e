import { useSharedValue, useFrameCallback, type SharedValue } from 'react-native-reanimated';

/** How bright a flame is at a time (in ms), about 1: slow breathing, quick trembling, each lantern in its own rhythm. */
export function flicker(time: number, seed: number): number {
  'worklet';
  const t = time / 1000 + seed * 7.31;
  return 0.9 + 0.07 * Math.sin(t * 1.9) + 0.05 * Math.sin(t * 5.3 + 1.1) + 0.045 * Math.sin(t * 11.7 + seed);
}

/** Thirty times a second is enough for flames and dust, and half the battery. */
const FRAME = 33;

/** A clock in milliseconds for gentle motion, by default fit for dust in the air. It stands still when asked to. */
export function useSlowClock(still: boolean, frame = FRAME): SharedValue<number> {
  const clock = useSharedValue(0);
  useFrameCallback(({ timeSinceFirstFrame }) => {
    if (timeSinceFirstFrame - clock.get() >= frame) clock.set(timeSinceFirstFrame);
  }, !still);
  return clock;
}
