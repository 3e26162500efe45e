/** Outlines that come up again and again, as SVG. */

/** A circle or an ellipse. */
export const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

/** A rectangle with round corners. */
export const block = (x: number, y: number, wide: number, high: number, round = 3): string =>
  `M${x + round} ${y}h${wide - 2 * round}q${round} 0 ${round} ${round}v${high - 2 * round}q0 ${round} ${-round} ${round}` +
  `h${2 * round - wide}q${-round} 0 ${-round} ${-round}v${2 * round - high}q0 ${-round} ${round} ${-round}Z`;
