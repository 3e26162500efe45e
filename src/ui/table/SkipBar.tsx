import { Pressable, StyleSheet } from 'react-native';
import { useText } from '../../i18n/language';
import { useAppearance } from '../theme/appearance';
import { SPACE, TARGET } from '../theme/themes';
import { Words } from '../Words';

type Props = { onHurry: (on: boolean) => void };

/** While bots act: held, what they do is skipped. */
export function SkipBar({ onHurry }: Props) {
  const text = useText();
  const { colors } = useAppearance();
  return (
    <Pressable
      role="button"
      aria-label={text('solo.skip')}
      onPressIn={() => onHurry(true)}
      onPressOut={() => onHurry(false)}
      style={({ pressed }) => [
        styles.bar,
        { backgroundColor: pressed ? colors.accent : colors.surface, borderColor: colors.accent },
      ]}
    >
      {({ pressed }) => (
        <Words kind="strong" color={pressed ? 'onAccent' : 'accent'}>
          {text('solo.skip')}
        </Words>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  bar: {
    minHeight: TARGET,
    paddingHorizontal: SPACE.medium,
    borderRadius: TARGET / 2,
    borderWidth: 1.5,
    justifyContent: 'center',
  },
});
