import { isWide, type Room } from '../../canvas/mountain/plan';

type Window = {
  width: number;
  height: number;
  insets: { top: number; bottom: number; left: number; right: number };
  textScale: number;
  /** Whether a game can be continued: that has a button of its own. */
  isOn: boolean;
};

/** What the home screen leaves to the mountain, and how its own parts stand. */
export type HomeRoom = Room & {
  /** From the top of the safe area to the title. */
  titleTop: number;
  titleSize: number;
  tagline: boolean;
  /** The shelf of ways stands in the upper corner, where height is scarce. */
  corner: boolean;
  /** The height of the shelf, and whether it has room for signs only. */
  dock: number;
  wordless: boolean;
  /** Whether it has room for what is also found elsewhere. */
  roomy: boolean;
};

/** How wide the title is for each point of its size, and the room the moon keeps beside it. */
const TITLE_WIDTH = 5.7;
const MOON = 92;

/** How wide the shelf is with all its words, in the longer language. */
const DOCK_WIDTH = 356;
const ROOMY = 560;

/** Makes room for title, signs and buttons at the person's size of text. */
export function roomFor({ width, height, insets, textScale, isOn }: Window): HomeRoom {
  const wide = isWide({ width, height, textScale });
  const twoLines = width / 3 < 330 * textScale;
  const low = height < 500;
  const corner = wide && low;
  const wordless = corner || width < DOCK_WIDTH * textScale;
  const dock = wordless ? 52 : 40 + 20 * textScale;
  const tagline = !low && height > 600;
  const titleTop = wide ? (low ? 4 : 28) : height < 600 ? 12 : 30;
  const titleSize = Math.min(low ? 36 : 46, (width - MOON) / TITLE_WIDTH);
  const title = titleSize * 1.1 * textScale * (titleSize * textScale * TITLE_WIDTH > width - 32 ? 2 : 1);
  const subtitle = tagline ? 26 * textScale * (textScale > 1.3 ? 2 : 1) : 0;
  const sky = wide ? (low ? 0 : height * 0.05) : height * 0.05;
  const going = isOn && !corner ? 24 + 46 * textScale * (textScale > 1.3 ? 2 : 1) : 0;
  return {
    width,
    height,
    head: insets.top + titleTop + title + subtitle + sky,
    foot: corner ? insets.bottom + 10 : insets.bottom + dock + going + 20,
    sign: (wide && !twoLines ? 62 : 92) * textScale + 8,
    textScale,
    side: Math.max(insets.left, insets.right),
    titleTop,
    titleSize,
    tagline,
    corner,
    dock,
    wordless,
    roomy: !corner && width >= ROOMY * textScale,
  };
}
