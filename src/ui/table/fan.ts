/** Where a card of a fanned hand lies: from the left, how far down, and how it leans, in degrees. */
export interface Slot {
  readonly left: number;
  readonly drop: number;
  readonly angle: number;
}

const EDGE = 8;
const GAP = 6;
/** A full hand leans so much from end to end, and its ends hang so deep. */
const LEAN = 22;
const DEEP = 14;

/** The slots of a hand: side by side as long as there is room, then overlapping no more than needed. */
export function fanned(count: number, room: number, card: number): readonly Slot[] {
  const step = count < 2 ? 0 : Math.min(card + GAP, (room - card - EDGE * 2) / (count - 1));
  const start = (room - card - step * (count - 1)) / 2;
  const middle = (count - 1) / 2;
  const most = Math.min(1, count / 7);
  return Array.from({ length: count }, (_, i) => {
    const away = middle === 0 ? 0 : (i - middle) / middle;
    return { left: start + i * step, drop: away * away * DEEP * most, angle: (away * LEAN * most) / 2 };
  });
}
