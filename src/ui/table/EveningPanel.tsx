import { StyleSheet, View } from 'react-native';
import { useText } from '../../i18n/language';
import type { Evening } from '../../table/evening';
import { Crest } from '../Crest';
import { Panel } from '../Panel';
import { emblemOf } from '../seats';
import { SPACE } from '../theme/themes';
import { Words } from '../Words';

/** How the same people did this evening, over all their games. */
export function EveningPanel({ evening: { games, guests, toBots } }: { evening: Evening }) {
  const text = useText();
  return (
    <Panel title={text('evening.title', { games })} symbol="laurels-trophy">
      {guests.map(({ name, emblem, won }) => (
        <View key={name} style={styles.row}>
          <Crest emblem={emblemOf(emblem, name)} size={36} />
          <Words kind="strong" style={styles.grow}>
            {name}
          </Words>
          <Words>{text('evening.won', { won })}</Words>
        </View>
      ))}
      {toBots > 0 && (
        <Words kind="small" color="muted">
          {text('evening.bots', { won: toBots })}
        </Words>
      )}
    </Panel>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  grow: { flex: 1 },
});
