import { Pressable, StyleSheet, View } from 'react-native';
import { Glyph } from '../Glyph';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE, TARGET } from '../theme/themes';
import { Words } from '../Words';

type Props = { label: string; hint?: string; on: boolean; onChange: (on: boolean) => void };

/** Something that is on or off: the whole row is the target, and a tick says what the colour says. */
export function Toggle({ label, hint, on, onChange }: Props) {
  const { colors } = useAppearance();
  return (
    <Pressable
      role="switch"
      aria-checked={on}
      aria-label={label}
      onPress={() => onChange(!on)}
      style={({ pressed }) => [styles.row, pressed && styles.pressed]}
    >
      <View style={styles.words}>
        <Words kind="strong">{label}</Words>
        {hint && (
          <Words kind="small" color="muted">
            {hint}
          </Words>
        )}
      </View>
      <View
        style={[
          styles.track,
          { backgroundColor: on ? colors.accent : colors.raised, borderColor: on ? colors.accent : colors.line },
          on && styles.trackOn,
        ]}
      >
        <View style={[styles.knob, { backgroundColor: on ? colors.onAccent : colors.line }]}>
          {on && <Glyph name="check-mark" size={14} color={colors.accent} />}
        </View>
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: {
    minHeight: TARGET,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.medium,
    borderRadius: RADIUS,
  },
  words: { flex: 1 },
  track: {
    width: 56,
    height: 32,
    padding: 3,
    borderRadius: 16,
    borderWidth: 1.5,
    alignItems: 'flex-start',
  },
  trackOn: { alignItems: 'flex-end' },
  knob: { width: 23, height: 23, borderRadius: 12, alignItems: 'center', justifyContent: 'center' },
  pressed: { opacity: 0.75 },
});
