import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Easing, useAnimatedReaction, useSharedValue, withTiming, type SharedValue } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import type { Point } from '../light';
import { CELL } from './brushes';
import {
  bounded,
  bringing,
  centred,
  fitted,
  isSeen,
  isWhole,
  limited,
  set,
  zoomedAbout,
  type Bounds,
  type Camera,
  type Insets,
  type Size,
} from './camera';
import type { Quarters } from './turned';

/** The camera as numbers that live where the drawing is done. */
export type LiveCamera = { x: SharedValue<number>; y: SharedValue<number>; scale: SharedValue<number> };

/** What the camera moves in. */
export type Room = {
  readonly bounds: Bounds;
  /** What a choice is about, if it is about anything in the mine. */
  readonly asked: Bounds | null;
  readonly size: Size;
  readonly insets: Insets;
  readonly still: boolean;
  /** The buttons are at the left. */
  readonly leftHand: boolean;
  /** Whether a small map lies in the corner while not all is in view. */
  readonly hasMap?: boolean;
  /** How far the mine is turned on the screen. */
  readonly turn: Quarters;
};

/** A cell of which no more is shown is too small to see what is about to be placed there; then so much is. */
const FAR = 30 / CELL;
const NEAR = 46 / CELL;

/** How the camera flies: quick at first, then ever more slowly. */
export const FLIGHT = { duration: 320, easing: Easing.out(Easing.cubic) } as const;

const isAt = (a: Camera, b: Camera): boolean => a.x === b.x && a.y === b.y && a.scale === b.scale;

/** Where the camera is now. */
const now = ({ x, y, scale }: LiveCamera): Camera => ({ x: x.get(), y: y.get(), scale: scale.get() });

/** A camera that shows the whole scene, or a part around its home, until somebody takes it in hand, and the ways to move it. */
export function useCamera({ bounds, asked, size, insets, still, leftHand }: Room, home: Point | null) {
  const [start] = useState(() => set(bounds, asked, size, insets, leftHand, home));
  const x = useSharedValue(start.x);
  const y = useSharedValue(start.y);
  const scale = useSharedValue(start.scale);
  /** Whether somebody has moved it since it last showed everything. */
  const held = useSharedValue(false);
  /** Whether a finger is down: then nothing else moves the camera. */
  const touched = useSharedValue(false);
  /** Where it was before it came nearer for a while. */
  const away = useRef<Camera | null>(null);
  const camera = useMemo(() => ({ x, y, scale }), [x, y, scale]);
  const latestHome = useRef(home);
  const go = useMemo(() => {
    const to = (next: Camera, at: 'once' | 'flying') => {
      const value = (target: number) => (at === 'once' || still ? target : withTiming(target, FLIGHT));
      x.set(value(next.x));
      y.set(value(next.y));
      scale.set(value(next.scale));
    };
    const free = (next: Camera, at: 'once' | 'flying') => {
      held.set(true);
      to(bounded(next, bounds, size, insets), at);
    };
    return {
      to,
      fit: () => {
        held.set(false);
        to(fitted(bounds, size, insets, leftHand), 'flying');
      },
      zoom: (by: number, at: Point, how: 'once' | 'flying' = 'flying') => {
        const next = limited(scale.get() * by, fitted(bounds, size, insets, leftHand));
        free(zoomedAbout(now(camera), at.x, at.y, next), how);
      },
      pan: (dx: number, dy: number, how: 'once' | 'flying' = 'flying') => {
        const { x: left, y: top, scale: same } = now(camera);
        free({ x: left + dx, y: top + dy, scale: same }, how);
      },
      /** Puts a point of the drawing in the middle. */
      centre: (at: Point, how: 'once' | 'flying' = 'flying') => free(centred(at, scale.get(), size, insets), how),
      /** Brings a point into view if it is not: by a flight, or in stillness by a cut. */
      bring: (at: Point) => {
        // A camera that nobody holds shows everything anyway.
        if (!held.get() && isWhole(fitted(bounds, size, insets, leftHand))) return;
        if (touched.get() || isSeen(now(camera), at, size, insets)) return;
        to(bringing(now(camera), at, size, insets), 'flying');
      },
      /** Comes nearer to a point for as long as something small is looked at there; not for those who want stillness. */
      near: (at: Point) => {
        // A camera that nobody holds may be on its way to where it is set.
        const near = held.get() ? scale.get() : set(bounds, asked, size, insets, leftHand, latestHome.current).scale;
        if (still || touched.get() || away.current !== null || near >= FAR) return false;
        away.current = now(camera);
        to(bounded(centred(at, NEAR, size, insets), bounds, size, insets), 'flying');
        return true;
      },
      /** Goes back to where it was before it came nearer, unless somebody has moved it since. */
      back: () => {
        const was = away.current;
        away.current = null;
        if (!was || touched.get() || scale.get() < FAR) return;
        to(held.get() ? was : set(bounds, asked, size, insets, leftHand, latestHome.current), 'flying');
      },
    };
  }, [x, y, scale, held, touched, camera, bounds, asked, size, insets, still, leftHand]);
  const latestTo = useRef(go.to);
  useLayoutEffect(() => {
    latestTo.current = go.to;
    latestHome.current = home;
  }, [go, home]);
  const setFor = useRef(bounds);
  useEffect(() => {
    const isSame = setFor.current === bounds;
    setFor.current = bounds;
    // A bar that comes while something small is looked at closely does not end that.
    if (touched.get() || (isSame && away.current !== null)) return;
    away.current = null;
    if (held.get()) latestTo.current(bounded(now(camera), bounds, size, insets), 'once');
    else latestTo.current(set(bounds, asked, size, insets, leftHand, latestHome.current), 'flying');
  }, [held, touched, camera, bounds, asked, size, insets, leftHand]);
  return { camera, go, held, touched };
}

/** Where the camera came to rest: for what need not follow every frame. */
export function useResting(camera: LiveCamera, still: boolean): Camera {
  const [resting, setResting] = useState(() => now(camera));
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = useCallback(() => {
    clearTimeout(timer.current);
    // What is where it was is drawn no more: whoever is told anew of the same place would ask anew, for ever.
    const rest = () => setResting((was) => (isAt(was, now(camera)) ? was : now(camera)));
    // A jump is over at once, a flight when nothing has moved for a while.
    if (still) rest();
    else timer.current = setTimeout(rest, 120);
  }, [camera, still]);
  useAnimatedReaction(
    () => camera.x.get() + camera.y.get() * 3 + camera.scale.get() * 7,
    () => scheduleOnRN(later),
    [camera, later],
  );
  return resting;
}
