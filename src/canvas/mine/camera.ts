import type { Sprite } from '../../engine/show';
import { CELL } from './brushes';
import { kindOf } from './kinds';
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

/** The stretch of the drawing that a scene takes up, and how much of it each row of things does. */
export type Bounds = Stretch & { readonly rows?: readonly Stretch[] };

const joined = (a: Stretch, b: Stretch): Stretch => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** The bounds of a scene. */
export function boundsOf(sprites: readonly Sprite[]): Bounds {
  if (sprites.length === 0) return { left: -CELL, top: -CELL, right: CELL, bottom: CELL };
  const rows = new Map<number, Stretch>();
  for (const sprite of sprites) {
    const { x, y } = sprite;
    const reach = kindOf(sprite).room;
    const [left, top] = [x * CELL - reach, y * CELL - reach];
    const own = { left, top, right: left + 2 * reach, bottom: top + 2 * reach };
    const row = rows.get(Math.round(y));
    rows.set(Math.round(y), row ? joined(row, own) : own);
  }
  const all = [...rows.values()];
  return { ...all.reduce(joined), rows: all };
}

/** Bounds that hold what they held before and what is there now; the same ones as long as nothing is beyond them. */
export function widened(held: Bounds | null, now: Bounds): Bounds {
  if (held === null) return now;
  const both = joined(held, now);
  const isWithin = (['left', 'top', 'right', 'bottom'] as const).every((edge) => both[edge] === held[edge]);
  return isWithin ? held : { ...both, rows: [...(held.rows ?? [held]), ...(now.rows ?? [now])] };
}

/** The corner that the buttons take, below at the right or, for the left hand, at the left. */
export const BUTTONS = { width: 156, height: 60 } as const;
/** A hand's breadth of rock around what is shown. */
const MARGIN = 10;
/** Smaller than this nothing can be read: then not everything is shown at first, but a part of it, so large. */
const LEAST_FIT = 0.12;
const FIRST_PART = 0.42;

function fittedIn(bounds: Stretch, size: Size, insets: Insets): Camera {
  'worklet';
  const width = Math.max(40, size.width - insets.left - insets.right - 2 * MARGIN);
  const height = Math.max(40, size.height - insets.top - insets.bottom - 2 * MARGIN);
  const across = Math.max(1, bounds.right - bounds.left);
  const down = Math.max(1, bounds.bottom - bounds.top);
  const scale = Math.min(LARGEST_FIT, width / across, height / down);
  return {
    scale,
    x: insets.left + MARGIN + width / 2 - ((bounds.left + bounds.right) / 2) * scale,
    y: insets.top + MARGIN + height / 2 - ((bounds.top + bounds.bottom) / 2) * scale,
  };
}

/** How far a camera would have to move its scene away from the buttons' side, so that they cover nothing of it. */
function covered(camera: Camera, bounds: Bounds, size: Size, insets: Insets, leftHand: boolean): number {
  'worklet';
  let most = 0;
  for (const { left, right, bottom } of bounds.rows ?? [bounds]) {
    if (bottom * camera.scale + camera.y <= size.height - insets.bottom - BUTTONS.height) continue;
    const beyond = leftHand
      ? insets.left + BUTTONS.width - (left * camera.scale + camera.x)
      : right * camera.scale + camera.x - (size.width - insets.right - BUTTONS.width);
    most = Math.max(most, beyond);
  }
  return most;
}

/** The camera that shows all of the bounds, as large as may be, in the middle of what neither insets nor buttons cover. */
export function fitted(bounds: Bounds, size: Size, insets: Insets, leftHand = false): Camera {
  'worklet';
  const fit = fittedIn(bounds, size, insets);
  const off = covered(fit, bounds, size, insets, leftHand);
  const free = leftHand
    ? size.width - insets.right - MARGIN - (bounds.right * fit.scale + fit.x)
    : bounds.left * fit.scale + fit.x - insets.left - MARGIN;
  // Beside the buttons, but no farther from the middle than need be.
  if (off <= free) return { ...fit, x: fit.x + (leftHand ? off : -off) };
  const { top, right, bottom, left } = insets;
  const over = fittedIn(bounds, size, { top, right, bottom: bottom + BUTTONS.height - MARGIN, left });
  const taken = BUTTONS.width - MARGIN;
  const aside = { top, bottom, right: right + (leftHand ? 0 : taken), left: left + (leftHand ? taken : 0) };
  const next = fittedIn(bounds, size, aside);
  if (over.scale >= next.scale) return over;
  const clear = leftHand
    ? insets.left + BUTTONS.width + 1 - bounds.left * next.scale
    : size.width - insets.right - BUTTONS.width - 1 - bounds.right * next.scale;
  return { scale: next.scale, y: next.y, x: clear };
}

/** Whether a camera that shows everything shows it large enough to be read. */
export const isWhole = (fit: Camera): boolean => fit.scale >= LEAST_FIT;

/** What nobody has moved shows: everything, or where that would be too small the part around a place. */
export function framed(
  bounds: Bounds,
  size: Size,
  insets: Insets,
  leftHand: boolean,
  at: { readonly x: number; readonly y: number } | null,
): Camera {
  const fit = fitted(bounds, size, insets, leftHand);
  if (isWhole(fit)) return fit;
  const middle = at ?? { x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2 };
  return centred(middle, FIRST_PART, size, insets);
}

/** A finger means a cell of so many points; coming nearer than that to what is asked would only hide what lies around it. */
const FINGER = 44 / CELL;
const NEARER = 54 / CELL;

/** The camera that nobody holds: everything, or, where that is too small for a finger, the part that is asked about. */
export function set(
  bounds: Bounds,
  asked: Bounds | null,
  size: Size,
  insets: Insets,
  leftHand: boolean,
  at: { readonly x: number; readonly y: number } | null,
): Camera {
  const whole = framed(bounds, size, insets, leftHand, at);
  if (asked === null || whole.scale >= FINGER) return whole;
  const part = fitted(asked, size, insets, leftHand);
  if (part.scale <= whole.scale) return whole;
  if (part.scale <= NEARER) return part;
  const middle = { x: (asked.left + asked.right) / 2, y: (asked.top + asked.bottom) / 2 };
  return bounded(centred(middle, NEARER, size, insets), bounds, size, insets);
}

/** The camera that has a point of the drawing in the middle of what is not covered. */
export function centred(
  at: { readonly x: number; readonly y: number },
  scale: number,
  size: Size,
  insets: Insets,
): Camera {
  'worklet';
  return {
    scale,
    x: (insets.left + size.width - insets.right) / 2 - at.x * scale,
    y: (insets.top + size.height - insets.bottom) / 2 - at.y * scale,
  };
}

/** Whether a point of the drawing can be seen, with a little around it. */
export function isSeen(
  camera: Camera,
  at: { readonly x: number; readonly y: number },
  size: Size,
  insets: Insets,
): boolean {
  const edge = Math.min(CELL * camera.scale * 0.45, size.width / 6, size.height / 6);
  const x = at.x * camera.scale + camera.x;
  const y = at.y * camera.scale + camera.y;
  return (
    x >= insets.left + edge &&
    x <= size.width - insets.right - edge &&
    y >= insets.top + edge &&
    y <= size.height - insets.bottom - edge
  );
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
