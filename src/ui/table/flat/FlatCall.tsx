import { StyleSheet, View } from 'react-native';
import { useText } from '../../../i18n/language';
import type { TableEvent } from '../../../table/events';
import { Scroller } from '../../Scroller';
import { SPACE } from '../../theme/themes';
import { Headline } from '../Headline';
import { Ladder, type Rung } from '../Ladder';
import { NobodyBar } from '../NobodyBar';
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
      <Scroller contentContainerStyle={styles.page}>
        <Headline kind="name">{asks ?? text('table.call')}</Headline>
        {rungs.length > 0 && <Ladder {...{ rungs, words, onRule }} />}
      </Scroller>
      <NobodyBar {...{ isRipe, closes, stands, send }} />
    </View>
  );
}

const styles = StyleSheet.create({
  all: { flex: 1, padding: SPACE.small, gap: SPACE.small },
  page: { flexGrow: 1, justifyContent: 'center', gap: SPACE.small },
});
