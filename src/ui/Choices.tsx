import { Pressable, StyleSheet, View } from 'react-native';
import { Glyph } from './Glyph';
import { useAppearance } from './theme/appearance';
import { RADIUS, SPACE, TARGET } from './theme/themes';
import { Words } from './Words';

type Props<C extends string> = {
  label: string;
  choices: readonly C[];
  chosen: C;
  nameOf: (choice: C) => string;
  onChoose: (choice: C) => void;
};

/** One of several: the chosen one has a tick and a frame, not colour alone. */
export function Choices<C extends string>({ label, choices, chosen, nameOf, onChoose }: Props<C>) {
  const { colors } = useAppearance();
  return (
    <View role="radiogroup" aria-label={label} style={styles.group}>
      {choices.map((choice) => {
        const on = choice === chosen;
        return (
          <Pressable
            key={choice}
            role="radio"
            aria-checked={on}
            onPress={() => onChoose(choice)}
            style={({ pressed }) => [
              styles.choice,
              { backgroundColor: on ? colors.accent : colors.raised, borderColor: on ? colors.accent : colors.line },
              pressed && styles.pressed,
            ]}
          >
            {on && <Glyph name="check-mark" size={18} color={colors.onAccent} />}
            <Words kind="strong" color={on ? 'onAccent' : 'text'} style={styles.label}>
              {nameOf(choice)}
            </Words>
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  group: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  choice: {
    maxWidth: '100%',
    minHeight: TARGET,
    paddingHorizontal: SPACE.medium,
    paddingVertical: SPACE.small,
    borderRadius: RADIUS,
    borderWidth: 1.5,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
  },
  label: { flexShrink: 1 },
  pressed: { opacity: 0.75 },
});
