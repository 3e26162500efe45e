import { type ReactNode } from 'react';
import { Modal, Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useCover } from '../canvas/rest';
import { useText } from '../i18n/language';
import { Button } from './Button';
import { Scroller } from './Scroller';
import { useAppearance } from './theme/appearance';
import { RADIUS, SPACE } from './theme/themes';
import { Turned, useTurn } from './Turned';
import { Heading } from './Words';

type Props = { title: string; onClose: () => void; children: ReactNode };

/** Something to read or to pick from, over the table, turned as the table is. */
export function Sheet({ title, onClose, children }: Props) {
  const text = useText();
  const { colors, still } = useAppearance();
  useCover();
  const turn = useTurn();
  const { width, height } = useWindowDimensions();
  const sheet = (
    <View style={[styles.sheet, { backgroundColor: colors.surface, borderColor: colors.line }]}>
      <Heading aria-level={2}>{title}</Heading>
      <Scroller contentContainerStyle={styles.content}>{children}</Scroller>
      <Button label={text('table.close')} onPress={onClose} />
    </View>
  );
  return (
    <Modal transparent animationType={still ? 'none' : 'fade'} onRequestClose={onClose} aria-label={title}>
      <Pressable style={styles.shade} onPress={onClose} aria-hidden tabIndex={-1} />
      {turn === 0 ? (
        sheet
      ) : (
        <Turned turn={turn} box={{ left: 0, top: 0, width, height }}>
          <Pressable style={styles.all} onPress={onClose} aria-hidden tabIndex={-1} />
          {sheet}
        </Turned>
      )}
    </Modal>
  );
}

const styles = StyleSheet.create({
  all: { position: 'absolute', inset: 0 },
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
