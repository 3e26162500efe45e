/** How a table is laid out on a screen. */
export interface Room {
  /** The mine beside everything else, instead of above it. */
  readonly isWide: boolean;
  /** Little height: what is not needed for the turn moves to a sheet. */
  readonly isLow: boolean;
  /** The width of everything that is not the mine. */
  readonly pane: number;
  /** The width of the mine. */
  readonly mine: number;
  readonly hand: Size;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The tools stand in a rail of this width where the screen is wide and low. */
export const RAIL = 60;
const WIDE = 700;
const RATIO = 1.4;
const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** Lays a table out on a screen of this size. */
export function roomFor(width: number, height: number): Room {
  const isWide = width >= WIDE && width > height;
  const isLow = height < (isWide ? 560 : 700);
  const pane = isWide ? Math.round(between(340, width * 0.4, 480)) : width;
  const rail = isWide && isLow ? RAIL : 0;
  const hand = Math.round(between(68, Math.min(pane * 0.26, height * (isLow ? 0.13 : 0.15)), 118));
  return {
    isWide,
    isLow,
    pane,
    mine: isWide ? width - pane - rail : width,
    hand: { width: hand, height: Math.round(hand * RATIO) },
  };
}
