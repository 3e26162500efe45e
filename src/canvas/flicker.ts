import { use, useEffect } from 'react';
import { AppState } from 'react-native';
import { useSharedValue, type SharedValue } from 'react-native-reanimated';
import { InFront, isCovered, onStir } from './rest';

/** How bright a flame is at a time (in ms), about 1: slow breathing, quick trembling, each lantern in its own rhythm. */
export function flicker(time: number, seed: number): number {
  'worklet';
  const t = time / 1000 + seed * 7.31;
  return 0.9 + 0.07 * Math.sin(t * 1.9) + 0.05 * Math.sin(t * 5.3 + 1.1) + 0.045 * Math.sin(t * 11.7 + seed);
}

const BEAT = 330;

/** How bright the marks of what can be touched are at a time (in ms): they swell and fade, and rest where they are brightest. */
export function pulse(time: number): number {
  'worklet';
  return 0.78 + 0.22 * Math.sin(time / BEAT);
}

/** How long it is until marks are brightest, at least half a second. */
function untilBright(time: number): number {
  const round = 2 * Math.PI * BEAT;
  const left = (BEAT * (Math.PI / 2) - time) % round;
  return left + round * Math.ceil((500 - left) / round);
}

/** Twelve times a second is enough for flames and dust, and spares the battery. */
const FRAME = 84;

/** So long after the last touch or happening light and dust begin to slow down; they rest before ten seconds are over. */
const AWAKE = 4700;

/** Where a clock is on its way to rest: even slower, until it stands. */
type Slowing = { readonly since: number; readonly from: number; readonly far: number };

/**
 * A clock in milliseconds for gentle motion. It knows nothing of the time in which it stands still: while asked to, while nobody is
 * there or nothing of it is seen. Its owner calls `stop` in the end.
 */
function slowClock(show: (time: number) => void, isSeen: () => boolean) {
  let time = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;
  let stirred = 0;
  let slowing: Slowing | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const tick = (): void => {
    const now = performance.now();
    timer = undefined;
    if (!isSeen()) return;
    if (slowing === undefined && now - stirred > AWAKE) slowing = { since: now, from: time, far: untilBright(time) };
    if (slowing === undefined) time += Math.min(now - last, 3 * FRAME);
    else {
      const way = Math.min(1, (now - slowing.since) / (2 * slowing.far));
      time = slowing.from + slowing.far * (2 * way - way * way);
      if (way === 1) return show(time);
    }
    last = now;
    show(time);
    timer = setTimeout(tick, FRAME);
  };
  const wake = (): void => {
    stirred = performance.now();
    slowing = undefined;
    if (timer !== undefined || !isSeen()) return;
    last = stirred;
    timer = setTimeout(tick, FRAME);
  };
  return { wake, stop };
}

/** The clock of a drawing. Still, it stands. */
export function useSlowClock(still: boolean): SharedValue<number> {
  const clock = useSharedValue(0);
  const inFront = use(InFront);
  useEffect(() => {
    if (still || !inFront) return undefined;
    const from = clock.get();
    const { wake, stop } = slowClock(
      (time) => clock.set(from + time),
      () => !isCovered() && AppState.currentState !== 'background',
    );
    wake();
    const stopListening = onStir(wake);
    const phone = AppState.addEventListener('change', wake);
    return () => {
      stop();
      stopListening();
      phone.remove();
    };
  }, [clock, still, inFront]);
  return clock;
}
