import { useState } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';
import { useText } from '../../../i18n/language';
import { Mark } from '../../Mark';
import { useAppearance } from '../../theme/appearance';
import { RADIUS, SPACE, TARGET } from '../../theme/themes';
import { Words } from '../../Words';

type Props = { title: string; lines: readonly string[]; onClose: () => void };

/** All that happened since somebody's last turn: the last of it in a slim line, the rest when it is touched; it stands until something else is. */
export function RecapCard({ title, lines, onClose }: Props) {
  const text = useText();
  const { colors } = useAppearance();
  const [isOpen, setOpen] = useState(false);
  return (
    <View style={[styles.card, { backgroundColor: colors.surface, borderColor: colors.line }]}>
      <View style={styles.head}>
        <Pressable
          role="button"
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
          style={styles.grow}
          testID="recap"
        >
          <Mark name={isOpen ? 'up' : 'down'} size={20} color={colors.accent} />
          <Words kind="strong" size={isOpen ? 16 : 14} color={isOpen ? 'accent' : 'text'} style={styles.words}>
            {isOpen ? title : (lines.at(-1) ?? title)}
          </Words>
        </Pressable>
        <Pressable role="button" aria-label={text('table.close')} onPress={onClose} style={styles.close}>
          <Mark name="no" size={20} color={colors.text} />
        </Pressable>
      </View>
      {isOpen && (
        <ScrollView contentContainerStyle={styles.lines} tabIndex={0}>
          {lines.map((line, i) => (
            <Words key={i} kind="small">
              {line}
            </Words>
          ))}
        </ScrollView>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  card: {
    position: 'absolute',
    top: SPACE.hair,
    left: SPACE.hair,
    right: SPACE.hair,
    maxWidth: 480,
    maxHeight: '100%',
    marginHorizontal: 'auto',
    borderRadius: RADIUS,
    borderWidth: 1.5,
    opacity: 0.96,
    zIndex: 40,
  },
  head: { flexDirection: 'row', alignItems: 'center' },
  grow: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    minHeight: 44,
    paddingLeft: SPACE.small,
  },
  words: { flex: 1 },
  close: { width: TARGET, height: 44, alignItems: 'center', justifyContent: 'center' },
  lines: { gap: SPACE.hair, paddingHorizontal: SPACE.medium, paddingBottom: SPACE.small },
});
