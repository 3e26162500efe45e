import { Pressable, StyleSheet, View } from 'react-native';
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
    <View style={styles.place} pointerEvents="box-none">
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
    </View>
  );
}

const styles = StyleSheet.create({
  place: { position: 'absolute', left: 0, right: 0, top: '38%', alignItems: 'center' },
  bar: {
    minHeight: TARGET,
    paddingHorizontal: SPACE.large,
    borderRadius: TARGET / 2,
    borderWidth: 1.5,
    justifyContent: 'center',
  },
});
