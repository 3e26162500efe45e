/** How a table is laid out on a screen. */
export interface Room {
  /** The mine beside everything else, instead of behind it. */
  readonly isWide: boolean;
  /** Little height. */
  readonly isLow: boolean;
  /** The width of everything that is not the mine. */
  readonly pane: number;
  /** The width of the mine. */
  readonly mine: number;
  /** The cards of the hand, and those that a decision is about. */
  readonly hand: Size;
  readonly tray: Size;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The tools stand in a rail of this width where the screen is wide and low. */
export const RAIL = 60;
/** The height of every bar at the foot, whatever stands in it: what lies above it never moves. */
export const BAR = 48;
export const GAP = 4;
/** The height of a row of rivals. */
const SEAT = 48;
/** So much of each card is seen while the hand is folded. */
export const HEADS = 46;
/** How far a card that is touched rises. */
export const LIFT = 12;

/** So much of the height is the mine's: at rest, and while something is chosen. */
const AT_REST = 0.5;
const CHOOSING = 0.42;
/** The height of a row of small cards, and what a fanned hand and the gaps take beyond the cards. */
const SLIM = 62;
const LEANING = 40;
const WIDE = 700;
const RATIO = 1.4;
const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));
const card = (height: number): Size => ({ width: Math.round(height / RATIO), height: Math.round(height) });

/** So many rows the rivals stand in. */
const rowsOf = (rivals: number): number => (rivals > 5 ? 2 : 1);

/** Lays a table out on a screen of this size with so many rivals. */
export function roomFor(width: number, height: number, rivals: number): Room {
  const isWide = width >= WIDE && width > height;
  const isLow = height < (isWide ? 560 : 700);
  if (isWide) {
    const pane = Math.round(between(340, width * 0.4, 480));
    // Three bars and a slim row of cards always have their place below and above the hand.
    const shelf = height - 3 * (BAR + GAP) - SLIM - LEANING;
    const hand = card(
      between(84, isLow ? Math.min(shelf, pane * 0.36) : Math.min(pane * 0.26, height * 0.15) * RATIO, 165),
    );
    const tray = isLow ? card(between(84, shelf - 16, 132)) : hand;
    return { isWide, isLow, pane, mine: width - pane - (isLow ? RAIL : 0), hand, tray };
  }
  const bars = rowsOf(rivals) * (SEAT + GAP) + 3 * (BAR + GAP) + GAP;
  const shelf = height * (1 - AT_REST) - bars;
  const tray = height * (1 - CHOOSING) - bars - HEADS - 40;
  return {
    isWide,
    isLow,
    pane: width,
    mine: width,
    hand: card(between(78, Math.min(shelf - LIFT - GAP, width * 0.38), 150)),
    tray: card(between(74, Math.min(tray, width * 0.3), 132)),
  };
}
