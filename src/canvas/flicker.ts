import { useCallback, useEffect } from 'react';
import { useFrameCallback, useSharedValue, type FrameInfo, type SharedValue } from 'react-native-reanimated';

/** How bright a flame is at a time (in ms), about 1: slow breathing, quick trembling, each lantern in its own rhythm. */
export function flicker(time: number, seed: number): number {
  'worklet';
  const t = time / 1000 + seed * 7.31;
  return 0.9 + 0.07 * Math.sin(t * 1.9) + 0.05 * Math.sin(t * 5.3 + 1.1) + 0.045 * Math.sin(t * 11.7 + seed);
}

/** Thirty times a second is enough for flames and dust, and half the battery. */
const FRAME = 33;

/** A clock in milliseconds for gentle motion, by default fit for dust in the air. While asked to it stands still, then goes on. */
export function useSlowClock(still: boolean, frame = FRAME): SharedValue<number> {
  const clock = useSharedValue(0);
  const last = useSharedValue(0);
  const tick = useCallback(
    ({ timestamp }: FrameInfo) => {
      'worklet';
      const gone = timestamp - last.get();
      if (gone < frame) return;
      last.set(timestamp);
      // It knows nothing of the time in which no frames came.
      clock.set(clock.get() + Math.min(gone, 3 * frame));
    },
    [clock, last, frame],
  );
  // Whether it runs is read only once there: later wishes have to be told.
  const callback = useFrameCallback(tick, false);
  useEffect(() => callback.setActive(!still), [callback, still]);
  return clock;
}
