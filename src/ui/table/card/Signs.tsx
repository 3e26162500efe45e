import { StyleSheet, View } from 'react-native';
import type { ShownCard } from '../../../engine/show';
import { Sign } from './Sign';
import { Stone } from './Stone';

/** What a card does, as small signs on dark plates: always in the upper left corner of its picture. */
export function Signs({ card: { signs = [], stone }, size }: { card: ShownCard; size: number }) {
  const plate = { width: size + 3, height: size + 3, borderRadius: size * 0.28 };
  return (
    <View style={styles.signs}>
      {stone && (
        <View style={[styles.plate, plate]}>
          <Stone {...stone} size={size * 0.86} />
        </View>
      )}
      {signs.map((sign, i) => (
        <View key={i} style={[styles.plate, plate]}>
          <Sign of={sign} size={size * 0.86} on="dark" />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  signs: { position: 'absolute', left: 2, top: 2, gap: 2 },
  plate: { alignItems: 'center', justifyContent: 'center', backgroundColor: '#140d10e0' },
});
