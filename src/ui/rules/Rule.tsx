import { type RefObject } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import type { RuleWords } from '../../engine/show';
import { Chevron } from '../Glyph';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE, TARGET } from '../theme/themes';
import { Words } from '../Words';
import { Found } from './Found';
import type { Wanted } from './search';

type Props = {
  rule: RuleWords;
  isOpen: boolean;
  wanted: Wanted;
  onToggle: () => void;
  place?: RefObject<View | null>;
};

/** A rule under its title, which opens and closes it. */
export function Rule({ rule, isOpen, wanted, onToggle, place }: Props) {
  const { colors } = useAppearance();
  return (
    <View
      id={`rule-${rule.key}`}
      {...(place && { ref: place })}
      style={[styles.rule, { backgroundColor: colors.surface, borderColor: isOpen ? colors.line : colors.surface }]}
    >
      <Pressable
        role="button"
        aria-expanded={isOpen}
        onPress={onToggle}
        style={({ pressed }) => [styles.title, pressed && styles.pressed]}
      >
        <Words kind="strong" color={isOpen ? 'accent' : 'text'} style={styles.words}>
          {rule.title}
        </Words>
        <View style={isOpen ? styles.open : styles.closed}>
          <Chevron color={colors.accent} size={20} />
        </View>
      </Pressable>
      {isOpen && (
        <View style={styles.text}>
          {rule.text.split('\n\n').map((paragraph, i) => (
            <Found key={i} text={paragraph} wanted={wanted} />
          ))}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  rule: { borderRadius: RADIUS, borderWidth: 1 },
  title: {
    minHeight: TARGET,
    paddingHorizontal: SPACE.medium,
    paddingVertical: SPACE.small,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
  },
  words: { flex: 1 },
  text: { paddingHorizontal: SPACE.medium, paddingBottom: SPACE.medium, gap: SPACE.small },
  open: { transform: [{ rotate: '90deg' }] },
  closed: { transform: [{ rotate: '-90deg' }] },
  pressed: { opacity: 0.7 },
});
