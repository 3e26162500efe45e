import { LoadSkiaWeb } from '@shopify/react-native-skia/lib/module/web';
import wasm from 'canvaskit-wasm/bin/full/canvaskit.wasm';

/** Makes Skia ready: in a browser it is a wasm file, served by ourselves. Nothing that draws may be imported before. */
export const loadSkia = (): Promise<void> => LoadSkiaWeb({ locateFile: () => wasm });
