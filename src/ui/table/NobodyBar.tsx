import { StyleSheet, View } from 'react-native';
import { useText } from '../../i18n/language';
import type { TableEvent } from '../../table/events';
import { Button } from '../Button';
import { SPACE } from '../theme/themes';
import { Closing } from './Closing';

type Props = {
  /** Whether everybody has had time to look. */
  isRipe: boolean;
  /** Whether the call closes by itself, and after how long. */
  closes: boolean;
  stands: number;
  send: (event: TableEvent) => void;
};

/** How a call ends without a reaction: somebody says so for all, or it closes by itself unless somebody wants to think. */
export function NobodyBar({ isRipe, closes, stands, send }: Props) {
  const text = useText();
  return (
    <>
      {closes && <Closing after={stands} says={text('call.closing')} />}
      <View style={styles.buttons}>
        <View style={[styles.each, !isRipe && styles.early]}>
          <Button
            kind="first"
            label={text(isRipe ? 'table.nobody' : 'table.nobody.soon')}
            onPress={() => send({ type: 'NOBODY_OBJECTS' })}
          />
        </View>
        {closes && (
          <View style={styles.each}>
            <Button label={text('call.wait')} onPress={() => send({ type: 'WAIT' })} />
          </View>
        )}
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  each: { flexGrow: 1, flexBasis: 140 },
  early: { opacity: 0.55 },
});
