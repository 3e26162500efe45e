import { type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useAppearance } from './theme/appearance';
import { RADIUS, SPACE } from './theme/themes';
import { Words } from './Words';

type Props = { role: 'alert' | 'status'; words: string; children: ReactNode };

/** What has just happened, at the foot of a page, with what can be done about it. */
export function Bar({ role, words, children }: Props) {
  const { colors } = useAppearance();
  return (
    <View role={role} style={[styles.bar, { backgroundColor: colors.raised, borderColor: colors.accent }]}>
      <Words style={styles.words}>{words}</Words>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  bar: {
    width: '100%',
    maxWidth: 640,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.medium,
    padding: SPACE.small,
    paddingLeft: SPACE.medium,
    borderRadius: RADIUS,
    borderWidth: 1.5,
    boxShadow: '0 6px 18px rgba(0, 0, 0, 0.5)',
  },
  words: { flex: 1 },
});
