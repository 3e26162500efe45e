import type { Sprite } from '../../engine/show';
import { CELL } from './brushes';
import { kindOf } from './kinds';
import type { Point } from '../light';

/** How far a point of the drawing is from a thing; 0 on it. */
function distance(sprite: Sprite, at: Point): number {
  const half = kindOf(sprite).touch;
  const beyond = (value: number) => Math.max(0, Math.abs(value) - half);
  return Math.hypot(beyond(at.x - sprite.x * CELL), beyond(at.y - sprite.y * CELL));
}

const fromMiddle = (sprite: Sprite, at: Point): number => Math.hypot(at.x - sprite.x * CELL, at.y - sprite.y * CELL);

/** Of things equally near: what lies on top, then what the finger is more in the middle of. */
const nearest = (sprites: readonly Sprite[], at: Point, within: number): Sprite | undefined =>
  sprites
    .filter((sprite) => kindOf(sprite).touch > 0 && distance(sprite, at) <= within)
    .sort((a, b) => distance(a, at) - distance(b, at) || b.z - a.z || fromMiddle(a, at) - fromMiddle(b, at))[0];

/** The thing that is meant by a tap: a glowing one within the slop, else the one that lies under the finger. */
export function meant(
  sprites: readonly Sprite[],
  glow: ReadonlySet<string>,
  at: Point,
  slop: number,
): string | undefined {
  const glowing = sprites.filter(({ key }) => glow.has(key));
  return (nearest(glowing, at, slop) ?? nearest(sprites, at, 0))?.key;
}

/** A cell that is smaller than this on the screen is too small for a finger where its neighbour can be meant as well. */
const FINE = 30;

/** Whether a tap could mean several glowing things, so small is all of it: then it comes nearer instead of choosing. */
export function isVague(
  sprites: readonly Sprite[],
  glow: ReadonlySet<string>,
  at: Point,
  slop: number,
  scale: number,
): boolean {
  if (scale * CELL >= FINE) return false;
  const near = sprites.filter(
    (sprite) => glow.has(sprite.key) && kindOf(sprite).touch > 0 && distance(sprite, at) <= slop,
  );
  return near.length > 1;
}
