import { FilterMode, MipmapMode, Skia, TileMode, type SkPaint, type SkPicture } from '@shopify/react-native-skia';
import { bake } from '../bake';
import { fill } from '../brush';
import type { Lighting } from '../light';
import { recordedOnce } from '../record';
import { drawRock } from '../rock';
import { ink, type Detail } from './brushes';

const GRAIN = 25;
const REPEAT = { columns: 30, rows: 36 } as const;
const AREA = { x: 0, y: 0, width: REPEAT.columns * GRAIN, height: REPEAT.rows * GRAIN * 0.86 } as const;
/** Facets have hard edges: twice the pixels, and the eye does not see their steps. From far away few are enough. */
const DENSITY = { near: 2, far: 0.5 } as const;
const RAKING: Lighting = {
  daylight: { ambient: [0.16, 0.16, 0.2], sky: [0.8, 0.76, 0.74], top: 1e6, bottom: 2e6 },
  lights: [],
};

function paintRock(): SkPicture {
  const rock = { x: -2 * GRAIN, y: -2 * GRAIN * 0.86, width: AREA.width + 4 * GRAIN, height: AREA.height + 4 * GRAIN };
  const stone = { ...rock, grain: GRAIN, seed: 41, stone: [0.34, 0.32, 0.325], repeat: REPEAT } as const;
  return recordedOnce((canvas) => drawRock(canvas, stone, RAKING), Skia.XYWHRect(0, 0, AREA.width, AREA.height));
}

// Two sizes and no mipmaps: without a graphics card those would be made anew for every frame.
function tiled(picture: SkPicture, density: number): SkPaint {
  const image = bake(picture, AREA, density);
  if (image === null) return fill(ink('#2b292d'));
  const matrix = Skia.Matrix();
  matrix.scale(1 / density, 1 / density);
  return fill(image.makeShaderOptions(TileMode.Repeat, TileMode.Repeat, FilterMode.Linear, MipmapMode.None, matrix));
}

let made: Readonly<Record<Detail, SkPaint>> | undefined;

/** The mountain around the tunnels, as paint that goes on in every direction. Made once. */
export function bedrock(): Readonly<Record<Detail, SkPaint>> {
  if (made !== undefined) return made;
  const picture = paintRock();
  made = { near: tiled(picture, DENSITY.near), far: tiled(picture, DENSITY.far) };
  return made;
}
