import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { GEMS } from '../../../canvas/palette';
import { parseSign, type ParsedSign } from '../../../canvas/symbols/signs';
import type { Sign as Name } from '../../../engine/show';
import { Glyph } from '../../Glyph';

type Ground = 'paper' | 'dark';
type Props = { of: Name | undefined; size: number; on: Ground; ink?: string };

/** Coins look alike in every game. */
export const COIN: Name = 'two-coins gold';

const INK = '#3a2412';
const PAPER = '#f6ead0';

/** What something is called in pictures: a symbol, in the colour of its stone where it is one, crossed out where it is broken. */
export function Sign({ of, size, on, ink }: Props) {
  const { symbol, gem, state } = parseSign(of);
  const color = gem === undefined ? (ink ?? (on === 'paper' ? INK : '#f8ecd8')) : GEMS[gem];
  const edge = gem !== undefined && on === 'paper' ? { edge: INK } : {};
  const glyph = <Glyph name={symbol} size={size} color={color} {...edge} />;
  if (state === undefined) return glyph;
  return (
    <View>
      {glyph}
      <State state={state} size={size} on={on} />
    </View>
  );
}

function State({ state, size, on }: { state: NonNullable<ParsedSign['state']>; size: number; on: Ground }) {
  if (state === 'mended')
    return (
      <View style={styles.mended}>
        <Glyph name="spanner" size={size * 0.5} color="#1d6b48" edge={PAPER} />
      </View>
    );
  return (
    <View style={styles.over}>
      {on === 'dark' ? (
        <Glyph name="cancel" size={size} color="#ff7a68" />
      ) : (
        <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
          <Path d="M3 3l18 18M21 3 3 21" stroke={PAPER} strokeWidth={5} strokeLinecap="round" />
          <Path d="M3 3l18 18M21 3 3 21" stroke="#a12318" strokeWidth={3} strokeLinecap="round" />
        </Svg>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  over: { position: 'absolute', inset: 0, alignItems: 'center', justifyContent: 'center' },
  mended: { position: 'absolute', right: -4, bottom: -4 },
});
