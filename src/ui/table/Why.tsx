import { Pressable, StyleSheet, View } from 'react-native';
import { useText } from '../../i18n/language';
import { Mark } from '../Mark';
import { useTextScale } from '../textScale';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE, TARGET } from '../theme/themes';
import { Words } from '../Words';
import type { WhyNot } from './choosing';

type Props = { why: WhyNot; onRule?: ((rule: string) => void) | undefined; onForgive: () => void };

/** Why something cannot be done, and where the rules say so: over the mine, so that nothing makes room for it. */
export function Why({ why, onRule, onForgive }: Props) {
  const text = useText();
  const { colors } = useAppearance();
  // With large text what is below scrolls, and so does this.
  const isLarge = useTextScale() > 1.3;
  return (
    <View
      role="alert"
      aria-live="polite"
      style={[styles.why, !isLarge && styles.over, { backgroundColor: colors.surface, borderColor: colors.accent }]}
    >
      <Mark name="look" size={26} color={colors.accent} />
      <Words kind="strong" size={16} style={styles.words}>
        {why.words}
      </Words>
      {onRule && (
        <Pressable role="link" onPress={() => onRule(why.rule)} style={styles.link}>
          <Words kind="strong" size={15} color="accent" style={styles.underlined}>
            {text('table.rule')}
          </Words>
        </Pressable>
      )}
      <Pressable role="button" aria-label={text('table.close')} onPress={onForgive} style={styles.link}>
        <Mark name="no" size={20} color={colors.text} />
      </Pressable>
    </View>
  );
}

const styles = StyleSheet.create({
  over: { position: 'absolute', zIndex: 60, left: 0, right: 0, bottom: '100%' },
  why: {
    marginHorizontal: SPACE.small,
    marginBottom: SPACE.hair,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    paddingLeft: SPACE.small,
    borderRadius: RADIUS,
    borderWidth: 1.5,
  },
  words: { flex: 1, paddingVertical: SPACE.hair },
  link: { minWidth: TARGET, minHeight: TARGET, alignItems: 'center', justifyContent: 'center' },
  underlined: { textDecorationLine: 'underline' },
});
