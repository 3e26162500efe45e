import { StyleSheet, View } from 'react-native';
import { useText } from '../../i18n/language';
import type { Look } from '../../table/look';
import type { TableEvent } from '../../table/events';
import { Button } from '../Button';
import { SPACE } from '../theme/themes';
import { Words } from '../Words';

/** Says that a move could not be saved, and lets the table go on with or without saving. */
export function SavingTrouble({ saving, send }: { saving: Look['saving']; send: (event: TableEvent) => void }) {
  const text = useText();
  if (saving !== 'failed') return null;
  return (
    <View style={styles.trouble} role="alert">
      <Words style={styles.words}>{text('table.saveFailed')}</Words>
      <Button label={text('table.retry')} onPress={() => send({ type: 'RETRY' })} />
      <Button label={text('table.playOn')} onPress={() => send({ type: 'PLAY_ON' })} />
    </View>
  );
}

const styles = StyleSheet.create({
  trouble: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small, paddingHorizontal: SPACE.small },
  words: { flexBasis: '100%' },
});
