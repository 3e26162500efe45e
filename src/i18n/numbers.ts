/** A whole number as it is printed: with a minus, not with a hyphen. */
export const written = (value: number): string => (value < 0 ? `−${-value}` : String(value));
