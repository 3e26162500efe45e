/** Something of Skia's that can be freed. */
type Freed = { dispose(): void };

// In a browser nobody frees paint: what a drawing is painted with would stay for as long as the app is open.
let passing: Freed[] | null = null;

/** Lets something go as soon as what is being drawn now is drawn. Where nothing is being drawn it stays. */
export function forNow<T extends Freed>(made: T): T {
  passing?.push(made);
  return made;
}

/** Draws, and frees what was made for that alone. */
export function drawing<T>(draw: () => T): T {
  const around = passing;
  const made: Freed[] = [];
  passing = made;
  try {
    return draw();
  } finally {
    passing = around;
    for (const each of made) each.dispose();
  }
}
