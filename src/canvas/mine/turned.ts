import type { Point } from '../light';
import type { Size } from './camera';

/** Quarter turns clockwise by which something is turned on the screen. */
export type Quarters = 0 | 1 | 2 | 3;

/** A way on the screen, as it goes within what is turned. */
export function wayWithin(turn: Quarters, x: number, y: number): Point {
  'worklet';
  if (turn === 0) return { x, y };
  if (turn === 1) return { x: y, y: -x };
  return turn === 2 ? { x: -x, y: -y } : { x: -y, y: x };
}

/** A point of the screen, counted from the corner of what is turned as it is seen, as a point within it; `size` is its own. */
export function pointWithin(turn: Quarters, { width, height }: Size, x: number, y: number): Point {
  'worklet';
  const way = wayWithin(turn, x, y);
  return {
    x: way.x + (turn === 2 || turn === 3 ? width : 0),
    y: way.y + (turn === 1 || turn === 2 ? height : 0),
  };
}
