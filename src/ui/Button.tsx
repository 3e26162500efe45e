import { Pressable, StyleSheet, View } from 'react-native';
import type { SymbolName } from '../canvas/symbols/names';
import { Glyph } from './Glyph';
import { useAppearance } from './theme/appearance';
import { RADIUS, SPACE, TARGET } from './theme/themes';
import { Words } from './Words';

type Props = {
  label: string;
  onPress: () => void;
  symbol?: SymbolName;
  kind?: 'first' | 'second';
  /** A line of second rank under the label. */
  hint?: string;
  /** A smaller size of type, for a button in a line that keeps its height. */
  size?: number | undefined;
};

/** A button. The first one of a page glows like a lantern, the others are of wood. */
export function Button({ label, onPress, symbol, kind = 'second', hint, size }: Props) {
  const { colors } = useAppearance();
  const ink = kind === 'first' ? colors.onAccent : colors.text;
  return (
    <Pressable
      role="button"
      onPress={onPress}
      style={({ pressed }) => [
        styles.button,
        size !== undefined && styles.low,
        {
          backgroundColor: kind === 'first' ? colors.accent : colors.raised,
          borderColor: kind === 'first' ? colors.accent : colors.line,
        },
        pressed && styles.pressed,
      ]}
    >
      {symbol && <Glyph name={symbol} size={22} color={ink} />}
      <View style={styles.label}>
        <Words
          kind="strong"
          {...(size === undefined ? {} : { size })}
          center={symbol === undefined && hint === undefined}
          style={[{ color: ink }, size !== undefined && styles.tight]}
        >
          {label}
        </Words>
        {hint !== undefined && (
          <Words kind="small" style={{ color: ink }}>
            {hint}
          </Words>
        )}
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  button: {
    minHeight: TARGET,
    minWidth: TARGET,
    paddingHorizontal: SPACE.medium,
    paddingVertical: SPACE.small,
    borderRadius: RADIUS,
    borderWidth: 1.5,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.small,
  },
  low: { paddingVertical: 2, paddingHorizontal: SPACE.small },
  tight: { lineHeight: undefined },
  label: { flexShrink: 1 },
  pressed: { opacity: 0.75, transform: [{ translateY: 1 }] },
});
