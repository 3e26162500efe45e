import { useState, type ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { Chevron } from './Glyph';
import { useAppearance } from './theme/appearance';
import { RADIUS, SPACE, TARGET } from './theme/themes';
import { Words } from './Words';

type Props = { title: string; summary: string; children: ReactNode; onTurned?: (open: boolean) => void };

/** A part of a page that opens when it is pressed; closed it says in a word what is chosen inside. */
export function Fold({ title, summary, children, onTurned }: Props) {
  const { colors } = useAppearance();
  const [open, setOpen] = useState(false);
  const turn = () => {
    setOpen(!open);
    onTurned?.(!open);
  };
  return (
    <View style={[styles.fold, { backgroundColor: colors.surface, borderColor: colors.line }]}>
      <Pressable
        role="button"
        aria-expanded={open}
        onPress={turn}
        style={({ pressed }) => [styles.head, pressed && styles.pressed]}
      >
        <View style={styles.words}>
          <Words kind="name" color="accent" style={styles.title}>
            {title}
          </Words>
          <Words color="muted" style={styles.summary}>
            {summary}
          </Words>
        </View>
        <View style={open ? styles.up : styles.down}>
          <Chevron color={colors.accent} />
        </View>
      </Pressable>
      {open && <View style={styles.inside}>{children}</View>}
    </View>
  );
}

const styles = StyleSheet.create({
  fold: { borderRadius: RADIUS, borderWidth: 1 },
  head: {
    minHeight: TARGET,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    paddingLeft: SPACE.medium,
    paddingRight: SPACE.small,
    paddingVertical: SPACE.hair,
  },
  // Beside each other where there is room, below each other where the text is large.
  words: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: SPACE.small },
  title: { flexShrink: 1 },
  summary: { flexGrow: 1, flexShrink: 1, textAlign: 'right' },
  inside: { paddingHorizontal: SPACE.medium, paddingBottom: SPACE.medium, gap: SPACE.small },
  down: { transform: [{ rotate: '-90deg' }, { scale: 0.7 }] },
  up: { transform: [{ rotate: '90deg' }, { scale: 0.7 }] },
  pressed: { opacity: 0.7 },
});
