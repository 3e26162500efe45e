import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Scroller } from '../Scroller';

type Props = {
  isWide: boolean;
  scrolls: boolean;
  width: number;
  children: ReactNode;
};

/** Everything that is not the mine. It scrolls only where large text or a low screen leave no other way. */
export function Pane({ isWide, scrolls, width, children }: Props) {
  const size = isWide ? { width } : undefined;
  if (!scrolls)
    return (
      <View style={[isWide && styles.pane, isWide && styles.full, size]} pointerEvents="box-none">
        {children}
      </View>
    );
  return (
    <Scroller style={[styles.scroller, !isWide && styles.most, size]} contentContainerStyle={isWide && styles.low}>
      <View style={isWide && styles.pane}>{children}</View>
    </Scroller>
  );
}

const styles = StyleSheet.create({
  pane: { gap: 6, paddingVertical: 6 },
  full: { height: '100%' },
  scroller: { flexGrow: 0, flexShrink: 1 },
  most: { maxHeight: '72%' },
  low: { flexGrow: 1, justifyContent: 'flex-end' },
});
