import type { Open } from '../../engine/grid';
import type { Point } from '../light';
import { speck } from '../noise';
import { CELL } from './brushes';

const HALF = CELL / 2;
/** Half the width of a way. */
export const WAY = 23;

/** The sides of a set, north first. */
export const sidesOf = (open: Open): number[] => [0, 1, 2, 3].filter((side) => (open & (1 << side)) !== 0);

/** A point given as for the north side, turned to another. */
export function towards(side: number, across: number, out: number): Point {
  switch (side & 3) {
    case 0:
      return { x: across, y: -out };
    case 1:
      return { x: out, y: across };
    case 2:
      return { x: -across, y: out };
    default:
      return { x: -out, y: -across };
  }
}

/** Points on a line, hewn: those between the ends stand off it a little. */
function hewn(from: Point, to: Point, seed: number): Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 0.5) return [];
  const steps = Math.max(1, Math.round(length / 9));
  const [nx, ny] = [-(to.y - from.y) / length, (to.x - from.x) / length];
  return Array.from({ length: steps }, (_, i) => {
    const t = i / steps;
    const off = i === 0 ? 0 : (speck(i, Math.round(from.x + from.y * 3), seed) - 0.5) * 5;
    return { x: from.x + (to.x - from.x) * t + nx * off, y: from.y + (to.y - from.y) * t + ny * off };
  });
}

/** The outline of a cave with ways to the open sides, clockwise from the north-west; `room` is half its width. */
export function outlineOf(open: Open, room: number, seed: number): Point[] {
  const corners: Point[] = [];
  const bevel = room > WAY ? (room - WAY) * 0.6 : 6;
  for (const side of [0, 1, 2, 3]) {
    if ((open & (1 << side)) !== 0) {
      if (room > WAY) corners.push(towards(side, -room + bevel, room));
      corners.push(towards(side, -WAY, room), towards(side, -WAY, HALF + 1));
      corners.push(towards(side, WAY, HALF + 1), towards(side, WAY, room));
      if (room > WAY) corners.push(towards(side, room - bevel, room));
    } else corners.push(towards(side, -room + bevel, room), towards(side, room - bevel, room));
  }
  return corners.flatMap((corner, i) => hewn(corner, corners[(i + 1) % corners.length] ?? corner, seed));
}

/** The outline of a way that ends before it reaches the middle. */
export function stubOf(side: number, seed: number): Point[] {
  const corners = [
    towards(side, -WAY, HALF + 1),
    towards(side, WAY, HALF + 1),
    towards(side, WAY * 0.9, 22),
    towards(side, WAY * 0.4, 15),
    towards(side, -WAY * 0.5, 16),
    towards(side, -WAY * 0.9, 23),
  ];
  return corners.flatMap((corner, i) => hewn(corner, corners[(i + 1) % corners.length] ?? corner, seed + side));
}

/** The lines that rails take through the cell: straight on where that is possible, else round the corner. */
export function tracksOf(open: Open): Point[][] {
  const sides = sidesOf(open);
  const straight = (a: number, b: number): Point[] => [towards(a, 0, HALF + 1), towards(b, 0, HALF + 1)];
  const round = (a: number, b: number): Point[] =>
    Array.from({ length: 9 }, (_, i) => {
      const [p, q] = [towards(a, 0, HALF + 1), towards(b, 0, HALF + 1)];
      const t = i / 8;
      // A quadratic curve about the middle of the cell.
      return { x: (1 - t) ** 2 * p.x + t ** 2 * q.x, y: (1 - t) ** 2 * p.y + t ** 2 * q.y };
    });
  const [a = 0, b = 0] = sides;
  if (sides.length === 4) return [straight(0, 2), straight(1, 3)];
  if (sides.length === 3) {
    const lone = sides.find((side) => !sides.includes((side + 2) & 3)) ?? a;
    return [round(lone, (lone + 1) & 3), straight((lone + 1) & 3, (lone + 3) & 3)];
  }
  if (sides.length === 2) return [b - a === 2 ? straight(a, b) : round(a, b)];
  return sides.length === 1 ? [[towards(a, 0, HALF + 1), towards(a, 0, 20)]] : [];
}
