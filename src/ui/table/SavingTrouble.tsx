import { StyleSheet, View } from 'react-native';
import { useText } from '../../i18n/language';
import type { Look } from '../../table/look';
import type { TableEvent } from '../../table/events';
import { Button } from '../Button';
import { SPACE } from '../theme/themes';
import { Words } from '../Words';

type Props = { saving: Look['saving']; send: (event: TableEvent) => void };

/** Says that a move could not be saved, or that the table goes on without saving; it can be tried again at any time. */
export function SavingTrouble({ saving, send }: Props) {
  const text = useText();
  if (saving === 'fine') return null;
  return (
    <View style={styles.trouble} role="alert">
      <Words style={styles.words}>{text(saving === 'failed' ? 'table.saveFailed' : 'table.unsaved')}</Words>
      <Button label={text('table.retry')} onPress={() => send({ type: 'RETRY' })} />
      {saving === 'failed' && <Button label={text('table.playOn')} onPress={() => send({ type: 'PLAY_ON' })} />}
    </View>
  );
}

const styles = StyleSheet.create({
  trouble: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small, paddingHorizontal: SPACE.small },
  words: { flexBasis: '100%' },
});
