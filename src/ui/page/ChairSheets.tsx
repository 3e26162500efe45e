import { Fragment, type ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { useLanguage, useText } from '../../i18n/language';
import type { Player } from '../../storage/saved';
import { CHARACTERS } from '../../table/seats';
import { EMBLEMS } from '../seats';
import { Glyph } from '../Glyph';
import { Crest } from '../Crest';
import { Sheet } from '../Sheet';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE, TARGET } from '../theme/themes';
import { Words } from '../Words';
import { KINDS } from '../kinds';

type EmblemProps = { chair: Player; onChoose: (emblem: string) => void; onClose: () => void };

/** All emblems: the seat's own is framed. */
export function EmblemSheet({ chair, onChoose, onClose }: EmblemProps) {
  const text = useText();
  const { colors } = useAppearance();
  return (
    <Sheet title={text('new.emblem', { name: chair.name })} onClose={onClose}>
      <View style={styles.emblems} role="radiogroup" aria-label={text('new.emblem', { name: chair.name })}>
        {EMBLEMS.map((emblem) => {
          const on = emblem.key === chair.emblem;
          return (
            <Pressable
              key={emblem.key}
              role="radio"
              aria-checked={on}
              aria-label={text(`new.emblem.${emblem.key}`)}
              onPress={() => onChoose(emblem.key)}
              style={[styles.emblem, { borderColor: on ? colors.accent : 'transparent' }]}
            >
              <Crest emblem={emblem} size={52} />
            </Pressable>
          );
        })}
      </View>
      <Words kind="small" color="muted" center>
        {text('new.emblem.hint')}
      </Words>
    </Sheet>
  );
}

type KindProps = { chair: Player; onChoose: (part: Partial<Player>) => void; onClose: () => void };

/** A person, or a bot and how well it plays: any of its level, or one by name. */
export function KindSheet({ chair, onChoose, onClose }: KindProps) {
  const text = useText();
  const language = useLanguage();
  const { colors } = useAppearance();
  const known = CHARACTERS.find(({ name, level }) => name === chair.name && level === chair.kind);
  return (
    <Sheet title={text('new.kind', { name: chair.name })} onClose={onClose}>
      <View role="radiogroup" aria-label={text('new.kind', { name: chair.name })} style={styles.kinds}>
        {KINDS.map((kind) => (
          <Fragment key={kind}>
            <Who
              name={text(`kind.${kind}`)}
              line={text(`kind.${kind}.line`)}
              on={kind === chair.kind && !known}
              onPress={() => onChoose({ kind })}
            >
              <Glyph name={kind === 'person' ? 'dwarf-face' : 'cog'} size={26} color={colors.accent} />
            </Who>
            {CHARACTERS.filter(({ level }) => level === kind).map(({ key, name, manners }) => (
              <Who
                key={key}
                name={name}
                line={manners[language]}
                on={key === known?.key}
                isOneOfThem
                onPress={() => onChoose({ kind, name })}
              />
            ))}
          </Fragment>
        ))}
      </View>
    </Sheet>
  );
}

type WhoProps = {
  name: string;
  line: string;
  on: boolean;
  /** Whether this is somebody by name, set in below their level. */
  isOneOfThem?: boolean;
  children?: ReactNode;
  onPress: () => void;
};

/** Somebody who could play. */
function Who({ name, line, on, isOneOfThem = false, children, onPress }: WhoProps) {
  const { colors } = useAppearance();
  return (
    <Pressable
      role="radio"
      aria-checked={on}
      aria-label={name}
      onPress={onPress}
      style={({ pressed }) => [
        styles.kind,
        { backgroundColor: colors.raised, borderColor: on ? colors.accent : colors.line },
        isOneOfThem && styles.inset,
        pressed && styles.pressed,
      ]}
    >
      {children}
      <View style={styles.words}>
        <Words kind="strong">{name}</Words>
        <Words kind="small" color="muted">
          {line}
        </Words>
      </View>
      {on && <Glyph name="check-mark" size={22} color={colors.accent} />}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  emblems: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.small },
  emblem: { padding: 4, borderWidth: 3, borderRadius: 36 },
  kinds: { gap: SPACE.small },
  kind: {
    minHeight: TARGET + SPACE.small,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.medium,
    padding: SPACE.small,
    borderRadius: RADIUS,
    borderWidth: 2,
  },
  inset: { marginLeft: SPACE.large, borderWidth: 1 },
  words: { flex: 1 },
  pressed: { opacity: 0.7 },
});
