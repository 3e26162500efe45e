import type { Room } from '../../canvas/mountain/plan';

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
  tagline: boolean;
  /** The buttons stand in the upper corner, where height is scarce. */
  corner: boolean;
};

/** Makes room for title, signs and buttons at the person's size of text. */
export function roomFor({ width, height, insets, textScale }: Window): HomeRoom {
  const wide = width > height * 0.92;
  const low = height < 500;
  const corner = wide;
  const tagline = !low && height > 600;
  const titleTop = wide ? (low ? 4 : 28) : height < 600 ? 12 : 30;
  const title = 50 * textScale * (width < 360 * textScale ? 2 : 1) + (tagline ? 30 * textScale : 0);
  const sky = wide ? (low ? 0 : height * 0.05) : height * 0.05;
  return {
    width,
    height,
    head: insets.top + titleTop + title + sky,
    foot: corner ? insets.bottom + 10 : insets.bottom + 48 * Math.max(1, textScale) + 24,
    sign: (wide ? 62 : 92) * textScale + 8,
    textScale,
    side: Math.max(insets.left, insets.right),
    titleTop,
    tagline,
    corner,
  };
}
