/** Long work in short slices, so that whoever shares the thread gets a turn in between. */

/** Work that can be done in parts. */
interface Work {
  /** Does so much more of it; true when it is done. */
  run(amount: number): boolean;
}

/** Milliseconds at a stretch: less than a frame takes. */
const SLICE = 8;

/**
 * Works until it is done, the time is up (milliseconds). It throws if nobody waits any more.
 * What has been found by then is the work's to say.
 */
export async function inTimeSlices(
  work: Work,
  signal: AbortSignal,
  limit: number,
  onSlice?: () => void,
): Promise<void> {
  const begun = performance.now();
  for (;;) {
    throwIfAborted(signal);
    const until = Math.min(performance.now() + SLICE, begun + limit);
    do if (work.run(1)) return;
    while (performance.now() < until);
    if (performance.now() >= begun + limit) return;
    onSlice?.();
    await pause();
  }
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Throws if nobody waits any more. (The phones' own signals cannot do that by themselves.) */
export function throwIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new Error('nobody waits any more');
}
