import { StyleSheet, View } from 'react-native';
import type { Cost } from '../../engine/show';
import { CardText } from './card/CardText';
import { Sign } from './card/Sign';

type Props = { amounts: readonly Cost[]; size: number; color: string; dim?: boolean };

/** Few things are shown one by one, many by their number. */
const FEW = 4;

/** A price in symbols. */
export function Amounts({ amounts, size, color, dim = false }: Props) {
  const all = amounts.reduce((sum, { count }) => sum + count, 0);
  const oneByOne = all <= FEW && amounts.every(({ of }) => of !== 'coin' && of !== 'card');
  return (
    <View style={[styles.row, all > 3 && styles.close]}>
      {amounts.map(({ of, count, sign }) =>
        oneByOne ? (
          Array.from({ length: count }, (_, i) => (
            <View key={`${of}${i}`} style={dim && styles.dim}>
              <Sign of={sign} size={all > 3 ? size - 2 : size} on="dark" />
            </View>
          ))
        ) : (
          <View key={of} style={styles.row}>
            <CardText bold size={Math.max(12, size * 0.86)} grows={1} color={color}>
              {count}
            </CardText>
            <View style={dim && styles.dim}>
              <Sign of={sign} size={size} on="dark" />
            </View>
          </View>
        ),
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 2 },
  close: { gap: 1 },
  dim: { opacity: 0.62 },
});
