import { useLayoutEffect, useMemo } from 'react';
import { Gesture, PointerType, type GestureTouchEvent } from 'react-native-gesture-handler';
import { cancelAnimation, useSharedValue, withDecay, withTiming, type SharedValue } from 'react-native-reanimated';
import type { Point } from '../light';
import { bounded, centred, fitted, limited, reachOf, yielding, type Camera } from './camera';
import { byTheScreen } from './byTheScreen';
import { isOnMap, mapBox, placeOnMap } from './map';
import { pointWithin, wayWithin } from './turned';
import { FLIGHT, type LiveCamera, type Room } from './useCamera';

type Gestures = Room & {
  camera: LiveCamera;
  held: SharedValue<boolean>;
  touched: SharedValue<boolean>;
  onTap: (at: Point) => void;
  onHold: (at: Point) => void;
  onMap: (at: Point) => void;
};

/**
 * One finger moves the mine, or on the small map the part that is seen; two zoom about themselves; a tap is a tap only
 * if no second finger was down.
 */
export function useGestures({ camera, held, touched, onTap, onHold, onMap, ...rest }: Gestures) {
  const { x, y, scale } = camera;
  // Gestures are made once and read the room as it is: made anew they would miss a finger that is down meanwhile.
  const room = useSharedValue<Room>(rest);
  useLayoutEffect(() => {
    room.set(rest);
  });
  const start = useSharedValue({ x: 0, y: 0, scale: 1, px: 0, py: 0 });
  const several = useSharedValue(false);
  /** Which of the gestures has fingers down: one ends where the other begins, and the mine is touched all the while. */
  const down = useSharedValue({ pan: false, pinch: false });
  const onMapNow = useSharedValue(false);
  /** The point between the fingers. A browser tells the focus of a pinch from the page's corner, not from the mine's. */
  const between = useSharedValue({ x: 0, y: 0 });
  return useMemo(() => {
    const here = (): Camera => {
      'worklet';
      return { x: x.get(), y: y.get(), scale: scale.get() };
    };
    /** Where a finger is within the mine, whichever way it lies. */
    const spot = (px: number, py: number): Point => {
      'worklet';
      const { turn, size } = room.get();
      return byTheScreen ? pointWithin(turn, size, px, py) : { x: px, y: py };
    };
    const reachX = () => {
      'worklet';
      const { bounds, size, insets } = room.get();
      return reachOf(bounds.left, bounds.right, scale.get(), insets.left, size.width - insets.right);
    };
    const reachY = () => {
      'worklet';
      const { bounds, size, insets } = room.get();
      return reachOf(bounds.top, bounds.bottom, scale.get(), insets.top, size.height - insets.bottom);
    };
    const feel = (by: 'pan' | 'pinch', isDown: boolean) => {
      'worklet';
      const next = { ...down.get(), [by]: isDown };
      down.set(next);
      touched.set(next.pan || next.pinch);
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
      const { bounds, size, insets, still } = room.get();
      const next = bounded(here(), bounds, size, insets);
      x.set(still ? next.x : withTiming(next.x, FLIGHT));
      y.set(still ? next.y : withTiming(next.y, FLIGHT));
    };
    const mapNow = () => {
      'worklet';
      return mapBox(room.get(), here());
    };
    const lookAtMap = (px: number, py: number) => {
      'worklet';
      const { bounds, size, insets } = room.get();
      const box = mapNow();
      if (box === null) return;
      const next = bounded(centred(placeOnMap(box, bounds, px, py), scale.get(), size, insets), bounds, size, insets);
      x.set(next.x);
      y.set(next.y);
    };
    const isMap = (px: number, py: number): boolean => {
      'worklet';
      const box = mapNow();
      return box !== null && isOnMap(box, px, py);
    };
    const pan = Gesture.Pan()
      .maxPointers(1)
      .minDistance(8)
      .onTouchesDown((event) => {
        feel('pan', true);
        several.set(event.numberOfTouches > 1);
      })
      .onTouchesUp((event) => feel('pan', event.numberOfTouches > 0))
      .onTouchesCancelled(() => feel('pan', false))
      .onBegin((event) => {
        const at = spot(event.x, event.y);
        onMapNow.set(isMap(at.x, at.y));
      })
      .onStart(() => grasp(0, 0))
      .onUpdate((event) => {
        const at = spot(event.x, event.y);
        if (onMapNow.get()) return lookAtMap(at.x, at.y);
        const way = wayWithin(room.get().turn, event.translationX, event.translationY);
        const [minX, maxX] = reachX();
        const [minY, maxY] = reachY();
        x.set(yielding(start.get().x + way.x, minX, maxX));
        y.set(yielding(start.get().y + way.y, minY, maxY));
      })
      .onEnd((event) => {
        if (room.get().still || onMapNow.get()) return settle();
        const pace = wayWithin(room.get().turn, event.velocityX, event.velocityY);
        x.set(withDecay({ velocity: pace.x, clamp: reachX(), rubberBandEffect: true }));
        y.set(withDecay({ velocity: pace.y, clamp: reachY(), rubberBandEffect: true }));
      })
      .onFinalize(() => feel('pan', false));
    const middle = ({ allTouches }: GestureTouchEvent) => {
      'worklet';
      const count = Math.max(1, allTouches.length);
      const sum = { x: 0, y: 0 };
      for (const touch of allTouches) {
        const at = spot(touch.x, touch.y);
        sum.x += at.x;
        sum.y += at.y;
      }
      between.set({ x: sum.x / count, y: sum.y / count });
    };
    const pinch = Gesture.Pinch()
      .onTouchesDown((event) => {
        feel('pinch', event.numberOfTouches > 1);
        middle(event);
      })
      .onTouchesMove(middle)
      .onTouchesUp((event) => feel('pinch', down.get().pinch && event.numberOfTouches > 0))
      .onTouchesCancelled(() => feel('pinch', false))
      .onStart(() => grasp(between.get().x, between.get().y))
      .onUpdate((event) => {
        const was = start.get();
        const { bounds, size, insets, leftHand } = room.get();
        const next = limited(was.scale * event.scale, fitted(bounds, size, insets, leftHand));
        const by = next / was.scale;
        scale.set(next);
        x.set(between.get().x - (was.px - was.x) * by);
        y.set(between.get().y - (was.py - was.y) * by);
      })
      .onEnd(settle)
      .onFinalize(() => feel('pinch', false));
    const tap = Gesture.Tap()
      .maxDuration(500)
      .maxDistance(14)
      .runOnJS(true)
      .onEnd((event, ended) => {
        // A key pressed on a target means that target, and is heard there; as a tap it would come where the last finger was.
        if (!ended || several.get() || event.pointerType === PointerType.KEY) return;
        const box = mapNow();
        const at = spot(event.x, event.y);
        if (box !== null && isOnMap(box, at.x, at.y)) onMap(placeOnMap(box, room.get().bounds, at.x, at.y));
        else onTap(at);
      });
    const hold = Gesture.LongPress()
      .minDuration(520)
      .maxDistance(14)
      .runOnJS(true)
      .onStart((event) => {
        if (!several.get()) onHold(spot(event.x, event.y));
      });
    return Gesture.Simultaneous(pan, pinch, tap, hold);
  }, [x, y, scale, start, several, down, onMapNow, between, held, touched, room, onTap, onHold, onMap]);
}
