import { Pressable, StyleSheet, View } from 'react-native';
import { useText } from '../../i18n/language';
import type { Player } from '../../storage/saved';
import { Field } from '../Field';
import { emblemOf } from '../seats';
import { Glyph } from '../Glyph';
import { Crest } from '../Crest';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE, TARGET } from '../theme/themes';
import { Words } from '../Words';
import { kindKey } from '../kinds';

const MOST_LETTERS = 18;

type Props = {
  number: number;
  chair: Player;
  onName: (name: string) => void;
  onEmblem: () => void;
  onKind: () => void;
};

/** A seat at the table to be: its emblem, its name, and who plays it. */
export function ChairRow({ number, chair, onName, onEmblem, onKind }: Props) {
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
        <Crest emblem={emblemOf(emblem)} size={TARGET} />
      </Pressable>
      <Field
        label={text('new.name', { number })}
        value={name}
        maxLength={MOST_LETTERS}
        onChangeText={onName}
        style={styles.name}
      />
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
    </View>
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
  pressed: { opacity: 0.7 },
});
