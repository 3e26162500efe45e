import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../engine/game';
import { useText } from '../../i18n/language';
import { Button } from '../Button';
import type { Emblem } from '../seats';
import { SPACE } from '../theme/themes';
import { Heading, Words } from '../Words';
import { Crest } from '../Crest';
import { Hold } from './Hold';
import { Ladder, type Rung } from './Ladder';
import { Question } from './Question';
import type { Top } from './top';

type Props = {
  rungs: readonly Rung[];
  words: Top['words'];
  seats: readonly { readonly seat: Seat; readonly name: string; readonly emblem: Emblem }[];
  isRipe: boolean;
  onObject: (seat: Seat) => void;
  onNobody: () => void;
  /** Opens the rules at a section. */
  onRule?: ((rule: string) => void) | undefined;
};

/** The phone lies on the table: the chain for all to see, a button for everybody who may object. */
export function CallScreen({ rungs, words, seats, isRipe, onObject, onNobody, onRule }: Props) {
  const text = useText();
  return (
    <Question>
      <Heading center aria-level={1}>
        {text('table.call')}
      </Heading>
      <Words center color="muted">
        {text('table.call.hint')}
      </Words>
      <Ladder {...{ rungs, words, onRule }} />
      <View style={styles.seats}>
        {seats.map(({ seat, name, emblem }) => (
          <View key={seat} style={styles.seat}>
            <Hold round label={text('table.object', { name })} hint={text('table.hold')} onHeld={() => onObject(seat)}>
              <Crest emblem={emblem} size={84} />
            </Hold>
            <Words kind="strong" center>
              {name}
            </Words>
            <Words kind="small" center color="muted">
              {text('table.object.hold')}
            </Words>
          </View>
        ))}
      </View>
      <View style={!isRipe && styles.early}>
        <Button kind="first" label={text(isRipe ? 'table.nobody' : 'table.nobody.soon')} onPress={onNobody} />
      </View>
      <Words kind="small" center color="muted">
        {text('table.object.private')}
      </Words>
    </Question>
  );
}

const styles = StyleSheet.create({
  seats: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.large },
  seat: { alignItems: 'center', gap: SPACE.hair, maxWidth: 130 },
  early: { opacity: 0.55 },
});
