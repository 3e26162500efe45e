import { renderHook } from '@testing-library/react-native';
import { State, type GestureTouchEvent, type GestureType } from 'react-native-gesture-handler';
import { makeMutable } from 'react-native-reanimated';
import { boundsOf } from '../../../src/canvas/mine/camera';
import { useGestures } from '../../../src/canvas/mine/useGestures';
import { tunnels } from './scenes';

const size = { width: 390, height: 420 };
const camera = { x: makeMutable(0), y: makeMutable(0), scale: makeMutable(1) };
const room = {
  bounds: boundsOf(tunnels),
  size,
  frame: size,
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
  still: true,
  leftHand: false,
};
const manager = { handlerTag: 0, begin: jest.fn(), activate: jest.fn(), fail: jest.fn(), end: jest.fn() };

/** What a gesture is told when so many fingers are down. */
const fingers = (numberOfTouches: number): GestureTouchEvent => ({
  handlerTag: 0,
  numberOfTouches,
  state: State.BEGAN,
  eventType: 1,
  allTouches: [],
  changedTouches: [],
  pointerType: 0,
});

/** The mine under hands, and what its two gestures are told one after the other. */
function underHands() {
  const touched = makeMutable(false);
  const idle = jest.fn();
  const hands = {
    ...room,
    asked: null,
    turn: 0 as const,
    camera,
    held: makeMutable(false),
    touched,
    onTap: idle,
    onHold: idle,
    onMap: idle,
  };
  const { result } = renderHook(() => useGestures(hands));
  const named = (name: string): GestureType => {
    const found = result.current.toGestureArray().find(({ handlerName }) => handlerName === name);
    if (found === undefined) throw new Error(`no ${name}`);
    return found;
  };
  const [pan, pinch] = [named('PanGestureHandler'), named('PinchGestureHandler')];
  const down = (count: number) => {
    for (const gesture of [pan, pinch]) gesture.handlers.onTouchesDown?.(fingers(count), manager);
  };
  const up = (gesture: GestureType, count: number) => gesture.handlers.onTouchesUp?.(fingers(count), manager);
  /** A gesture ends, whatever became of it. */
  const over = ({ handlers }: GestureType) => Reflect.apply(handlers.onFinalize ?? idle, undefined, [{}, false]);
  return { touched, pan, pinch, down, up, over };
}

test('the mine is touched from the first finger to the last of a pinch, though it is no longer a pan', () => {
  const { touched, pan, pinch, down, up, over } = underHands();
  down(1);
  expect(touched.get()).toBe(true);
  down(2);
  over(pan);
  expect(touched.get()).toBe(true);
  up(pinch, 1);
  expect(touched.get()).toBe(true);
  up(pinch, 0);
  over(pinch);
  expect(touched.get()).toBe(false);
});

test('a finger alone lets go of it', () => {
  const { touched, pan, pinch, down, up, over } = underHands();
  down(1);
  up(pan, 0);
  up(pinch, 0);
  over(pan);
  expect(touched.get()).toBe(false);
});
