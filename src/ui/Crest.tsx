import { StyleSheet, View } from 'react-native';
import { EMBLEM_INK, type Emblem } from './seats';
import { Glyph } from './Glyph';

/** A player's emblem on their colour. */
export function Crest({ emblem, size }: { emblem: Emblem; size: number }) {
  return (
    <View style={[styles.crest, { width: size, height: size, borderRadius: size / 2, backgroundColor: emblem.color }]}>
      <Glyph name={emblem.symbol} size={size * 0.66} color={EMBLEM_INK} />
    </View>
  );
}

const styles = StyleSheet.create({ crest: { alignItems: 'center', justifyContent: 'center' } });
