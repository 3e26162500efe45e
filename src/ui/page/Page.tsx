import { type ReactNode } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useText } from '../../i18n/language';
import { Chevron } from '../Symbol';
import { useAppearance } from '../theme/appearance';
import { SPACE, TARGET } from '../theme/themes';
import { Heading } from '../Words';

type Props = { title: string; onBack: () => void; banner?: ReactNode; children: ReactNode };

/** A page to read: a title with the way back, and a column no wider than eyes like. */
export function Page({ title, onBack, banner, children }: Props) {
  const text = useText();
  const { colors } = useAppearance();
  const insets = useSafeAreaInsets();
  return (
    <ScrollView
      style={{ backgroundColor: colors.ground }}
      contentContainerStyle={{
        paddingTop: insets.top + SPACE.small,
        paddingBottom: insets.bottom + SPACE.huge,
        paddingLeft: insets.left + SPACE.medium,
        paddingRight: insets.right + SPACE.medium,
      }}
    >
      <View style={styles.column}>
        <View style={styles.bar}>
          <Pressable
            role="button"
            aria-label={text('common.back')}
            onPress={onBack}
            style={({ pressed }) => [styles.back, pressed && styles.pressed]}
          >
            <Chevron color={colors.accent} />
          </Pressable>
          <Heading aria-level={1} style={styles.title}>
            {title}
          </Heading>
        </View>
        {banner}
        {children}
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  column: { width: '100%', maxWidth: 640, alignSelf: 'center', gap: SPACE.medium },
  bar: { flexDirection: 'row', alignItems: 'center', gap: SPACE.hair, marginLeft: -SPACE.small },
  back: { width: TARGET, height: TARGET, alignItems: 'center', justifyContent: 'center' },
  title: { flex: 1 },
  pressed: { opacity: 0.6 },
});
