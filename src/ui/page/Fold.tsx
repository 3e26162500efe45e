import { useState, type ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { Chevron } from '../Glyph';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE, TARGET } from '../theme/themes';
import { Words } from '../Words';

type Props = { title: string; summary: string; children: ReactNode };

/** A part of a page that opens when it is pressed; closed it says in a word what is chosen inside. */
export function Fold({ title, summary, children }: Props) {
  const { colors } = useAppearance();
  const [open, setOpen] = useState(false);
  return (
    <View style={[styles.fold, { backgroundColor: colors.surface, borderColor: colors.line }]}>
      <Pressable
        role="button"
        aria-expanded={open}
        aria-label={`${title}: ${summary}`}
        onPress={() => setOpen(!open)}
        style={({ pressed }) => [styles.head, pressed && styles.pressed]}
      >
        <Words kind="name" color="accent">
          {title}
        </Words>
        <Words color="muted" numberOfLines={1} style={styles.summary}>
          {summary}
        </Words>
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
  },
  summary: { flex: 1, textAlign: 'right' },
  inside: { paddingHorizontal: SPACE.medium, paddingBottom: SPACE.medium, gap: SPACE.small },
  down: { transform: [{ rotate: '-90deg' }, { scale: 0.7 }] },
  up: { transform: [{ rotate: '90deg' }, { scale: 0.7 }] },
  pressed: { opacity: 0.7 },
});
