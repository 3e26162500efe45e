import { ScrollView, StyleSheet, View } from 'react-native';
import { useText } from '../../../i18n/language';
import type { TableEvent } from '../../../table/events';
import { Button } from '../../Button';
import { SPACE } from '../../theme/themes';
import { Heading } from '../../Words';
import { Closing } from '../Closing';
import { Ladder, type Rung } from '../Ladder';
import type { Top } from '../top';

type Props = {
  rungs: readonly Rung[];
  words: Top['words'];
  /** What is asked openly, where nothing is announced. */
  asks: string | null;
  isRipe: boolean;
  closes: boolean;
  stands: number;
  send: (event: TableEvent) => void;
  onRule?: ((rule: string) => void) | undefined;
};

/** What everybody is asked about, in the middle: each speaks at their own edge, and if nobody does it goes on by itself. */
export function FlatCall({ rungs, words, asks, isRipe, closes, stands, send, onRule }: Props) {
  const text = useText();
  return (
    <View style={styles.all}>
      <ScrollView contentContainerStyle={styles.page}>
        <Heading kind="name" center aria-level={1}>
          {asks ?? text('table.call')}
        </Heading>
        {rungs.length > 0 && <Ladder {...{ rungs, words, onRule }} />}
      </ScrollView>
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
    </View>
  );
}

const styles = StyleSheet.create({
  all: { flex: 1, padding: SPACE.small, gap: SPACE.small },
  page: { flexGrow: 1, justifyContent: 'center', gap: SPACE.small },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  each: { flexGrow: 1, flexBasis: 140 },
  early: { opacity: 0.55 },
});
