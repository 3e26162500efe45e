import { Pressable, StyleSheet, View } from 'react-native';
import { useText } from '../../../i18n/language';
import { Glyph } from '../../Glyph';
import { Mark } from '../../Mark';
import { Portrait } from '../../Portrait';
import { useAppearance } from '../../theme/appearance';
import { RADIUS, SPACE, TARGET } from '../../theme/themes';
import { Words } from '../../Words';

type Props = {
  /** What he says, sentence by sentence. */
  said: readonly string[];
  /** Where it lies over something else, it can be put away. */
  onClose?: () => void;
};

/** The Foreman, and every word that he says. */
export function Foreman({ said, onClose }: Props) {
  const text = useText();
  const { colors } = useAppearance();
  if (said.length === 0) return null;
  return (
    <View
      style={[styles.all, onClose && styles.over, { backgroundColor: colors.surface, borderColor: colors.accent }]}
      testID="foreman"
    >
      <Portrait
        face="foreman"
        color={colors.accent}
        size={44}
        mood="pleased"
        otherwise={<Glyph name="lantern-flame" size={32} color={colors.accent} />}
      />
      <View style={styles.said} role="note" aria-label={`${text('foreman.name')}: ${said.join(' ')}`}>
        {said.map((line, i) => (
          <Words key={i} kind={said.length > 2 ? 'small' : 'body'}>
            {line}
          </Words>
        ))}
      </View>
      {onClose && (
        <Pressable role="button" aria-label={text('table.close')} onPress={onClose} style={styles.close}>
          <Mark name="no" size={20} color={colors.text} />
        </Pressable>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  all: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    padding: SPACE.small,
    borderRadius: RADIUS,
    borderWidth: 1.5,
    alignSelf: 'stretch',
  },
  over: { position: 'absolute', top: SPACE.small, left: SPACE.small, right: SPACE.small, maxWidth: 560, zIndex: 40 },
  said: { flex: 1, gap: 2 },
  close: { width: TARGET, height: TARGET, alignItems: 'center', justifyContent: 'center' },
});
