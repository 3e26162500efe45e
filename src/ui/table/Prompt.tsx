import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { useText } from '../../i18n/language';
import { useAppearance } from '../theme/appearance';
import { SPACE, TARGET } from '../theme/themes';
import { Words } from '../Words';
import { Crest } from '../Crest';
import { Mark } from './Mark';
import type { Place } from './top';
import type { WhyNot } from './useChoosing';

type Props = {
  words: string;
  place: Place | undefined;
  why: WhyNot | null;
  onRule?: ((rule: string) => void) | undefined;
  onForgive: () => void;
  small: boolean;
  /** The one thing to press now, if there is only one. */
  children?: ReactNode;
};

/** The line that always says who must do what; when something cannot be done, why, and where the rules say so. */
export function Prompt({ words, place, why, onRule, onForgive, small, children }: Props) {
  const text = useText();
  const { colors } = useAppearance();
  return (
    <View
      style={[styles.line, { backgroundColor: colors.surface, borderColor: why ? colors.accent : colors.line }]}
      role={why ? 'alert' : 'status'}
      aria-live="polite"
    >
      {why ? <Mark name="look" size={28} color={colors.accent} /> : place && <Crest emblem={place.emblem} size={32} />}
      <View style={styles.words}>
        <Words kind="strong" size={small ? 15 : 17}>
          {why?.words ?? words}
        </Words>
        {why && (
          <View style={styles.links}>
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
        )}
      </View>
      {children && <View style={styles.press}>{children}</View>}
    </View>
  );
}

const styles = StyleSheet.create({
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    marginHorizontal: SPACE.small,
    paddingHorizontal: SPACE.small,
    paddingVertical: SPACE.hair,
    minHeight: TARGET,
    borderRadius: 24,
    borderWidth: 1.5,
  },
  words: { flex: 1 },
  press: { maxWidth: '50%', marginRight: SPACE.hair - SPACE.small },
  links: { flexDirection: 'row', gap: SPACE.small },
  link: { minWidth: TARGET, minHeight: TARGET - 4, alignItems: 'center', justifyContent: 'center' },
  underlined: { textDecorationLine: 'underline' },
});
