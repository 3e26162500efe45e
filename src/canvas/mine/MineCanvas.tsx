import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import type { Size } from './camera';
import { Mine } from './Mine';
import type { MineProps } from './props';

/**
 * Any scene as a lit mine that can be moved, zoomed and touched. It fills its parent, from edge to edge: what lies over it is
 * told by its insets, so that the canvas keeps its size while bars come and go.
 */
export function MineCanvas(props: MineProps) {
  const [size, setSize] = useState<Size | null>(null);
  const measure = (width: number, height: number) =>
    setSize((was) => (was?.width === width && was.height === height ? was : { width, height }));
  return (
    <GestureHandlerRootView style={styles.whole}>
      <View
        style={styles.whole}
        onLayout={({ nativeEvent: { layout } }) => measure(Math.round(layout.width), Math.round(layout.height))}
      >
        {size !== null && size.width > 0 && size.height > 0 && <Mine {...props} size={size} />}
      </View>
    </GestureHandlerRootView>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1, alignSelf: 'stretch', overflow: 'hidden', backgroundColor: '#0b0c14' },
});
