/** Where a card of a fanned hand lies: from the left, how far down, and how it leans, in degrees. */
export interface Slot {
  readonly left: number;
  readonly drop: number;
  readonly angle: number;
}

const EDGE = 8;
const GAP = 6;
/** A full hand leans so much from end to end, and its ends hang so deep. */
const LEAN = 14;
const DEEP = 10;
/** How much higher than wide a card is. */
const RATIO = 1.4;

/** The slots of a hand: side by side as long as there is room, then overlapping no more than needed. */
export function fanned(count: number, room: number, card: number): readonly Slot[] {
  const most = Math.min(1, count / 7);
  // A card that leans reaches further to its side.
  const edge = EDGE + (Math.sin((LEAN * most * Math.PI) / 360) * card * RATIO) / 2;
  const step = count < 2 ? 0 : Math.min(card + GAP, (room - card - edge * 2) / (count - 1));
  const start = (room - card - step * (count - 1)) / 2;
  const middle = (count - 1) / 2;
  return Array.from({ length: count }, (_, i) => {
    const away = middle === 0 ? 0 : (i - middle) / middle;
    return { left: start + i * step, drop: away * away * DEEP * most, angle: (away * LEAN * most) / 2 };
  });
}
