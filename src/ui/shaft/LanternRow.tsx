import { StyleSheet, View } from 'react-native';
import type { Lanterns, Reckoned } from '../../engine/chapter';
import { useText } from '../../i18n/language';
import { Glyph } from '../Glyph';
import { useAppearance } from '../theme/appearance';
import { SPACE } from '../theme/themes';
import { Words } from '../Words';

/** A lantern: it glows if it is lit, and is a shape in the dark if not. */
export function Lantern({ isLit, size }: { isLit: boolean; size: number }) {
  const { colors } = useAppearance();
  return (
    <View
      style={[
        styles.lantern,
        { width: size, height: size, borderRadius: size / 2, borderColor: isLit ? colors.accent : colors.line },
        isLit ? [styles.glow, { backgroundColor: colors.accent }] : { backgroundColor: colors.ground },
      ]}
    >
      <Glyph name="lantern-flame" size={size * 0.66} color={isLit ? colors.onAccent : colors.muted} />
    </View>
  );
}

type Props = {
  wanted: readonly [string, string, string];
  lanterns: Lanterns;
  /** What came of each, where a game has been played that lit them or not. */
  reckoned?: readonly Reckoned[];
};

/** The three lanterns of a chapter, and what lights each. */
export function LanternRows({ wanted, lanterns, reckoned = [] }: Props) {
  const text = useText();
  /** Why one stayed dark: for want of the task alone, or by how many. */
  const darkness = ({ isMet, count }: Reckoned): string => {
    if (isMet) return text('shaft.met');
    return count === null ? text('shaft.dark') : text('shaft.dark.count', { count: `${count}`.replace('-', '−') });
  };
  return (
    <View style={styles.rows}>
      {wanted.map((words, i) => {
        const isLit = lanterns[i] ?? false;
        const came = reckoned[i];
        const state = isLit ? text('shaft.lit') : came ? darkness(came) : null;
        return (
          <View key={i} style={styles.row} accessible>
            <Lantern isLit={isLit} size={36} />
            <View style={styles.words}>
              <Words kind={i === 0 ? 'strong' : 'body'}>{words}</Words>
              <Words kind="small" color={isLit ? 'accent' : 'muted'}>
                {[text(i === 0 ? 'shaft.task' : 'shaft.beside'), state].flatMap((part) => part ?? []).join(' · ')}
              </Words>
            </View>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  lantern: { alignItems: 'center', justifyContent: 'center', borderWidth: 1.5 },
  glow: { boxShadow: '0 0 12px rgba(255, 184, 77, 0.75)' },
  rows: { gap: SPACE.small },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.medium },
  words: { flex: 1 },
});
