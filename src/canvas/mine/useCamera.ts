import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Easing, useAnimatedReaction, useSharedValue, withTiming, type SharedValue } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import type { Point } from '../light';
import {
  bounded,
  bringing,
  centred,
  fitted,
  framed,
  isSeen,
  isWhole,
  limited,
  zoomedAbout,
  type Camera,
  type Insets,
  type Size,
} from './camera';
import type { Stretch } from './lights';

/** The camera as numbers that live where the drawing is done. */
export type LiveCamera = { x: SharedValue<number>; y: SharedValue<number>; scale: SharedValue<number> };

/** What the camera moves in. */
export type Room = {
  readonly bounds: Stretch;
  readonly size: Size;
  readonly insets: Insets;
  readonly still: boolean;
  /** The buttons are at the left. */
  readonly leftHand: boolean;
};

/** How the camera flies: quick at first, then ever more slowly. */
export const FLIGHT = { duration: 320, easing: Easing.out(Easing.cubic) } as const;

/** Where the camera is now. */
const now = ({ x, y, scale }: LiveCamera): Camera => ({ x: x.get(), y: y.get(), scale: scale.get() });

/** A camera that shows the whole scene until somebody takes it in hand, and the ways to move it. */
export function useCamera({ bounds, size, insets, still, leftHand }: Room, first: Point | null) {
  const [start] = useState(() => framed(bounds, size, insets, leftHand, first));
  const x = useSharedValue(start.x);
  const y = useSharedValue(start.y);
  const scale = useSharedValue(start.scale);
  /** Whether somebody has moved it since it last showed everything. */
  const held = useSharedValue(false);
  /** Whether a finger is down: then nothing else moves the camera. */
  const touched = useSharedValue(false);
  const camera = useMemo(() => ({ x, y, scale }), [x, y, scale]);
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
      look: (at: Point, how: 'once' | 'flying' = 'flying') => free(centred(at, scale.get(), size, insets), how),
      /** Brings a point into view if it is not: by a flight, or in stillness by a cut. */
      bring: (at: Point) => {
        // A camera that nobody holds shows everything anyway.
        if (!held.get() && isWhole(fitted(bounds, size, insets, leftHand))) return;
        if (touched.get() || isSeen(now(camera), at, size, insets)) return;
        to(bringing(now(camera), at, size, insets), 'flying');
      },
    };
  }, [x, y, scale, held, touched, camera, bounds, size, insets, still, leftHand]);
  useEffect(() => {
    if (touched.get()) return;
    const fit = fitted(bounds, size, insets, leftHand);
    if (held.get() || !isWhole(fit)) go.to(bounded(now(camera), bounds, size, insets), 'once');
    else go.to(fit, 'flying');
  }, [go, held, touched, camera, bounds, size, insets, leftHand]);
  return { camera, go, held, touched };
}

/** Where the camera came to rest: for what need not follow every frame. */
export function useResting(camera: LiveCamera): Camera {
  const [resting, setResting] = useState(() => now(camera));
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setResting(now(camera)), 120);
  }, [camera]);
  useAnimatedReaction(
    () => camera.x.get() + camera.y.get() * 3 + camera.scale.get() * 7,
    () => scheduleOnRN(later),
  );
  return resting;
}
