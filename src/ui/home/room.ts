import { isWide, type Room } from '../../canvas/mountain/plan';

type Window = {
  width: number;
  height: number;
  insets: { top: number; bottom: number; left: number; right: number };
  textScale: number;
};

/** What the home screen leaves to the mountain, and how its own parts stand. */
export type HomeRoom = Room & {
  /** From the top of the safe area to the title. */
  titleTop: number;
  titleSize: number;
  tagline: boolean;
  /** The buttons stand in the upper corner, where height is scarce. */
  corner: boolean;
};

/** How wide the title is for each point of its size, and the room the moon keeps beside it. */
const TITLE_WIDTH = 5.7;
const MOON = 92;

/** Makes room for title, signs and buttons at the person's size of text. */
export function roomFor({ width, height, insets, textScale }: Window): HomeRoom {
  const wide = isWide({ width, height, textScale });
  const twoLines = width / 3 < 330 * textScale;
  const low = height < 500;
  const corner = wide;
  const tagline = !low && height > 600;
  const titleTop = wide ? (low ? 4 : 28) : height < 600 ? 12 : 30;
  const titleSize = Math.min(low ? 36 : 46, (width - MOON) / TITLE_WIDTH);
  const title = titleSize * 1.1 * textScale * (titleSize * textScale * TITLE_WIDTH > width - 32 ? 2 : 1);
  const subtitle = tagline ? 26 * textScale * (textScale > 1.3 ? 2 : 1) : 0;
  const sky = wide ? (low ? 0 : height * 0.05) : height * 0.05;
  const buttons = textScale > 1.3 ? 2 * (26 * textScale + 20) : 48;
  return {
    width,
    height,
    head: insets.top + titleTop + title + subtitle + sky,
    foot: corner ? insets.bottom + 10 : insets.bottom + buttons + 24,
    sign: (wide && !twoLines ? 62 : 92) * textScale + 8,
    textScale,
    side: Math.max(insets.left, insets.right),
    titleTop,
    titleSize,
    tagline,
    corner,
  };
}
