import { StyleSheet, View } from 'react-native';
import type { SignWords } from '../../engine/show';
import { useText } from '../../i18n/language';
import { Sign } from '../table/card/Sign';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE } from '../theme/themes';
import { Heading } from '../Words';
import { Found } from './Found';
import type { Wanted } from './search';

type Props = { signs: readonly SignWords[]; wanted: Wanted };

const SIZE = 34;
/** Signs are shown on paper, as they stand on cards. */
const PAPER = '#f2e3c2';

/** What every sign of a game stands for. */
export function Legend({ signs, wanted }: Props) {
  const text = useText();
  const { colors } = useAppearance();
  return (
    <View style={styles.legend}>
      <Heading kind="name" aria-level={2} color="accent" style={styles.title}>
        {text('rules.signs')}
      </Heading>
      {signs.map(({ sign, name, text: means }) => (
        <View key={sign} style={[styles.sign, { backgroundColor: colors.surface, borderColor: colors.surface }]}>
          <View aria-hidden style={styles.paper}>
            <Sign of={sign} size={SIZE} on="paper" />
          </View>
          <View style={styles.words}>
            <Found text={name} wanted={wanted} kind="strong" />
            <Found text={means} wanted={wanted} />
          </View>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  legend: { gap: SPACE.small, marginBottom: SPACE.medium },
  title: { marginTop: SPACE.small },
  sign: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.medium,
    padding: SPACE.small,
    borderRadius: RADIUS,
    borderWidth: 1,
  },
  paper: {
    width: SIZE + SPACE.medium,
    height: SIZE + SPACE.medium,
    borderRadius: RADIUS * 0.6,
    backgroundColor: PAPER,
    alignItems: 'center',
    justifyContent: 'center',
  },
  words: { flex: 1, gap: SPACE.hair },
});
