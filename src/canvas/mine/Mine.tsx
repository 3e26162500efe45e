import { Canvas, createPicture, Group, Picture } from '@shopify/react-native-skia';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { PixelRatio, StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import { Easing, useDerivedValue, useSharedValue, withTiming } from 'react-native-reanimated';
import type { Sprite } from '../../engine/show';
import { useText } from '../../i18n/language';
import { useSlowClock } from '../flicker';
import type { Point } from '../light';
import { CELL, isNear } from './brushes';
import { boundsOf, type Insets, type Size } from './camera';
import { Controls } from './Controls';
import { whereItHappens } from './follow';
import { drawFrame, kitOf } from './frame';
import { paintGlow } from './glow';
import { drawMap, mapKit, paintMap } from './map';
import { meant } from './tap';
import { finishFor, type Finish } from './stamps';
import { Targets } from './Targets';
import type { SeatLook } from './token';
import { useCamera, useResting, type LiveCamera, type Room } from './useCamera';
import { useDesk } from './useDesk';
import { useHands } from './useHands';
import { isSameScene, worldOf } from './world';

type Props = {
  scene: readonly Sprite[];
  glow: ReadonlySet<string>;
  seats: readonly SeatLook[];
  label: (sprite: Sprite) => string;
  onTap: (key: string) => void;
  onLook?: ((key: string) => void) | undefined;
  still: boolean;
  focus: string | null;
  looker: number;
  size: Size;
  /** The size of the canvas itself: what does not fit into what is seen is cut off. */
  sheet: Size;
  /** What the camera is set for. */
  frame: Size;
  insets: Insets;
  leftHand: boolean;
};

/** Lantern light over a whole mine is drawn anew this often, in ms: slow enough to spare the battery. */
const FLICKER = 80;
/** A tap means a glowing thing up to so many points away. */
const SLOP = 24;
const CHANGE = { duration: 300, easing: Easing.inOut(Easing.cubic) } as const;

/** The mine, once it is known how large it is. */
export function Mine(props: Props) {
  const { scene, glow, seats, label, onTap, onLook, still, focus, looker, size, sheet, frame, insets, leftHand } =
    props;
  const text = useText();
  const mine = useRef<View>(null);
  const [change, setChange] = useState({ from: scene, to: scene });
  if (!isSameScene(change.to, scene)) setChange({ from: change.to, to: scene });
  const sprites = change.to;
  const bounds = useBounds(sprites);
  const room = { bounds, size, frame, insets, still, leftHand };
  const { camera, go, held, touched } = useCamera(room, middleOf(sprites.find(({ kind }) => kind === 'dwarf')));
  const eye = useResting(camera, still);
  const touch = useLatest(useTouch(sprites, glow, onTap, camera, go.zoom));
  const hold = useLatest(useHold(sprites, onLook, camera));
  const hands = useHands({ ...room, camera, held, touched, onTap: touch, onHold: hold, onMap: useLatest(go.look) });
  useDesk(mine, go);
  useFollowing(change, focus, go);
  useLooker(looker, go.fit);
  const reach = ({ x, y }: Sprite) => go.bring({ x: x * CELL, y: y * CELL });
  const middle = { x: size.width / 2, y: size.height / 2 };
  return (
    <>
      <GestureDetector gesture={hands}>
        <View ref={mine} style={styles.whole} tabIndex={0} role="application" aria-label={text('mine.name')}>
          <Drawing
            {...room}
            {...{ change, glow, seats, camera, sheet }}
            finish={finishFor(eye.scale, PixelRatio.get())}
          />
          <Targets {...{ glow, eye, size, label }} sprites={sprites} onPress={onTap} onReach={reach} />
        </View>
      </GestureDetector>
      <Controls
        insets={insets}
        leftHand={leftHand}
        onNearer={() => go.zoom(1.5, middle)}
        onFarther={() => go.zoom(1 / 1.5, middle)}
        onAll={go.fit}
      />
    </>
  );
}

/** The same function from picture to picture, that does what the latest does: gestures made anew would miss a finger that is down. */
function useLatest(act: (at: Point) => void): (at: Point) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  }, [act]);
  return useCallback((at: Point) => latest.current(at), []);
}

/** The bounds of a scene; the same object as long as they are the same. */
function useBounds(sprites: readonly Sprite[]) {
  const { left, top, right, bottom } = useMemo(() => boundsOf(sprites), [sprites]);
  return useMemo(() => ({ left, top, right, bottom }), [left, top, right, bottom]);
}

/** A second tap within this time and distance zooms, unless it means something. */
const AGAIN = { time: 300, far: 30 } as const;

function useTouch(
  sprites: readonly Sprite[],
  glow: ReadonlySet<string>,
  onTap: (key: string) => void,
  camera: LiveCamera,
  zoom: (by: number, at: Point) => void,
) {
  const last = useRef({ time: 0, x: 0, y: 0 });
  return useCallback(
    (at: Point) => {
      const scale = camera.scale.get();
      const place = { x: (at.x - camera.x.get()) / scale, y: (at.y - camera.y.get()) / scale };
      const key = meant(sprites, glow, place, SLOP / scale);
      const { time, x, y } = last.current;
      const isSecond = Date.now() - time < AGAIN.time && Math.hypot(at.x - x, at.y - y) < AGAIN.far;
      last.current = { time: isSecond ? 0 : Date.now(), ...at };
      if (isSecond && (key === undefined || !glow.has(key))) zoom(1.8, at);
      else if (key !== undefined) onTap(key);
    },
    [sprites, glow, onTap, camera, zoom],
  );
}

/** What is held is looked at: the thing that lies under the finger, whether it glows or not. */
function useHold(sprites: readonly Sprite[], onLook: ((key: string) => void) | undefined, camera: LiveCamera) {
  return useCallback(
    (at: Point) => {
      const scale = camera.scale.get();
      const place = { x: (at.x - camera.x.get()) / scale, y: (at.y - camera.y.get()) / scale };
      const key = meant(sprites, NOTHING, place, 0);
      if (key !== undefined) onLook?.(key);
    },
    [sprites, onLook, camera],
  );
}

const NOTHING: ReadonlySet<string> = new Set();

const middleOf = (sprite: Sprite | null | undefined): Point | null =>
  sprite ? { x: sprite.x * CELL, y: sprite.y * CELL } : null;

/** Keeps in view where something happens: what it is told to look at, else what has just changed. */
function useFollowing(
  change: { readonly from: readonly Sprite[]; readonly to: readonly Sprite[] },
  focus: string | null,
  go: Pick<ReturnType<typeof useCamera>['go'], 'bring' | 'near' | 'back'>,
) {
  const follow = useRef(go);
  useLayoutEffect(() => {
    follow.current = go;
  }, [go]);
  useEffect(() => {
    const told = middleOf(change.to.find(({ key }) => key === focus));
    const { bring, near, back } = follow.current;
    if (told !== null) {
      if (!near(told)) bring(told);
      return;
    }
    back();
    const at = middleOf(change.from === change.to ? null : whereItHappens(change.from, change.to));
    if (at !== null) bring(at);
  }, [change, focus]);
}

/** Whoever takes the phone sees the whole mine, wherever the one before had looked. */
function useLooker(looker: number, fit: () => void) {
  const last = useRef(looker);
  useEffect(() => {
    if (looker === last.current) return;
    last.current = looker;
    fit();
  }, [looker, fit]);
}

type DrawingProps = Pick<Props, 'glow' | 'seats' | 'sheet'> &
  Room & {
    change: { readonly from: readonly Sprite[]; readonly to: readonly Sprite[] };
    camera: LiveCamera;
    finish: Finish;
  };

/** All that Skia draws: one picture of the world, made anew when camera, light or things move, and the marks over it. */
function Drawing({ change, glow, seats, camera, bounds, size, sheet, insets, still, leftHand, finish }: DrawingProps) {
  const kit = useMemo(() => kitOf(), []);
  const place = useMemo(() => ({ position: 'absolute', left: 0, top: 0, ...sheet }) as const, [sheet]);
  const clock = useSlowClock(still, FLICKER);
  const next = useMemo(
    () => worldOf(change.from, change.to, seats, kit.light, still, finish),
    [change, seats, kit, still, finish],
  );
  const world = useSharedValue(next);
  const way = useSharedValue(1);
  useLayoutEffect(() => {
    world.set(next);
  }, [world, next]);
  useLayoutEffect(() => {
    if (change.from === change.to) return;
    way.set(0);
    way.set(withTiming(1, CHANGE));
  }, [way, change]);
  const picture = useDerivedValue(() => {
    const seen = { x: camera.x.get(), y: camera.y.get(), scale: camera.scale.get() };
    return createPicture((canvas) => drawFrame(canvas, kit, world.get(), seen, size, clock.get(), way.get()), size);
  });
  const glows = useMemo(
    () => ({ near: paintGlow(change.to, glow, 'near'), far: paintGlow(change.to, glow, 'far') }),
    [change, glow],
  );
  const marks = useDerivedValue(() => (isNear(camera.scale.get()) ? glows.near : glows.far));
  const transform = useDerivedValue(() => [
    { translateX: camera.x.get() },
    { translateY: camera.y.get() },
    { scale: camera.scale.get() },
  ]);
  const small = useMemo(() => ({ kit: mapKit(), map: paintMap(change.to, seats, bounds) }), [change, seats, bounds]);
  const overview = useDerivedValue(() => {
    const seen = { x: camera.x.get(), y: camera.y.get(), scale: camera.scale.get() };
    return createPicture((canvas) => drawMap(canvas, small.kit, small.map, bounds, seen, size, insets, leftHand), size);
  });
  const pulse = useDerivedValue(() => (still ? 1 : 0.78 + 0.22 * Math.sin(clock.get() / 330)));
  return (
    <Canvas style={place} pointerEvents="none" aria-hidden>
      <Picture picture={picture} />
      <Group transform={transform} opacity={pulse}>
        <Picture picture={marks} />
      </Group>
      <Picture picture={overview} />
    </Canvas>
  );
}

const styles = StyleSheet.create({ whole: { flex: 1, overflow: 'hidden' } });
