import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../engine/game';
import { useText } from '../../../i18n/language';
import type { TableEvent } from '../../../table/events';
import type { Look } from '../../../table/look';
import { Button } from '../../Button';
import { SPACE } from '../../theme/themes';
import { Words } from '../../Words';
import { Hold } from '../Hold';

type Props = { look: Look; seat: Seat; name: string; send: (event: TableEvent) => void };

/** What somebody can say at their own edge: in a call that they react, or that the whole turn may pass; in their secret look, that they let it be. */
export function EdgeSays({ look, seat, name, send }: Props) {
  const text = useText();
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
        <View style={styles.each}>
          <Button label={text('flat.wave')} onPress={() => send({ type: 'WAVE', seat, on: true })} />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  says: { flexDirection: 'row', gap: 5, flex: 1.6 },
  each: { flex: 1, justifyContent: 'center' },
  words: { paddingHorizontal: SPACE.small + 2, textAlign: 'center' },
});
