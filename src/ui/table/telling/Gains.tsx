import { StyleSheet, View } from 'react-native';
import Animated, { FadeInUp } from 'react-native-reanimated';
import type { Gain } from '../../../engine/show';
import { Crest } from '../../Crest';
import { useAppearance } from '../../theme/appearance';
import { SPACE } from '../../theme/themes';
import { Words } from '../../Words';
import type { Place, Top } from '../top';
import { Flight } from './Flight';

type Props = { gains: readonly Gain[]; places: readonly Place[]; words: Top['words'] };

/** One after the other. */
const FIRST = 200;
const APART = 220;

/** Who got or lost how much: it flies to the face it belongs to, or away from it, and the number stands beside it. */
export function Gains({ gains, places, words }: Props) {
  const { colors, still } = useAppearance();
  if (gains.length === 0) return null;
  return (
    <View style={styles.gains}>
      {gains.map(({ seat, amount }, i) => {
        const place = places[seat];
        const { count } = amount;
        return (
          <Animated.View
            key={i}
            style={[styles.gain, { borderColor: place?.emblem.color ?? colors.line, backgroundColor: colors.raised }]}
            {...(!still && { entering: FadeInUp.duration(280).delay(FIRST + i * APART) })}
          >
            {place && <Crest emblem={place.emblem} size={26} />}
            {!still && place && <Flight count={count} color={colors.accent} after={FIRST + i * APART + 120} />}
            <Words kind="strong">
              {count < 0 ? '−' : '+'} {words.amount({ ...amount, count: Math.abs(count) })}
            </Words>
          </Animated.View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  gains: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  gain: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.hair + 2,
    paddingLeft: 3,
    paddingRight: SPACE.small + 2,
    paddingVertical: 2,
    borderRadius: 18,
    borderWidth: 1.5,
  },
});
