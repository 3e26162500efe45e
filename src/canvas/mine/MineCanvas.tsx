import { useCallback, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import type { Sprite } from '../../engine/show';
import type { Insets, Size } from './camera';
import { Mine } from './Mine';
import type { SeatLook } from './token';

const NONE: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

type Props = {
  scene: readonly Sprite[];
  /** The keys of the things that can be touched now. */
  glow: ReadonlySet<string>;
  /** By seat. */
  seats: readonly SeatLook[];
  /** What a thing is called, for whoever does not see it. */
  label: (sprite: Sprite) => string;
  onTap: (key: string) => void;
  /** A thing is pressed long. */
  onLook?: ((key: string) => void) | undefined;
  /** Nothing moves by itself. */
  still: boolean;
  /** The key of the thing where something happens: it is kept in view. */
  focus: string | null;
  /** Who looks: each begins with the whole mine in view. */
  looker?: number;
  /** What lies over the canvas at its edges. */
  insets?: Insets;
  /** Whether buttons are at the left, within reach of that thumb. */
  leftHand?: boolean;
  /** How many rows lie beside the mine for long: when that changes, the camera is set anew, unlike for bars that come and go. */
  rows?: number;
};

/** What is seen of the mine, how large its canvas is, and what its camera is set for. */
type Seen = { readonly size: Size; readonly sheet: Size; readonly frame: Size; readonly rows: number };

/** Bars beside the mine take about so much of it for as long as they are there. */
const BARS = 120;

/**
 * The canvas grows but never shrinks while things beside it come and go: a surface of another size costs far more than
 * pixels. The camera is set for the least room that bars have left, so that they hide nothing and move it but once; only
 * when the room has really changed is it set anew.
 */
function seenIn(size: Size, rows: number, was: Seen | undefined): Seen {
  if (was?.size.width !== size.width) return { size, sheet: size, frame: size, rows };
  const isAlike = was.rows === rows && size.height >= was.frame.height && size.height - was.frame.height <= BARS;
  return { size, sheet: was.sheet.height >= size.height ? was.sheet : size, frame: isAlike ? was.frame : size, rows };
}

/** Any scene as a lit mine that can be moved, zoomed and touched. It fills its parent. */
export function MineCanvas({ insets = NONE, leftHand = false, looker = -1, rows = 0, ...props }: Props) {
  const [room, setRoom] = useState<Seen | undefined>(undefined);
  const measure = useCallback(
    (width: number, height: number) => {
      setRoom((was) =>
        was?.size.width === width && was.size.height === height ? was : seenIn({ width, height }, rows, was),
      );
    },
    [rows],
  );
  return (
    <GestureHandlerRootView style={styles.whole}>
      <View
        style={styles.whole}
        onLayout={({ nativeEvent: { layout } }) => measure(Math.round(layout.width), Math.round(layout.height))}
      >
        {room !== undefined && room.size.width > 0 && room.size.height > 0 && (
          <Mine {...props} {...room} looker={looker} insets={insets} leftHand={leftHand} />
        )}
      </View>
    </GestureHandlerRootView>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1, alignSelf: 'stretch', overflow: 'hidden', backgroundColor: '#0b0c14' },
});
