import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { GEMS } from '../../canvas/palette';
import { Glyph } from '../Glyph';
import type { Shaft } from '../home/shafts';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE } from '../theme/themes';
import { Heading, Words } from '../Words';

type Props = Pick<Shaft, 'name' | 'gem' | 'symbol'> & {
  /** How much of it is done. */
  count: string;
  gap: number;
  children: ReactNode;
};

/** What a page lists of one game, under its name and beside its gem. */
export function GameSection({ name, gem, symbol, count, gap, children }: Props) {
  const { colors } = useAppearance();
  return (
    <View style={[styles.game, { gap, backgroundColor: colors.surface, borderColor: colors.line }]}>
      <View style={[styles.spine, { backgroundColor: GEMS[gem] }]} />
      <View style={styles.head}>
        <Glyph name={symbol} size={40} color={colors.accent} />
        <View style={styles.words}>
          <Heading kind="name" aria-level={2}>
            {name}
          </Heading>
          <Words kind="small" color="muted">
            {count}
          </Words>
        </View>
      </View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  game: { padding: SPACE.medium, borderRadius: RADIUS, borderWidth: 1.5, overflow: 'hidden' },
  spine: { position: 'absolute', left: 0, top: 0, bottom: 0, width: 6 },
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.medium },
  words: { flex: 1 },
});
