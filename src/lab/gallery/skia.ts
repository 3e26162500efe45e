/** Skia in plain Node, under the names the canvas imports: a build of the sheets takes it in place of the phone's. */
import { getSkiaExports } from '@shopify/react-native-skia/lib/commonjs/headless';

export * from '@shopify/react-native-skia/lib/commonjs/skia/types';
export const { Skia } = getSkiaExports();
