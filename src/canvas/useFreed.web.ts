import type { SkPicture } from '@shopify/react-native-skia';
import { useAnimatedReaction, type SharedValue } from 'react-native-reanimated';

/** Frees every picture that another has followed: frames come faster than a browser looks for waste. */
export function useFreed(frame: SharedValue<SkPicture>): void {
  useAnimatedReaction(
    () => frame.get(),
    (now, before) => {
      // It is also told of a picture it knows, when it begins anew.
      if (before !== null && before !== now) before.dispose();
    },
  );
}
