/** Where people sit around a phone that lies flat: each at an edge, clockwise from the one below. Everything here is pure. */
import type { Insets } from '../../../canvas/mine/camera';
import type { Quarters } from '../../../canvas/mine/turned';
import type { Seat } from '../../../engine/game';
import type { Box } from '../../Turned';

/** A place at an edge. */
export interface Edge extends Box {
  readonly seat: Seat;
  /** How far it is turned, so that whoever sits there reads it. */
  readonly turn: Quarters;
}

export interface Around {
  readonly edges: readonly Edge[];
  /** How much of each side those take who sit there. */
  readonly taken: readonly number[];
}

/** Below, left, above, right: clockwise as seats are counted, and each a quarter turn more. */
const SIDES: readonly Quarters[] = [0, 1, 2, 3];

/** How many sit at each side: opposite each other, then all around, then wherever there is most room. */
function shared(seats: number, lengths: readonly number[]): readonly number[] {
  if (seats <= 2) return [1, 0, seats - 1, 0];
  const counts = [1, 1, 1, seats === 3 ? 0 : 1];
  for (let left = seats - 4; left > 0; left--) {
    const roomy = SIDES.reduce((best, side) => (roomAt(side) > roomAt(best) ? side : best));
    counts[roomy] = (counts[roomy] ?? 0) + 1;
  }
  return counts;
  function roomAt(side: Quarters): number {
    return (lengths[side] ?? 0) / ((counts[side] ?? 0) + 1);
  }
}

/** A part of a side, from its left as whoever sits there sees it. */
function part(side: Quarters, screen: Box, deep: number, from: number, length: number): Box {
  const { left, top, width, height } = screen;
  const [right, bottom] = [left + width, top + height];
  switch (side) {
    case 0:
      return { left: left + from, top: bottom - deep, width: length, height: deep };
    case 1:
      return { left, top: top + from, width: deep, height: length };
    case 2:
      return { left: right - from - length, top, width: length, height: deep };
    case 3:
      return { left: right - deep, top: bottom - from - length, width: deep, height: length };
  }
}

/** The places of so many people around a screen, each so deep, and so long at most. */
export function around(screen: Box, seats: number, deep: number, longest: number): Around {
  const { width, height } = screen;
  const lengths = [width, height - 2 * deep, width, height - 2 * deep];
  const counts = shared(seats, lengths);
  const taken = counts.map((count) => (count > 0 ? deep : 0));
  const [below = 0, , above = 0] = taken;
  // The long sides keep clear of those who sit above and below.
  const free = { ...screen, top: screen.top + above, height: height - above - below };
  const edges = SIDES.flatMap((side) => {
    const count = counts[side] ?? 0;
    const each = (side % 2 === 0 ? width : free.height) / Math.max(1, count);
    // Nobody needs more room than this; they sit in the middle of their part.
    const own = Math.min(each, longest);
    return Array.from({ length: count }, (_, nth) => ({
      turn: side,
      // Clockwise is from right to left for those who sit at one side.
      ...part(side, side % 2 === 0 ? screen : free, deep, (count - 1 - nth) * each + (each - own) / 2, own),
    }));
  }).map((edge, seat) => ({ ...edge, seat }));
  return { edges, taken };
}

/** What a table in the middle keeps clear of, as whoever it is turned to sees it. */
export function padsOf(taken: readonly number[], turn: Quarters): Insets {
  const at = (side: number): number => taken[(side + turn) % SIDES.length] ?? 0;
  return { bottom: at(0), left: at(1), top: at(2), right: at(3) };
}

/** A sheet of paper before an edge, as deep and long as may be, within the screen. */
export function before(edge: Edge, screen: Box, long: number, deep: number): Box {
  const sideways = edge.turn % 2 === 1;
  const most = (size: number, of: number): number => Math.min(size, of);
  const size = sideways
    ? { width: most(deep, screen.width - edge.width), height: most(long, screen.height) }
    : { width: most(long, screen.width), height: most(deep, screen.height - edge.height) };
  const clamp = (value: number, least: number, greatest: number): number => Math.max(least, Math.min(value, greatest));
  const centred = {
    left: clamp(edge.left + (edge.width - size.width) / 2, screen.left, screen.left + screen.width - size.width),
    top: clamp(edge.top + (edge.height - size.height) / 2, screen.top, screen.top + screen.height - size.height),
  };
  switch (edge.turn) {
    case 0:
      return { ...size, left: centred.left, top: edge.top - size.height };
    case 1:
      return { ...size, left: edge.left + edge.width, top: centred.top };
    case 2:
      return { ...size, left: centred.left, top: edge.top + edge.height };
    case 3:
      return { ...size, left: edge.left - size.width, top: centred.top };
  }
}
