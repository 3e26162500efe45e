import { type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Glyph } from '../Glyph';
import { Scroller } from '../Scroller';
import { useAppearance } from '../theme/appearance';
import { SPACE } from '../theme/themes';
import { Heading, Words } from '../Words';

type Props = { title: string; words: string; children: ReactNode };

/** A whole page that says what happened and offers what can be done. */
export function Notice({ title, words, children }: Props) {
  const { colors } = useAppearance();
  const insets = useSafeAreaInsets();
  return (
    <Scroller
      style={{ backgroundColor: colors.ground }}
      contentContainerStyle={[
        styles.page,
        { paddingTop: insets.top + SPACE.large, paddingBottom: insets.bottom + SPACE.large },
      ]}
    >
      <View style={styles.column} role="alert">
        <Glyph name="lantern-flame" size={88} color={colors.accent} />
        <Heading center aria-level={1}>
          {title}
        </Heading>
        <Words center>{words}</Words>
        <View style={styles.ways}>{children}</View>
      </View>
    </Scroller>
  );
}

const styles = StyleSheet.create({
  page: { flexGrow: 1, justifyContent: 'center', paddingHorizontal: SPACE.large },
  column: { width: '100%', maxWidth: 460, alignSelf: 'center', alignItems: 'center', gap: SPACE.medium },
  ways: { alignSelf: 'stretch', gap: SPACE.small, marginTop: SPACE.small },
});
