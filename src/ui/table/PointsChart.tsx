import { StyleSheet, View } from 'react-native';
import { useText } from '../../i18n/language';
import { SPACE } from '../theme/themes';
import { Words } from '../Words';
import { Curves } from './Curves';
import type { Place } from './top';

type Props = { curve: readonly (readonly number[])[]; places: readonly Place[] };

/** The points over the turns. */
export function PointsChart({ curve, places }: Props) {
  const text = useText();
  const all = curve.flat();
  const most = Math.max(1, ...all);
  const label = places.map(({ name }, seat) => `${name}: ${curve.at(-1)?.[seat] ?? 0}`).join(', ');
  return (
    <View>
      <Curves {...{ curve, places, most }} least={Math.min(0, ...all)} label={`${text('score.curve')}. ${label}`} />
      <View style={styles.axis}>
        <Words kind="small" color="muted">
          {text('score.curve.from')}
        </Words>
        <Words kind="small" color="muted">
          {text('score.curve.to', { points: most })}
        </Words>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  axis: { flexDirection: 'row', justifyContent: 'space-between', marginTop: SPACE.hair },
});
