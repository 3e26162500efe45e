import { Pressable, StyleSheet, View } from 'react-native';
import { useAppearance } from '../theme/appearance';
import { RADIUS, TARGET } from '../theme/themes';
import { Mark, type MarkName } from './Mark';
import { Print } from './card/Print';

/** A tool beside the hand. `label` says in full what `name` says in a word. */
export interface Tool {
  readonly mark: MarkName;
  readonly name: string;
  readonly label: string;
  readonly isOn?: boolean;
  readonly isOff?: boolean;
  onPress(): void;
}

/** The tools in the thumb's reach. */
export function Tools({ tools }: { tools: readonly Tool[] }) {
  const { colors } = useAppearance();
  return (
    <View style={styles.tools} role="toolbar">
      {tools.map(({ mark, name, label, isOn = false, isOff = false, onPress }) => {
        const ink = isOn ? colors.onAccent : colors.accent;
        return (
          <Pressable
            key={mark}
            role="button"
            aria-label={label}
            aria-disabled={isOff}
            disabled={isOff}
            onPress={onPress}
            style={({ pressed }) => [
              styles.tool,
              isOn && { backgroundColor: colors.accent },
              isOff && styles.off,
              pressed && styles.pressed,
            ]}
          >
            <Mark name={mark} size={24} color={ink} />
            <Print size={11} color={isOn ? colors.onAccent : colors.muted} numberOfLines={1}>
              {name}
            </Print>
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  tools: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between' },
  tool: {
    minWidth: TARGET,
    minHeight: TARGET,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: RADIUS * 0.7,
    paddingHorizontal: 2,
  },
  off: { opacity: 0.35 },
  pressed: { opacity: 0.6 },
});
