import { StyleSheet, View } from 'react-native';
import type { Amount } from '../../engine/show';
import { Print } from './card/Print';
import { Sign } from './card/Sign';

type Props = { amounts: readonly Amount[]; size: number; color: string; dim?: boolean };

/** Few things are shown one by one, many by their number. */
const FEW = 4;

/** A price in symbols. */
export function Amounts({ amounts, size, color, dim = false }: Props) {
  const all = amounts.reduce((sum, { count }) => sum + count, 0);
  const oneByOne = all <= FEW && amounts.every(({ of }) => of !== 'coin' && of !== 'card');
  return (
    <View style={[styles.row, dim && styles.dim]}>
      {amounts.map(({ of, count }) =>
        oneByOne ? (
          Array.from({ length: count }, (_, i) => <Sign key={`${of}${i}`} of={of} size={size} on="dark" />)
        ) : (
          <View key={of} style={styles.row}>
            <Print bold size={size * 0.86} color={color}>
              {count}
            </Print>
            <Sign of={of} size={size} on="dark" />
          </View>
        ),
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 2 },
  dim: { opacity: 0.62 },
});
