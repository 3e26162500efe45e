import {
  BlendMode,
  FilterMode,
  MipmapMode,
  Skia,
  TileMode,
  type SkCanvas,
  type SkImage,
  type SkPaint,
  type SkRect,
} from '@shopify/react-native-skia';
import type { Sprite } from '../../engine/show';
import { drawn } from '../bake';
import { fill } from '../brush';
import { flicker } from '../flicker';
import { CELL, ink } from './brushes';
import { shineOf, type Shine } from './kinds';

/** A light of the mine. It belongs to a thing and goes where that goes. */
export type Lamp = {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly strength: number;
  readonly kind: Shine[2];
  readonly seed: number;
};

/** The lights of a scene. */
export const lampsOf = (sprites: readonly Sprite[]): Lamp[] =>
  sprites.flatMap((sprite, i) => {
    const shine = shineOf(sprite);
    if (shine === null) return [];
    const { key, x, y } = sprite;
    const [reach, strength, light] = shine;
    return [{ key, x: x * CELL, y: y * CELL, reach: reach * CELL, strength, kind: light, seed: (i * 37) % 101 }];
  });

/** What light is painted with; made once. */
export type LightPaints = Readonly<Record<'dark' | 'night' | 'flame' | 'plain' | 'copy', SkPaint>>;

const round = (colors: readonly [string, number][], stops: number[]): SkPaint => {
  const paint = fill(
    Skia.Shader.MakeRadialGradient(
      { x: 0, y: 0 },
      1,
      colors.map(([hex, alpha]) => ink(hex, alpha)),
      stops,
      TileMode.Clamp,
    ),
  );
  paint.setBlendMode(BlendMode.Screen);
  return paint;
};

/** Paint for darkness and for lights. */
export function lightPaints(): LightPaints {
  const dark = Skia.Paint();
  dark.setBlendMode(BlendMode.Multiply);
  return {
    dark,
    copy: Skia.Paint(),
    night: fill(ink('#46527c')),
    flame: round(
      [
        ['#ffe6bd', 1],
        ['#f5b86f', 0.62],
        ['#a8602a', 0.22],
        ['#000000', 0],
      ],
      [0, 0.34, 0.68, 1],
    ),
    plain: round(
      [
        ['#fff8ee', 1],
        ['#f0e6dc', 0.8],
        ['#8d8896', 0.25],
        ['#000000', 0],
      ],
      [0, 0.42, 0.75, 1],
    ),
  };
}

/** A stretch of the drawing. */
export type Stretch = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** A flame on its way from one picture to the next. */
export type MovingLamp = Lamp & {
  readonly fromX: number;
  readonly fromY: number;
  readonly from: number;
  readonly to: number;
};

/** The light that does not change, as an image of the stretch it falls on. */
export type SteadyLight = { readonly image: SkImage; readonly from: SkRect; readonly area: SkRect };

/** The steady light is soft: so few pixels for a unit, and so many in all, are enough. */
const GRAIN = 0.2;
const MOST = 640;

function drawLamp(canvas: SkCanvas, x: number, y: number, reach: number, paint: SkPaint): void {
  'worklet';
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(reach, reach);
  canvas.drawCircle(0, 0, 1, paint);
  canvas.restore();
}

/** The stretch that lamps shine on, with a little around it. */
function litBy(lamps: readonly Lamp[]): Stretch {
  const lit = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y, reach } of lamps) {
    lit.left = Math.min(lit.left, x - reach - 20);
    lit.top = Math.min(lit.top, y - reach - 20);
    lit.right = Math.max(lit.right, x + reach + 20);
    lit.bottom = Math.max(lit.bottom, y + reach + 20);
  }
  return lit;
}

const nameOf = ({ x, y, reach, strength, kind }: Lamp): string => `${x} ${y} ${reach} ${strength} ${kind}`;

/** What was reckoned last: most changes of a scene add a light or two to it. */
type Reckoned = { readonly names: ReadonlySet<string>; readonly where: string; readonly light: SteadyLight };
const reckoned = new WeakMap<LightPaints, Reckoned>();

/** Reckons the light of everything that shines steadily. Null where there is none, or nothing to draw on. */
export function steadyLight(lamps: readonly Lamp[], paints: LightPaints): SteadyLight | null {
  const steady = lamps.filter(({ kind }) => kind !== 'flame');
  if (steady.length === 0) return null;
  const lit = litBy(steady);
  const where = JSON.stringify(lit);
  const names = new Set(steady.map(nameOf));
  const last = reckoned.get(paints);
  const before = last?.where === where && [...last.names].every((name) => names.has(name)) ? last : null;
  if (before?.names.size === names.size) return before.light;
  const more = steady.filter((lamp) => before?.names.has(nameOf(lamp)) !== true);
  const light = lightUp(more, lit, paints, before?.light.image ?? null);
  if (light !== null) reckoned.set(paints, { names, where, light });
  return light;
}

/** Lets lamps shine on a stretch, on top of the light that is there already. */
function lightUp(
  lamps: readonly Lamp[],
  { left, top, right, bottom }: Stretch,
  paints: LightPaints,
  before: SkImage | null,
): SteadyLight | null {
  const grain = Math.min(GRAIN, MOST / Math.max(right - left, bottom - top));
  const [across, down] = [Math.ceil((right - left) * grain), Math.ceil((bottom - top) * grain)];
  const image = drawn(across, down, (canvas) => {
    if (before === null) canvas.drawPaint(paints.night);
    else canvas.drawImage(before, 0, 0);
    canvas.scale(grain, grain);
    canvas.translate(-left, -top);
    for (const { x, y, reach, strength, kind } of lamps) {
      const paint = kind === 'plain' ? paints.plain : paints.flame;
      paint.setAlphaf(strength);
      drawLamp(canvas, x, y, reach, paint);
    }
  });
  if (image === null) return null;
  return {
    image,
    from: Skia.XYWHRect(0, 0, across, down),
    area: Skia.XYWHRect(left, top, across / grain, down / grain),
  };
}

/** Lays the dark over everything and lets the lamps take it away. `way`: how far things have moved, 0 to 1. */
export function drawDarkness(
  canvas: SkCanvas,
  paints: LightPaints,
  steady: SteadyLight | null,
  flames: readonly MovingLamp[],
  view: Stretch,
  time: number,
  way: number,
): void {
  'worklet';
  canvas.saveLayer(paints.dark);
  canvas.drawPaint(paints.night);
  if (steady !== null)
    canvas.drawImageRectOptions(
      steady.image,
      steady.from,
      steady.area,
      FilterMode.Linear,
      MipmapMode.None,
      paints.copy,
    );
  for (const lamp of flames) {
    const x = lamp.fromX + (lamp.x - lamp.fromX) * way;
    const y = lamp.fromY + (lamp.y - lamp.fromY) * way;
    const { reach } = lamp;
    if (x + reach < view.left || x - reach > view.right || y + reach < view.top || y - reach > view.bottom) continue;
    const strength = lamp.strength * (lamp.from + (lamp.to - lamp.from) * way);
    paints.flame.setAlphaf(Math.min(1, strength * flicker(time, lamp.seed)));
    drawLamp(canvas, x, y, reach, paints.flame);
  }
  canvas.restore();
}
