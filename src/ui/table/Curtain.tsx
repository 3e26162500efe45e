import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import { useText } from '../../i18n/language';
import { useSound } from '../ears/useEars';
import type { Emblem } from '../seats';
import { useAppearance } from '../theme/appearance';
import { SPACE } from '../theme/themes';
import { Heading, Words } from '../Words';
import { Crest } from '../Crest';
import { Hold } from './Hold';
import { Lamplight } from './Lamplight';

type Props = { name: string; emblem: Emblem; onReveal: () => void };

/** Covers the whole phone until the person it names holds it: nothing of any hand is behind it. It sounds the same whoever it is. */
export function Curtain({ name, emblem, onReveal }: Props) {
  const text = useText();
  const { colors } = useAppearance();
  const make = useSound();
  useEffect(() => make('curtain'), [make]);
  const reveal = () => {
    make('curtain');
    onReveal();
  };
  return (
    <View style={[styles.curtain, { backgroundColor: colors.ground }]}>
      <Lamplight color={emblem.color} />
      <View style={[styles.ring, { borderColor: emblem.color }]}>
        <Crest emblem={emblem} size={132} />
      </View>
      <Heading center aria-level={1}>
        {name}
      </Heading>
      <Words center color="muted">
        {text('table.curtain')}
      </Words>
      <View style={styles.way}>
        <Hold label={text('table.reveal', { name })} hint={text('table.hold')} onHeld={reveal}>
          <Words kind="strong" color="accent" style={styles.words}>
            {text('table.reveal', { name })}
          </Words>
        </Hold>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  curtain: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: SPACE.medium, padding: SPACE.large },
  ring: { padding: 8, borderWidth: 2, borderRadius: 80 },
  way: { alignSelf: 'stretch', maxWidth: 420, width: '100%', marginHorizontal: 'auto', marginTop: SPACE.large },
  words: { paddingHorizontal: SPACE.large, paddingVertical: SPACE.medium },
});
