import { Pressable, StyleSheet } from 'react-native';
import { useText } from '../../i18n/language';
import { Glyph } from '../Glyph';
import { useAppearance } from '../theme/appearance';
import { SPACE, TARGET } from '../theme/themes';
import { Words } from '../Words';

/** Leads to a rule. */
export function RuleLink({ title, onPress }: { title: string; onPress: () => void }) {
  const text = useText();
  const { colors } = useAppearance();
  return (
    <Pressable
      role="link"
      aria-label={text('rules.link', { title })}
      onPress={onPress}
      style={({ pressed }) => [styles.link, pressed && styles.pressed]}
    >
      <Glyph name="rule-book" size={18} color={colors.accent} />
      <Words kind="small" color="accent" style={styles.words}>
        {title}
      </Words>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  link: { minHeight: TARGET, flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  words: { flexShrink: 1 },
  pressed: { opacity: 0.6 },
});
