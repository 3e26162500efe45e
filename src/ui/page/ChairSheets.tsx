import { Fragment, type ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { useLanguage, useText } from '../../i18n/language';
import type { Player } from '../../storage/savedGame';
import { characterNamed, CHARACTERS } from '../../table/seats';
import { EMBLEMS, emblemOf, withFace } from '../seats';
import { Glyph } from '../Glyph';
import { Badge, Crest } from '../Crest';
import { Portrait } from '../Portrait';
import { Sheet } from '../Sheet';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE, TARGET } from '../theme/themes';
import { Words } from '../Words';
import { KINDS } from '../kinds';

type EmblemProps = {
  chair: Player;
  onChoose: (emblem: string) => void;
  onFace: (emblem: string) => void;
  onClose: () => void;
};

/** All emblems and all faces: the seat's own are framed. */
export function EmblemSheet({ chair, onChoose, onFace, onClose }: EmblemProps) {
  const text = useText();
  const { colors } = useAppearance();
  const own = emblemOf(chair.emblem, chair.name);
  const isCast = characterNamed(chair.name) !== undefined;
  return (
    <Sheet title={text('new.emblem', { name: chair.name })} onClose={onClose}>
      <View style={styles.emblems} role="radiogroup" aria-label={text('new.emblem', { name: chair.name })}>
        {EMBLEMS.map((emblem) => {
          const on = emblem.key === own.key;
          return (
            <Pressable
              key={emblem.key}
              role="radio"
              aria-checked={on}
              aria-label={text(`new.emblem.${emblem.key}`)}
              onPress={() => onChoose(emblem.key)}
              style={[styles.emblem, { borderColor: on ? colors.accent : 'transparent' }]}
            >
              <Badge emblem={emblem} size={48} />
            </Pressable>
          );
        })}
      </View>
      <Words kind="small" color="muted" center>
        {text('new.emblem.hint')}
      </Words>
      {!isCast && (
        <View style={styles.emblems} role="radiogroup" aria-label={text('new.face', { name: chair.name })}>
          {EMBLEMS.map(({ key }) => {
            const on = key === (own.face ?? own.key);
            return (
              <Pressable
                key={key}
                role="radio"
                aria-checked={on}
                aria-label={text(`new.face.${key}`)}
                onPress={() => onFace(withFace(chair.emblem, key))}
                style={[styles.emblem, { borderColor: on ? colors.accent : 'transparent' }]}
              >
                <Portrait face={key} color={own.color} size={52} otherwise={<Badge emblem={own} size={52} />} />
              </Pressable>
            );
          })}
        </View>
      )}
    </Sheet>
  );
}

type KindProps = { chair: Player; onChoose: (part: Partial<Player>) => void; onClose: () => void };

/** A person, or a bot and how well it plays: any of its level, or one by name. */
export function KindSheet({ chair, onChoose, onClose }: KindProps) {
  const text = useText();
  const language = useLanguage();
  const { colors } = useAppearance();
  const named = characterNamed(chair.name);
  const known = named?.level === chair.kind ? named : undefined;
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
                name={name[language]}
                line={manners[language]}
                on={key === known?.key}
                isOneOfThem
                onPress={() => onChoose({ kind, name: name[language] })}
              >
                <Crest emblem={emblemOf(chair.emblem, name[language])} size={TARGET} />
              </Who>
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
