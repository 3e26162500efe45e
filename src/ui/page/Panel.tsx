import { type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE } from '../theme/themes';
import { Heading } from '../Words';

/** A part of a page under its own heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const { colors } = useAppearance();
  return (
    <View style={[styles.panel, { backgroundColor: colors.surface, borderColor: colors.line }]}>
      <Heading kind="name" aria-level={2} color="accent">
        {title}
      </Heading>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { borderRadius: RADIUS, borderWidth: 1, padding: SPACE.medium, gap: SPACE.small },
});
