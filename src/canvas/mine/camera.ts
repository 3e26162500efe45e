import type { Sprite } from '../../engine/show';
import { CELL } from './brushes';
import type { Stretch } from './lights';

/** Where the eye is: the origin of the drawing on the screen, and points of the screen for each unit of it. */
export type Camera = { readonly x: number; readonly y: number; readonly scale: number };

export type Size = { readonly width: number; readonly height: number };

/** What lies over the canvas at its edges: things in view keep clear of it. */
export type Insets = { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };

/** The closest look: so many points a unit. */
export const CLOSEST = 2;
/** How large a scene is shown at first, at most: a few tiles do not fill a tablet. */
const LARGEST_FIT = 1.3;

/** The stretch of the drawing that a scene takes up. */
export function boundsOf(sprites: readonly Sprite[]): Stretch {
  if (sprites.length === 0) return { left: -CELL, top: -CELL, right: CELL, bottom: CELL };
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { kind, x, y } of sprites) {
    const reach = kind === 'district' ? CELL * 3 : CELL / 2;
    bounds.left = Math.min(bounds.left, x * CELL - reach);
    bounds.top = Math.min(bounds.top, y * CELL - reach);
    bounds.right = Math.max(bounds.right, x * CELL + reach);
    bounds.bottom = Math.max(bounds.bottom, y * CELL + reach);
  }
  return bounds;
}

/** The corner that the buttons take, at the lower right. */
const BUTTONS = { width: 62, height: 178 } as const;

function fittedIn(bounds: Stretch, size: Size, insets: Insets, right: number): Camera {
  'worklet';
  const margin = 14;
  const width = Math.max(40, size.width - insets.left - right - 2 * margin);
  const height = Math.max(40, size.height - insets.top - insets.bottom - 2 * margin);
  const across = Math.max(1, bounds.right - bounds.left);
  const down = Math.max(1, bounds.bottom - bounds.top);
  const scale = Math.min(LARGEST_FIT, width / across, height / down);
  return {
    scale,
    x: insets.left + margin + width / 2 - ((bounds.left + bounds.right) / 2) * scale,
    y: insets.top + margin + height / 2 - ((bounds.top + bounds.bottom) / 2) * scale,
  };
}

/** The camera that shows all of the bounds, as large as may be, in the middle of what is not covered. */
export function fitted(bounds: Stretch, size: Size, insets: Insets): Camera {
  'worklet';
  const fit = fittedIn(bounds, size, insets, insets.right);
  const clear =
    bounds.right * fit.scale + fit.x <= size.width - insets.right - BUTTONS.width ||
    bounds.bottom * fit.scale + fit.y <= size.height - insets.bottom - BUTTONS.height;
  return clear ? fit : fittedIn(bounds, size, insets, insets.right + BUTTONS.width - 8);
}

/** How far out one may go: a little beyond the fit. */
export function farthest(fit: Camera): number {
  'worklet';
  return Math.min(fit.scale * 0.75, 1);
}

/** The scale within its limits. */
export function limited(scale: number, fit: Camera): number {
  'worklet';
  return Math.min(Math.max(CLOSEST, fit.scale), Math.max(farthest(fit), scale));
}

/** Zooms so that what is under a point of the screen stays under it. */
export function zoomedAbout(camera: Camera, px: number, py: number, scale: number): Camera {
  'worklet';
  const by = scale / camera.scale;
  return { scale, x: px - (px - camera.x) * by, y: py - (py - camera.y) * by };
}

/** The places the origin may have on one axis: the middle of the free stretch always lies within the scene. */
export function reachOf(low: number, high: number, scale: number, from: number, to: number): [number, number] {
  'worklet';
  const middle = (from + to) / 2;
  return [middle - high * scale, middle - low * scale];
}

/** The camera moved back to where something is to be seen. */
export function bounded(camera: Camera, bounds: Stretch, size: Size, insets: Insets): Camera {
  'worklet';
  const { scale } = camera;
  const [minX, maxX] = reachOf(bounds.left, bounds.right, scale, insets.left, size.width - insets.right);
  const [minY, maxY] = reachOf(bounds.top, bounds.bottom, scale, insets.top, size.height - insets.bottom);
  return { scale, x: Math.min(maxX, Math.max(minX, camera.x)), y: Math.min(maxY, Math.max(minY, camera.y)) };
}

/** A value that yields more and more slowly beyond its limits, as under a finger. */
export function yielding(value: number, least: number, most: number): number {
  'worklet';
  if (value < least) return least - (least - value) * 0.35;
  if (value > most) return most + (value - most) * 0.35;
  return value;
}

/** The camera that brings a point of the drawing into the inner part of the screen by the shortest way. */
export function bringing(camera: Camera, at: { x: number; y: number }, size: Size, insets: Insets): Camera {
  const inner = Math.min(CELL * camera.scale * 0.8, size.width / 4, size.height / 4);
  const shift = (screen: number, from: number, to: number): number =>
    screen < from ? from - screen : screen > to ? to - screen : 0;
  const x = at.x * camera.scale + camera.x;
  const y = at.y * camera.scale + camera.y;
  return {
    scale: camera.scale,
    x: camera.x + shift(x, insets.left + inner, size.width - insets.right - inner),
    y: camera.y + shift(y, insets.top + inner, size.height - insets.bottom - inner),
  };
}
