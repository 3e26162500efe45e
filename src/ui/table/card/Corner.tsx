import { StyleSheet, View } from 'react-native';
import type { Sign as Name } from '../../../engine/show';
import { CardText } from './CardText';
import { Sign } from './Sign';

type Props = { value: number; sign?: Name; at: 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight'; size?: number };

/** A number in a corner of a card: every kind of number has its own corner. */
export function Corner({ value, sign, at, size = 22 }: Props) {
  return (
    <View style={[styles.corner, styles[at], { minWidth: size, height: size, borderRadius: size / 2 }]}>
      {sign !== undefined && <Sign of={sign} size={size * 0.62} on="dark" />}
      <CardText bold size={Math.max(12, size * 0.64)} grows={1} color="#ffe9c4">
        {value < 0 ? `−${-value}` : value}
      </CardText>
    </View>
  );
}

const styles = StyleSheet.create({
  corner: {
    position: 'absolute',
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 1,
    paddingHorizontal: 4,
    backgroundColor: '#1b1410',
    borderWidth: 1,
    borderColor: '#e0b566',
  },
  topLeft: { left: -3, top: -3 },
  topRight: { right: -7, top: -7 },
  bottomLeft: { left: -3, bottom: -3 },
  bottomRight: { right: -3, bottom: -3 },
});
