import { Skia, type SkColor } from '@shopify/react-native-skia';

/** A colour as red, green and blue; as light it may be brighter than 1. */
export type Channels = readonly [number, number, number];

/** A place on the drawing. */
export type Point = { x: number; y: number };

/** A light in the mine: a lantern, a fire, the glow from inside a shaft. */
export type Light = Point & {
  /** How far it shines. */
  reach: number;
  strength: number;
  tint: Channels;
};

/** The light that is there without any lantern: from everywhere, and from the sky at the upper left. */
export type Daylight = {
  ambient: Channels;
  sky: Channels;
  /** The sky's light fades from `top` down to `bottom`. */
  top: number;
  bottom: number;
};

/** Everything that shines on a scene. */
export type Lighting = { daylight: Daylight; lights: readonly Light[] };

/** Which way a surface looks: x to the right, y down, z towards the eye. Of any length. */
export type Normal = readonly [number, number, number];

/** Lamp oil: the warm colour every lantern shares. */
export const LANTERN: Channels = [1, 0.62, 0.26];
/** Embers: deeper, for fires and the glow of a shaft. */
export const EMBER: Channels = [1, 0.42, 0.13];
/** The normal of a floor seen from slightly above. */
export const FLOOR: Normal = [0, -0.8, 0.6];
/** The normal of a wall that faces the eye. */
export const WALL: Normal = [0, 0, 1];

const SKY_FROM = [-0.61, -0.67, 0.42] as const;
const EXPOSURE = 1.9;

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const smooth = (from: number, to: number, value: number) => {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
};

/** What the eye sees of a surface of colour `albedo` at `at`: every light reckoned, then exposed like a photograph. */
export function lit(albedo: Channels, at: Point, normal: Normal, { daylight, lights }: Lighting): Channels {
  const length = Math.hypot(...normal) || 1;
  const [nx, ny, nz] = [normal[0] / length, normal[1] / length, normal[2] / length];
  const open = 1 - smooth(daylight.top, daylight.bottom, at.y);
  const shine = open * Math.max(0, nx * SKY_FROM[0] + ny * SKY_FROM[1] + nz * SKY_FROM[2]);
  let red = daylight.ambient[0] + daylight.sky[0] * shine;
  let green = daylight.ambient[1] + daylight.sky[1] * shine;
  let blue = daylight.ambient[2] + daylight.sky[2] * shine;
  for (const light of lights) {
    const dx = light.x - at.x;
    const dy = light.y - at.y;
    if (Math.abs(dx) > light.reach || Math.abs(dy) > light.reach) continue;
    const away = Math.hypot(dx, dy) / light.reach;
    if (away >= 1) continue;
    const height = 0.26 * light.reach;
    const facing = Math.max(0, (nx * dx + ny * dy + nz * height) / Math.hypot(dx, dy, height));
    const fall = ((1 - smooth(0.15, 1, away)) / (1 + 7 * away * away)) * light.strength * (0.14 + 1.2 * facing);
    red += light.tint[0] * fall;
    green += light.tint[1] * fall;
    blue += light.tint[2] * fall;
  }
  return [expose(albedo[0] * red), expose(albedo[1] * green), expose(albedo[2] * blue)];
}

const expose = (value: number) => 1 - Math.exp(-EXPOSURE * value);

/** Channels as a colour Skia takes. */
export const paintable = (channels: Channels, alpha = 1): SkColor =>
  Float32Array.of(clamp(channels[0]), clamp(channels[1]), clamp(channels[2]), alpha);

/** A colour written as `#rrggbb`, as channels. */
export function channels(hex: string): Channels {
  const [red = 0, green = 0, blue = 0] = Skia.Color(hex);
  return [red, green, blue];
}

/** The colour between two, `t` of the way. */
export const blend = (a: Channels, b: Channels, t: number): Channels => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
