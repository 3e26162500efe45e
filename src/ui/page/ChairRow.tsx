import type { Ref } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { useText } from '../../i18n/language';
import type { Player } from '../../storage/savedGame';
import { Field } from '../Field';
import { emblemOf } from '../seats';
import { Glyph } from '../Glyph';
import { Crest } from '../Crest';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE, TARGET } from '../theme/themes';
import { Words } from '../Words';
import { Mark, type MarkName } from '../Mark';
import { kindKey } from '../kinds';

const MOST_LETTERS = 18;

type Props = {
  number: number;
  chair: Player;
  onName: (name: string) => void;
  onEmblem: () => void;
  onKind: () => void;
  /** While the seats are put in order: changes places with the neighbour before or after, if there is one. */
  moves?: { readonly up: Mover; readonly down: Mover };
};

type Mover = { readonly onPress: (() => void) | null; readonly ref: Ref<View> };

/** A seat at the table to be: its emblem, its name, and who plays it. */
export function ChairRow({ number, chair, onName, onEmblem, onKind, moves }: Props) {
  const text = useText();
  const { colors } = useAppearance();
  const { name, emblem, kind } = chair;
  return (
    <View style={styles.row}>
      <Pressable
        role="button"
        aria-label={text('new.emblem', { name })}
        onPress={onEmblem}
        style={({ pressed }) => pressed && styles.pressed}
      >
        <Crest emblem={emblemOf(emblem, name)} size={TARGET} />
      </Pressable>
      <Field
        label={text('new.name', { number })}
        value={name}
        maxLength={MOST_LETTERS}
        onChangeText={onName}
        style={styles.name}
      />
      {moves ? (
        <>
          <MoveButton label={text('new.order.up', { name })} mark="up" {...moves.up} />
          <MoveButton label={text('new.order.down', { name })} mark="down" {...moves.down} />
        </>
      ) : (
        <Pressable
          role="button"
          aria-label={`${text('new.kind', { name })}: ${text(kindKey(kind))}`}
          onPress={onKind}
          style={({ pressed }) => [
            styles.kind,
            { backgroundColor: colors.raised, borderColor: colors.line },
            pressed && styles.pressed,
          ]}
        >
          <Glyph name={kind === 'person' ? 'dwarf-face' : 'cog'} size={18} color={colors.accent} />
          <Words kind="small" numberOfLines={1} style={styles.label}>
            {text(kindKey(kind))}
          </Words>
        </Pressable>
      )}
    </View>
  );
}

/** Changes places with a neighbour. */
function MoveButton({ label, mark, onPress, ref }: Mover & { label: string; mark: MarkName }) {
  const { colors } = useAppearance();
  return (
    <Pressable
      ref={ref}
      role="button"
      aria-label={label}
      aria-disabled={onPress === null}
      disabled={onPress === null}
      onPress={onPress}
      style={({ pressed }) => [
        styles.move,
        { backgroundColor: colors.raised, borderColor: colors.line },
        onPress === null && styles.off,
        pressed && styles.pressed,
      ]}
    >
      <Mark name={mark} size={24} color={colors.accent} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  name: { flex: 1, width: 0 },
  kind: {
    minHeight: TARGET,
    width: 122,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.hair,
    paddingHorizontal: SPACE.small,
    borderRadius: RADIUS,
    borderWidth: 1.5,
  },
  label: { flex: 1 },
  move: {
    width: 57,
    minHeight: TARGET,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: RADIUS,
    borderWidth: 1.5,
  },
  off: { opacity: 0.35 },
  pressed: { opacity: 0.7 },
});
