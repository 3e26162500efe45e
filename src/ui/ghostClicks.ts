/** Phones send no clicks. */
export const noGhostClicks = (): (() => void) => () => undefined;
