import type { SkPicture } from '@shopify/react-native-skia';
import type { SharedValue } from 'react-native-reanimated';

/** Phones know what a picture weighs and free it by themselves; and there another thread may still be about to draw it. */
export function useFreed(_frame: SharedValue<SkPicture>): void {}
