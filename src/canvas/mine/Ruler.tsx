import { StyleSheet, Text, View } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import type { Ruler as Names } from '../../engine/show';
import { CELL } from './brushes';
import type { Camera, Insets, Size } from './camera';
import { edgeOf, marksAlong } from './rulerMarks';
import type { LiveCamera } from './useCamera';

type Props = {
  names: Names;
  camera: LiveCamera;
  /** Where the camera came to rest. */
  eye: Camera;
  size: Size;
  insets: Insets;
  leftHand: boolean;
  /** How much larger than usual people read. */
  reading: number;
  /** How far down from the top of the screen nothing lies over the side of the rows. */
  low: number;
};

/** How large names are, how high a line of them, how wide a column, and how far the frame of a mine goes beyond its cells. */
const TYPE = 13;
const HIGH = 18;
const WIDE = 20;
const FRAME = 5;
/** So much of a cell a name takes at most, and so much larger than usual it is at most. */
const PART = 0.5;
const LARGEST = 1.8;

/** How large names are for those who read large, as far as the cells have room. */
function namesFor(reading: number, scale: number) {
  const grows = Math.max(1, Math.min(reading, LARGEST, (CELL * scale * PART) / HIGH));
  return { grows, high: HIGH * grows, wide: WIDE * grows };
}

/**
 * The names of columns and rows, as they are used wherever a place is named. They lie beside the outermost cells while those are
 * seen, else at the edge of what is; they go along with a camera that moves and wait while it zooms. Rows are named across from the
 * buttons, which would cover them. A finger goes through them.
 */
export function Ruler({ names: { columns, rows }, camera, eye, size, insets, leftHand, reading, low }: Props) {
  const { grows, high, wide } = namesFor(reading, eye.scale);
  const sized = { width: wide, height: high, lineHeight: high, fontSize: TYPE * grows };
  const [left, right] = [insets.left, size.width - insets.right];
  // Worklets take what they need by value.
  const [count, { scale, x, y }] = [columns.length, eye];
  const along = useAnimatedStyle(() => ({
    opacity: camera.scale.get() === scale ? 1 : 0,
    transform: [{ translateX: camera.x.get() - x }],
  }));
  const down = useAnimatedStyle(() => ({
    opacity: camera.scale.get() === scale ? 1 : 0,
    transform: [{ translateY: camera.y.get() - y }],
  }));
  const above = useAnimatedStyle(() => ({
    transform: [{ translateY: Math.max(insets.top, edgeOf(0, camera.scale.get(), camera.y.get()) - FRAME - high) }],
  }));
  const beside = useAnimatedStyle(() => {
    const at = !leftHand
      ? Math.max(left, edgeOf(0, camera.scale.get(), camera.x.get()) - FRAME - wide)
      : Math.min(right - wide, edgeOf(count, camera.scale.get(), camera.x.get()) + FRAME);
    return { transform: [{ translateX: at }] };
  });
  return (
    <View style={[StyleSheet.absoluteFill, styles.through]} aria-hidden testID="ruler">
      <Animated.View style={[styles.line, { left: 0, width: size.width, height: high }, above]}>
        <Animated.View style={along}>
          {marksAlong(columns, scale, x).map(({ name, at }) => (
            <Text key={name} allowFontScaling={false} style={[styles.name, sized, { left: at - wide / 2 }]}>
              {name}
            </Text>
          ))}
        </Animated.View>
      </Animated.View>
      <Animated.View
        testID="rows"
        style={[styles.line, { top: insets.top + high, height: low - insets.top - high, width: wide }, beside]}
      >
        <Animated.View style={down}>
          {marksAlong(rows, scale, y).map(({ name, at }) => (
            <Text
              key={name}
              allowFontScaling={false}
              style={[styles.name, sized, { top: at - insets.top - high * 1.5 }]}
            >
              {name}
            </Text>
          ))}
        </Animated.View>
      </Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({
  through: { pointerEvents: 'none', overflow: 'hidden' },
  line: { position: 'absolute', overflow: 'hidden', backgroundColor: '#0b0c1499' },
  name: {
    position: 'absolute',
    fontFamily: 'AlegreyaSans-ExtraBold',
    textAlign: 'center',
    color: '#ffe3b0',
    textShadowColor: '#000',
    textShadowRadius: 3,
  },
});
