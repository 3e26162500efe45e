import { type ReactNode } from 'react';
import { Modal, Pressable, ScrollView, StyleSheet, View } from 'react-native';
import { useCover } from '../canvas/rest';
import { useText } from '../i18n/language';
import { Button } from './Button';
import { useAppearance } from './theme/appearance';
import { RADIUS, SPACE } from './theme/themes';
import { Heading } from './Words';

type Props = { title: string; onClose: () => void; children: ReactNode };

/** Something to read or to pick from, over the table. */
export function Sheet({ title, onClose, children }: Props) {
  const text = useText();
  const { colors, still } = useAppearance();
  useCover();
  return (
    <Modal transparent animationType={still ? 'none' : 'fade'} onRequestClose={onClose} aria-label={title}>
      <Pressable style={styles.shade} onPress={onClose} aria-hidden tabIndex={-1} />
      <View style={[styles.sheet, { backgroundColor: colors.surface, borderColor: colors.line }]}>
        <Heading aria-level={2}>{title}</Heading>
        <ScrollView contentContainerStyle={styles.content} tabIndex={0}>
          {children}
        </ScrollView>
        <Button label={text('table.close')} onPress={onClose} />
      </View>
    </Modal>
  );
}

const styles = StyleSheet.create({
  shade: { position: 'absolute', inset: 0, backgroundColor: '#000000aa' },
  sheet: {
    position: 'absolute',
    left: SPACE.small,
    right: SPACE.small,
    bottom: SPACE.small,
    maxHeight: '75%',
    maxWidth: 640,
    marginHorizontal: 'auto',
    padding: SPACE.medium,
    gap: SPACE.medium,
    borderRadius: RADIUS * 1.5,
    borderWidth: 1.5,
  },
  content: { gap: SPACE.small },
});
