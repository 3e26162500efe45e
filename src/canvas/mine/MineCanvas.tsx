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
  /** What lies over the canvas at its edges. */
  insets?: Insets;
  /** Whether buttons are at the left, within reach of that thumb. */
  leftHand?: boolean;
};

/** Any scene as a lit mine that can be moved, zoomed and touched. It fills its parent. */
export function MineCanvas({ insets = NONE, leftHand = false, ...props }: Props) {
  const [size, setSize] = useState<Size | undefined>(undefined);
  const measure = useCallback((width: number, height: number) => {
    setSize((was) => (was?.width === width && was.height === height ? was : { width, height }));
  }, []);
  return (
    <GestureHandlerRootView style={styles.whole}>
      <View
        style={styles.whole}
        onLayout={({ nativeEvent: { layout } }) => measure(Math.round(layout.width), Math.round(layout.height))}
      >
        {size !== undefined && size.width > 0 && size.height > 0 && (
          <Mine {...props} size={size} insets={insets} leftHand={leftHand} />
        )}
      </View>
    </GestureHandlerRootView>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1, alignSelf: 'stretch', overflow: 'hidden', backgroundColor: '#0b0c14' },
});
