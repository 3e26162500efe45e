import { Canvas, Group, Picture, Skia } from '@shopify/react-native-skia';
import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { PixelRatio, StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import { Easing, useDerivedValue, useSharedValue, withTiming } from 'react-native-reanimated';
import type { Sprite } from '../../engine/show';
import { useText } from '../../i18n/language';
import { pulse, useSlowClock } from '../flicker';
import type { Point } from '../light';
import { recorded } from '../record';
import { useFreed } from '../useFreed';
import { stir } from '../rest';
import { CELL, isNear } from './brushes';
import { boundsOf, widened, type Bounds, type Insets, type Size } from './camera';
import { Controls } from './Controls';
import { whereItHappens } from './follow';
import { drawFrame, paintsOf } from './frame';
import { paintGlow } from './glow';
import { drawMap, mapBox, mapPaints, paintMap } from './map';
import { isGhost, kindOf } from './kinds';
import { isVague, meant } from './tap';
import type { Aim, MineProps } from './props';
import { Ruler } from './Ruler';
import { finishFor, type Finish } from './stamps';
import { Targets } from './Targets';
import { useCamera, useResting, type LiveCamera, type Room } from './useCamera';
import { useWheelAndKeys } from './useWheelAndKeys';
import { useGestures } from './useGestures';
import { isSameScene, worldOf } from './world';

type Props = MineProps & { readonly size: Size };

const NONE: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** A tap means a glowing thing up to so many points away. */
const SLOP = 24;
/** A tap that could mean several things comes nearer, until a cell is so many points large. */
const NEAR = 46;
const CHANGE = { duration: 300, easing: Easing.inOut(Easing.cubic) } as const;
/** Those who want stillness see things fade into each other, and soon. */
const FADE = { duration: 120 } as const;

/** The mine, once it is known how large it is. */
export function Mine(props: Props) {
  const { sprites: scene, glow, seats, label, onTap, onLook, still, size } = props;
  const {
    focus = null,
    about = null,
    looker = -1,
    insets = NONE,
    leftHand = false,
    isPicture = false,
    hasMap = true,
    turn = 0,
  } = props;
  const text = useText();
  const mine = useRef<View>(null);
  const [change, setChange] = useState({ from: scene, to: scene });
  if (!isSameScene(change.to, scene)) setChange({ from: change.to, to: scene });
  const sprites = change.to;
  const bounds = useSame(useSteady(sprites, isPicture));
  const asked = useSame(useMemo(() => askedIn(sprites, about), [sprites, about]));
  const room = { bounds, asked, size, insets, still, leftHand, hasMap, turn };
  const dwarves = sprites.filter((sprite) => kindOf(sprite).figure);
  const home = middleOf(dwarves.find(({ seat }) => seat === looker) ?? dwarves[0]);
  const { camera, go, held, touched } = useCamera(room, home);
  const eye = useResting(camera, still);
  const touch = useLatest(useTouch(sprites, glow, onTap, camera, go.zoom));
  const hold = useLatest(useHold(sprites, onLook, camera));
  const gestures = useGestures({
    ...room,
    camera,
    held,
    touched,
    onTap: touch,
    onHold: hold,
    onMap: useLatest(go.centre),
  });
  useAim(props.aim, mine, sprites, camera);
  useWheelAndKeys(mine, go, turn);
  useFollowing(change, focus, go, insets);
  useLooker(looker, go.fit);
  const reach = ({ x, y }: Sprite) => go.bring({ x: x * CELL, y: y * CELL });
  const middle = { x: size.width / 2, y: size.height / 2 };
  return (
    <>
      <GestureDetector gesture={gestures}>
        <View ref={mine} style={styles.whole} tabIndex={0} role="application" aria-label={text('mine.name')}>
          <Drawing {...room} {...{ change, glow, seats, camera }} finish={finishFor(eye.scale, PixelRatio.get())} />
          <Targets {...{ glow, eye, size, label }} sprites={sprites} onPress={onTap} onReach={reach} />
        </View>
      </GestureDetector>
      {props.ruler && !isPicture && (
        <Ruler
          names={props.ruler}
          {...{ camera, eye, size, insets, leftHand }}
          reading={props.reading ?? 1}
          low={mapBox(room, eye)?.y ?? size.height - insets.bottom}
        />
      )}
      {!isPicture && (
        <Controls
          insets={insets}
          leftHand={leftHand}
          onNearer={() => go.zoom(1.5, middle)}
          onFarther={() => go.zoom(1 / 1.5, middle)}
          onAll={go.fit}
        />
      )}
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

/** A value; the same object as long as it says the same. */
function useSame<T>(next: T): T {
  const [last, setLast] = useState({ value: next });
  if (last.value === next || JSON.stringify(last.value) === JSON.stringify(next)) return last.value;
  setLast({ value: next });
  return next;
}

/** The bounds of a scene; while something is about to be placed they only grow, so that turning it moves nothing else. */
function useSteady(sprites: readonly Sprite[], isPicture: boolean): Bounds {
  // Where there are no buttons, no row has to keep clear of them.
  const now = useMemo(() => ({ ...boundsOf(sprites), ...(isPicture && { rows: [] }) }), [sprites, isPicture]);
  const isTried = sprites.some(isGhost);
  const [held, setHeld] = useState<Bounds | null>(null);
  const next = isTried ? widened(held, now) : null;
  if (held !== next) setHeld(next);
  return next ?? now;
}

/** The stretch of the drawing that a choice is about. */
function askedIn(sprites: readonly Sprite[], about: ReadonlySet<string> | null): Bounds | null {
  const meantNow = sprites.filter(({ key }) => about?.has(key));
  return meantNow.length === 0 ? null : boundsOf(meantNow);
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
      else if (isVague(sprites, glow, place, SLOP / scale, scale)) zoom(NEAR / (scale * CELL), at);
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

/** Lets what lies beside the mine be dropped on its things. */
function useAim(
  aim: MineProps['aim'],
  mine: RefObject<View | null>,
  sprites: readonly Sprite[],
  camera: LiveCamera,
): void {
  useImperativeHandle(aim, (): Aim => {
    return (at, among, found) =>
      mine.current?.measureInWindow((left, top) => {
        const scale = camera.scale.get();
        const place = { x: (at.x - left - camera.x.get()) / scale, y: (at.y - top - camera.y.get()) / scale };
        const things = sprites.filter(({ key }) => among.has(key));
        found(meant(things, among, place, SLOP / scale));
      });
  }, [mine, sprites, camera]);
}

const NOTHING: ReadonlySet<string> = new Set();

const middleOf = (sprite: Sprite | null | undefined): Point | null =>
  sprite ? { x: sprite.x * CELL, y: sprite.y * CELL } : null;

/** Keeps in view where something happens: what it is told to look at, else what has just changed. */
function useFollowing(
  change: { readonly from: readonly Sprite[]; readonly to: readonly Sprite[] },
  focus: string | null,
  go: Pick<ReturnType<typeof useCamera>['go'], 'bring' | 'near' | 'back'>,
  insets: Insets,
) {
  const follow = useRef(go);
  const followed = useRef(change);
  useLayoutEffect(() => {
    follow.current = go;
  }, [go]);
  useEffect(() => {
    const told = middleOf(change.to.find(({ key }) => key === focus));
    const { bring, near, back } = follow.current;
    const isNew = followed.current !== change;
    followed.current = change;
    // Bars that come afterwards leave less room for what is looked at.
    if (told !== null) {
      if (!near(told)) bring(told);
      return;
    }
    back();
    const at = middleOf(isNew ? whereItHappens(change.from, change.to) : null);
    if (at !== null) bring(at);
  }, [change, focus, insets]);
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

type DrawingProps = Pick<Props, 'glow' | 'seats'> &
  Room & {
    change: { readonly from: readonly Sprite[]; readonly to: readonly Sprite[] };
    camera: LiveCamera;
    finish: Finish;
  };

/** All that Skia draws: one picture of the world, made anew when camera, light or things move, and the marks over it. */
function Drawing(props: DrawingProps) {
  const { change, glow, seats, camera, bounds, size, insets, still, leftHand, hasMap, finish } = props;
  const paints = useMemo(() => paintsOf(), []);
  const clock = useSlowClock(still);
  const next = useMemo(
    () => worldOf(change.from, change.to, seats, paints.light, still, finish),
    [change, seats, paints, still, finish],
  );
  const world = useSharedValue(next);
  const way = useSharedValue(1);
  useLayoutEffect(() => {
    world.set(next);
  }, [world, next]);
  useLayoutEffect(() => {
    if (change.from === change.to) return;
    stir();
    way.set(0);
    way.set(withTiming(1, still ? FADE : CHANGE));
  }, [way, change, still]);
  const whole = useMemo(() => Skia.XYWHRect(0, 0, size.width, size.height), [size]);
  const picture = useDerivedValue(() => {
    const seen = { x: camera.x.get(), y: camera.y.get(), scale: camera.scale.get() };
    return recorded((canvas) => drawFrame(canvas, paints, world.get(), seen, size, clock.get(), way.get()), whole);
  });
  useFreed(picture);
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
  const room = useMemo(() => ({ bounds, size, insets, leftHand, hasMap }), [bounds, size, insets, leftHand, hasMap]);
  const pens = useMemo(() => mapPaints(), []);
  const map = useMemo(() => paintMap(change.to, seats, bounds), [change, seats, bounds]);
  const overview = useDerivedValue(() => {
    const seen = { x: camera.x.get(), y: camera.y.get(), scale: camera.scale.get() };
    return recorded((canvas) => drawMap(canvas, pens, map, room, seen), whole);
  });
  useFreed(overview);
  const brightness = useDerivedValue(() => (still ? 1 : pulse(clock.get())));
  return (
    <Canvas style={styles.canvas} pointerEvents="none" aria-hidden>
      <Picture picture={picture} />
      <Group transform={transform} opacity={brightness}>
        <Picture picture={marks} />
      </Group>
      <Picture picture={overview} />
    </Canvas>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1, overflow: 'hidden' },
  canvas: { position: 'absolute', inset: 0 },
});
