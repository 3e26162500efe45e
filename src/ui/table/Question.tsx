import { type ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useAppearance } from '../theme/appearance';
import { SPACE } from '../theme/themes';

/** What is asked over the whole table: a column in the middle of the screen. */
export function Question({ children }: { children: ReactNode }) {
  const { colors } = useAppearance();
  const insets = useSafeAreaInsets();
  return (
    <ScrollView
      style={{ backgroundColor: colors.ground }}
      contentContainerStyle={[
        styles.page,
        { paddingTop: insets.top + SPACE.large, paddingBottom: insets.bottom + SPACE.large },
      ]}
    >
      <View style={styles.column}>{children}</View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  page: { flexGrow: 1, justifyContent: 'center', paddingHorizontal: SPACE.medium },
  column: { width: '100%', maxWidth: 560, alignSelf: 'center', gap: SPACE.medium },
});
