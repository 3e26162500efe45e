import { type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { SymbolName } from '../canvas/symbols/names';
import { Glyph } from './Glyph';
import { useAppearance } from './theme/appearance';
import { RADIUS, SPACE } from './theme/themes';
import { Heading } from './Words';

type Props = { title: string; symbol?: SymbolName; children: ReactNode };

/** A part of a page under its own heading. */
export function Panel({ title, symbol, children }: Props) {
  const { colors } = useAppearance();
  return (
    <View style={[styles.panel, { backgroundColor: colors.surface, borderColor: colors.line }]}>
      <View style={styles.head}>
        {symbol && <Glyph name={symbol} size={26} color={colors.accent} />}
        <Heading kind="name" aria-level={2} color="accent" style={styles.title}>
          {title}
        </Heading>
      </View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { borderRadius: RADIUS, borderWidth: 1, padding: SPACE.medium, gap: SPACE.small },
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  title: { flexShrink: 1 },
});
