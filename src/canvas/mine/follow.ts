import type { Sprite } from '../../engine/show';
import { isGhost, kindOf } from './kinds';

const hasChanged = (was: Sprite | undefined, now: Sprite): boolean =>
  was === undefined ||
  was.x !== now.x ||
  was.y !== now.y ||
  was.face !== now.face ||
  was.kind !== now.kind ||
  was.count !== now.count;

/** The thing between two pictures at which to look: what is to be confirmed first, then what moved, came or went. */
export function whereItHappens(from: readonly Sprite[], to: readonly Sprite[]): Sprite | null {
  const before = new Map(from.map((sprite) => [sprite.key, sprite]));
  const after = new Set(to.map(({ key }) => key));
  const weight = (sprite: Sprite): number => (isGhost(sprite) ? 9 : kindOf(sprite).weight);
  const changed = to.filter((sprite) => hasChanged(before.get(sprite.key), sprite));
  const gone = from.filter((sprite) => !after.has(sprite.key) && !isGhost(sprite));
  const worth = [...changed, ...gone].filter((sprite) => weight(sprite) > 0);
  // A whole table that is laid anew is no place to look at.
  if (worth.length > 12) return null;
  return worth.sort((a, b) => weight(b) - weight(a))[0] ?? null;
}
