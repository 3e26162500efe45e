import { Pressable, StyleSheet, View } from 'react-native';
import type { Sprite } from '../../engine/show';
import { RADIUS } from '../theme/themes';
import { MineView } from './MineView';
import type { Place } from './top';

type Props = {
  sprites: readonly Sprite[];
  places: readonly Place[];
  label: (sprite: Sprite) => string;
  /** What a touch does, in words. */
  does: string;
  onPress: () => void;
};

const NO_GLOW: ReadonlySet<string> = new Set();
const nothing = () => undefined;

/** The mine as it was left, to be looked at: a finger that scrolls the page goes over it, and a touch opens the replay. */
export function LastMine({ sprites, places, label, does, onPress }: Props) {
  return (
    <View style={styles.frame}>
      <View style={styles.mine} pointerEvents="none">
        <MineView {...{ sprites, places, label }} glow={NO_GLOW} onTap={nothing} isPicture />
      </View>
      <Pressable role="button" aria-label={does} onPress={onPress} style={styles.over} testID="last-mine" />
    </View>
  );
}

const styles = StyleSheet.create({
  frame: { height: 280, borderRadius: RADIUS, overflow: 'hidden' },
  mine: { flex: 1 },
  over: { position: 'absolute', inset: 0 },
});
