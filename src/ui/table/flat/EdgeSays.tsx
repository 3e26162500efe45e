import { Pressable, StyleSheet, View } from 'react-native';
import type { Seat } from '../../../engine/game';
import { useText } from '../../../i18n/language';
import type { TableEvent } from '../../../table/events';
import type { Look } from '../../../table/look';
import { Button } from '../../Button';
import { useAppearance } from '../../theme/appearance';
import { RADIUS, SPACE, TARGET } from '../../theme/themes';
import { Words } from '../../Words';
import { Hold } from '../Hold';

type Props = { look: Look; seat: Seat; name: string; send: (event: TableEvent) => void };

/** What somebody can say at their own edge: in a call that they react, or that the whole turn may pass; in their secret look, that they let it be. */
export function EdgeSays({ look, seat, name, send }: Props) {
  const text = useText();
  const { colors } = useAppearance();
  if (look.screen === 'private')
    return (
      <View style={styles.each}>
        <Button label={text('table.neverMind')} onPress={() => send({ type: 'NEVER_MIND' })} />
      </View>
    );
  const isOpenly = look.chain.length === 0;
  return (
    <View style={styles.says}>
      <View style={styles.each}>
        <Hold
          label={text(isOpenly ? 'call.use' : 'table.react', { name })}
          hint={text('table.hold')}
          onHeld={() => send({ type: 'OBJECT', seat })}
        >
          <Words kind="strong" size={16} color="accent" style={styles.words}>
            {text(isOpenly ? 'flat.use' : 'flat.object')}
          </Words>
        </Hold>
      </View>
      {!isOpenly && !look.waved.includes(seat) && (
        <Pressable
          role="button"
          onPress={() => send({ type: 'WAVE', seat, on: true })}
          style={[styles.each, styles.wave, { backgroundColor: colors.raised, borderColor: colors.line }]}
        >
          <Words kind="strong" size={15} center>
            {text('flat.wave')}
          </Words>
        </Pressable>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  says: { flexDirection: 'row', gap: 5, flex: 1.6 },
  each: { flex: 1, justifyContent: 'center' },
  wave: { minHeight: TARGET, paddingHorizontal: 5, borderRadius: RADIUS, borderWidth: 1.5 },
  words: { paddingHorizontal: SPACE.hair, textAlign: 'center' },
});
