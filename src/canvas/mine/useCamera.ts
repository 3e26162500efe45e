import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Gesture } from 'react-native-gesture-handler';
import {
  cancelAnimation,
  Easing,
  useAnimatedReaction,
  useSharedValue,
  withDecay,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import type { Point } from '../light';
import {
  bounded,
  bringing,
  fitted,
  limited,
  reachOf,
  yielding,
  zoomedAbout,
  type Camera,
  type Insets,
  type Size,
} from './camera';
import type { Stretch } from './lights';

/** The camera as numbers that live where the drawing is done. */
export type LiveCamera = { x: SharedValue<number>; y: SharedValue<number>; scale: SharedValue<number> };

type Room = { readonly bounds: Stretch; readonly size: Size; readonly insets: Insets; readonly still: boolean };

const FLIGHT = { duration: 320, easing: Easing.out(Easing.cubic) } as const;

/** Where the camera is now. */
const now = ({ x, y, scale }: LiveCamera): Camera => ({ x: x.get(), y: y.get(), scale: scale.get() });

/** A camera that shows the whole scene until somebody takes it in hand, and the ways to move it. */
export function useCamera({ bounds, size, insets, still }: Room) {
  const first = fitted(bounds, size, insets);
  const x = useSharedValue(first.x);
  const y = useSharedValue(first.y);
  const scale = useSharedValue(first.scale);
  /** Whether somebody has moved it since it last showed everything. */
  const held = useSharedValue(false);
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
        to(fitted(bounds, size, insets), 'flying');
      },
      zoom: (by: number, at: Point, how: 'once' | 'flying' = 'flying') => {
        const next = limited(scale.get() * by, fitted(bounds, size, insets));
        free(zoomedAbout(now(camera), at.x, at.y, next), how);
      },
      pan: (dx: number, dy: number, how: 'once' | 'flying' = 'flying') => {
        const { x: left, y: top, scale: same } = now(camera);
        free({ x: left + dx, y: top + dy, scale: same }, how);
      },
      bring: (at: Point) => {
        if (!still) to(bringing(now(camera), at, size, insets), 'flying');
      },
    };
  }, [x, y, scale, held, camera, bounds, size, insets, still]);
  useEffect(() => {
    if (held.get()) go.to(bounded(now(camera), bounds, size, insets), 'once');
    else go.to(fitted(bounds, size, insets), 'flying');
  }, [go, held, camera, bounds, size, insets]);
  return { camera, go, held };
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

type Hands = Room & { camera: LiveCamera; held: SharedValue<boolean>; onTap: (at: Point) => void };

/** One finger moves the mine, two zoom about themselves, a tap is a tap only if no second finger was down. */
export function useHands({ camera, held, bounds, size, insets, still, onTap }: Hands) {
  const { x, y, scale } = camera;
  const start = useSharedValue({ x: 0, y: 0, scale: 1, px: 0, py: 0 });
  const several = useSharedValue(false);
  return useMemo(() => {
    const reachX = () => {
      'worklet';
      return reachOf(bounds.left, bounds.right, scale.get(), insets.left, size.width - insets.right);
    };
    const reachY = () => {
      'worklet';
      return reachOf(bounds.top, bounds.bottom, scale.get(), insets.top, size.height - insets.bottom);
    };
    const grasp = (px: number, py: number) => {
      'worklet';
      cancelAnimation(x);
      cancelAnimation(y);
      cancelAnimation(scale);
      held.set(true);
      start.set({ x: x.get(), y: y.get(), scale: scale.get(), px, py });
    };
    const settle = () => {
      'worklet';
      const next = bounded({ x: x.get(), y: y.get(), scale: scale.get() }, bounds, size, insets);
      x.set(still ? next.x : withTiming(next.x, FLIGHT));
      y.set(still ? next.y : withTiming(next.y, FLIGHT));
    };
    const pan = Gesture.Pan()
      .maxPointers(1)
      .minDistance(8)
      .onTouchesDown((event) => {
        several.set(event.numberOfTouches > 1);
      })
      .onStart(() => grasp(0, 0))
      .onUpdate((event) => {
        const [minX, maxX] = reachX();
        const [minY, maxY] = reachY();
        x.set(yielding(start.get().x + event.translationX, minX, maxX));
        y.set(yielding(start.get().y + event.translationY, minY, maxY));
      })
      .onEnd((event) => {
        if (still) return settle();
        x.set(withDecay({ velocity: event.velocityX, clamp: reachX(), rubberBandEffect: true }));
        y.set(withDecay({ velocity: event.velocityY, clamp: reachY(), rubberBandEffect: true }));
      });
    const pinch = Gesture.Pinch()
      .onStart((event) => grasp(event.focalX, event.focalY))
      .onUpdate((event) => {
        const was = start.get();
        const next = limited(was.scale * event.scale, fitted(bounds, size, insets));
        const by = next / was.scale;
        scale.set(next);
        x.set(event.focalX - (was.px - was.x) * by);
        y.set(event.focalY - (was.py - was.y) * by);
      })
      .onEnd(settle);
    const tap = Gesture.Tap()
      .maxDuration(500)
      .maxDistance(14)
      .runOnJS(true)
      .onEnd((event, ended) => {
        if (ended && !several.get()) onTap({ x: event.x, y: event.y });
      });
    return Gesture.Simultaneous(pan, pinch, tap);
  }, [x, y, scale, start, several, held, bounds, size, insets, still, onTap]);
}
