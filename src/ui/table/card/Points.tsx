import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { written } from '../../../i18n/numbers';
import { CardText } from './CardText';

type Props = { value: number; size: number; style?: StyleProp<ViewStyle> };

/** Points: a number on a golden shield, wherever points are shown. */
export function Points({ value, size, style }: Props) {
  return (
    <View style={[styles.shield, { width: size, height: size }, style]}>
      <Svg style={StyleSheet.absoluteFill} width={size} height={size} viewBox="0 0 24 24" aria-hidden>
        <Path d="M3 2.5h18V13c0 5-5 8-9 9.5C8 21 3 18 3 13Z" fill="#f6c344" stroke="#2a1706" strokeWidth={1.8} />
      </Svg>
      <CardText bold size={Math.max(12, size * 0.56)} grows={1} color="#2a1706">
        {written(value)}
      </CardText>
    </View>
  );
}

const styles = StyleSheet.create({ shield: { alignItems: 'center', justifyContent: 'center' } });
